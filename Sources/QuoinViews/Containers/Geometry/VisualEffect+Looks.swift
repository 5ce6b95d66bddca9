import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension VisualEffect {
  private func recolor(_ matrix: ColorMatrix) -> some VisualEffect {
    drawing { GroupDrawing(.recolor(matrix)) }
  }

  /// Adds `amount`, -1…1, to the red, green and blue of the view's colours.
  public func brightness(_ amount: Double) -> some VisualEffect { recolor(.brightness(amount)) }

  /// Moves the view's colours away from the middle: 1 leaves them, 0 makes them grey.
  public func contrast(_ amount: Double) -> some VisualEffect { recolor(.contrast(amount)) }

  /// Makes the view's colours more or less colourful: 1 leaves them, 0 makes them grey.
  public func saturation(_ amount: Double) -> some VisualEffect { recolor(.saturation(amount)) }

  /// Takes `amount`, 0…1, of the colour out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { recolor(.grayscale(amount)) }

  /// Turns the hues of the view's colours by `angle`.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    drawing { HueDrawing(angle: angle) }
  }

  /// Blurs the view: Gaussian with sigma = `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    drawing { BlurDrawing(radius: radius, isOpaque: opaque) }
  }
}

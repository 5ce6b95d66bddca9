import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension VisualEffect {
  private func recolor(_ matrix: ColorMatrix) -> some VisualEffect {
    drawing { GroupDrawing(.recolor(matrix)) }
  }

  /// Adds `amount`, in -1…1, to the red, green and blue of the view's colors.
  public func brightness(_ amount: Double) -> some VisualEffect { recolor(.brightness(amount)) }

  /// Scales the contrast of the view's colors: 1 leaves them unchanged, 0 makes them gray.
  public func contrast(_ amount: Double) -> some VisualEffect { recolor(.contrast(amount)) }

  /// Scales the saturation of the view's colors: 1 leaves them unchanged, 0 makes them gray.
  public func saturation(_ amount: Double) -> some VisualEffect { recolor(.saturation(amount)) }

  /// Removes the fraction `amount`, in 0…1, of the view's saturation.
  public func grayscale(_ amount: Double) -> some VisualEffect { recolor(.grayscale(amount)) }

  /// Rotates the hues of the view's colors by `angle`.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    drawing { HueDrawing(angle: angle) }
  }

  /// Applies a Gaussian blur with a sigma of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    drawing { BlurDrawing(radius: radius, isOpaque: opaque) }
  }
}

import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Blurs a view.
public struct _BlurEffect: PrimitiveModifier {
  let radius: CGFloat
  let isOpaque: Bool

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      "blur", on: content,
      drawing: BlurDrawing(radius: modifier.radius, isOpaque: modifier.isOpaque))
  }
}

/// Draws what is inside a node blurred; opaque blurs end at the node's frame.
struct BlurDrawing: NodeDrawing {
  let radius: CGFloat
  let isOpaque: Bool

  init(radius: CGFloat, isOpaque: Bool = false) {
    self.radius = radius.isFinite ? max(radius, 0) : 0
    self.isOpaque = isOpaque
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard radius > 0 else { return }
    if isOpaque {
      canvas.beginGroup(.clip(path: Path(canvas.grid.snap(frame)), evenOdd: false))
    }
    canvas.beginGroup(.blur(radius: radius, isOpaque: isOpaque))
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard radius > 0 else { return }
    canvas.endGroup()
    if isOpaque { canvas.endGroup() }
  }
}

extension View {
  /// Blurs the view: Gaussian with sigma = `radius` points (Rules/Drawing.md#blur). PDF holds the blurred
  /// part as a picture.
  ///
  /// - `opaque`: keeps the blur inside the view's frame and free of transparency.
  ///
  /// Sizing: neutral.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

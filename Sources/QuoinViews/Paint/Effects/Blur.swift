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

/// Draws each thing inside a node blurred by itself, as shadows are cast; an opaque blur is one of the whole view and
/// ends at the node's frame (Rules/Drawing.md#blur).
struct BlurDrawing: NodeDrawing {
  let radius: CGFloat
  let isOpaque: Bool

  init(radius: CGFloat, isOpaque: Bool = false) {
    self.radius = radius.isFinite ? max(radius, 0) : 0
    self.isOpaque = isOpaque
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard radius > 0 else { return }
    let blur = Effect.blur(radius: radius, isOpaque: isOpaque)
    guard isOpaque else { return canvas.beginLeafEffect(blur) }
    canvas.beginGroup(.clip(path: Path(canvas.grid.snap(frame)), evenOdd: false))
    canvas.beginGroup(blur)
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard radius > 0 else { return }
    guard isOpaque else { return canvas.endLeafEffect() }
    canvas.endGroup()
    canvas.endGroup()
  }
}

extension View {
  /// Blurs each thing that the view draws: Gaussian with sigma = `radius` points (Rules/Drawing.md#blur). After
  /// ``compositingGroup()`` the view is blurred as a whole. PDF holds the blurred parts as pictures.
  ///
  /// - `opaque`: keeps the blur inside the view's frame and free of transparency.
  ///
  /// Sizing: neutral.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

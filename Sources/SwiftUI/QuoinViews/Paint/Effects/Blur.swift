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

/// Draws each object inside a node with its own blur, like shadows. An opaque blur applies to the
/// whole view and ends at the node's frame (Rules/Drawing.md#blur).
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
  /// Applies a Gaussian blur with a sigma of `radius` points to each object that the view draws
  /// (Rules/Drawing.md#blur).
  ///
  /// After ``compositingGroup()`` the view is blurred as a whole. PDF contains the blurred parts as
  /// images.
  ///
  /// - `opaque`: limits the blur to the view's frame, without transparency.
  ///
  /// Sizing: neutral.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

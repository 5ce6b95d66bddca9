import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Draws macOS's ring around a focused view; other platforms show none for touch.
struct FocusRing: PrimitiveModifier {
  let isShown: Bool

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let environment = emission.environment
    guard environment.platform == .macOS, environment.isFocusEffectEnabled else {
      return V._emit(content, into: emission)
    }
    // The node also exists without the focus, so that gaining the focus doesn't change the view's
    // position in the tree.
    emission.emitEffect(
      "focusable", on: content,
      drawing: FocusRingDrawing(
        radius: 0, style: modifier.isShown ? emission.resolve(.tint).faded(by: 0.5) : nil))
  }
}

/// A ring around the outside of a frame, drawn over the view. Its width and color are estimated.
struct FocusRingDrawing: NodeDrawing {
  /// The corner radius of the frame.
  let radius: CGFloat
  /// The style of the ring; `nil` draws nothing.
  let style: _ResolvedStyle?
  private static let width: CGFloat = 3.5

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {}

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    guard let style else { return }
    let rect = canvas.grid.snap(frame)
    let outer = rect.insetBy(dx: -Self.width, dy: -Self.width)
    var path = Path(roundedRect: outer, cornerRadius: radius + Self.width)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
    canvas.draw(style.items(.fill(path: path, paint: style.paint(in: outer), evenOdd: true)))
  }
}

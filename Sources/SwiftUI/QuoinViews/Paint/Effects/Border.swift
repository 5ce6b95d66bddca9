import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Draws a border inside a view's frame, over the view.
public struct _BorderEffect<Style: ShapeStyle>: PrimitiveModifier {
  let style: Style
  let width: CGFloat

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      "border", on: content,
      drawing: BorderDrawing(style: emission.resolve(modifier.style), width: modifier.width))
  }
}

struct BorderDrawing: NodeDrawing {
  var style: _ResolvedStyle
  var width: CGFloat

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {}

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.grid.snap(frame)
    guard width > 0, rect.width > 0, rect.height > 0 else { return }
    // The area between two rectangles has exact edges in every renderer; a stroked line might not.
    var path = Path(rect)
    if width < min(rect.width, rect.height) / 2 {
      path.addRect(rect.insetBy(dx: width, dy: width))
    }
    canvas.draw(style.items(.fill(path: path, paint: style.paint(in: rect), evenOdd: true)))
  }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    let isOnLine =
      frame.contains(point)
      && (width >= min(frame.width, frame.height) / 2
        || !frame.insetBy(dx: max(width, 0), dy: max(width, 0)).contains(point))
    return isOnLine && !style.isClear ? .drawing : .inside(point)
  }
}

extension View {
  /// Draws a border of `width` points inside the view's frame, over the view.
  /// Sizing: neutral.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderEffect(style: content, width: width))
  }
}

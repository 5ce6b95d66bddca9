import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The swipe buttons at one end of a row, outermost first. Their lengths are estimated.
/// Sizing: h-exp (ideal the labels' widths), v-exp.
struct RowSwipeButtons: View {
  let actions: [SwipeActions]
  let edge: HorizontalEdge
  /// Whether the first button takes the whole width, because lifting the finger triggers it.
  var isFull = false

  var body: some View {
    _ElementsReader(ForEach(actions.indices, id: \.self) { actions[$0].content }) { elements, _ in
      let shown = isFull ? elements.indices.prefix(1) : elements.indices[...]
      let order = edge == .leading ? Array(shown) : shown.reversed()
      HStack(spacing: 0) {
        ForEach(order, id: \.self) { elements[$0] }
      }
    }
    .buttonStyle(RowSwipeButtonStyle())
    .labelStyle(.iconOnly)
    // A button without its own tint is gray.
    .tint(Color.gray)
  }
}

private struct RowSwipeButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// Clips the drawing of a swiped row to the row's edges.
struct SwipedLineDrawing: NodeDrawing {
  let margin: CGFloat

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    canvas.beginGroup(
      .clip(path: Path(canvas.grid.snap(frame.insetBy(dx: margin, dy: 0))), evenOdd: false))
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    frame.insetBy(dx: margin, dy: 0).contains(point) ? .inside(point) : .nothing(.clipped)
  }
}

import Foundation
import QuoinCore
import QuoinGeometry

/// A panel with an arrow that points at a location in the window.
/// Sizing: h-exp, v-exp.
struct PopoverPanel<Content: View>: View {
  let space: WindowLayer.Space
  let prefersAbove: Bool
  let radius: CGFloat
  var hasArrow = true
  @ViewBuilder let content: Content
  @Environment(\.dismissal) private var dismissal

  var body: some View {
    PopoverPanelLayout(space: space, prefersAbove: prefersAbove) {
      content.glass(in: RoundedRectangle(cornerRadius: radius, style: .continuous), tone: 0.92)
        .chrome("popover")
      PopoverArrow(pointsDown: false).fill(arrow).chrome("arrowUp")
      PopoverArrow(pointsDown: true).fill(arrow).chrome("arrowDown")
    }
    // A tap outside the panel closes it, and so does Escape.
    .tappable { dismissal?.leave() }
    .attribute { [dismissal] emission, mark in
      let keys = FrontKeys { key, _ in
        guard key == .escape, let presentation = dismissal as? Presentation, presentation.canBeLeft
        else { return false }
        presentation.end()
        return true
      }
      emission.attach(keys, since: mark)
    }
  }

  private var arrow: Color { hasArrow ? .presentedBackground : .clear }
}

/// Sizing: h-exp, v-exp.
private nonisolated struct PopoverArrow: Shape {
  let pointsDown: Bool

  func path(in rect: CGRect) -> Path {
    let (base, tip) = pointsDown ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: base))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: tip), control: CGPoint(x: rect.midX - rect.width / 6, y: base))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: base), control: CGPoint(x: rect.midX + rect.width / 6, y: base))
    path.closeSubpath()
    return path
  }
}

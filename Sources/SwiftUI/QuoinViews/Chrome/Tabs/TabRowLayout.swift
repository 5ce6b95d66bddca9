import Foundation
import QuoinGeometry
import QuoinLayout

/// Tabs at equal distances, which shrink if the default width doesn't fit.
/// Sizing: h-hug, v-exp.
struct TabRowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = usualWidth(subviews.count)
    return CGSize(
      width: min(max(proposal.width ?? width, 0), width),
      height: proposal.height ?? TabMetrics.barHeight - 2 * TabMetrics.barPadding)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let usual = TabMetrics.tab(count: subviews.count)
    let share = bounds.width / max(usualWidth(subviews.count), 1)
    for (index, tab) in subviews.enumerated() {
      tab.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * usual.pitch * share, y: bounds.minY),
        proposal: ProposedViewSize(width: usual.width * share, height: bounds.height))
    }
  }

  private func usualWidth(_ count: Int) -> CGFloat {
    let tab = TabMetrics.tab(count: count)
    return count == 0 ? 0 : tab.width + CGFloat(count - 1) * tab.pitch
  }
}

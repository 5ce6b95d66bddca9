import Foundation
import QuoinGeometry
import QuoinLayout

/// Tabs at equal distances, which shrink if the default width doesn't fit; in a bar that doesn't
/// float, they divide its width.
/// Sizing: h-hug, or h-exp if the bar doesn't float; v-exp.
struct TabRowLayout: Layout {
  let metrics: TabBarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = usualWidth(subviews.count)
    return CGSize(
      width: metrics.floats
        ? min(max(proposal.width ?? width, 0), width) : max(proposal.width ?? width, 0),
      height: proposal.height ?? metrics.height - 2 * metrics.padding)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var usual = TabMetrics.tab(count: subviews.count)
    var share = bounds.width / max(usualWidth(subviews.count), 1)
    if !metrics.floats {
      let width = bounds.width / CGFloat(max(subviews.count, 1))
      usual = (width, width)
      share = 1
    }
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

import Foundation
import QuoinGeometry
import QuoinLayout

/// The segments of a segmented control beside each other.
///
/// They are as wide as the widest where there is room. On macOS the control is no wider than that, and each segment
/// at least keeps its own width: 118.5 was recorded for two where the equal ones would be 125.
struct SegmentLayout: Layout {
  let metrics: SegmentMetrics

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(subviews)
    let ideal = (widths.max() ?? 0) * CGFloat(widths.count) + 2 * metrics.inset
    let width = max(proposal.width ?? ideal, 0)
    return CGSize(
      width: metrics.isGreedy ? width : min(max(width, widths.reduce(0, +)), ideal),
      height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let inner = bounds.insetBy(dx: min(metrics.inset, bounds.width / 2), dy: metrics.inset)
    var x = inner.minX
    for (subview, width) in zip(subviews, shares(of: inner.width, widths(subviews))) {
      subview.place(
        at: CGPoint(x: x, y: inner.minY),
        proposal: ProposedViewSize(width: width, height: inner.height))
      x += width
    }
  }

  /// What each segment wants.
  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).width + 2 * metrics.padding }
  }

  /// What each segment gets of `width`: the same, unless that is too little for one and its own width is had.
  private func shares(of width: CGFloat, _ widths: [CGFloat]) -> [CGFloat] {
    let equal = width / CGFloat(widths.count)
    let rest = width - widths.reduce(0, +)
    guard !metrics.isGreedy, rest >= 0, widths.contains(where: { $0 > equal }) else {
      return widths.map { _ in equal }
    }
    return widths.map { $0 + rest / CGFloat(widths.count) }
  }
}

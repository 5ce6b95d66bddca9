import Foundation
import QuoinGeometry
import QuoinLayout

/// A layout for a segmented control: first the plates and separators behind the labels, then the
/// labels.
///
/// All segments are as wide as the widest. On macOS the control takes no more width than that; with
/// less space the labels are truncated and the control hugs the truncated labels (recorded: a label
/// of 120.5 becomes 98 in two segments that are proposed 127), but it never takes less than the
/// labels need individually (118.5 with its label where equal ones would take 125).
struct SegmentLayout: TextEnclosingLayout {
  let metrics: SegmentMetrics

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width(proposal.width, labels(of: subviews)), height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let labels = labels(of: subviews)
    guard !labels.isEmpty else { return }
    let inner = bounds.insetBy(dx: min(metrics.inset, bounds.width / 2), dy: metrics.inset)
    let width = inner.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      let x = inner.minX + CGFloat(index) * width
      subviews[index].place(
        at: CGPoint(x: x, y: inner.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: inner.height))
      label.place(
        at: CGPoint(x: x + width / 2, y: inner.midY), anchor: .center,
        proposal: room(for: label, in: width))
    }
  }

  private func labels(of subviews: Subviews) -> Subviews {
    subviews[subviews.count / 2..<subviews.count]
  }

  private func width(_ proposal: CGFloat?, _ labels: Subviews) -> CGFloat {
    let own = labels.map { $0.sizeThatFits(.unspecified).width + 2 * metrics.padding }
    let ideal = (own.max() ?? 0) * CGFloat(own.count) + 2 * metrics.inset
    guard let proposal else { return ideal }
    if metrics.isGreedy { return max(proposal, 0) }
    guard proposal < ideal else { return ideal }
    let offer = ProposedViewSize(
      width: max(proposal / CGFloat(own.count) - 2 * metrics.padding, 0), height: nil)
    let cut = labels.map { $0.sizeThatFits(offer).width }.max() ?? 0
    return max(own.reduce(0, +), (cut + 2 * metrics.padding) * CGFloat(own.count))
  }

  /// Returns the proposal for a label in a segment of `width`: the padding shrinks before the label
  /// is truncated.
  private func room(for label: LayoutSubview, in width: CGFloat) -> ProposedViewSize {
    let own = label.sizeThatFits(.unspecified).width
    let tight = width - 2 * SegmentMetrics.leastPadding
    return ProposedViewSize(
      width: own <= tight ? own : max(width - 2 * metrics.padding, 0), height: nil)
  }
}

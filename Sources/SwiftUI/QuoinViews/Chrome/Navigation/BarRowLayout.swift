import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A bar's row: leading items, title, trailing items.
/// Sizing: h-exp, v-exp.
struct BarRowLayout: Layout {
  /// The distance between the title and the adjacent items.
  let gap: CGFloat
  /// Whether the title is centered in the row if there is space, and otherwise follows the leading
  /// items.
  let centersTitle: Bool
  /// Whether the trailing items give way to the title.
  var trailingYields = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = sizes.reduce(0) { $0 + $1.width } + 2 * gap
    return CGSize(
      width: proposal.width ?? widths, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let leading = subviews[0].sizeThatFits(.unspecified).width
    var trailing = subviews[2].sizeThatFits(.unspecified).width
    let start = leading > 0 ? leading + gap : 0
    if trailingYields {
      let title = subviews[1].sizeThatFits(.unspecified).width
      let left = max(bounds.width - start - (title > 0 ? title + gap : 0), 0)
      if trailing > left {
        trailing = subviews[2].sizeThatFits(ProposedViewSize(width: left, height: nil)).width
      }
    }
    let end = bounds.width - (trailing > 0 ? trailing + gap : 0)
    let room = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
    let title = subviews[1].sizeThatFits(room).width
    let centred = (bounds.width - title) / 2
    let titleStart = centersTitle ? max(min(centred, end - title), start) : start
    // Flexible gaps among the items get the space that the title leaves.
    let titleEnd = title > 0 ? titleStart + title + gap : start
    let before = ProposedViewSize(
      width: max(title > 0 ? titleStart - gap : bounds.width - trailing, leading),
      height: bounds.height)
    let rest = ProposedViewSize(
      width: max(bounds.width - titleEnd, trailing), height: bounds.height)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: before)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + titleStart, y: bounds.midY), anchor: .leading, proposal: room)
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: rest)
  }
}

extension View {
  /// Insets the view from the sides of the enclosing bar, depending on the bar's width.
  /// Sizing: as the view, wider by the insets.
  func insetInBar(_ metrics: BarMetrics) -> some View {
    BarSidesLayout(metrics: metrics) { self }
  }
}

/// Insets one view of a bar depending on the bar's width.
private struct BarSidesLayout: Layout {
  let metrics: BarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inset = inset(proposal)
    let size = subviews.first?.sizeThatFits(offer(proposal, inset)) ?? .zero
    return CGSize(width: size.width + 2 * inset, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inset = inset(proposal)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: offer(proposal, inset))
  }

  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    metrics.sideInset(in: proposal.width ?? 0)
  }

  private func offer(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * inset, 0) }, height: proposal.height)
  }
}

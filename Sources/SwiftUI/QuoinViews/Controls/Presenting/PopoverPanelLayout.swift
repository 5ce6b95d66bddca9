import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Places a panel below or above its target, with the arrow on that side.
/// Sizing: h-exp, v-exp.
struct PopoverPanelLayout: Layout {
  let space: WindowLayer.Space
  let prefersAbove: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    space.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let margin = PresentationMetrics.screenMargin
    let arrow = PresentationMetrics.arrow
    let room = ProposedViewSize(
      width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - 2 * margin, 0))
    let ideal = subviews[0].sizeThatFits(.unspecified)
    let fitted = ProposedViewSize(
      width: min(ideal.width, room.width ?? 0), height: min(ideal.height, room.height ?? 0))
    let panel = subviews[0].sizeThatFits(fitted)
    var source = space.source.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if subviews.layoutDirection == .rightToLeft {
      source.origin.x = bounds.minX + bounds.maxX - source.maxX
    }

    let needed = panel.height + arrow.height
    let fitsAbove = source.minY - needed >= bounds.minY + space.insets.top
    let fitsBelow = source.maxY + needed <= bounds.maxY - space.insets.bottom
    let isAbove = prefersAbove ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow
    let wantedTop = isAbove ? source.minY - needed : source.maxY + arrow.height
    let top = max(min(wantedTop, bounds.maxY - margin - panel.height), bounds.minY + margin)
    let left = max(
      min(source.midX - panel.width / 2, bounds.maxX - margin - panel.width), bounds.minX + margin)
    subviews[0].place(at: CGPoint(x: left, y: top), proposal: fitted)

    let arrowTop = isAbove ? top + panel.height : top - arrow.height
    let arrowLeft = max(
      min(source.midX - arrow.width / 2, left + panel.width - 2 * arrow.width), left + arrow.width)
    let arrowPlace = CGPoint(x: arrowLeft, y: arrowTop)
    subviews[1].place(at: arrowPlace, proposal: isAbove ? .zero : ProposedViewSize(arrow))
    subviews[2].place(at: arrowPlace, proposal: isAbove ? ProposedViewSize(arrow) : .zero)
  }
}

import Foundation
import QuoinGeometry

// Measuring the nodes without children.

extension LayoutPass {
  func measureLeaf(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let (horizontal, vertical) = (node.pointee.horizontal, node.pointee.vertical)
    let size = CGSize(
      width: horizontal.answer(offer.width), height: vertical.answer(offer.height))
    if let trace {
      func reason(_ range: LengthRange, _ offer: CGFloat) -> LengthReason {
        if range.isRigid { return .fixed }
        if offer.isNaN { return range == .expanding ? .fallback : .ideal }
        if offer < range.min { return .minimum }
        if offer > range.max { return .maximum }
        return .acceptsProposal
      }
      trace.answered(
        index, offer, size, along: .horizontal, reason(horizontal, offer.width),
        across: reason(vertical, offer.height))
    }
    return size
  }

  /// Returns the smaller of the proposed sides, or 10 if both are nil.
  func measureSquare(_ index: NodeID, _ offer: Offer) -> CGSize {
    let side: CGFloat =
      switch (offer.width.isNaN, offer.height.isNaN) {
      case (true, true): 10
      case (true, false): max(offer.height, 0)
      case (false, true): max(offer.width, 0)
      case (false, false): max(min(offer.width, offer.height), 0)
      }
    let size = CGSize(width: side, height: side)
    let reason: LengthReason =
      offer.width.isNaN && offer.height.isNaN ? .fallback : .smallerSide
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  func measureHostLeaf(_ index: NodeID, _ offer: Offer) -> CGSize {
    let size = tree.tables.leaves[Int(records[index].payload)].sizeThatFits(offer.proposal)
    trace?.answered(index, offer, size, along: .horizontal, .hugsContent, across: .hugsContent)
    return size
  }
}

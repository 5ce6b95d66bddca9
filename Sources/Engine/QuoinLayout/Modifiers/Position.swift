import Foundation
import QuoinGeometry

// position(x:y:) takes all it is offered and centers its child on a point
// (Rules/Frames.md#position).

extension LayoutTree {
  /// Wraps the nodes added since `mark` for `position(x:y:)`, in points from the top-leading corner
  /// of the wrapper.
  @usableFromInline
  package func wrapPosition(since mark: Mark, x: CGFloat, y: CGFloat) {
    wrap(since: mark, .position) { node in
      node.pointee.centre = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
  }
}

extension LayoutPass {
  func closePosition(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      if child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        let ideal = child.pointee.range(axis).ideal
        node.pointee.setRange(LengthRange(min: 0, ideal: ideal, max: .infinity), axis)
      }
    }
  }

  func measurePosition(_ index: NodeID, _ offer: Offer) -> CGSize {
    var size = CGSize(width: max(offer.width, 0), height: max(offer.height, 0))
    if offer.width.isNaN || offer.height.isNaN {
      let child = measure(records[index].firstChild, offer)
      if offer.width.isNaN { size.width = child.width }
      if offer.height.isNaN { size.height = child.height }
    }
    trace?.answered(
      index, offer, size, along: .horizontal,
      offer.width.isNaN ? .childLength : .acceptsProposal,
      across: offer.height.isNaN ? .childLength : .acceptsProposal)
    return size
  }

  func arrangePosition(_ index: NodeID) {
    let node = pointer(index)
    let child = node.pointee.firstChild
    let offer = Offer(node.pointee.size.width, node.pointee.size.height)
    trace?.offered(child, offer, along: .horizontal, .ownLength, across: .ownLength)
    settle(child, offer)
    let size = records[child].size
    func origin(_ centre: CGFloat, _ length: CGFloat) -> CGFloat {
      length.isFinite ? centre - length / 2 : 0
    }
    records[child].origin = CGPoint(
      x: origin(node.pointee.centre.x, size.width),
      y: origin(node.pointee.centre.y, size.height))
  }
}

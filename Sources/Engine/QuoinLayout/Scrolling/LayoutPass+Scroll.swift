import Foundation
import QuoinGeometry

// A scroll view shows a part of its content (Rules/Scrolling.md#scroll-size): along the axes that
// it scrolls it takes what it is offered and offers its content nil; across them it is as long as
// its content.

extension LayoutPass {
  func closeScroll(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = 0
    node.pointee.spacing = SpacingIndex.ordinary
  }

  private func contentOffer(_ content: ScrollContent, _ offer: Offer) -> Offer {
    var result = offer
    for axis in Axis.allCases {
      let length = offer[axis] - content.margins.total(along: axis)
      result[axis] = content.scrolls(axis) ? .nan : max(length, 0)
      if offer[axis].isNaN { result[axis] = .nan }
    }
    return result
  }

  /// Makes the scroll view the container of its content, with the length of the scroll view minus
  /// its margins.
  private func setContainer(of index: NodeID, _ content: ScrollContent, _ offer: Offer) {
    func inner(_ axis: Axis) -> CGFloat {
      let length = offer[axis] - content.margins.total(along: axis)
      return length.isFinite ? max(length, 0) : .nan
    }
    setContainer(index, Offer(inner(.horizontal), inner(.vertical)))
  }

  func measureScroll(_ index: NodeID, _ offer: Offer) -> CGSize {
    let content = tree.scrollContent(index)
    setContainer(of: index, content, offer)
    let child = records[index].firstChild
    let inner = !child.exists ? .zero : measure(child, contentOffer(content, offer))
    func length(_ axis: Axis) -> CGFloat {
      guard content.scrolls(axis), !offer[axis].isNaN else {
        return max(inner[axis] + content.margins.total(along: axis), 0)
      }
      return max(offer[axis], 0)
    }
    let size = CGSize(width: length(.horizontal), height: length(.vertical))
    func reason(_ axis: Axis) -> LengthReason {
      if content.scrolls(axis), !offer[axis].isNaN { return .acceptsProposal }
      let margins = content.margins.total(along: axis)
      return margins == 0 ? .childLength : .childAndInsets(Length(margins))
    }
    trace?.answered(
      index, offer, size, along: .horizontal, reason(.horizontal), across: reason(.vertical))
    return size
  }

  func arrangeScroll(_ index: NodeID) {
    var content = tree.scrollContent(index)
    let node = pointer(index)
    defer { tree.tables.scrolls[Int(records[index].payload)] = content }
    setContainer(of: index, content, node.pointee.offer)
    let child = node.pointee.firstChild
    guard child.exists else { return }
    let offer = contentOffer(content, node.pointee.offer)
    func reason(_ axis: Axis) -> OfferReason {
      if content.scrolls(axis) { return .unspecified }
      let margins = content.margins.total(along: axis)
      return margins == 0 ? .same : .reduced(by: Length(margins))
    }
    trace?.offered(
      child, offer, along: .horizontal, reason(.horizontal), across: reason(.vertical))
    settle(child, offer)
    content.contentSize = records[child].size
    func position(_ axis: Axis) -> (origin: CGFloat, offset: CGFloat) {
      let start = axis == .horizontal ? content.margins.leading : content.margins.top
      let (visible, length) = (tree.visibleLength(index, axis), content.contentSize[axis])
      let free = visible - length
      guard content.scrolls(axis), free < 0 else {
        let unit = axis == .horizontal ? content.alignment.x : content.alignment.y
        let shift = content.scrolls(axis) ? free * unit : 0
        return (start + (shift.isFinite ? shift : 0), 0)
      }
      let wanted: CGFloat =
        switch content.position {
        case .points(let point): point[axis]
        case .anchor(let anchor): -free * (axis == .horizontal ? anchor.x : anchor.y)
        }
      let offset = ScrollArithmetic.limited(wanted, content: length, visible: visible)
      return (start - offset, offset)
    }
    var (x, y) = (position(.horizontal), position(.vertical))
    if content.stretch != .zero {
      func pull(_ place: inout (origin: CGFloat, offset: CGFloat), _ axis: Axis) {
        guard content.scrolls(axis), content.stretch[axis].isFinite else { return }
        place = (place.origin - content.stretch[axis], place.offset + content.stretch[axis])
      }
      pull(&x, .horizontal)
      pull(&y, .vertical)
    }
    content.offset = CGPoint(x: x.offset, y: y.offset)
    records[child].origin = CGPoint(x: x.origin, y: y.origin)
  }
}

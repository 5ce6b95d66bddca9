import Foundation
import QuoinGeometry

// The modifiers that change one child's proposal or place: padding, fixedSize, aspectRatio, offset,
// overlay and background (SEMANTICS §9.11–§9.17).

extension LayoutTree {
  // MARK: padding

  /// Takes the insets out of the proposal, never below 0, and adds them to the answer.
  func measurePadding(_ index: Node, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let size = measure(node.pointee.firstChild, paddingOffer(node, offer))
    let horizontal = node.pointee.a + node.pointee.c
    let vertical = node.pointee.b + node.pointee.d
    let result = CGSize(
      width: max(size.width + horizontal, 0), height: max(size.height + vertical, 0))
    trace?.answered(
      index, offer, result, along: .horizontal, .childAndInsets(Length(horizontal)),
      across: .childAndInsets(Length(vertical)))
    return result
  }

  @inline(__always)
  private func paddingOffer(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> Offer {
    func reduced(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
      length.isNaN ? .nan : max(length - insets, 0)
    }
    return Offer(
      reduced(offer.width, node.pointee.a + node.pointee.c),
      reduced(offer.height, node.pointee.b + node.pointee.d))
  }

  func arrangePadding(_ index: Node) {
    let node = pointer(index)
    let offer = paddingOffer(node, node.pointee.offer)
    trace?.offered(
      node.pointee.firstChild, offer, along: .horizontal,
      .reduced(by: Length(node.pointee.a + node.pointee.c)),
      across: .reduced(by: Length(node.pointee.b + node.pointee.d)))
    settle(node.pointee.firstChild, offer)
    pointer(node.pointee.firstChild).pointee.origin = CGPoint(x: node.pointee.a, y: node.pointee.b)
  }

  // MARK: fixedSize

  /// Replaces the proposal by nil on the chosen axes.
  func measureFixedSize(_ index: Node, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let size = measure(node.pointee.firstChild, fixedSizeOffer(node, offer))
    trace?.answered(index, offer, size, along: .horizontal, .childLength, across: .childLength)
    return size
  }

  @inline(__always)
  private func fixedSizeOffer(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> Offer {
    Offer(
      node.pointee.flags.contains(.horizontal) ? .nan : offer.width,
      node.pointee.flags.contains(.vertical) ? .nan : offer.height)
  }

  func arrangeFixedSize(_ index: Node) {
    let node = pointer(index)
    let offer = fixedSizeOffer(node, node.pointee.offer)
    trace?.offered(
      node.pointee.firstChild, offer, along: .horizontal,
      node.pointee.flags.contains(.horizontal) ? .unspecified : .same,
      across: node.pointee.flags.contains(.vertical) ? .unspecified : .same)
    settle(node.pointee.firstChild, offer)
    centre(node.pointee.firstChild, in: index)
  }

  // MARK: aspectRatio

  func measureAspectRatio(_ index: Node, _ offer: Offer) -> CGSize {
    let child = pointer(index).pointee.firstChild
    let size = measure(child, aspectRatioOffer(index, offer))
    trace?.answered(index, offer, size, along: .horizontal, .childLength, across: .childLength)
    return size
  }

  /// The largest (fit) or smallest (fill) size of the ratio that the proposal decides.
  ///
  /// An axis without a proposal leaves the decision to the other; without any, the child is asked for its
  /// ideal size.
  private func aspectRatioOffer(_ index: Node, _ offer: Offer) -> Offer {
    let node = pointer(index)
    if offer.width.isNaN, offer.height.isNaN { return offer }
    var ratio = CGSize(width: node.pointee.a, height: 1)
    if node.pointee.a.isNaN {
      ratio = measure(node.pointee.firstChild, .unspecified)
      if ratio.width == ratio.height { ratio = CGSize(width: 1, height: 1) }
    }
    let scales = [offer.width / ratio.width, offer.height / ratio.height].filter { !$0.isNaN }
    let fills = node.pointee.flags.contains(.fills)
    guard let scale = fills ? scales.max() : scales.min() else { return offer }
    func scaled(_ length: CGFloat) -> CGFloat {
      let result = length * scale
      // An overlapping stack's ideal length can be negative; a proposal never is.
      return result > 0 ? result : 0
    }
    return Offer(scaled(ratio.width), scaled(ratio.height))
  }

  func arrangeAspectRatio(_ index: Node) {
    let node = pointer(index)
    let offer = aspectRatioOffer(index, node.pointee.offer)
    trace?.offered(node.pointee.firstChild, offer, along: .horizontal, .scaled, across: .scaled)
    settle(node.pointee.firstChild, offer)
    centre(node.pointee.firstChild, in: index)
  }

  private func centre(_ child: Node, in index: Node) {
    let (own, size) = (pointer(index).pointee.size, pointer(child).pointee.size)
    func offset(_ own: CGFloat, _ length: CGFloat) -> CGFloat {
      let offset = (own - length) / 2
      return offset.isFinite ? offset : 0
    }
    pointer(child).pointee.origin = CGPoint(
      x: offset(own.width, size.width), y: offset(own.height, size.height))
  }

  // MARK: neutral wrappers

  /// The child's answer to the same proposal.
  func measureNeutral(_ index: Node, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let size = measure(node.pointee.firstChild, offer)
    let reason: LengthReason =
      node.pointee.kind == .overlay || node.pointee.kind == .background
      ? .primaryLength : .childLength
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  func arrangeNeutral(_ index: Node) {
    let node = pointer(index)
    trace?.offered(
      node.pointee.firstChild, node.pointee.offer, along: .horizontal, .same, across: .same)
    settle(node.pointee.firstChild, node.pointee.offer)
    pointer(node.pointee.firstChild).pointee.origin =
      node.pointee.kind == .offset ? CGPoint(x: node.pointee.a, y: node.pointee.b) : .zero
  }

  // MARK: overlay, background

  /// The secondary view is offered the primary's size and laid guide over guide.
  func arrangeLayers(_ index: Node) {
    arrangeNeutral(index)
    let primary = pointer(index).pointee.firstChild
    let secondary = pointer(primary).pointee.next
    guard secondary >= 0 else { return }
    let size = pointer(primary).pointee.size
    let offer = Offer(size.width, size.height)
    trace?.offered(secondary, offer, along: .horizontal, .primaryLength, across: .primaryLength)
    settle(secondary, offer)
    func offset(_ axis: Axis) -> CGFloat {
      let line = self.line(index, axis)
      let offset =
        guide(primary, line, key: index, axis) - guide(secondary, line, key: index, axis)
      return offset.isFinite ? offset : 0
    }
    let origin = CGPoint(x: offset(.horizontal), y: offset(.vertical))
    pointer(secondary).pointee.origin = origin
  }
}

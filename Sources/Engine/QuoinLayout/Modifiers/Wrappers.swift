import Foundation
import QuoinGeometry

// The modifiers that change one child's proposal or position: padding, fixedSize, aspectRatio,
// offset, overlay and background (Rules/Frames.md#wrappers).

extension LayoutPass {
  // MARK: padding

  func closePadding(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    @inline(__always) func close(_ axis: Axis) {
      let total = node.pointee.padding.total(along: axis)
      // At 0 a negative padding offers its child more than 0, and no range contains the child's
      // length for that.
      if child.pointee.isCoupled(axis) || total < 0 {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(child.pointee.range(axis).adding(total).atLeastZero, axis)
        node.pointee.setFull(axis, child.pointee.isFull(axis))
      }
    }
    close(.horizontal)
    close(.vertical)
    let padding = node.pointee.padding
    if padding.leading == 0 || padding.top == 0 || padding.trailing == 0 || padding.bottom == 0 {
      deferSpacing(node)
    }
  }

  func paddedEdges(_ node: UnsafeMutablePointer<LayoutNode>) -> Edge.Set {
    var edges: Edge.Set = []
    let padding = node.pointee.padding
    if padding.leading != 0 { edges.insert(.leading) }
    if padding.top != 0 { edges.insert(.top) }
    if padding.trailing != 0 { edges.insert(.trailing) }
    if padding.bottom != 0 { edges.insert(.bottom) }
    return edges
  }

  /// Subtracts the insets from the proposal, clamping at 0, and adds them to the child's size.
  func measurePadding(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let size = measure(node.pointee.firstChild, paddingOffer(node, offer))
    let horizontal = node.pointee.padding.total(along: .horizontal)
    let vertical = node.pointee.padding.total(along: .vertical)
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
      reduced(offer.width, node.pointee.padding.total(along: .horizontal)),
      reduced(offer.height, node.pointee.padding.total(along: .vertical)))
  }

  func arrangePadding(_ index: NodeID) {
    let node = pointer(index)
    let offer = paddingOffer(node, node.pointee.offer)
    trace?.offered(
      node.pointee.firstChild, offer, along: .horizontal,
      .reduced(by: Length(node.pointee.padding.total(along: .horizontal))),
      across: .reduced(by: Length(node.pointee.padding.total(along: .vertical))))
    settle(node.pointee.firstChild, offer)
    records[node.pointee.firstChild].origin = CGPoint(
      x: node.pointee.padding.leading, y: node.pointee.padding.top)
  }

  // MARK: fixedSize

  /// Closes a `fixedSize`, whose priority is 0: a recorded grid measures a cell with
  /// `layoutPriority(1).fixedSize()` together with the others.
  func closeFixedSize(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let isFixed = node.pointee.flags.contains(axis == .horizontal ? .horizontal : .vertical)
      if child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        let range = child.pointee.range(axis)
        node.pointee.setRange(isFixed ? LengthRange(range.ideal) : range, axis)
      }
    }
    deferSpacing(node)
  }

  /// Replaces the proposal by nil on the chosen axes.
  func measureFixedSize(_ index: NodeID, _ offer: Offer) -> CGSize {
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

  func arrangeFixedSize(_ index: NodeID) {
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

  func closeAspectRatio(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.flags.formUnion(.coupled)
    deferSpacing(node)
  }

  func measureAspectRatio(_ index: NodeID, _ offer: Offer) -> CGSize {
    let child = records[index].firstChild
    let size = measure(child, aspectRatioOffer(index, offer))
    trace?.answered(index, offer, size, along: .horizontal, .childLength, across: .childLength)
    return size
  }

  /// Returns the largest (fit) or smallest (fill) size with the ratio that the proposal allows.
  ///
  /// An axis whose proposal is nil follows the other; if both are nil, the child is measured at its
  /// ideal size.
  private func aspectRatioOffer(_ index: NodeID, _ offer: Offer) -> Offer {
    let node = pointer(index)
    if offer.width.isNaN, offer.height.isNaN { return offer }
    var ratio = CGSize(width: node.pointee.ratio, height: 1)
    if node.pointee.ratio.isNaN {
      ratio = measure(node.pointee.firstChild, .unspecified)
      if ratio.width == ratio.height { ratio = CGSize(width: 1, height: 1) }
    }
    let scales = [offer.width / ratio.width, offer.height / ratio.height].filter { !$0.isNaN }
    let fills = node.pointee.flags.contains(.fills)
    guard let scale = fills ? scales.max() : scales.min() else { return offer }
    func scaled(_ length: CGFloat) -> CGFloat {
      let result = length * scale
      // The ideal length of a stack with overlapping children can be negative; a proposal never is.
      return result > 0 ? result : 0
    }
    return Offer(scaled(ratio.width), scaled(ratio.height))
  }

  func arrangeAspectRatio(_ index: NodeID) {
    let node = pointer(index)
    let offer = aspectRatioOffer(index, node.pointee.offer)
    trace?.offered(node.pointee.firstChild, offer, along: .horizontal, .scaled, across: .scaled)
    settle(node.pointee.firstChild, offer)
    centre(node.pointee.firstChild, in: index)
  }

  private func centre(_ child: NodeID, in index: NodeID) {
    let (own, size) = (records[index].size, records[child].size)
    func offset(_ own: CGFloat, _ length: CGFloat) -> CGFloat {
      let offset = (own - length) / 2
      return offset.isFinite ? offset : 0
    }
    records[child].origin = CGPoint(
      x: offset(own.width, size.width), y: offset(own.height, size.height))
  }

  // MARK: neutral wrappers

  /// Closes a wrapper that doesn't take part in the negotiation.
  func closeNeutral(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    node.pointee.horizontal = child.pointee.horizontal
    node.pointee.vertical = child.pointee.vertical
    node.pointee.setFull(.horizontal, child.pointee.isFull(.horizontal))
    node.pointee.setFull(.vertical, child.pointee.isFull(.vertical))
    node.pointee.flags.formUnion(child.pointee.flags.intersection([.coupledWidth, .coupledHeight]))
    guard !node.pointee.flags.contains(.ordinary) else { return }
    deferSpacing(node)
    node.pointee.priority = child.pointee.priority
  }

  /// Returns the child's size for the same proposal.
  func measureNeutral(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let size = measure(node.pointee.firstChild, offer)
    let reason: LengthReason =
      node.pointee.kind == .overlay || node.pointee.kind == .background
      ? .primaryLength : .childLength
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  func arrangeNeutral(_ index: NodeID) {
    let node = pointer(index)
    trace?.offered(
      node.pointee.firstChild, node.pointee.offer, along: .horizontal, .same, across: .same)
    settle(node.pointee.firstChild, node.pointee.offer)
    records[node.pointee.firstChild].origin =
      node.pointee.kind == .offset ? node.pointee.translation : .zero
  }

  func closeBoundary(_ node: UnsafeMutablePointer<LayoutNode>) {
    closeNeutral(node)
    // A frame checks whether its child is a spacer.
    if records[node.pointee.firstChild].flags.contains(.spacer) {
      node.pointee.flags.insert(.spacer)
    } else {
      node.pointee.flags.remove(.spacer)
    }
  }

  // MARK: overlay, background

  /// Proposes the primary view's size to the secondary view, and aligns its guides with those of
  /// the primary view.
  func arrangeLayers(_ index: NodeID) {
    arrangeNeutral(index)
    let primary = records[index].firstChild
    let secondary = records[primary].next
    guard secondary.exists else { return }
    let size = records[primary].size
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
    records[secondary].origin = origin
  }
}

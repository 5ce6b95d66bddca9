import Foundation
import QuoinGeometry

// frame(width:height:) and frame(minWidth:…maxHeight:) (Rules/Frames.md#flex-size). A
// containerRelativeFrame is a fixed frame whose lengths come from its container.
//
// The algorithm decides what a frame offers its child, the frame's own length, and the child's
// position. On each axis independently:
//
//  1. offer       fixed: the frame's length, if it has one, else its own offer
//                 flexible: its own offer, or its ideal without an offer, clamped to the limits
//  2. size        fixed: the frame's length, if it has one, else the child's
//                 flexible, nothing offered, with an ideal: the ideal
//                 flexible, both limits: the frame's own offer, or else the child's length, clamped
//                 flexible, one limit: the child's length, but a minimum raises it to at least the
//                 minimum and cuts it to the child's offer; a maximum cuts it to at most the
//                 maximum and raises it to the child's offer
//  3. placement   the child's guides are aligned with the frame's own point for its alignment
//
// Worked example: a child 40 to 90 wide, its ideal 50, offered 200 through a frame
//
//      frame                         offers   child   frame   why
//      width: 60                       60       60      60    its own length
//      minWidth: 100                  200       90     100    the child is shorter than the minimum
//      maxWidth: 70                    70       70      70    the offer is cut to the maximum
//      maxWidth: .infinity            200       90     200    raised to what it offers
//      minWidth: 20, maxWidth: 150    150       90     150    the offer clamped to both limits,
//                                                             independent of the child
//      idealWidth: 80, offered nil     80       80      80    the ideal replaces the missing offer

/// The limits of a flexible frame along one axis; NaN for those that are not specified.
struct FlexLimits {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  var isEmpty: Bool { min.isNaN && ideal.isNaN && max.isNaN }
  /// Whether the minimum exceeds the maximum; the frame then has its child's length.
  var isContradictory: Bool { min > max }

  /// Returns the frame's proposal to its child when the frame itself gets the proposal `offer`.
  @inline(__always)
  func childOffer(_ offer: CGFloat) -> CGFloat {
    let wanted = offer.isNaN ? ideal : offer
    if wanted.isNaN { return .nan }
    let raised = min.isNaN ? wanted : Swift.max(wanted, min)
    return max.isNaN ? raised : Swift.min(raised, max)
  }

  /// Returns the frame's length if it doesn't depend on the child: with both limits, and for an
  /// unspecified proposal with an ideal.
  @inline(__always)
  func lengthWithoutChild(_ offer: CGFloat) -> CGFloat? {
    if offer.isNaN { return ideal.isNaN ? nil : ideal }
    guard min <= max else { return nil }
    return Swift.min(Swift.max(offer, min), max)
  }

  /// Returns the frame's length around a child of length `child` for `childOffer`.
  @inline(__always)
  func length(around child: CGFloat, childOffer: CGFloat) -> CGFloat {
    if isContradictory { return child }
    if !min.isNaN, !max.isNaN { return Swift.min(Swift.max(child, min), max) }
    if !min.isNaN {
      return Swift.max(Swift.min(childOffer.isNaN ? .infinity : childOffer, child), min)
    }
    if !max.isNaN {
      return Swift.min(Swift.max(childOffer.isNaN ? -.infinity : childOffer, child), max)
    }
    return child
  }

  /// Returns the frame's lengths at 0, nil and infinity, derived from the child's lengths at the
  /// three.
  ///
  /// If the frame proposes any other length to its child, its limits alone determine its own
  /// length, so the child's three lengths are sufficient.
  @inline(__always)
  func range(around child: LengthRange) -> LengthRange {
    // The most common frames have one limit; the general formulas would compute the same.
    if ideal.isNaN, max.isNaN != min.isNaN {
      if max.isNaN {
        return LengthRange(
          min: min, ideal: Swift.max(child.ideal, min), max: Swift.max(child.max, min))
      }
      return LengthRange(
        min: Swift.min(Swift.max(Swift.min(0, max), child.min), max),
        ideal: Swift.min(child.ideal, max), max: max)
    }
    @inline(__always) func answer(_ offer: CGFloat, _ child: CGFloat) -> CGFloat {
      lengthWithoutChild(offer) ?? length(around: child, childOffer: childOffer(offer))
    }
    return LengthRange(
      min: answer(0, child.min), ideal: answer(.nan, child.ideal), max: answer(.infinity, child.max)
    )
  }
}

extension LayoutPass {
  func closeFixedFrame(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    @inline(__always) func close(_ axis: Axis) {
      let length = node.pointee.frame[axis]
      if !length.isNaN {
        node.pointee.setRange(LengthRange(length), axis)
        node.pointee.setFull(axis, true)
      } else if child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(child.pointee.range(axis), axis)
        node.pointee.setFull(axis, child.pointee.isFull(axis))
      }
    }
    close(.horizontal)
    close(.vertical)
    deferSpacing(node)
    settleLeaf(child, in: node)
  }

  /// Places a leaf in a frame of two fixed lengths, in which its position doesn't depend on any
  /// proposal.
  @inline(__always)
  func settleLeaf(
    _ child: UnsafeMutablePointer<LayoutNode>, in node: UnsafeMutablePointer<LayoutNode>
  ) {
    let frame = node.pointee.frame
    guard child.pointee.kind == .leaf, !frame.width.isNaN, !frame.height.isNaN,
      isPlainlyAligned(child, in: node), usesShortcuts
    else { return }
    child.pointee.offer = Offer(frame.width, frame.height)
    child.pointee.size = CGSize(
      width: child.pointee.horizontal.answer(frame.width),
      height: child.pointee.vertical.answer(frame.height))
    alignPlainly(child, in: node, CGSize(width: frame.width, height: frame.height))
    node.pointee.flags.insert(.settled)
  }

  func measureFixedFrame(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let childOffer = fixedFrameOffer(node, offer)
    let size: CGSize
    let frame = node.pointee.frame
    if !frame.width.isNaN, !frame.height.isNaN, trace == nil {
      size = CGSize(width: frame.width, height: frame.height)
    } else {
      let child = measure(node.pointee.firstChild, childOffer)
      size = CGSize(
        width: frame.width.isNaN ? child.width : frame.width,
        height: frame.height.isNaN ? child.height : frame.height)
    }
    if let trace {
      let given: LengthReason = node.pointee.kind == .containerFrame ? .container : .fixed
      trace.answered(
        index, offer, size, along: .horizontal, frame.width.isNaN ? .childLength : given,
        across: frame.height.isNaN ? .childLength : given)
    }
    return size
  }

  @inline(__always)
  private func fixedFrameOffer(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> Offer {
    let frame = node.pointee.frame
    return Offer(
      frame.width.isNaN ? offer.width : frame.width,
      frame.height.isNaN ? offer.height : frame.height)
  }

  func arrangeFixedFrame(_ index: NodeID) {
    let node = pointer(index)
    let offer = fixedFrameOffer(node, node.pointee.offer)
    if let trace {
      let given: OfferReason = node.pointee.kind == .containerFrame ? .container : .fixed
      trace.offered(
        node.pointee.firstChild, offer, along: .horizontal,
        node.pointee.frame.width.isNaN ? .same : given,
        across: node.pointee.frame.height.isNaN ? .same : given)
    }
    settle(node.pointee.firstChild, offer)
    align(node.pointee.firstChild, in: index)
  }

  func closeFlexFrame(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    @inline(__always) func close(_ axis: Axis) {
      let limits = node.pointee.limits(axis)
      if child.pointee.isCoupled(axis) || limits.isContradictory {
        node.pointee.setCoupled(axis)
      } else if limits.isEmpty {
        node.pointee.setRange(child.pointee.range(axis), axis)
        node.pointee.setFull(axis, child.pointee.isFull(axis))
      } else {
        node.pointee.setRange(limits.range(around: child.pointee.range(axis)), axis)
        // An offer beyond the maximum is cut to it; without a maximum, the child must be full
        // itself.
        node.pointee.setFull(axis, !limits.max.isNaN || child.pointee.isFull(axis))
      }
    }
    close(.horizontal)
    close(.vertical)
    deferSpacing(node)
  }

  func measureFlexFrame(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let (horizontal, vertical) = (node.pointee.widthLimits, node.pointee.heightLimits)
    let childOffer = Offer(
      horizontal.childOffer(offer.width), vertical.childOffer(offer.height))
    let knownWidth = horizontal.lengthWithoutChild(offer.width)
    let knownHeight = vertical.lengthWithoutChild(offer.height)
    if let knownWidth, let knownHeight, trace == nil {
      return CGSize(width: knownWidth, height: knownHeight)
    }
    let child = measure(node.pointee.firstChild, childOffer)
    let size = CGSize(
      width: knownWidth ?? horizontal.length(around: child.width, childOffer: childOffer.width),
      height: knownHeight ?? vertical.length(around: child.height, childOffer: childOffer.height))
    if let trace {
      trace.answered(
        index, offer, size, along: .horizontal,
        reason(horizontal, offer.width, child.width, size.width),
        across: reason(vertical, offer.height, child.height, size.height))
    }
    return size
  }

  private func reason(_ limits: FlexLimits, _ offer: CGFloat, _ child: CGFloat, _ length: CGFloat)
    -> LengthReason
  {
    if limits.isEmpty || limits.isContradictory { return .childLength }
    if offer.isNaN, !limits.ideal.isNaN { return .ideal }
    if length == limits.min { return .minimum }
    if length == limits.max { return .maximum }
    if length == offer { return .acceptsProposal }
    return .childLength
  }

  /// Places the child with the proposal that it was measured with.
  ///
  /// If the frame's proposal is nil, it has no ideal, and a limit determines its length, the frame
  /// places the child with that length instead of nil.
  ///
  /// Recorded (Rules/Frames.md#flex-placement): a frame with a minimum of 40 around a child 20 wide
  /// proposes only 100 × 100 for a proposal of 100 × 100.
  func arrangeFlexFrame(_ index: NodeID) {
    let node = pointer(index)
    @inline(__always) func placed(_ axis: Axis) -> CGFloat {
      let limits = node.pointee.limits(axis)
      let offer = limits.childOffer(node.pointee.offer[axis])
      let own = node.pointee.size[axis]
      return offer.isNaN && (limits.min >= own || limits.max <= own) ? own : offer
    }
    let offer = Offer(placed(.horizontal), placed(.vertical))
    if let trace {
      func reason(_ axis: Axis) -> OfferReason {
        let (own, given) = (node.pointee.offer[axis], offer[axis])
        if given.isNaN || given == own { return .same }
        if own.isNaN, node.pointee.limits(axis).ideal.isNaN { return .ownLength }
        return own.isNaN ? .ideal : .clamped
      }
      trace.offered(
        node.pointee.firstChild, offer, along: .horizontal, reason(.horizontal),
        across: reason(.vertical))
    }
    settle(node.pointee.firstChild, offer)
    align(node.pointee.firstChild, in: index)
  }

  /// Aligns the child's guides with the frame's own point for its alignment, ignoring guides set
  /// outside (Rules/Alignment.md#frame-alignment).
  private func align(_ child: NodeID, in index: NodeID) {
    let node = pointer(index)
    if isPlainlyAligned(pointer(child), in: node) {
      return alignPlainly(pointer(child), in: node, node.pointee.size)
    }
    let origin = CGPoint(
      x: alignedOffset(child, in: index, .horizontal), y: alignedOffset(child, in: index, .vertical)
    )
    records[child].origin = origin
  }

  /// Whether the lengths of the child alone determine its guides.
  @inline(__always)
  private func isPlainlyAligned(
    _ child: UnsafeMutablePointer<LayoutNode>, in node: UnsafeMutablePointer<LayoutNode>
  ) -> Bool {
    !node.pointee.hasCustomLine
      && child.pointee.flags.isDisjoint(with: [.hasGuides, .hasBaselines])
  }

  /// Aligns a child in a frame of `size`, if the child's lengths alone determine its guides.
  @inline(__always)
  private func alignPlainly(
    _ child: UnsafeMutablePointer<LayoutNode>, in node: UnsafeMutablePointer<LayoutNode>,
    _ size: CGSize
  ) {
    @inline(__always) func offset(_ line: AlignmentKey.Line, _ own: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      // Infinity minus infinity is not a distance.
      let offset = own == length ? 0 : plainGuide(line, own) - plainGuide(line, length)
      return offset.isFinite ? offset : 0
    }
    child.pointee.origin = CGPoint(
      x: offset(node.pointee.horizontalLine, size.width, child.pointee.size.width),
      y: offset(node.pointee.verticalLine, size.height, child.pointee.size.height))
  }

  /// Returns the offset of the aligned child along one axis.
  func alignedOffset(_ child: NodeID, in index: NodeID, _ axis: Axis) -> CGFloat {
    let line = self.line(index, axis)
    let own = defaultGuide(
      line, ViewDimensions(size: records[index].size), key: index, axis)
    let offset = own - guide(child, line, key: index, axis)
    return offset.isFinite ? offset : 0
  }

  /// Returns the spacing preference of a frame: on constrained axes that of an ordinary view, on
  /// others and around a `Spacer` its child's (Rules/Spacing.md#frames).
  func frameSpacing(
    _ node: UnsafeMutablePointer<LayoutNode>, horizontal: Bool, vertical: Bool
  ) -> ViewSpacing {
    let child = node.pointee.firstChild
    var spacing = spacing(child)
    guard !records[child].flags.contains(.spacer) else { return spacing }
    if horizontal { spacing.resetToOrdinary(.horizontal) }
    if vertical { spacing.resetToOrdinary(.vertical) }
    return spacing
  }
}

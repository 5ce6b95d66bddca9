import Foundation
import QuoinGeometry

// A scroll view shows a part of its content (Rules/Scrolling.md#scroll-size): along the axes that
// it scrolls it takes what it is offered and offers its content nil; across them it is as long as
// its content.

extension LayoutTree {
  /// Opens a scroll view, which contains at most one view.
  ///
  /// - Parameters:
  ///   - margins: the space around the content that scrolls with it, in points.
  ///   - alignment: the position of content that is shorter than the view.
  ///   - stretch: the distance the content is pulled beyond its ends, in points of the offset.
  @discardableResult
  package func beginScroll(
    _ axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), alignment: UnitPoint = .topLeading,
    position: ScrollOffset = .points(.zero), stretch: CGPoint = .zero
  ) -> NodeID {
    let index = open(.scroll)
    let node = pointer(index)
    node.pointee.flags.formUnion(.coupled)
    node.pointee.payload = Int32(tables.scrolls.count)
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    tables.scrolls.append(
      ScrollContent(
        axes: axes,
        margins: EdgeInsets(
          top: finite(margins.top), leading: finite(margins.leading),
          bottom: finite(margins.bottom), trailing: finite(margins.trailing)),
        alignment: alignment, position: position, stretch: stretch))
    return index
  }

  func closeScroll(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = 0
    node.pointee.spacing = SpacingIndex.ordinary
  }

  func scrollContent(_ index: NodeID) -> ScrollContent {
    tables.scrolls[Int(records[index].payload)]
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

  /// Makes the scroll view the container of its content, with its length minus its margins.
  private func setContainer(of index: NodeID, _ content: ScrollContent, _ offer: Offer) {
    func inner(_ axis: Axis) -> CGFloat {
      let length = offer[axis] - content.margins.total(along: axis)
      return length.isFinite ? max(length, 0) : .nan
    }
    setContainer(index, Offer(inner(.horizontal), inner(.vertical)))
  }

  func measureScroll(_ index: NodeID, _ offer: Offer) -> CGSize {
    let content = scrollContent(index)
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
    var content = scrollContent(index)
    let node = pointer(index)
    defer { tables.scrolls[Int(records[index].payload)] = content }
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
      let (visible, length) = (visibleLength(index, axis), content.contentSize[axis])
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

  // MARK: Queries

  /// The length of the visible part of `index` minus the margins, in points.
  package func visibleLength(_ index: NodeID, _ axis: Axis) -> CGFloat {
    records[index].size[axis] - scrollContent(index).margins.total(along: axis)
  }

  /// The scroll offset of the laid-out scroll view `index`, in points from its leading and top
  /// ends. It includes any stretch beyond the ends.
  package func scrollOffset(of index: NodeID) -> CGPoint { scrollContent(index).offset }

  /// The distance the content of `index` is pulled beyond its ends, in points of the offset.
  package func scrollStretch(of index: NodeID) -> CGPoint { scrollContent(index).stretch }

  /// The largest offset of the laid-out scroll view `index`; the smallest is 0.
  package func largestOffset(of index: NodeID) -> CGPoint {
    limitedOffset(
      CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude), of: index)
  }

  /// `offset` limited to the scrollable range of the laid-out scroll view `index`.
  package func limitedOffset(_ offset: CGPoint, of index: NodeID) -> CGPoint {
    func limited(_ axis: Axis) -> CGFloat {
      guard scrollContent(index).scrolls(axis) else { return 0 }
      return ScrollArithmetic.limited(
        offset[axis], content: contentSize(of: index)[axis], visible: visibleLength(index, axis))
    }
    return CGPoint(x: limited(.horizontal), y: limited(.vertical))
  }

  /// The size of the content of `index`, without margins.
  package func contentSize(of index: NodeID) -> CGSize { scrollContent(index).contentSize }

  /// The axes along which `index` scrolls.
  package func scrollAxes(of index: NodeID) -> Axis.Set { scrollContent(index).axes }

  /// The space around the content of `index`.
  package func scrollMargins(of index: NodeID) -> EdgeInsets { scrollContent(index).margins }

  /// Scrolls `index` at the next layout, and pulls its content `stretch` points beyond its ends.
  package func setScrollPosition(
    of index: NodeID, _ position: ScrollOffset, stretch: CGPoint = .zero
  ) {
    tables.scrolls[Int(records[index].payload)].position = position
    tables.scrolls[Int(records[index].payload)].stretch = stretch
    if isLiving { markNeedsPlacement(index) }
  }

  /// The nearest scroll view around `node` that scrolls along `axis`, or along any axis if that is
  /// `nil`.
  package func scrollView(around node: NodeID, along axis: Axis? = nil) -> NodeID? {
    var ancestor = records[node].parent
    while ancestor.isBelowTop {
      if records[ancestor].kind == .scroll,
        axis.map({ scrollContent(ancestor).scrolls($0) }) ?? true
      {
        return ancestor
      }
      ancestor = records[ancestor].parent
    }
    return nil
  }

  /// Converts a rectangle of `node`, from its top-leading corner, to the content of the enclosing
  /// `scroll`, from the content's top-leading corner.
  package func contentFrame(of node: NodeID, _ rect: CGRect, in scroll: NodeID) -> CGRect {
    /// `rect` of `node`, measured from the right instead of the left or vice versa.
    func mirrored(_ rect: CGRect, _ node: NodeID) -> CGRect {
      guard records[node].flags.contains(.rightToLeft) else { return rect }
      let x = records[node].size.width - rect.maxX
      return CGRect(origin: CGPoint(x: x, y: rect.minY), size: rect.size)
    }
    var result = mirrored(rect, node)
    var ancestor = node
    while ancestor != scroll {
      let origin = origin(of: ancestor)
      result.origin.x += origin.x
      result.origin.y += origin.y
      ancestor = records[ancestor].parent
    }
    result = mirrored(result, scroll)
    let content = records[records[scroll].firstChild].origin
    result.origin.x -= content.x
    result.origin.y -= content.y
    return result
  }

  /// The insets in which the content of the laid-out scroll view `index` is visible beyond its
  /// frame.
  ///
  /// Content is visible under bars and up to the window's edges. `leading` is the left side.
  package func physicalInsets(of index: NodeID) -> EdgeInsets {
    let insets = safeAreaInsets(of: index)
    guard records[index].flags.contains(.rightToLeft) else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}

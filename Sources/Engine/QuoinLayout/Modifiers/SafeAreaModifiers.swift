import Foundation
import QuoinGeometry

// ignoresSafeArea, which lets its child extend into the enclosing safe area, and safeAreaInset,
// which puts a view beside another and adds its length to that view's safe area
// (Rules/SafeArea.md#ignoring, Rules/SafeArea.md#inset).

extension LayoutTree {
  /// Wraps the nodes added since `mark` for `ignoresSafeArea(_:edges:)`.
  @usableFromInline
  package func wrapSafeAreaIgnoring(since mark: Mark, regions: SafeAreaRegions, edges: Edge.Set) {
    wrap(since: mark, .safeAreaIgnoring) { node in
      let regions = Int32(regions.rawValue & SafeAreaRegions.all.rawValue)
      node.pointee.payload = regions << 8 | Int32(edges.rawValue & Edge.Set.all.rawValue)
      if isLiving { changes.windowDependents.append(id(of: node)) }
    }
  }

  /// Wraps the nodes added since `mark` for `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// `content` adds the views beside each node, which together form one ZStack. Without a finite
  /// `spacing`, both have their preferred distance.
  package func wrapSafeAreaInset(
    since mark: Mark, edge: Edge, alignment: Alignment, spacing: CGFloat?,
    content: (NodeID) -> Void
  ) {
    withoutActuallyEscaping(content) { content in
      wrap(since: mark, .safeAreaInset, secondary: content) { node in
        if edge == .top || edge == .bottom { node.pointee.flags.insert(.vertical) }
        if edge == .bottom || edge == .trailing { node.pointee.flags.insert(.atEnd) }
        setAlignment(alignment, of: node)
        node.pointee.inset.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
      }
    }
  }

  /// Wraps the nodes added since `mark` for `safeAreaPadding`, which reserves `length` points at
  /// `edge` and shows nothing there.
  package func wrapSafeAreaPadding(since mark: Mark, edge: Edge, length: CGFloat) {
    wrapSafeAreaInset(since: mark, edge: edge, alignment: .center, spacing: 0) { _ in
      let isVertical = edge == .top || edge == .bottom
      addLeaf(size: CGSize(width: isVertical ? 0 : length, height: isVertical ? length : 0))
    }
  }
}

extension LayoutPass {
  // MARK: ignoresSafeArea

  /// Closes a wrapper that is as large as its child, but hides the child's priority and guides
  /// because the child moves (Rules/SafeArea.md#ignoring).
  func closeSafeAreaIgnoring(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    node.pointee.horizontal = child.pointee.horizontal
    node.pointee.vertical = child.pointee.vertical
    node.pointee.flags.formUnion(child.pointee.flags.intersection(.coupled))
    deferSpacing(node)
  }

  /// Extends the proposal to the child by the safe area, on the edges where the wrapper touches it.
  func arrangeSafeAreaIgnoring(_ index: NodeID) {
    let node = pointer(index)
    let regions = SafeAreaRegions(rawValue: UInt(node.pointee.payload >> 8))
    let edges = Edge.Set(rawValue: Int8(node.pointee.payload & 0xF))
    var insets = safeAreaInsets(of: index, regions: regions)
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.leading) { insets.leading = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(.trailing) { insets.trailing = 0 }
    let (width, height) = (insets.total(along: .horizontal), insets.total(along: .vertical))
    let child = node.pointee.firstChild
    let offer = Offer(node.pointee.offer.width + width, node.pointee.offer.height + height)
    trace?.offered(
      child, offer, along: .horizontal, .extended(by: Length(width)),
      across: .extended(by: Length(height)))
    settle(child, offer)
    records[child].origin = CGPoint(x: -insets.leading, y: -insets.top)
  }

  // MARK: safeAreaInset

  func closeSafeAreaInset(_ node: UnsafeMutablePointer<LayoutNode>) {
    let (primary, content) = (node.pointee.firstChild, node.pointee.lastChild)
    let isAtEnd = node.pointee.flags.contains(.atEnd)
    let spacing = node.pointee.inset.spacing
    if spacing.isNaN {
      node.pointee.inset.gap = distance(
        isAtEnd ? primary : content, isAtEnd ? content : primary, node.pointee.axis)
    } else {
      node.pointee.inset.gap = spacing
    }
    node.pointee.flags.formUnion(.coupled)
  }

  /// Returns the proposals to the content and the primary view, and the content's length. The
  /// content is measured first, but leaves the primary view its minimum.
  private func insetOffers(_ index: NodeID, _ offer: Offer) -> (
    content: Offer, length: CGFloat, primary: Offer
  ) {
    let node = records[index]
    let axis = node.axis
    let (primary, content) = (node.firstChild, node.lastChild)
    guard !offer[axis].isNaN else { return (offer, measure(content, offer)[axis], offer) }
    func reduced(_ length: CGFloat, by taken: CGFloat) -> CGFloat {
      length.isFinite ? max(length - taken, 0) : length
    }
    let room = reduced(offer[axis], by: node.inset.gap)
    let least = length(primary, axis, offered: 0, across: offer[axis.crossing])
    var contentOffer = offer
    contentOffer[axis] = reduced(room, by: least)
    let taken = measure(content, contentOffer)[axis]
    var primaryOffer = offer
    primaryOffer[axis] = reduced(offer[axis], by: taken + node.inset.gap)
    return (contentOffer, taken, primaryOffer)
  }

  func measureSafeAreaInset(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = records[index]
    let offers = insetOffers(index, offer)
    let content = measure(node.lastChild, offers.content)
    let primary = measure(node.firstChild, offers.primary)
    let size = CGSize(
      node.axis, along: content[node.axis] + node.inset.gap + primary[node.axis],
      across: max(content[node.axis.crossing], primary[node.axis.crossing]))
    trace?.answered(
      index, offer, size, along: node.axis, .sum(gaps: Length(node.inset.gap)),
      across: .largestChild)
    return size
  }

  /// Places the primary view at the opposite edge and the content at its own.
  ///
  /// If the proposal is nil, the primary view is placed with the part of the final length that the
  /// content leaves. Its rounding explains the choice of a recorded `ViewThatFits` in a padded
  /// scroll view (Rules/SafeArea.md#inset-placement).
  func arrangeSafeAreaInset(_ index: NodeID) {
    let node = pointer(index)
    let axis = node.pointee.axis
    let (primary, content) = (node.pointee.firstChild, node.pointee.lastChild)
    var offers = insetOffers(index, node.pointee.offer)
    let taken = offers.length + node.pointee.inset.gap
    if offers.primary[axis].isNaN {
      offers.primary[axis] = max(node.pointee.size[axis] - taken, 0)
    }
    trace?.offered(
      primary, offers.primary, along: axis, .reduced(by: Length(taken)), across: .same)
    trace?.offered(content, offers.content, along: axis, .besidesPrimary, across: .same)
    settle(primary, offers.primary)
    settle(content, offers.content)
    node.pointee.inset.taken = max(taken, 0)
    let isAtEnd = node.pointee.flags.contains(.atEnd)
    for (child, isFirst) in [(primary, isAtEnd), (content, !isAtEnd)] {
      let rest = node.pointee.size[axis] - records[child].size[axis]
      records[child].origin = CGPoint(
        axis, along: isFirst || !rest.isFinite ? 0 : rest,
        across: alignedOffset(child, in: index, axis.crossing))
    }
  }
}

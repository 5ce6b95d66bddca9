import Foundation
import QuoinGeometry

extension LayoutTree {
  /// Runs the negotiation: proposes `proposal` to the root, takes its size and places everything
  /// inside.
  ///
  /// With ``windowInsets`` the proposal is the size of a window: the root is offered the part
  /// inside the insets and centered in it (Rules/Rounding.md#root). Otherwise, the root is at the
  /// origin.
  ///
  /// - Returns: the root's size in points; zero for an empty tree.
  /// - Throws: ``LayoutError/tooDeep(_:)`` for a tree deeper than ``LayoutTree/depthLimit``,
  ///   ``LayoutError/severalRoots(_:)`` for one with several top-level nodes, and
  ///   ``LayoutError/isLayingOut`` if called during a layout of the tree.
  @discardableResult
  public func layout(proposal: ProposedViewSize) throws -> CGSize {
    guard !cursor.isLayingOut else { throw LayoutError.isLayingOut }
    cursor.isLayingOut = true
    defer { cursor.isLayingOut = false }
    if isLiving { closeChanges() }
    let window = Offer(sanitised(proposal.width), sanitised(proposal.height))
    guard let root else {
      placeRoot(.zero, in: window)
      return .zero
    }
    guard rootCount == 1 else { throw LayoutError.severalRoots(rootCount) }
    let depth = Int(records[root].height)
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    let offer = safeOffer(in: window)
    setContainer(.top, offer)
    withStack(forDepth: depth) { [self] in
      trace?.offered(root, offer, along: .horizontal, .root, across: .root)
      settle(root, offer)
      records[root].origin = placeRoot(records[root].size, in: window)
      if isLiving { placeChanges() } else { place(root) }
      #if DEBUG
        checkAnswers()
      #endif
    }
    return records[root].size
  }

  /// The size that ``layout(proposal:)`` would return, without placing anything.
  package func size(for proposal: ProposedViewSize) throws -> CGSize {
    guard let root, rootCount == 1, !isLiving, !cursor.isLayingOut,
      records[root].height <= Self.depthLimit
    else { return try layout(proposal: proposal) }
    let offer = safeOffer(in: Offer(sanitised(proposal.width), sanitised(proposal.height)))
    setContainer(.top, offer)
    var size = CGSize.zero
    withStack(forDepth: Int(records[root].height)) { [self] in size = measure(root, offer) }
    return size
  }

  private func sanitised(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    return length == -.infinity ? 0 : length
  }

  /// Places everything below `index`, whose own position is in its record.
  func place(_ index: NodeID) {
    arrange(index)
    var child = records[index].firstChild
    while child.exists {
      let record = pointer(child)
      let next = record.pointee.next
      // A trace records what a frame offers, and without shortcuts every frame is measured.
      if record.pointee.firstChild.exists,
        !record.pointee.flags.contains(.settled) || trace != nil || !usesShortcuts
      {
        place(child)
      }
      child = next
    }
  }

  /// Measures `child` for its final offer and stores both in its record.
  @inline(__always)
  func settle(_ child: NodeID, _ offer: Offer) {
    let size = quickSize(child, offer) ?? measure(child, offer)
    let record = pointer(child)
    record.pointee.offer = offer
    record.pointee.size = size
  }

  /// Settles the children of `index` for its offer and size: their offers, sizes and origins.
  func arrange(_ index: NodeID) {
    switch records[index].kind {
    case .list, .leaf, .square, .measured, .free: break
    case .stack: arrangeStack(index)
    case .zStack: arrangeZStack(index)
    case .custom: arrangeCustom(index)
    case .fixedFrame, .containerFrame: arrangeFixedFrame(index)
    case .flexFrame: arrangeFlexFrame(index)
    case .padding: arrangePadding(index)
    case .fixedSize: arrangeFixedSize(index)
    case .aspectRatio: arrangeAspectRatio(index)
    case .reader: arrangeReader(index)
    case .offset, .effect, .boundary: arrangeNeutral(index)
    case .matched: arrangeMatched(index)
    case .overlay, .background: arrangeLayers(index)
    case .position: arrangePosition(index)
    case .safeAreaIgnoring: arrangeSafeAreaIgnoring(index)
    case .safeAreaInset: arrangeSafeAreaInset(index)
    case .fitting: arrangeFitting(index)
    case .grid: arrangeGrid(index)
    case .scroll: arrangeScroll(index)
    case .lazy: lazyContainer(index).arrange()
    }
  }
}

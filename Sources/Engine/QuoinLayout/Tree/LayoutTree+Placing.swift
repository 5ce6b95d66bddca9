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
    guard root >= 0 else {
      placeRoot(.zero, in: window)
      return .zero
    }
    guard rootCount == 1 else { throw LayoutError.severalRoots(rootCount) }
    let depth = Int(pointer(root).pointee.height)
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    let offer = safeOffer(in: window)
    setContainer(0, offer)
    withStack(forDepth: depth) { [self] in
      trace?.offered(root, offer, along: .horizontal, .root, across: .root)
      settle(root, offer)
      pointer(root).pointee.origin = placeRoot(pointer(root).pointee.size, in: window)
      if isLiving { placeChanges() } else { place(root) }
      #if DEBUG
        checkAnswers()
      #endif
    }
    return pointer(root).pointee.size
  }

  /// The size that ``layout(proposal:)`` would return, without placing anything.
  package func size(for proposal: ProposedViewSize) throws -> CGSize {
    guard root >= 0, rootCount == 1, !isLiving, !cursor.isLayingOut,
      pointer(root).pointee.height <= Self.depthLimit
    else { return try layout(proposal: proposal) }
    let offer = safeOffer(in: Offer(sanitised(proposal.width), sanitised(proposal.height)))
    setContainer(0, offer)
    var size = CGSize.zero
    withStack(forDepth: Int(pointer(root).pointee.height)) { [self] in size = measure(root, offer) }
    return size
  }

  /// The maximum depth of a tree; deeper ones are refused instead of overflowing the stack.
  public static var depthLimit: Int { 1_000_000 }

  private func sanitised(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    return length == -.infinity ? 0 : length
  }

  /// Runs `body` with enough stack for the recursion of a tree `depth` levels deep, on the caller's
  /// thread if the platform allows it (see `DeepStack`).
  func withStack(forDepth depth: Int, _ body: () -> Void) {
    if depth < 32 || depth <= 1500 && RemainingStack.left > depth * 4096 { return body() }
    DeepStack.run(depth: depth, body)
  }

  /// Places everything below `index`, whose own position is in its record.
  func place(_ index: Node) {
    arrange(index)
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      let next = record.pointee.next
      // A trace records what a frame offers, and without shortcuts every frame is measured.
      if record.pointee.firstChild >= 0,
        !record.pointee.flags.contains(.settled) || trace != nil || !usesShortcuts
      {
        place(child)
      }
      child = next
    }
  }

  /// Measures `child` for its final offer and stores both in its record.
  @inline(__always)
  func settle(_ child: Node, _ offer: Offer) {
    let size = quickSize(child, offer) ?? measure(child, offer)
    let record = pointer(child)
    record.pointee.offer = offer
    record.pointee.size = size
  }

  /// Settles the children of `index` for its offer and size: their offers, sizes and origins.
  func arrange(_ index: Node) {
    switch pointer(index).pointee.kind {
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
    case .lazy: arrangeLazy(index)
    }
  }
}

/// The reason why a layout was refused.
public enum LayoutError: Error, CustomStringConvertible, Equatable {
  /// The tree has more levels than ``LayoutTree/depthLimit``.
  case tooDeep(Int)
  /// The tree has this many top-level nodes instead of one.
  case severalRoots(Int)
  /// A layout of the tree is running; nothing inside of it may change the tree or start another.
  case isLayingOut

  public var description: String {
    switch self {
    case .tooDeep(let depth):
      "The view is nested \(depth) levels deep; the limit is \(LayoutTree.depthLimit). Look for a view or modifier that wraps itself infinitely."
    case .severalRoots(let count):
      "The tree has \(count) root views, and a layout needs one. Put them into a stack."
    case .isLayingOut:
      "The tree is already being laid out. Its own layouts and leaves can't build it or lay it out."
    }
  }
}

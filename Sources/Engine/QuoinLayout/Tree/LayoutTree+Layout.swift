import Foundation
import QuoinGeometry

extension LayoutTree {
  /// Runs the negotiation: proposes `proposal` to the root, which determines its size, and places
  /// everything inside.
  ///
  /// With ``windowInsets``, the proposal is the size of a window. The root then gets the part
  /// inside the insets as its proposal, and is centered in that part (Rules/Rounding.md#root).
  /// Otherwise, the root is at the origin.
  ///
  /// - Returns: the root's size in points; zero for an empty tree.
  /// - Throws: ``LayoutError/tooDeep(_:)`` for a tree deeper than ``LayoutTree/depthLimit``,
  ///   ``LayoutError/severalRoots(_:)`` for one with several top-level nodes, and
  ///   ``LayoutError/isLayingOut`` if called during a layout of the tree.
  @discardableResult
  public func layout(proposal: ProposedViewSize) throws -> CGSize {
    guard !cursor.isLayingOut else { throw LayoutError.isLayingOut }
    cursor.isLayingOut = true
    layoutCount &+= 1
    defer { cursor.isLayingOut = false }
    if isLiving { LayoutUpdate(self).closeChanges() }
    let window = windowOffer(proposal)
    guard let root else {
      pass.placeRoot(.zero, in: window)
      return .zero
    }
    guard rootCount == 1 else { throw LayoutError.severalRoots(rootCount) }
    guard height <= Self.depthLimit else { throw LayoutError.tooDeep(height) }
    pass.run(root, in: window)
    return records[root].size
  }

  /// Returns the size that ``layout(proposal:)`` would return, without placing anything.
  package func size(for proposal: ProposedViewSize) throws -> CGSize {
    guard let root, rootCount == 1, !isLiving, !cursor.isLayingOut, height <= Self.depthLimit
    else { return try layout(proposal: proposal) }
    layoutCount &+= 1
    return pass.size(of: root, in: windowOffer(proposal))
  }

  private func windowOffer(_ proposal: ProposedViewSize) -> Offer {
    func sanitized(_ length: CGFloat?) -> CGFloat {
      guard let length else { return .nan }
      return length == -.infinity ? 0 : length
    }
    return Offer(sanitized(proposal.width), sanitized(proposal.height))
  }
}

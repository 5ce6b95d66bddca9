import Foundation
import QuoinGeometry

/// The state that a live tree keeps between two layouts.
struct LayoutChanges {
  /// The proposal and size for which each node's content was placed, by node.
  private var placements: ContiguousArray<Answer> = []
  /// Changed nodes; the next layout closes them and their ancestors again.
  var pendingClose: [LayoutTree.NodeID] = []
  /// Nodes whose content the next layout places again although their surroundings are unchanged.
  var relayoutRoots: [LayoutTree.NodeID] = []
  /// Nodes whose content depends on their position in the window: those that ignore safe areas, and
  /// lazy containers with pinned headers.
  var windowDependents: [LayoutTree.NodeID] = []
  /// The number of side table entries that no record refers to.
  var garbage = 0
  /// The number of times the content of a node was placed since the tree was created.
  var placementCount = 0

  static let none = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)

  /// Whether the content of `node`, whose record is `record`, is placed for its current proposal
  /// and size.
  func isPlaced(_ node: LayoutTree.NodeID, _ record: LayoutNode) -> Bool {
    guard !record.flags.contains(.needsPlacement), node.index < placements.count else {
      return false
    }
    let placed = placements[node.index]
    return placed.offer == record.offer && placed.size == record.size
  }

  /// Reserves space for `count` nodes at once.
  mutating func makeRoom(for count: Int) {
    if placements.count < count {
      placements += repeatElement(Self.none, count: count - placements.count)
    }
  }

  /// Records that the content of `node` was placed for the proposal and size in its record.
  mutating func place(_ node: LayoutTree.NodeID, _ record: LayoutNode) {
    makeRoom(for: node.index + 1)
    placements[node.index] = Answer(offer: record.offer, size: record.size)
    placementCount += 1
  }

  mutating func forgetPlacement(of node: LayoutTree.NodeID) {
    if node.index < placements.count { placements[node.index] = Self.none }
  }
}

import QuoinLayout

extension TransitionTracker {
  /// Returns the transition container of the view that appears at `node`.
  func transitionContainer(at node: LayoutTree.NodeID) -> TransitionContainer? {
    transitionContainersByNode[node]
  }

  /// A member of a container's drawing order.
  enum Member {
    case node(LayoutTree.NodeID)
    case snapshot(RemovedViewSnapshot)
  }

  /// Returns the members that `container` draws, from back to front: each snapshot directly after
  /// its anchor, and above members with lower z-indices.
  func members(of container: LayoutTree.NodeID, in tree: LayoutTree) -> [Member] {
    let children = tree.drawingOrder(of: container)
    guard let snapshots = snapshotsByContainer[container], !snapshots.isEmpty else {
      return children.map { .node($0) }
    }
    var members: [(member: Member, anchor: RemovedViewSnapshot.Anchor, depth: Double)] =
      children.map {
        (.node($0), .node(identities[$0] ?? 0), tree.zIndex(of: $0))
      }
    var waiting = snapshots
    while !waiting.isEmpty {
      var known = Set(waiting.map { RemovedViewSnapshot.Anchor.snapshot(ObjectIdentifier($0)) })
      let count = waiting.count
      waiting.removeAll { snapshot in
        guard !known.contains(snapshot.anchor) else { return false }
        let anchor = RemovedViewSnapshot.Anchor.snapshot(ObjectIdentifier(snapshot))
        known.remove(anchor)
        let before = members.lastIndex { $0.anchor == snapshot.anchor } ?? -1
        let deeper = members.lastIndex { $0.depth < snapshot.zIndex } ?? -1
        members.insert((.snapshot(snapshot), anchor, snapshot.zIndex), at: max(before, deeper) + 1)
        return true
      }
      if waiting.count == count { break }
    }
    return members.map(\.member)
  }
}

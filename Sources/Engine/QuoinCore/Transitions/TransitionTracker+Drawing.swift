import QuoinLayout

extension TransitionTracker {
  /// Returns the transition container of the view that appears at `node`.
  func stage(at node: LayoutTree.NodeID) -> TransitionContainer? { stagesByNode[node] }

  /// A member of a container's drawing order.
  enum Member {
    case node(LayoutTree.NodeID)
    case ghost(RemovedViewSnapshot)
  }

  /// Returns the members that `container` draws, from back to front: each snapshot directly after
  /// its anchor, and above members with lower z-indices.
  func members(of container: LayoutTree.NodeID, in tree: LayoutTree) -> [Member] {
    let children = tree.drawingOrder(of: container)
    guard let ghosts = ghostsByContainer[container], !ghosts.isEmpty else {
      return children.map { .node($0) }
    }
    var members: [(member: Member, anchor: RemovedViewSnapshot.Anchor, depth: Double)] =
      children.map {
        (.node($0), .node(identities[$0] ?? 0), tree.zIndex(of: $0))
      }
    var waiting = ghosts
    while !waiting.isEmpty {
      var known = Set(waiting.map { RemovedViewSnapshot.Anchor.ghost(ObjectIdentifier($0)) })
      let count = waiting.count
      waiting.removeAll { ghost in
        guard !known.contains(ghost.anchor) else { return false }
        let anchor = RemovedViewSnapshot.Anchor.ghost(ObjectIdentifier(ghost))
        known.remove(anchor)
        let before = members.lastIndex { $0.anchor == ghost.anchor } ?? -1
        let deeper = members.lastIndex { $0.depth < ghost.zIndex } ?? -1
        members.insert((.ghost(ghost), anchor, ghost.zIndex), at: max(before, deeper) + 1)
        return true
      }
      if waiting.count == count { break }
    }
    return members.map(\.member)
  }
}

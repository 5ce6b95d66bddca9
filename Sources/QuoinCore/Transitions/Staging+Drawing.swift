import QuoinLayout

extension Staging {
  /// What is on its way in at `node`.
  func stage(at node: LayoutTree.Node) -> Stage? { stagesByNode[node] }

  /// One thing that a container draws.
  enum Member {
    case node(LayoutTree.Node)
    case ghost(Ghost)
  }

  /// `children` from back to front, with the ghosts in `container` among them: each above the one that it stood
  /// after.
  func members(
    _ children: [LayoutTree.Node], of container: LayoutTree.Node, in tree: LayoutTree
  ) -> [Member] {
    guard let ghosts = ghostsByContainer[container], !ghosts.isEmpty else {
      return children.map { .node($0) }
    }
    var members: [(member: Member, identity: UInt64, depth: Double)] = children.map {
      (.node($0), identities[$0] ?? 0, tree.zIndex(of: $0))
    }
    for ghost in ghosts {
      let depth = ghost.zIndex
      let before = ghost.site.before
      let sibling =
        members.firstIndex { $0.identity == before && $0.depth == depth }
        ?? members.lastIndex { before == 0 ? $0.depth < depth : $0.depth <= depth }
      members.insert(
        (.ghost(ghost), ghost.site.identity, depth), at: sibling.map { $0 + 1 } ?? 0)
    }
    return members.map(\.member)
  }
}

import QuoinLayout

extension ViewTree {
  /// Returns the transition set on the view at `node`, which reports show without the boundaries
  /// around it; `nil` if it has none.
  package func transition(of node: LayoutTree.NodeID) -> (any Transition)? {
    if let own = emission.nodes.transition(of: node) { return own }
    var around = layout.parent(of: node)
    while around.isBelowTop, layout.isBoundary(around) {
      if let outer = emission.nodes.transition(of: around) { return outer }
      around = layout.parent(of: around)
    }
    return nil
  }
}

import QuoinLayout

extension ViewTree {
  /// Returns the transition set on the view at `node`; `nil` if it has none.
  package func transition(of node: LayoutTree.NodeID) -> (any Transition)? {
    emission.nodes.transition(of: node)
  }
}

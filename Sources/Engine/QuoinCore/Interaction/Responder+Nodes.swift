import QuoinLayout

extension Emission {
  /// Makes `responder` participate in touches of `node`, which may still be open. Only in a live
  /// tree.
  package func attach(_ responder: Responder, to node: LayoutTree.NodeID) {
    guard isLiving else { return }
    responder.isEnabled = environment.isEnabled
    responder.nodes = [node]
    attach(.responder(responder), to: node)
  }
}

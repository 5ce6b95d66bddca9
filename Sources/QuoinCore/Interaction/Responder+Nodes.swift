import QuoinLayout

extension Emission {
  /// Has `responder` take part in touches of `node`, which may still be open. Only in a living tree.
  package func attach(_ responder: Responder, to node: LayoutTree.Node) {
    guard isLiving else { return }
    responder.isEnabled = environment.isEnabled
    responder.nodes = [node]
    attach(.responder(responder), to: node)
  }
}

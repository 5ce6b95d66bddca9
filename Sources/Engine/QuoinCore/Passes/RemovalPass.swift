import QuoinLayout

/// Removes nodes that a new emission has replaced.
///
/// Reads the discarded nodes; writes the tree, the store and the sources of shared geometry.
@MainActor
struct RemovalPass {
  private let emission: Emission

  init(_ emission: Emission) { self.emission = emission }

  /// Releases the nodes of the previous emission and removes them from the store.
  func run() {
    if let elementStore = emission.elementStore,
      !elementStore.nodes.pendingRemoval.isEmpty || elementStore.nodes.hasForgottenElements
    {
      emission.store.release(elementStore.nodes.pendingRemoval)
      elementStore.nodes.pendingRemoval = []
      elementStore.nodes.hasForgottenElements = false
    }
    promoteWaitingSources()
  }

  /// Makes each waiting source the source of its group if the group's source no longer exists.
  private func promoteWaitingSources() {
    let matching = emission.store.matching
    for (group, node) in matching.waitingSources where !emission.tree.isFree(node) {
      if matching.sources[group] == nil {
        matching.sources[group] = node
      } else {
        emission.diagnostics.addWarning(
          "Several views are the source of the matched geometry \(group.id); the first one is used."
        )
      }
    }
    matching.waitingSources = []
  }
}

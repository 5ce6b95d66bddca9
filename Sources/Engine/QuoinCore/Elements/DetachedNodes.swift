import QuoinLayout

// Detached nodes: a view such as a `TabView` emits tabs that it doesn't show, whose nodes aren't
// part of the tree. The element that emitted them retains them until its next emission, which finds
// the views inside again, with their nodes.

extension ElementStore {
  /// Runs `emit`, which emits the content of `element`, and assigns the nodes that remain detached
  /// to the element.
  func collectingDetached(of element: LivingElement, _ emission: Emission, _ emit: () -> Void) {
    let count = emission.tree.detachedCount
    emit()
    guard emission.tree.detachedCount > count else { return }
    let detached = emission.tree.claimDetached(since: count)
    if !detached.isEmpty { nodes.detached[element.index] = detached }
  }

  /// Discards the detached nodes of `element`, up to the boundaries of the elements inside.
  func discardDetached(of element: LivingElement, _ emission: Emission) {
    for node in claimDetached(of: element, emission) { discardOwn(from: node, emission) }
  }

  /// Discards the detached nodes of `element` and all of their content: those that it retains, and
  /// those in a boundary that are still to be emitted.
  func discardApart(_ element: LivingElement, _ emission: Emission) {
    for node in claimDetached(of: element, emission) { discardAll(below: node, emission) }
    (element as? BodyElement)?.forEachBoundary { boundary in
      if emission.tree.isDetached(boundary) { discardAll(below: boundary, emission) }
    }
  }

  private func claimDetached(of element: LivingElement, _ emission: Emission) -> [LayoutTree.NodeID]
  {
    guard !nodes.detached.isEmpty, let detached = nodes.detached.removeValue(forKey: element.index)
    else {
      return []
    }
    return detached.filter { emission.tree.isDetached($0) }
  }
}

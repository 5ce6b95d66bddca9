import QuoinLayout

// What was emitted and is not shown, as the tabs behind the one that is selected, belongs to no node. Whoever emitted
// it keeps it until the next emission: views inside are found again there, with their nodes.

extension ElementStore {
  /// Runs `emit`, which emits what is inside `element`: what has no place then belongs to that.
  func collectingDetached(of element: LivingElement, _ emission: Emission, _ emit: () -> Void) {
    let count = emission.tree.detachedCount
    emit()
    guard emission.tree.detachedCount > count else { return }
    let detached = emission.tree.takeDetached(since: count)
    if !detached.isEmpty { nodes.detached[element.index] = detached }
  }

  /// Discards what `element` emitted without a place, up to the boundaries of the elements inside.
  func discardDetached(of element: LivingElement, _ emission: Emission) {
    for node in takeLoose(of: element, emission) { discardOwn(from: node, emission) }
  }

  /// Discards what belongs to `element` and lies in nothing that the tree shows, with everything inside: what has no
  /// place, and what waits in a boundary for the element to be emitted.
  func discardApart(_ element: LivingElement, _ emission: Emission) {
    for node in takeLoose(of: element, emission) { discardAll(below: node, emission) }
    (element as? BodyElement)?.forEachBoundary { boundary in
      if emission.tree.isDetached(boundary) { discardAll(below: boundary, emission) }
    }
  }

  private func takeLoose(of element: LivingElement, _ emission: Emission) -> [LayoutTree.Node] {
    guard !nodes.detached.isEmpty, let detached = nodes.detached.removeValue(forKey: element.index)
    else {
      return []
    }
    return detached.filter { emission.tree.isDetached($0) }
  }
}

import QuoinLayout

// What was emitted and is not shown, as the tabs behind the one that is selected, belongs to no node. Whoever emitted
// it keeps it until the next emission: views inside are found again there, with their nodes.

extension Life {
  /// Runs `emit`, which emits what is inside `element`: what has no place then belongs to that.
  func collectingLoose(of element: LivingElement, _ emitter: ViewEmitter, _ emit: () -> Void) {
    let count = emitter.tree.detachedCount
    emit()
    guard emitter.tree.detachedCount > count else { return }
    let nodes = emitter.tree.takeDetached(since: count)
    if !nodes.isEmpty { looseNodes[element.index] = nodes }
  }

  /// Dooms what `element` emitted without a place, up to the boundaries of the elements inside.
  func doomLoose(of element: LivingElement, _ emitter: ViewEmitter) {
    for node in takeLoose(of: element, emitter) { doomOwn(from: node, emitter) }
  }

  /// Dooms what belongs to `element` and lies in nothing that the tree shows, with everything inside: what has no
  /// place, and what waits in a boundary for the element to be emitted.
  func doomApart(_ element: LivingElement, _ emitter: ViewEmitter) {
    for node in takeLoose(of: element, emitter) { doomAll(below: node, emitter) }
    (element as? BodyElement)?.forEachBoundary { boundary in
      if emitter.tree.isDetached(boundary) { doomAll(below: boundary, emitter) }
    }
  }

  private func takeLoose(of element: LivingElement, _ emitter: ViewEmitter) -> [LayoutTree.Node] {
    guard !looseNodes.isEmpty, let nodes = looseNodes.removeValue(forKey: element.index) else {
      return []
    }
    return nodes.filter { emitter.tree.isDetached($0) }
  }
}

import QuoinLayout

// The collector expands a live view with a body like any other: it evaluates the body with its
// state at the lazy container's position. The container emits the views of the body, so a change of
// the body causes the parent element to be emitted again.

extension SlotCollector {
  /// Adds the slots of the body of `view`.
  func addLiving<V: View>(_ view: V) {
    // A single element adds the same slot in either case, and as a separate element it can be
    // emitted again individually.
    guard V._elements != .known(1) else { return addSingle(view) }
    emission.collectLiving(view) { V.Body._collect($0, into: self) }
  }

  /// Adds the slots of the body of `modifier`.
  func addLiving<M: ViewModifier, V: View>(_ modifier: M, _ content: V) {
    guard M._elements(of: V._elements) != .known(1) else {
      return addSingle(ModifiedContent(content: content, modifier: modifier))
    }
    emission.collectLiving(modifier, content) { M.Body._collect($0, into: self) }
  }

  /// Adds `view`, which has a body, as a slot with one element.
  private func addSingle<V: View>(_ view: V) {
    add(
      count: 1, elements: .known(1), position: { _ in nil },
      emit: { emission, _, _ in V._emit(view, into: emission) })
  }
}

extension Emission {
  func collectLiving<V: View>(_ view: V, _ collect: (V.Body) -> Void) {
    guard let elementStore, mayEnter() else { return }
    let element = element(of: view, elementStore)
    open(element, elementStore) { element.body(elementStore, self).map { collect($0.value) } }
  }

  func collectLiving<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ collect: (M.Body) -> Void
  ) {
    guard let elementStore, mayEnter() else { return }
    let element = element(of: modifier, content, elementStore)
    open(element, elementStore) { element.body(elementStore, self).map { collect($0.value) } }
  }

  /// Runs `collect`, which expands `element` in its current state.
  private func open(_ element: BodyElement, _ elementStore: ElementStore, _ collect: () -> Void) {
    if !element.environment.isSame(as: environment) { element.adapt(to: environment) }
    element.orientation = orientation
    element.depth = context.depth
    element.emission += 1
    // Its views may have been released with a row far out of view, and get a place again here.
    (element.isToBeEmitted, element.holdsMovedNodes, element.isReleased) = (false, true, false)
    context.depth += 1
    elementStore.open(element, in: self)
    Evaluation.run(element, collect)
    elementStore.leave(self)
    context.depth -= 1
  }
}

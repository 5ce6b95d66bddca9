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
    guard let elements = emission.elementStore else { return }
    ElementEmitter(emission, elements).collect(view) { V.Body._collect($0, into: self) }
  }

  /// Adds the slots of the body of `modifier`.
  func addLiving<M: ViewModifier, V: View>(_ modifier: M, _ content: V) {
    guard M._elements(of: V._elements) != .known(1) else {
      return addSingle(ModifiedContent(content: content, modifier: modifier))
    }
    guard let elements = emission.elementStore else { return }
    ElementEmitter(emission, elements).collect(modifier, content) {
      M.Body._collect($0, into: self)
    }
  }

  /// Adds `view`, which has a body, as a slot with one element.
  private func addSingle<V: View>(_ view: V) {
    add(
      count: 1, elements: .known(1), position: { _ in nil },
      emit: { emission, _, _ in V._emit(view, into: emission) })
  }
}

extension ElementEmitter {
  /// Evaluates the body of `view` and passes it to `collect`.
  fileprivate func collect<V: View>(_ view: V, _ collect: (V.Body) -> Void) {
    guard emission.completeness.admits(depth: emission.context.depth) else { return }
    let element = element(of: view)
    open(element) { element.body(elements, emission).map { collect($0.value) } }
  }

  /// Evaluates the body of `modifier` and passes it to `collect`.
  fileprivate func collect<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ collect: (M.Body) -> Void
  ) {
    guard emission.completeness.admits(depth: emission.context.depth) else { return }
    let element = element(of: modifier, content)
    open(element) { element.body(elements, emission).map { collect($0.value) } }
  }

  /// Runs `collect`, which expands `element` in its current state.
  private func open(_ element: BodyElement, _ collect: () -> Void) {
    if !element.environment.isSame(as: emission.environment) {
      element.adapt(to: emission.environment)
    }
    element.orientation = emission.orientation
    element.depth = emission.context.depth
    element.emission += 1
    // Its views may have been released with a row far out of view, and get a place again here.
    (element.isToBeEmitted, element.holdsMovedNodes, element.isReleased) = (false, true, false)
    emission.context.depth += 1
    elements.open(element, in: emission)
    Evaluation.run(element, collect)
    elements.leave(emission)
    emission.context.depth -= 1
  }
}

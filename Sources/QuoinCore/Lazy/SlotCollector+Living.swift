import QuoinLayout

// A living view with a body is looked into as any other: its body is evaluated with its state where the lazy
// container stands. What it holds is made by the container, so that a change of it has the view around emitted again.

extension SlotCollector {
  /// Adds what the body of `view` holds.
  func addLiving<V: View>(_ view: V) {
    // A single element is the same whether it is looked into or not, and by itself it can be emitted again alone.
    guard V._elements != .known(1) else { return addSingle(view) }
    emitter.collectLiving(view) { V.Body._collect($0, into: self) }
  }

  /// Adds what the body of `modifier` holds.
  func addLiving<M: ViewModifier, V: View>(_ modifier: M, _ content: V) {
    guard M._elements(of: V._elements) != .known(1) else {
      return addSingle(ModifiedContent(content: content, modifier: modifier))
    }
    emitter.collectLiving(modifier, content) { M.Body._collect($0, into: self) }
  }

  /// Adds `view`, which has a body, as one slot of one element.
  private func addSingle<V: View>(_ view: V) {
    add(
      count: 1, elements: .known(1), position: { _ in nil },
      emit: { emitter, _, _ in V._emit(view, into: emitter) })
  }
}

extension ViewEmitter {
  func collectLiving<V: View>(_ view: V, _ collect: (V.Body) -> Void) {
    guard let life, mayEnter() else { return }
    let element = element(of: view, life)
    open(element, life) { element.body(life, self).map { collect($0.value) } }
  }

  func collectLiving<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ collect: (M.Body) -> Void
  ) {
    guard let life, mayEnter() else { return }
    let element = element(of: modifier, content, life)
    open(element, life) { element.body(life, self).map { collect($0.value) } }
  }

  /// Runs `collect`, which looks into `element` as it stands here.
  private func open(_ element: BodyElement, _ life: Life, _ collect: () -> Void) {
    if !element.environment.isSame(as: surroundings) { element.adapt(to: surroundings) }
    element.orientation = stackAxis
    element.depth = depth
    element.emission += 1
    (element.isToBeEmitted, element.holdsMovedNodes) = (false, true)
    depth += 1
    life.open(element, in: self)
    Evaluation.run(element, collect)
    life.leave(self)
    depth -= 1
  }
}

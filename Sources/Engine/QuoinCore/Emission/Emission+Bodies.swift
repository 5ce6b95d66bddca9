// Emits views and modifiers with a body.

extension Emission {
  /// Begins the element of a view or modifier of `type` whose body is evaluated once without
  /// preparation; returns `false` if ``emitPrepared(_:_:)`` must prepare it.
  @usableFromInline
  func enterPlain(_ type: Any.Type) -> Bool {
    !isLiving && PropertyPlan.of(type).isPlain && enter(.view(type))
  }

  /// Emits a view that is live, or whose body needs preparation.
  ///
  /// - `emit`: emits the body, specialized for its type.
  @usableFromInline
  func emitPrepared<V: View>(
    _ view: V, _ emit: @escaping @MainActor (V.Body, Emission) -> Void
  ) {
    if let elementStore {
      ElementEmitter(self, elementStore).emit(view, emit)
    } else {
      emitOnce(view, emit)
    }
  }

  @inline(never)
  private func emitOnce<V: View>(_ view: V, _ emit: @MainActor (V.Body, Emission) -> Void) {
    guard enter(.view(V.self)) else { return }
    if let view = DynamicProperties(self).prepared(view) { emit(view.body, self) }
    leave()
  }

  /// Emits a modifier that is live, or whose body needs preparation.
  @usableFromInline
  func emitPrepared<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ emit: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    if let elementStore {
      return ElementEmitter(self, elementStore).emit(modifier, content, emit)
    }
    guard enter(.view(M.self)) else { return }
    if let modifier = DynamicProperties(self).prepared(modifier) {
      emit(modifier.body(content: _ViewModifier_Content(AnyView(content))), self)
    }
    leave()
  }
}

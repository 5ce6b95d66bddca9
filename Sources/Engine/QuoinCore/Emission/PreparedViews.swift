// Prepares views without elements before their bodies are evaluated: updates custom dynamic
// properties once, and skips a body that would read a missing object.

extension Emission {
  /// Begins the element of a view or modifier of `type` whose body is evaluated once without
  /// preparation; returns `false` if ``emitPrepared(_:_:)`` must prepare it.
  @usableFromInline
  func enterPlain(_ type: Any.Type) -> Bool {
    !isLiving && PropertyPlan.of(type).isPlain && enter(.view(type))
  }

  /// Emits a view that is live, or whose body needs preparation.
  ///
  /// - `emit`: emits the body with code that knows its type.
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
    if let view = prepared(view) { emit(view.body, self) }
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
    if let modifier = prepared(modifier) {
      emit(modifier.body(content: _ViewModifier_Content(AnyView(content))), self)
    }
    leave()
  }

  /// Returns `value` with its dynamic properties updated, ready to evaluate its body, or `nil` if
  /// an object is missing.
  package func prepared<Value>(_ value: Value) -> Value? {
    let plan = PropertyPlan.of(Value.self)
    guard !plan.isPlain else { return value }
    if plan.ownsObjects {
      wantLife()
      // The live tree creates the objects.
      if completeness.isAborted { return nil }
    }
    guard hasObjects(of: value, plan) else { return nil }
    var copy = value
    plan.update(&copy)
    return copy
  }

  /// Prepares a value that a collector creates during an emission.
  package static func prepared<Value>(_ value: Value) -> Value? {
    guard let current else { return value }
    return current.prepared(value)
  }

  /// Returns whether the objects that `value` needs exist; records a missing one.
  package func hasObjects<Value>(of value: Value) -> Bool {
    hasObjects(of: value, PropertyPlan.of(Value.self))
  }

  /// Returns whether the objects that `value`, which has a body, needs exist; records a missing
  /// one.
  func hasObjects<Value>(
    of value: Value, _ plan: PropertyPlan, for element: BodyElement? = nil
  ) -> Bool {
    guard let missing = plan.missingObject(of: value, in: environment),
      environment.requiresEnvironmentObjects
    else { return true }
    completeness.missingObjects.append(
      MissingObject(
        owner: EmissionMark(element ?? elementStore?.owner, at: context.element),
        error: .missingObject(missing, view: "\(Value.self)")))
    return false
  }
}

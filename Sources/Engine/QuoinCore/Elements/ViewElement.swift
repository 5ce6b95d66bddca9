import QuoinGeometry
import QuoinLayout

/// The result of a body. It is a class because generic code would look up the metadata of an
/// optional at each use.
final class KeptBody<Body> {
  let value: Body
  init(_ value: Body) { self.value = value }
}

/// A view with a body.
final class ViewElement<V: View>: BodyElement {
  @exclusivity(unchecked) var view: V
  private let plan = PropertyPlan.of(V.self)
  private let emitBody: @MainActor (V.Body, Emission) -> Void
  @exclusivity(unchecked) private var known: KeptBody<V.Body>?

  init(
    _ view: V, pendingChanges: PendingChanges, environment: EnvironmentValues,
    _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void
  ) {
    self.view = view
    self.emitBody = emitBody
    super.init(key: .view(V.self), pendingChanges: pendingChanges, environment: environment)
  }

  override var name: String { plan.typeName }
  override var observedPlan: PropertyPlan? { plan }
  override var inspectedSubject: Any? { view }
  override var firstReasons: [ChangeReason] { plan.firstReasons }
  override var stateNames: [String] { plan.stateNames }
  override func propertyName(reading source: AnyObject) -> String? {
    plan.name(reading: source, in: view)
  }

  override func emit(into emission: Emission) {
    guard let elementStore = emission.elementStore else { return }
    if let body = body(elementStore, emission) { emitBody(body.value, emission) }
  }

  /// Returns the body, evaluated again if a dependency has changed, or `nil` if an object that it
  /// needs is missing.
  func body(_ elementStore: ElementStore, _ emission: Emission) -> KeptBody<V.Body>? {
    if reasons.isEmpty, let known { return known }
    known = nil
    guard DynamicProperties(emission).hasObjects(for: view, plan, of: self) else { return nil }
    let body = evaluate(elementStore, emission) {
      var copy = view
      animate(&copy, plan, emission)
      plan.connect(&copy, to: self)
      return KeptBody(copy.body)
    }
    known = body
    return body
  }
}

/// A modifier with a body, and the content to which it is applied.
final class ModifierElement<M: ViewModifier, V: View>: BodyElement {
  @exclusivity(unchecked) var modifier: M
  @exclusivity(unchecked) var content: V
  private let plan = PropertyPlan.of(M.self)
  private let emitBody: @MainActor (M.Body, Emission) -> Void
  @exclusivity(unchecked) private var known: KeptBody<M.Body>?

  init(
    _ modifier: M, _ content: V, pendingChanges: PendingChanges, environment: EnvironmentValues,
    _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    self.modifier = modifier
    self.content = content
    self.emitBody = emitBody
    super.init(
      key: .view(ModifiedContent<V, M>.self), pendingChanges: pendingChanges,
      environment: environment)
  }

  override var name: String { plan.typeName }
  override var observedPlan: PropertyPlan? { plan }
  override var inspectedSubject: Any? { modifier }
  override var firstReasons: [ChangeReason] { plan.firstReasons }
  override var stateNames: [String] { plan.stateNames }
  override func propertyName(reading source: AnyObject) -> String? {
    plan.name(reading: source, in: modifier)
  }

  override func emit(into emission: Emission) {
    guard let elementStore = emission.elementStore else { return }
    if let body = body(elementStore, emission) { emitBody(body.value, emission) }
  }

  /// Returns the body, evaluated again if a dependency has changed, or `nil` if an object that it
  /// needs is missing.
  func body(_ elementStore: ElementStore, _ emission: Emission) -> KeptBody<M.Body>? {
    if reasons.isEmpty, let known { return known }
    known = nil
    guard DynamicProperties(emission).hasObjects(for: modifier, plan, of: self) else { return nil }
    let body = evaluate(elementStore, emission) {
      var copy = modifier
      animate(&copy, plan, emission)
      plan.connect(&copy, to: self)
      return KeptBody(copy.body(content: _ViewModifier_Content(AnyView(content))))
    }
    known = body
    return body
  }
}

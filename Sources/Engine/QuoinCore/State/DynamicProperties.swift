/// Prepares values for the evaluation of their bodies during an emission: updates their dynamic
/// properties, and skips bodies that would read a missing object.
@MainActor
package struct DynamicProperties {
  private let emission: Emission

  package init(_ emission: Emission) { self.emission = emission }

  /// Returns `value` with its dynamic properties updated, ready to evaluate its body, or `nil` if
  /// an object is missing.
  package func prepared<Value>(_ value: Value) -> Value? {
    let plan = PropertyPlan.of(Value.self)
    guard !plan.isPlain else { return value }
    if plan.ownsObjects {
      emission.requireLiveTree()
      // The live tree creates the objects.
      if emission.completeness.isAborted { return nil }
    }
    guard hasObjects(for: value, plan) else { return nil }
    var copy = value
    plan.update(&copy)
    return copy
  }

  /// Prepares a value that a collector creates during an emission.
  package static func prepared<Value>(_ value: Value) -> Value? {
    guard let current = Emission.current else { return value }
    return DynamicProperties(current).prepared(value)
  }

  /// Returns whether the objects that `value` needs exist; records a missing one.
  package func hasObjects<Value>(for value: Value) -> Bool {
    hasObjects(for: value, PropertyPlan.of(Value.self))
  }

  /// Returns whether the objects that `value`, which has a body, needs exist; records a missing
  /// one.
  func hasObjects<Value>(
    for value: Value, _ plan: PropertyPlan, of element: BodyElement? = nil
  ) -> Bool {
    guard let missing = plan.missingObject(of: value, in: emission.environment),
      emission.environment.requiresEnvironmentObjects
    else { return true }
    emission.completeness.missingObjects.append(
      MissingObject(
        owner: EmissionMark(element ?? emission.elementStore?.owner, at: emission.context.element),
        error: .missingObject(missing, view: "\(Value.self)")))
    return false
  }
}

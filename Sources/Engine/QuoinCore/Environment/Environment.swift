import QuoinLayout

/// A property wrapper that reads an environment value of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// The requirement of an object in the environment, if the property has one.
  private var requirement: ObjectRequirement?
  /// The element of the view, in a live tree.
  private var token: ElementToken?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, requiring requirement: ObjectRequirement) {
    self.keyPath = keyPath
    self.requirement = requirement
  }

  /// The environment value of the view, or the default value outside of a live tree and of a body.
  @MainActor public var wrappedValue: Value {
    guard let element = token?.element else {
      return Emission.currentEnvironment[keyPath: keyPath]
    }
    guard Evaluation.reader === element else { return element.environment[keyPath: keyPath] }
    if Value.self == EnvironmentValues.self, keyPath as AnyKeyPath == \EnvironmentValues.self,
      let values = element.environment.tracked(by: BodyEnvironmentTracker(element)) as? Value
    {
      return values
    }
    element.read(keyPath)
    return element.environment[keyPath: keyPath]
  }
}

extension Environment: SourcedProperty, RequiringProperty {
  var source: AnyObject? { keyPath }
  static var mayRequire: Bool { Value.self is AnyObject.Type }
  func missingObject(in environment: EnvironmentValues) -> String? {
    guard let requirement, !requirement.isMet(environment) else { return nil }
    return requirement.name
  }
  mutating func connect(to element: BodyElement, slot: Int, name: String) { token = element.token }
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.keyPath == second.keyPath }
}

extension Environment: InspectedEnvironmentProperty {
  func object(in environment: EnvironmentValues) -> AnyObject? {
    guard Value.self is AnyObject.Type || Value.self is any OptionalObject.Type,
      requirement?.isMet(environment) ?? true
    else { return nil }
    return InspectedValue.model(in: environment[keyPath: keyPath])
  }
}

/// A modifier that sets an environment value.
public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.withEnvironment(
      { $0[keyPath: modifier.keyPath] = modifier.value }, { V._emit(content, into: emission) })
  }

  public static func _collect<V: View>(_ modifier: Self, content: V, into collector: SlotCollector)
  {
    collector.add(content, modifiedBy: modifier) { $0[keyPath: modifier.keyPath] = modifier.value }
  }
}

/// A modifier that transforms an environment value.
public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let value = modifier.value(in: emission.environment)
    emission.withEnvironment(
      { $0[keyPath: modifier.keyPath] = value }, { V._emit(content, into: emission) })
  }

  public static func _collect<V: View>(_ modifier: Self, content: V, into collector: SlotCollector)
  {
    let value = modifier.value(in: collector.emission.environment)
    collector.add(content, modifiedBy: modifier) { $0[keyPath: modifier.keyPath] = value }
  }

  /// Returns the transformed value in `environment`. The closure may read the environment, which
  /// doesn't change in the meantime.
  private func value(in environment: EnvironmentValues) -> Value {
    var value = environment[keyPath: keyPath]
    transform(&value)
    return value
  }
}

extension View {
  /// Sets an environment value for the view and its descendants.
  /// Sizing: neutral.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    // A body that passes its whole environment on depends on every value.
    let whole = V.self == EnvironmentValues.self ? (value as? EnvironmentValues)?.whole as? V : nil
    return modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: whole ?? value))
  }

  /// Transforms an environment value for the view and its descendants.
  /// Sizing: neutral.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// A property of a view that follows its surroundings: state, the environment, a model.
///
/// Conform a property wrapper of your own that is made of such properties. The view calls ``update()`` before each
/// evaluation of its body, when the properties inside are up to date.
public protocol DynamicProperty {
  /// Updates whatever the property derives from the properties inside. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the library itself connects with the element of its view.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects this copy of the property with the object that `element` keeps for it in `slot`.
  @MainActor mutating func connect(to element: BodyElement, slot: Int, name: String)
  /// Whether the property owns the object that the element keeps for it.
  static var holdsState: Bool { get }
  /// Whether that object is one of the user's, which the property makes.
  static var ownsObject: Bool { get }
}

extension ConnectedProperty {
  // The object in the element makes no difference between two values of a view.
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool { true }
  static var holdsState: Bool { false }
  static var ownsObject: Bool { false }
}

/// A property whose source has no name of its own, so that messages name the source after the property.
protocol SourcedProperty: ConnectedProperty {
  @MainActor var source: AnyObject? { get }
}

/// A property that may need an object of the environment.
protocol RequiringProperty: ConnectedProperty {
  /// Whether properties of the type can need one at all.
  static var mayRequire: Bool { get }
  /// The type of the object that the property needs and `environment` lacks.
  @MainActor func missingObject(in environment: EnvironmentValues) -> String?
}

/// A dynamic property that is made of others and has nothing of its own to update.
package protocol CompositeProperty: DynamicProperty {}

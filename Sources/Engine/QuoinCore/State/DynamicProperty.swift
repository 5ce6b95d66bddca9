/// A property of a view that depends on external values, such as state, the environment, or a
/// model.
///
/// Custom property wrappers that contain such properties conform to this protocol. The view calls
/// ``update()`` before each evaluation of its body, after updating the properties inside.
public protocol DynamicProperty {
  /// Updates the values that the property derives from the properties inside it. Does nothing by
  /// default.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A built-in dynamic property that is connected to the element of its view.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects this copy of the property to the object that `element` retains for it in `slot`.
  @MainActor mutating func connect(to element: BodyElement, slot: Int, name: String)
  /// Whether the property owns the object that the element retains for it.
  static var holdsState: Bool { get }
  /// Whether that object is user-defined and created by the property.
  static var ownsObject: Bool { get }
}

extension ConnectedProperty {
  // The object in the element doesn't affect the equality of two values of a view.
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool { true }
  static var holdsState: Bool { false }
  static var ownsObject: Bool { false }
}

/// A property whose source has no name of its own, so that messages use the property's name.
protocol SourcedProperty: ConnectedProperty {
  @MainActor var source: AnyObject? { get }
}

/// A property that may require an object from the environment.
protocol RequiringProperty: ConnectedProperty {
  /// Whether properties of this type can require an object.
  static var mayRequire: Bool { get }
  /// Returns the type of the required object that `environment` lacks, if any.
  @MainActor func missingObject(in environment: EnvironmentValues) -> String?
}

/// A dynamic property that only contains other dynamic properties and has nothing to update.
package protocol CompositeProperty: DynamicProperty {}

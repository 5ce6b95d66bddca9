/// A property of a view that is kept up to date by what is around the view: state, the environment, a model.
///
/// Conform a property wrapper of your own that is made of such properties. ``update()`` is called before each
/// evaluation of the view's body, when the properties inside are up to date.
public protocol DynamicProperty {
  /// Brings what follows from the properties inside up to date. Does nothing unless it is written.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the library itself connects with the element of its view.
protocol ConnectedProperty: DynamicProperty, SelfComparing {
  /// Connects this copy of the property with what `element` keeps for it in `slot`.
  @MainActor mutating func connect(to element: BodyElement, slot: Int, name: String)
  /// Whether the property owns what it keeps in the element.
  static var holdsState: Bool { get }
}

extension ConnectedProperty {
  // What the element keeps is no difference between two values of a view.
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool { true }
  static var holdsState: Bool { false }
}

/// A property that reads something which has no name of its own here, and is named after the property.
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

/// A dynamic property that is made of others and has nothing of its own to bring up to date.
package protocol CompositeProperty: DynamicProperty {}

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
}

extension ConnectedProperty {
  // What the element keeps is no difference between two values of a view.
  @MainActor static func isSame(_ first: Self, _ second: Self) -> Bool { true }
}

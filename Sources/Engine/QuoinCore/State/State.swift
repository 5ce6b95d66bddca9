/// A property wrapper for a value that a view owns.
///
/// The value given to the property is the initial one, used once, when the view is created. From
/// then on, the value exists as long as the view keeps its identity. A view that isn't part of a
/// live tree reads the initial value, and writes are ignored.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The initial value, or the one that the body of the view has seen.
  private var value: Value
  // Locations are safe to use anywhere.
  nonisolated(unsafe) private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { self.value = value }
  public init(initialValue value: Value) { self.value = value }

  public var wrappedValue: Value {
    get {
      guard let location else {
        PendingChanges.warnOfUnconnectedState(Value.self)
        return value
      }
      return location.read(seen: value)
    }
    nonmutating set { location?.write(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if location == nil { PendingChanges.warnOfUnconnectedState(Value.self) }
    return Binding(location: location ?? ConstantLocation(value))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  static var holdsState: Bool { true }
  // A view may contain another one with the state that it has seen.
  static func isSame(_ first: Self, _ second: Self) -> Bool {
    guard let location = first.location, location === second.location else {
      return first.location == nil && second.location == nil
    }
    return ValueComparison.areSame(first.value, second.value)
  }
  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    let initialValue = value
    connect(
      to: element.kept(in: slot) {
        StateLocation(
          element.pendingChanges.restoration?.take(Value.self, name, at: element.index)
            ?? initialValue, name: name, pendingChanges: element.pendingChanges,
          owner: element.token)
      })
  }

  @MainActor private mutating func connect(to location: StateLocation<Value>) {
    self.location = location
    value = location.beginEvaluation()
  }
}

/// A state that stays that of its view when the view passes it on to another one.
@propertyWrapper
package struct SharedState<Value>: DynamicProperty {
  private var state: State<Value>

  package init(wrappedValue value: Value) { state = State(wrappedValue: value) }

  package var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  package var projectedValue: Binding<Value> { state.projectedValue }
}

extension SharedState: Sendable where Value: Sendable {}

extension SharedState: ConnectedProperty {
  static var holdsState: Bool { true }
  static func isSame(_ first: Self, _ second: Self) -> Bool {
    State.isSame(first.state, second.state)
  }
  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    state.connectUnlessConnected(to: element, slot: slot, name: name)
  }
}

extension State {
  @MainActor fileprivate mutating func connectUnlessConnected(
    to element: BodyElement, slot: Int, name: String
  ) {
    if let location { return connect(to: location) }
    connect(to: element, slot: slot, name: name)
  }
}

extension Emission {
  /// Returns a binding to a value that starts as `initialValue` and exists as long as the view
  /// emitted here keeps its identity; outside a live tree it is constant.
  ///
  /// - Parameter name: The name of the state in messages about evaluations.
  package func keepState<Value>(_ name: String, _ initialValue: Value) -> Binding<Value> {
    guard let elementStore else { return .constant(initialValue) }
    return Binding(
      location: keep {
        StateLocation(
          elementStore.pendingChanges.restoration?.take(Value.self, name, at: context.element)
            ?? initialValue, name: name, pendingChanges: elementStore.pendingChanges)
      })
  }
}

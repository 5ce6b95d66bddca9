import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  // This lets memberwise initializers of views accept the object; only the initializer for
  // observable objects is ever called.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an object; the object tracks the readers itself.
class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value> {
  final let object: Root
  final let keyPath: ReferenceWritableKeyPath<Root, Value>
  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }
  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value, _ transaction: Transaction) {
    transaction.run { object[keyPath: keyPath] = value }
  }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

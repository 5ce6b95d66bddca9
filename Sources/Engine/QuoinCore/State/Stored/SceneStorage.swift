import Foundation

/// A value that outlives the view but belongs to one window: each host stores its own values, in
/// memory.
///
/// Without a host, it has its initial value, and writes are ignored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let coding: StoredCoding<Value>
  // Locations are safe to use anywhere.
  nonisolated(unsafe) private var location: StoredLocation<Value>?

  init(_ initialValue: Value, _ key: String, _ coding: StoredCoding<Value>) {
    self.initialValue = initialValue
    self.key = key
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set { location?.write(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initialValue))
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: SourcedProperty {
  static var holdsState: Bool { true }
  var source: AnyObject? { \EnvironmentValues.sceneStorage }

  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    element.read(\.sceneStorage)
    let store = element.environment.sceneStorage ?? element.pendingChanges.sceneStorage
    location = element.stored(in: slot, store, key, initialValue, coding, name: name)
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.key == second.key }
}

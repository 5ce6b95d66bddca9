import Combine
import Foundation

/// A value that outlives the app, stored by name and shared by all readers of that name.
///
/// By default, ``StoredValues/app`` stores the values in memory; `store`, `defaultAppStorage(_:)`
/// or the host can change that. All views see a write at once, and those that read the value are
/// evaluated again.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let store: StoredValues?
  private let coding: StoredCoding<Value>
  // Locations are safe to use anywhere.
  nonisolated(unsafe) private var location: StoredLocation<Value>?

  init(
    _ initialValue: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>
  ) {
    self.initialValue = initialValue
    self.key = key
    self.store = store.map { .of($0) }
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.read() ?? coding.value(of: key, in: ownStore) ?? initialValue }
    nonmutating set {
      guard let location else {
        ownStore[key] = coding.encode(newValue)
        return
      }
      location.write(newValue, Transaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }

  /// The store of a property that isn't part of a live view.
  private var ownStore: StoredValues {
    if let store { return store }
    guard MainQueue.isCurrent else { return .app }
    return MainActor.assumeIsolated { Emission.currentEnvironment.appStorage } ?? .app
  }

  /// Accesses the property in a class. An observable object that owns the property announces the
  /// change before each write.
  public static subscript<Root: AnyObject>(
    _enclosingInstance object: Root, wrapped wrapped: ReferenceWritableKeyPath<Root, Value>,
    storage storage: ReferenceWritableKeyPath<Root, AppStorage>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      if let observed = object as? any ObservableObject {
        (observed.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storage].wrappedValue = newValue
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: SourcedProperty {
  static var holdsState: Bool { true }
  var source: AnyObject? { store == nil ? \EnvironmentValues.appStorage : nil }

  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    if store == nil { element.read(\.appStorage) }
    let store = store ?? element.environment.appStorage ?? .app
    location = element.stored(
      in: slot, store, key, initialValue, coding, name: name)
  }

  static func isSame(_ first: Self, _ second: Self) -> Bool {
    first.key == second.key && first.store === second.store
  }
}

extension BodyElement {
  /// Returns the location that the property in `slot` retains, as long as the property's key and
  /// store are the same.
  func stored<Value>(
    in slot: Int, _ store: StoredValues, _ key: String, _ initialValue: Value,
    _ coding: StoredCoding<Value>, name: String
  ) -> StoredLocation<Value> {
    func make() -> StoredLocation<Value> {
      StoredLocation(store, key, initialValue, coding, name: name, pendingChanges: pendingChanges)
    }
    let known = kept(in: slot, make)
    guard known.store !== store || known.key != key else { return known }
    let location = make()
    keep(location, in: slot)
    return location
  }
}

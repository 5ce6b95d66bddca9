import Foundation

/// A store of named values that outlive the views using them, for `@AppStorage` and
/// `@SceneStorage`.
///
/// The values are in memory or in user defaults:
///
///     host.appStorage = StoredValues(["volume": 7])
///     host.appStorage["volume"] = 8  // the next update reevaluates views that read it
///     host.appStorage = StoredValues(UserDefaults(suiteName: "tests")!)
///
/// Values are `Bool`, `Int`, `Double`, `String`, `Data` or `Date`; other types are converted to one
/// of these.
public final class StoredValues: @unchecked Sendable {
  /// The default store of `@AppStorage`, in memory and initially empty.
  public static let app = StoredValues()

  let defaults: UserDefaults?
  private let lock = NSLock()
  // Accessed with the lock held.
  private var values: [String: Any]
  private var watchers: [String: [Watcher]] = [:]
  private struct Watcher { weak var location: (any StoredWatcher)? }

  /// Creates a store in memory.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
    defaults = nil
  }

  /// Creates a store that uses user defaults; each update polls them for external changes.
  public init(_ defaults: UserDefaults) {
    self.defaults = defaults
    values = [:]
  }

  /// The value named `key`, or `nil` if there is none. Setting it reevaluates the views that read
  /// it.
  public subscript(key: String) -> Any? {
    get { defaults.map { $0.object(forKey: key) } ?? lock.withLock { values[key] } }
    set { set(newValue, for: key, .current) }
  }

  func set(_ value: Any?, for key: String, _ transaction: Transaction) {
    if let defaults {
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
    // The old value is released outside the lock, because it may be an object that writes again.
    let (old, notified) = lock.withLock {
      let old = values[key]
      if defaults == nil { values[key] = value }
      return (old, watchers[key] ?? [])
    }
    withExtendedLifetime(old) {}
    for watcher in notified { watcher.location?.noteWrite(transaction) }
  }

  /// Notifies `location` of each write of `key` through this store.
  func watch(_ key: String, _ location: any StoredWatcher) {
    // A watcher that loses its last other owner in the meantime is released outside the lock.
    let watching = lock.withLock {
      let watching = (watchers[key] ?? []).compactMap(\.location) + [location]
      watchers[key] = watching.map { Watcher(location: $0) }
      return watching
    }
    withExtendedLifetime(watching) {}
  }

  private static let known = NSLock()
  nonisolated(unsafe) private static var wrapped: [ObjectIdentifier: StoredValues] = [:]

  /// Returns the store for `defaults`; the same object each time.
  static func of(_ defaults: UserDefaults) -> StoredValues {
    known.withLock {
      if let values = wrapped[ObjectIdentifier(defaults)] { return values }
      let values = StoredValues(defaults)
      wrapped[ObjectIdentifier(defaults)] = values
      return values
    }
  }
}

/// An object that is notified when a stored value is written.
protocol StoredWatcher: AnyObject {
  func noteWrite(_ transaction: Transaction)
}

private enum AppStorageKey: EnvironmentKey {
  static var defaultValue: StoredValues? { nil }
}
private enum SceneStorageKey: EnvironmentKey {
  static var defaultValue: StoredValues? { nil }
}

extension EnvironmentValues {
  /// The store of `@AppStorage`; ``StoredValues/app`` by default.
  package var appStorage: StoredValues? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
  /// The store of `@SceneStorage`; `nil` without a host.
  package var sceneStorage: StoredValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

extension View {
  /// Stores the `@AppStorage` values of the view and its descendants in `store`.
  /// Sizing: neutral.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, .of(store))
  }
}

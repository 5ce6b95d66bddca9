import Foundation

/// Values by name, which outlive the views that read and write them: the store of `@AppStorage` and
/// `@SceneStorage`.
///
/// They lie in memory, or in user defaults:
///
///     host.appStorage = StoredValues(["volume": 7])
///     host.appStorage["volume"] = 8        // views that read it are evaluated again by the next update
///     host.appStorage = StoredValues(UserDefaults(suiteName: "tests")!)
///
/// Values are `Bool`, `Int`, `Double`, `String`, `Data` or `Date`; all other storable types are stored as one of
/// these.
public final class StoredValues: @unchecked Sendable {
  /// The store of `@AppStorage` unless a view or a host names another; in memory, empty at first.
  public static let app = StoredValues()

  let defaults: UserDefaults?
  private let lock = NSLock()
  // Reached with the lock held.
  private var values: [String: Any]
  private var watchers: [String: [Watcher]] = [:]
  private struct Watcher { weak var location: (any StoredWatcher)? }

  /// Values in memory.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
    defaults = nil
  }

  /// The values of user defaults; each update looks whether they were changed elsewhere.
  public init(_ defaults: UserDefaults) {
    self.defaults = defaults
    values = [:]
  }

  /// The value called `key`; `nil` where there is none. Views that read it are evaluated again.
  public subscript(key: String) -> Any? {
    get { defaults.map { $0.object(forKey: key) } ?? lock.withLock { values[key] } }
    set { set(newValue, for: key, .current) }
  }

  func set(_ value: Any?, for key: String, _ transaction: Transaction) {
    if let defaults {
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
    // The old value goes when the lock is open: it may be an object that writes in turn.
    let (old, told) = lock.withLock {
      let old = values[key]
      if defaults == nil { values[key] = value }
      return (old, watchers[key] ?? [])
    }
    withExtendedLifetime(old) {}
    for watcher in told { watcher.location?.noteWrite(transaction) }
  }

  /// Tells `location` of each write of `key` that goes through these values.
  func watch(_ key: String, _ location: any StoredWatcher) {
    // A watcher that loses its last other owner meanwhile goes when the lock is open.
    let watching = lock.withLock {
      let watching = (watchers[key] ?? []).compactMap(\.location) + [location]
      watchers[key] = watching.map { Watcher(location: $0) }
      return watching
    }
    withExtendedLifetime(watching) {}
  }

  private static let known = NSLock()
  nonisolated(unsafe) private static var wrapped: [ObjectIdentifier: StoredValues] = [:]

  /// The values of `defaults`, the same object each time.
  static func of(_ defaults: UserDefaults) -> StoredValues {
    known.withLock {
      if let values = wrapped[ObjectIdentifier(defaults)] { return values }
      let values = StoredValues(defaults)
      wrapped[ObjectIdentifier(defaults)] = values
      return values
    }
  }
}

/// Is told that a stored value was written.
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
  /// The store of `@AppStorage` here; ``StoredValues/app`` where none is set.
  package var appStorage: StoredValues? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
  /// The store of `@SceneStorage` here; none where no host keeps the view.
  package var sceneStorage: StoredValues? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

extension View {
  /// Has `@AppStorage` in the view and everything inside keep its values in `store`. Sizing: neutral.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, .of(store))
  }
}

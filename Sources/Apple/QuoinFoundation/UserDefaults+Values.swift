import Foundation

extension UserDefaults {
  /// Returns the value of a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value for a key, like `set(_:forKey:)`; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

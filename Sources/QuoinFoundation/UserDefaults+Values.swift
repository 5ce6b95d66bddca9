#if !canImport(Darwin)
  import Foundation

  extension UserDefaults {
    /// The value of a key, as Objective-C's objects tell it: the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Keeps a value for a key, as Objective-C's objects do: the same as `set(_:forKey:)`; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif

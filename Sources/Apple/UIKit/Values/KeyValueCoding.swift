import Foundation

// On Apple's platforms, the Objective-C runtime finds any property by its name. Linux has no such
// runtime.

extension UIResponder {
  /// Compiles only: properties can't be looked up by name. Always `nil`.
  public func value(forKey key: String) -> Any? { nil }
  /// Compiles only: properties can't be looked up by name.
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIGestureRecognizer {
  /// Compiles only: properties can't be looked up by name. Always `nil`.
  public func value(forKey key: String) -> Any? { nil }
  /// Compiles only: properties can't be looked up by name.
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIScreen {
  /// Compiles only: properties can't be looked up by name. Always `nil`.
  public func value(forKey key: String) -> Any? { nil }
}

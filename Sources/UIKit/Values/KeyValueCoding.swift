#if !canImport(Darwin)
  import Foundation

  // On Apple's systems every object is asked for what it keeps by Objective-C's names. There are none here.

  extension UIResponder {
    /// Compiles only: nothing is found by its name, so the answer is `nil`.
    public func value(forKey key: String) -> Any? { nil }
    /// Compiles only: nothing is found by its name.
    public func setValue(_ value: Any?, forKey key: String) {}
  }

  extension UIGestureRecognizer {
    /// Compiles only: nothing is found by its name, so the answer is `nil`.
    public func value(forKey key: String) -> Any? { nil }
    /// Compiles only: nothing is found by its name.
    public func setValue(_ value: Any?, forKey key: String) {}
  }

  extension UIScreen {
    /// Compiles only: nothing is found by its name, so the answer is `nil`.
    public func value(forKey key: String) -> Any? { nil }
  }
#endif

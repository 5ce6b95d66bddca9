import Foundation

/// The reason why a server can't start.
public struct PreforkError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }

  /// An error with the reason that the system gave last.
  static func system(_ text: String) -> PreforkError {
    PreforkError("\(text): \(String(cString: strerror(errno)))")
  }
}

import Foundation

/// Converts the numbers of any type that tests and scripts pass.
enum ControlNumber {
  /// Returns `value` as a number, or `nil` if it isn't one.
  static func double(_ value: Any) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as any BinaryInteger: Double(exactly: value)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

import Foundation

/// Reads numbers of any type, as tests and scripts that drive controls write them.
enum ControlNumber {
  /// `value` as a number; `nil` for what isn't one.
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

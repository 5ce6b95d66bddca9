import Foundation
import QuoinSchema

/// The value of an expression for an object.
public enum ExpressionValue {
  case value(StoreValue)
  case object(any RecordObject)
  case identity(StoreID)
  case list([ExpressionValue])

  public static var null: ExpressionValue { .value(.null) }

  public var isNull: Bool {
    switch self {
    case .value(.null): true
    case .value(.real(let number)): number.isNaN  // SQLite stores it as null.
    default: false
    }
  }

  var identity: StoreID? {
    switch self {
    case .object(let object): object.record.identity
    case .identity(let identity): identity
    default: nil
    }
  }

  var elements: [ExpressionValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  var text: String? {
    if case .value(.text(let text)) = self { text } else { nil }
  }

  /// Whether two values are equal; null equals null alone.
  static func isEqual(_ first: ExpressionValue, _ second: ExpressionValue) -> Bool {
    if first.isNull || second.isNull { return first.isNull && second.isNull }
    switch (first, second) {
    case (.value(let first), .value(let second)): return first.order(second) == 0
    case (.list(let first), .list(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { isEqual($0, $1) }
    default: return first.identity != nil && first.identity == second.identity
    }
  }

  /// Compares two values: negative, zero, positive, or `nil` if they can't be compared.
  static func order(_ first: ExpressionValue, _ second: ExpressionValue) -> Int? {
    guard case .value(let first) = first, case .value(let second) = second else { return nil }
    return first.order(second)
  }
}

extension StoreValue {
  /// Compares two values: negative, zero, positive, or `nil` if they can't be compared.
  func order(_ other: StoreValue) -> Int? {
    switch (self, other) {
    case (.text(let first), .text(let second)): TextComparison.order(first, second)
    case (.date(let first), .date(let second)):
      Self.order(first.timeIntervalSinceReferenceDate, second.timeIntervalSinceReferenceDate)
    case (.data(let first), .data(let second)):
      first == second ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
    case (.uuid(let first), .uuid(let second)):
      TextComparison.order(first.uuidString, second.uuidString)
    case (.uuid(let id), .text(let text)):
      UUID(uuidString: text).map { TextComparison.order(id.uuidString, $0.uuidString) }
    case (.text(let text), .uuid(let id)):
      UUID(uuidString: text).map { TextComparison.order($0.uuidString, id.uuidString) }
    case (.url(let first), .url(let second)):
      TextComparison.order(first.absoluteString, second.absoluteString)
    case (.url(let url), .text(let text)): TextComparison.order(url.absoluteString, text)
    case (.text(let text), .url(let url)): TextComparison.order(text, url.absoluteString)
    default: numberOrder(other)
    }
  }

  private func numberOrder(_ other: StoreValue) -> Int? {
    if let first = integer, let second = other.integer {
      return first == second ? 0 : first < second ? -1 : 1
    }
    if let first = decimalNumber(beside: other), let second = other.decimalNumber(beside: self) {
      return first == second ? 0 : first < second ? -1 : 1
    }
    return switch (self, other) {
    case (.real(let first), .real(let second)): Self.order(first, second)
    case (.real(let first), _): other.integer.flatMap { Self.order($0, first) }.map { -$0 }
    case (_, .real(let second)): integer.flatMap { Self.order($0, second) }
    default: nil
    }
  }

  /// The value of a whole number or a Boolean.
  var integer: Int64? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): value
    default: nil
    }
  }

  /// The value as a floating-point number, rounded if need be.
  var double: Double? {
    switch self {
    case .real(let number): number.isNaN ? nil : number
    case .decimal(let number): (number as NSDecimalNumber).doubleValue
    default: integer.map(Double.init)
    }
  }

  /// The value as a decimal number, if it is one or is compared with one.
  func decimalNumber(beside other: StoreValue) -> Decimal? {
    if case .decimal(let number) = self { return number.isNaN ? nil : number }
    guard case .decimal = other else { return nil }
    if case .real(let number) = self { return number.isFinite ? Decimal(number) : nil }
    return integer.map { Decimal($0) }
  }

  private static func order(_ first: Double, _ second: Double) -> Int? {
    if first.isNaN || second.isNaN { return nil }
    return first == second ? 0 : first < second ? -1 : 1
  }

  /// Compares without rounding, as SQLite does.
  private static func order(_ first: Int64, _ second: Double) -> Int? {
    if second.isNaN { return nil }
    if second >= 0x1p63 { return -1 }
    if second < -0x1p63 { return 1 }
    let whole = Int64(second)
    if first != whole { return first < whole ? -1 : 1 }
    return order(Double(whole), second)
  }
}

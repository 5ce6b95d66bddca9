import Foundation

/// A value that a chart can plot.
///
/// Numbers, dates and strings are plottable, and enums with such raw values that declare the
/// conformance. Other types convert themselves to one of them.
public protocol Plottable {
  /// The number, date or string that represents the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that represents this value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that is represented by a number, date or string.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as charts store it.
  var _datum: _Datum { get }
  /// Creates a value from one that a chart stores.
  init?(_datum: _Datum)
  /// Whether the type has whole numbers only.
  static var _isInteger: Bool { get }
}

/// A plotted value: a number, a date in seconds since the reference date, or a category.
public enum _Datum: Hashable, Sendable {
  case number(Double)
  case date(Double)
  case category(String)

  /// The position on a continuous scale.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// The position on a continuous scale, if it is finite.
  var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }

  /// The name on a scale of categories.
  var name: String {
    switch self {
    case .number(let value): NumberLabels.text(value, digits: nil, locale: nil)
    case .date(let value): String(value)
    case .category(let name): name
    }
  }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
  public static var _isInteger: Bool { false }
}

extension Plottable {
  /// The value as charts store it.
  var datum: _Datum { primitivePlottable._datum }

  /// Creates a value from one that a chart stores.
  init?(datum: _Datum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension RawRepresentable where Self: Plottable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(value)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _datum: _Datum { .number(Double(self)) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum else { return nil }
    self.init(exactly: value.rounded())
  }
  public static var _isInteger: Bool { true }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_datum: _Datum) {
    guard case .number(let value) = _datum, value.isFinite else { return nil }
    self.init(value)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _Datum { .date(timeIntervalSinceReferenceDate) }
  public init?(_datum: _Datum) {
    guard case .date(let value) = _datum else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _Datum { .category(self) }
  public init?(_datum: _Datum) {
    guard case .category(let value) = _datum else { return nil }
    self = value
  }
}

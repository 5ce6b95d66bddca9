import Foundation
import QuoinSchema

/// A type whose values a store saves as they are.
public protocol _StoredScalar: Codable {
  /// The kind of column for the values.
  static var _attributeType: StoreAttributeType { get }
  var _stored: StoreValue { get }
  /// Returns the value that was stored, or an empty one if another kind of value was.
  static func _value(_ stored: StoreValue) -> Self
}

extension Optional: _StoredScalar where Wrapped: _StoredScalar {
  public static var _attributeType: StoreAttributeType { Wrapped._attributeType }
  public var _stored: StoreValue { self?._stored ?? .null }
  public static func _value(_ stored: StoreValue) -> Self {
    if case .null = stored { nil } else { Wrapped._value(stored) }
  }
}

extension Bool: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .bool }
  public var _stored: StoreValue { .bool(self) }
  public static func _value(_ stored: StoreValue) -> Bool {
    switch stored {
    case .bool(let value): value
    case .integer(let value): value != 0
    default: false
    }
  }
}

extension _StoredScalar where Self: FixedWidthInteger {
  public static var _attributeType: StoreAttributeType { .integer }
  public var _stored: StoreValue { .integer(Int64(truncatingIfNeeded: self)) }
  public static func _value(_ stored: StoreValue) -> Self {
    switch stored {
    case .integer(let value): Self(truncatingIfNeeded: value)
    case .real(let value): Self(exactly: value.rounded(.towardZero)) ?? 0
    case .bool(let value): value ? 1 : 0
    default: 0
    }
  }
}

extension Int: _StoredScalar {}
extension Int8: _StoredScalar {}
extension Int16: _StoredScalar {}
extension Int32: _StoredScalar {}
extension Int64: _StoredScalar {}
extension UInt: _StoredScalar {}
extension UInt8: _StoredScalar {}
extension UInt16: _StoredScalar {}
extension UInt32: _StoredScalar {}
extension UInt64: _StoredScalar {}

extension Double: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .real }
  public var _stored: StoreValue { .real(self) }
  public static func _value(_ stored: StoreValue) -> Double {
    switch stored {
    case .real(let value): value
    case .integer(let value): Double(value)
    default: 0
    }
  }
}

extension Float: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .real }
  public var _stored: StoreValue { .real(Double(self)) }
  public static func _value(_ stored: StoreValue) -> Float { Float(Double._value(stored)) }
}

extension CGFloat: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .real }
  public var _stored: StoreValue { .real(Double(self)) }
  public static func _value(_ stored: StoreValue) -> CGFloat { CGFloat(Double._value(stored)) }
}

extension Decimal: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .decimal }
  public var _stored: StoreValue { .decimal(self) }
  public static func _value(_ stored: StoreValue) -> Decimal {
    switch stored {
    case .decimal(let value): value
    case .integer(let value): Decimal(value)
    case .real(let value): Decimal(value)
    default: 0
    }
  }
}

extension String: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .text }
  public var _stored: StoreValue { .text(self) }
  public static func _value(_ stored: StoreValue) -> String {
    if case .text(let value) = stored { value } else { "" }
  }
}

extension Date: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .date }
  public var _stored: StoreValue { .date(self) }
  public static func _value(_ stored: StoreValue) -> Date {
    if case .date(let value) = stored { value } else { Date(timeIntervalSinceReferenceDate: 0) }
  }
}

extension Data: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .data }
  public var _stored: StoreValue { .data(self) }
  public static func _value(_ stored: StoreValue) -> Data {
    if case .data(let value) = stored { value } else { Data() }
  }
}

extension UUID: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .uuid }
  public var _stored: StoreValue { .uuid(self) }
  public static func _value(_ stored: StoreValue) -> UUID {
    if case .uuid(let value) = stored { value } else { Self.zero }
  }
  private static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

extension URL: _StoredScalar {
  public static var _attributeType: StoreAttributeType { .url }
  public var _stored: StoreValue { .url(self) }
  public static func _value(_ stored: StoreValue) -> URL {
    if case .url(let value) = stored { value } else { URL(fileURLWithPath: "/") }
  }
}

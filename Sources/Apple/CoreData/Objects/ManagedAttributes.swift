import Foundation
import QuoinSchema

extension String: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  public var _storeValue: StoreValue { .text(self) }
  public static var _missingValue: String { "" }
}

extension Bool: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .bool(let value): self = value
    case .integer(let value): self = value != 0
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .bool(self) }
  public static var _missingValue: Bool { false }
}

extension FixedWidthInteger where Self: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .integer(let value): self.init(clamping: value)
    case .bool(let value): self = value ? 1 : 0
    case .real(let value):
      guard let exact = Int64(exactly: value.rounded(.towardZero)) else { return nil }
      self.init(clamping: exact)
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .integer(Int64(clamping: self)) }
  public static var _missingValue: Self { 0 }
}
extension Int: _ManagedAttribute {}
extension Int16: _ManagedAttribute {}
extension Int32: _ManagedAttribute {}
extension Int64: _ManagedAttribute {}
extension Int8: _ManagedAttribute {}
extension UInt: _ManagedAttribute {}
extension UInt16: _ManagedAttribute {}
extension UInt32: _ManagedAttribute {}

extension Double: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    case .decimal(let value): self = NSDecimalNumber(decimal: value).doubleValue
    // A date that the model makes a scalar counts seconds since 2001.
    case .date(let value): self = value.timeIntervalSinceReferenceDate
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .real(self) }
  public static var _missingValue: Double { 0 }
}

extension Float: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    guard let value = Double(_storeValue: value) else { return nil }
    self = Float(value)
  }
  public var _storeValue: StoreValue { .real(Double(self)) }
  public static var _missingValue: Float { 0 }
}

extension CGFloat: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    guard let value = Double(_storeValue: value) else { return nil }
    self = CGFloat(value)
  }
  public var _storeValue: StoreValue { .real(Double(self)) }
  public static var _missingValue: CGFloat { 0 }
}

extension Decimal: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .decimal(let value): self = value
    case .integer(let value): self = Decimal(value)
    case .real(let value): self = Decimal(value)
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .decimal(self) }
  public static var _missingValue: Decimal { 0 }
}

extension Date: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    guard case .date(let date) = value else { return nil }
    self = date
  }
  public var _storeValue: StoreValue { .date(self) }
  /// The date that a required property has without a value: the first moment of 2001.
  public static var _missingValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    guard case .data(let data) = value else { return nil }
    self = data
  }
  public var _storeValue: StoreValue { .data(self) }
  public static var _missingValue: Data { Data() }
}

extension UUID: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .uuid(let identifier): self = identifier
    case .text(let text): self.init(uuidString: text)
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .uuid(self) }
  /// The identifier that a required property has without a value: all zeros.
  public static var _missingValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension URL: _ManagedAttribute {
  public init?(_storeValue value: StoreValue) {
    switch value {
    case .url(let url): self = url
    case .text(let text): self.init(string: text)
    default: return nil
    }
  }
  public var _storeValue: StoreValue { .url(self) }
  /// The address that a required property has without a value: the root folder.
  public static var _missingValue: URL { URL(fileURLWithPath: "/") }
}

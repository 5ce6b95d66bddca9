import Foundation
import QuoinSchema

/// A constant of predicates that refers to an object, such as an identifier.
public protocol StoreReference {
  var storeID: StoreID { get }
}

extension StoreExpression {
  /// Creates a constant, or returns `nil` for a value of a type that attributes can't have.
  public init?(constant: Any?) {
    guard let constant else {
      self = .value(.null)
      return
    }
    if let value = StoreValue(constant: constant) {
      self = .value(value)
      return
    }
    switch constant {
    case let object as any RecordObject: self = .identity(object.record.identity)
    case let reference as any StoreReference: self = .identity(reference.storeID)
    case let optional as any OptionalConstant:
      guard let expression = StoreExpression(constant: optional.wrappedConstant) else { return nil }
      self = expression
    default:
      guard let elements = Self.elements(constant) else { return nil }
      let members = elements.compactMap { StoreExpression(constant: $0) }
      guard members.count == elements.count else { return nil }
      self = .list(members)
    }
  }

  private static func elements(_ constant: Any) -> [Any]? {
    switch constant {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    case is String, is Data: nil
    case let list as any Collection: list.map { $0 as Any }
    default: nil
    }
  }
}

extension StoreValue {
  /// Creates the value of a constant, or returns `nil` for other types.
  init?(constant: Any) {
    switch constant {
    case is NSNull: self = .null
    case let value as Bool: self = .bool(value)
    case let value as any FixedWidthInteger:
      self = Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    case let value as Double: self = .real(value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Decimal: self = .decimal(value)
    case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(value as String)
    case let value as Substring: self = .text(String(value))
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as UUID: self = .uuid(value)
    case let value as NSUUID: self = .uuid(value as UUID)
    case let value as URL: self = .url(value)
    case let value as NSURL: self = .url(value as URL)
    case let value as Data: self = .data(value)
    case let value as NSData: self = .data(value as Data)
    case let value as NSNumber:
      self =
        value.doubleValue == value.doubleValue.rounded(.towardZero)
        ? .integer(value.int64Value) : .real(value.doubleValue)
    default: return nil
    }
  }
}

private protocol OptionalConstant {
  var wrappedConstant: Any? { get }
}

extension Optional: OptionalConstant {
  fileprivate var wrappedConstant: Any? { self }
}

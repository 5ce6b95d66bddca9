import Foundation
import QuoinSchema

/// Conversions between the values of a store and those of properties.
enum AttributeCoding {
  /// Returns a value for key-value coding: numbers as `NSNumber`.
  static func value(_ value: StoreValue) -> Any? {
    switch value {
    case .null: nil
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .decimal(let value): NSDecimalNumber(decimal: value)
    case .text(let value): value
    case .date(let value): value
    case .data(let value): value
    case .uuid(let value): value
    case .url(let value): value
    }
  }

  static func value(_ value: StoreValue, _ attribute: NSAttributeDescription?) -> Any? {
    if case .data(let data) = value, attribute?.attributeType.storeType == .encoded {
      return decoded(data, attribute)
    }
    return self.value(value)
  }

  /// Returns the value of a type for a store; nil if `value` has another type.
  static func storeValue(
    _ value: Any?, _ type: StoreAttributeType, _ attribute: NSAttributeDescription?
  ) -> StoreValue? {
    guard let value = value.flatMap(unwrapped), !(value is NSNull) else { return .null }
    switch type {
    case .text: return (value as? String).map { .text($0) }
    case .date: return (value as? Date).map { .date($0) }
    case .data: return (value as? Data).map { .data($0) }
    case .uuid: return (value as? UUID).map { .uuid($0) }
    case .url: return (value as? URL).map { .url($0) }
    case .decimal:
      if let value = value as? Decimal { return .decimal(value) }
      return (value as? NSNumber).map { .decimal($0.decimalValue) }
    case .bool: return (value as? NSNumber).map { .bool($0.boolValue) }
    case .integer: return (value as? NSNumber).map { .integer($0.int64Value) }
    case .real: return (value as? NSNumber).map { .real($0.doubleValue) }
    case .encoded: return encoded(value, attribute).map { .data($0) }
    }
  }

  /// Returns the content of an optional in `value`.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.content.flatMap(unwrapped)
  }

  /// Makes the value fit an attribute of another type, such as a number for a decimal.
  static func fitted(_ value: StoreValue, _ type: StoreAttributeType) -> StoreValue {
    switch (value, type) {
    case (.null, _), (.bool, .bool), (.integer, .integer), (.real, .real), (.decimal, .decimal),
      (.text, .text), (.date, .date), (.data, .data), (.data, .encoded), (.uuid, .uuid),
      (.url, .url):
      value
    case (.real(let value), .date): .date(Date(timeIntervalSinceReferenceDate: value))
    case (.uuid(let value), .text): .text(value.uuidString)
    case (.url(let value), .text): .text(value.absoluteString)
    default: storeValue(self.value(value), type, nil) ?? .null
    }
  }

  // MARK: Transformable attributes

  static func encoded(_ value: Any, _ attribute: NSAttributeDescription?) -> Data? {
    if let transformer = transformer(of: attribute) {
      return transformer.transformedValue(value) as? Data
    }
    if let value = value as? any Encodable { return json(value) }
    guard let object = value as? any (NSObject & NSCoding) else { return nil }
    return try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: object is any NSSecureCoding)
  }

  static func json<Value: Encodable>(_ value: Value) -> Data? {
    try? JSONEncoder().encode([value])
  }

  static func decoded(_ data: Data, _ attribute: NSAttributeDescription?) -> Any? {
    if let transformer = transformer(of: attribute) {
      return transformer.reverseTransformedValue(data)
    }
    if data.first == UInt8(ascii: "[") {
      let list = try? JSONSerialization.jsonObject(with: data) as? [Any]
      return list?.first
    }
    return SecureArchive.object(in: data)
  }

  static func decoded<Value: Decodable>(_ data: Data, as type: Value.Type) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: data))?.first
  }

  private static func transformer(of attribute: NSAttributeDescription?) -> ValueTransformer? {
    guard let name = attribute?.valueTransformerName, !name.isEmpty,
      !name.hasPrefix("NSSecureUnarchiveFromData"), name != "NSKeyedUnarchiveFromData"
    else { return nil }
    let found = ValueTransformer.registered(name)
    if found == nil {
      Diagnosis.report(
        "the value transformer \"\(name)\" isn't registered; call "
          + "ValueTransformer.setValueTransformer(_:forName:) before the stores are loaded")
    }
    return found
  }
}

/// An optional of any type.
protocol AnyOptional {
  var content: Any? { get }
  static var wrappedType: Any.Type { get }
  static var nothing: Any { get }
}
extension Optional: AnyOptional {
  var content: Any? { self }
  static var wrappedType: Any.Type { Wrapped.self }
  static var nothing: Any { Self.none as Any }
}

import Foundation
import QuoinSchema

/// Properties whose types have no conversion of their own: enumerations, Codable types, and the
/// classes of transformable attributes.
enum OtherValues {
  static func value<Value>(of object: NSManagedObject, _ property: Int) -> Value {
    if let value = found(Value.self, of: object, property) as? Value { return value }
    return missing(Value.self)
  }

  /// Returns the value of a property of a type; for an optional type that of its content.
  private static func found(_ type: Any.Type, of object: NSManagedObject, _ property: Int) -> Any? {
    if let optional = type as? any AnyOptional.Type {
      return found(optional.wrappedType, of: object, property)
    }
    let attribute = object.info.storeEntity.properties[property].attributeType
    if attribute != .encoded, let type = type as? any RawRepresentable.Type {
      return rawValue(type, of: object, property)
    }
    guard attribute == .encoded, case .data(let data) = object.record.value(property) else {
      return object.object("", at: property)
    }
    if let known = object.record.cache[property] { return known }
    if data.first == UInt8(ascii: "["), let type = type as? any Decodable.Type,
      let value = AttributeCoding.decoded(data, as: type)
    {
      object.record.cache[property] = value
      return value
    }
    return object.encodedValue(property, .data(data))
  }

  private static func rawValue<Value: RawRepresentable>(
    _ type: Value.Type, of object: NSManagedObject, _ property: Int
  ) -> Value? {
    guard let raw = Value.RawValue.self as? any _ManagedAttribute.Type,
      let value = raw.init(_storeValue: object.record.value(property)) as? Value.RawValue
    else { return nil }
    return Value(rawValue: value)
  }

  static func set<Value>(_ value: Value, of object: NSManagedObject, _ property: Int) {
    if let optional = value as? any AnyOptional {
      guard let content = optional.content else { return object.set(nil, at: property) }
      return set(content, of: object, property)
    }
    let attribute = object.info.storeEntity.properties[property].attributeType
    if attribute != .encoded, let value = value as? any RawRepresentable {
      guard let raw = value.rawValue as? any _ManagedAttribute else { return }
      return object._store(raw._storeValue, property)
    }
    object.set(value, at: property)
  }

  /// Returns a value of a type for a property that has none.
  ///
  /// A required enumeration gets the case with the raw value that numbers and strings begin with,
  /// or its first case.
  static func missing<Value>(_ type: Value.Type) -> Value {
    if let optional = Value.self as? any AnyOptional.Type,
      let none = optional.nothing as? Value
    {
      return none
    }
    if let type = type as? any RawRepresentable.Type, let value = emptyCase(type) as? Value {
      return value
    }
    if let type = type as? any CaseIterable.Type, let value = firstCase(type) as? Value {
      return value
    }
    if let type = type as? any ExpressibleByArrayLiteral.Type, let value = emptyList(type) as? Value
    {
      return value
    }
    if let type = type as? any Decodable.Type {
      for text in ["[{}]", "[[]]", "[\"\"]", "[0]", "[false]"] {
        if let value = AttributeCoding.decoded(Data(text.utf8), as: type) as? Value { return value }
      }
    }
    fatalError(
      "Core Data: a property of the type \(type) has no value; make its type optional, or give the "
        + "attribute a default value")
  }

  private static func emptyCase<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    guard let raw = Value.RawValue.self as? any _ManagedAttribute.Type,
      let value = raw._missingValue as? Value.RawValue
    else { return nil }
    return Value(rawValue: value)
  }

  private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Value? {
    Value.allCases.first
  }

  private static func emptyList<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value? {
    Value()
  }
}

import Foundation
import QuoinSchema

/// The type of a property of a managed object, which converts its values from and to the store's.
public protocol _ManagedValue {
  /// Returns the value of a property; nil if it has none.
  static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self?
  /// Returns the value of a property that has none, although its type requires one.
  static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self
  func _setManagedValue(of object: NSManagedObject, _ property: Int)
}

/// The type of an attribute whose values the store has as they are.
public protocol _ManagedAttribute: _ManagedValue {
  /// Creates a value of the store's; nil if that has another type.
  init?(_storeValue value: StoreValue)
  var _storeValue: StoreValue { get }
  static var _missingValue: Self { get }
}

extension _ManagedAttribute {
  @inlinable
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    Self(_storeValue: object._stored(property))
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self {
    _missingValue
  }
  @inlinable
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object._store(_storeValue, property)
  }
}

extension Optional: _ManagedValue where Wrapped: _ManagedValue {
  @inlinable
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    .some(Wrapped._managedValue(of: object, property))
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self { nil }
  @inlinable
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    if let self {
      self._setManagedValue(of: object, property)
    } else {
      object._clear(property)
    }
  }
}

extension NSManagedObject {
  /// Reads the property of a name; the getter of a `@NSManaged` property calls it.
  public final func _quoinValue<Value: _ManagedValue>(_ key: String) -> Value {
    guard prepareReading(key) else { return recordedValue(key) }
    guard let index = info.indexes[key] ?? unknown(key) else {
      return fetchedObjects(key) as? Value ?? Value._missingValue(of: self, -1)
    }
    return Value._managedValue(of: self, index) ?? Value._missingValue(of: self, index)
  }

  /// Sets the property of a name; the setter of a `@NSManaged` property calls it.
  public final func _quoinSetValue<Value: _ManagedValue>(_ value: Value, _ key: String) {
    guard let index = property(key) else { return }
    value._setManagedValue(of: self, index)
  }

  /// Reads a property of any other type: an enumeration with a raw value, a Codable type, or the
  /// class of a transformable attribute.
  @_disfavoredOverload
  public final func _quoinValue<Value>(_ key: String) -> Value {
    guard prepareReading(key) else { return recordedValue(key) }
    guard let index = property(key) else { return OtherValues.missing(Value.self) }
    return OtherValues.value(of: self, index)
  }

  @_disfavoredOverload
  public final func _quoinSetValue<Value>(_ value: Value, _ key: String) {
    guard let index = property(key) else { return }
    OtherValues.set(value, of: self, index)
  }

  // What the conversions use.

  public final func _stored(_ property: Int) -> StoreValue {
    property < 0 || info.storeEntity.properties[property].relationship != nil
      ? .null : record.value(property)
  }

  public final func _store(_ value: StoreValue, _ property: Int) {
    guard let type = info.storeEntity.properties[property].attributeType else { return }
    if type == .encoded {
      set(AttributeCoding.value(value), at: property)
    } else {
      record.setValue(AttributeCoding.fitted(value, type), property)
    }
  }

  public final func _clear(_ property: Int) { set(nil, at: property) }
}

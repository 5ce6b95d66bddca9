import Foundation
import QuoinSchema

/// Returns `value` as an instance of `type`, which may be `Self` of a class.
private func cast<Value>(_ value: Any?, as type: Value.Type) -> Value? { value as? Value }

extension NSManagedObject: _ManagedValue {
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    guard property >= 0, object.info.storeEntity.properties[property].relationship != nil else {
      return nil
    }
    object.info.note(self, for: property)
    return cast(object.record.one(property), as: self)
  }

  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self {
    // An object of its own, in no context, is better than a trap.
    let entity =
      property < 0
      ? nil
      : (object.info.properties[property] as? NSRelationshipDescription)?.destinationEntity
    return self.init(_quoinRecord: nil, entity: entity ?? self.entity(in: object.entity.model))
  }

  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(self, at: property)
  }
}

/// Returns the objects of a to-many relationship; nil if the property isn't one.
private func related(to object: NSManagedObject, _ property: Int) -> [Any]? {
  guard property >= 0,
    let relationship = object.info.storeEntity.properties[property].relationship
  else { return nil }
  return relationship.isToMany ? object.record.many(property) : []
}

extension NSSet: _ManagedValue {
  private static func make(_ objects: [Any]) -> Self {
    let set = self == NSSet.self ? NSSet(array: objects) : NSMutableSet(array: objects)
    guard let result = cast(set, as: self) else {
      fatalError("Core Data: a relationship has the type NSSet or NSMutableSet, not \(self)")
    }
    return result
  }
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    guard let objects = related(to: object, property) else {
      return property < 0 ? nil : cast(object.object("", at: property), as: self)
    }
    return make(objects)
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self {
    make([])
  }
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(self, at: property)
  }
}

extension NSOrderedSet: _ManagedValue {
  private static func make(_ objects: [Any]) -> Self {
    let set =
      self == NSOrderedSet.self ? NSOrderedSet(array: objects) : NSMutableOrderedSet(array: objects)
    guard let result = cast(set, as: self) else {
      fatalError(
        "Core Data: a relationship has the type NSOrderedSet or NSMutableOrderedSet, not \(self)")
    }
    return result
  }
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    related(to: object, property).map(make)
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self {
    make([])
  }
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(self, at: property)
  }
}

extension Set: _ManagedValue where Element: NSManagedObject {
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    if property >= 0 { object.info.note(Element.self, for: property) }
    return related(to: object, property).map { Set($0.compactMap { $0 as? Element }) }
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self { [] }
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(Array(self), at: property)
  }
}

extension Array: _ManagedValue where Element: NSManagedObject {
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    if property >= 0 { object.info.note(Element.self, for: property) }
    return related(to: object, property)?.compactMap { $0 as? Element }
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self { [] }
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(self, at: property)
  }
}

extension NSNumber: _ManagedValue {
  public static func _managedValue(of object: NSManagedObject, _ property: Int) -> Self? {
    guard property >= 0 else { return nil }
    let value = object.object("", at: property)
    // A property of the type NSDecimalNumber may have a number of another kind.
    if let number = value as? NSNumber, !(number is NSDecimalNumber) {
      let converted = NSDecimalNumber(decimal: number.decimalValue)
      return self == NSNumber.self ? cast(number, as: self) : cast(converted, as: self)
    }
    return cast(value, as: self)
  }
  public static func _missingValue(of object: NSManagedObject, _ property: Int) -> Self {
    let zero: NSNumber = self == NSNumber.self ? NSNumber(value: 0) : NSDecimalNumber.zero
    guard let result = cast(zero, as: self) else {
      fatalError("Core Data: a number has the type NSNumber or NSDecimalNumber, not \(self)")
    }
    return result
  }
  public func _setManagedValue(of object: NSManagedObject, _ property: Int) {
    object.set(self, at: property)
  }
}

import Foundation
import QuoinData
import QuoinSchema

extension NSManagedObject {
  /// Returns the index of a property; an unknown name is reported on standard error.
  final func property(_ key: String) -> Int? {
    if let index = info.indexes[key] { return index }
    let name = entity.name ?? ""
    Diagnosis.report(
      info.indexes.isEmpty
        ? "\"\(name).\(key)\" has no value, because no loaded model has the entity \"\(name)\""
        : "the entity \"\(name)\" has no property \"\(key)\"; it has "
          + info.indexes.keys.sorted().joined(separator: ", "))
    return nil
  }

  /// Returns false if a key path's recorder notes the name instead of reading a value.
  @inline(__always)
  final func prepareReading(_ key: String) -> Bool {
    guard let recorder else { return true }
    recorder.names.append(key)
    return false
  }

  final func primitive(_ key: String) -> Any? {
    guard prepareReading(key) else { return nil }
    guard let index = info.indexes[key] ?? unknown(key) else { return fetchedObjects(key) }
    return object(key, at: index)
  }

  /// Returns nil, after a report unless the name is that of a fetched property.
  final func unknown(_ key: String) -> Int? {
    entity.propertiesByName[key] is NSFetchedPropertyDescription ? nil : property(key)
  }

  /// Returns the objects of a fetched property; nil for another property.
  final func fetchedObjects(_ key: String) -> [NSManagedObject]? {
    guard let property = entity.propertiesByName[key] as? NSFetchedPropertyDescription
    else { return nil }
    guard let context = managedObjectContext, let request = property.fetchRequest?.typedCopy()
    else { return [] }
    request.predicate = request.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    do {
      return try context.fetch(request).compactMap { $0 as? NSManagedObject }
    } catch {
      Diagnosis.report(
        "the fetched property \"\(entity.name ?? "").\(key)\": \(error.localizedDescription)")
      return []
    }
  }

  final func setPrimitive(_ value: Any?, _ key: String) {
    guard let index = property(key) else { return }
    set(value, at: index)
  }

  final func object(_ key: String, at index: Int) -> Any? {
    let property = info.storeEntity.properties[index]
    if let relationship = property.relationship {
      guard relationship.isToMany else { return record.one(index) }
      let objects = record.many(index)
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
    let value = record.value(index)
    guard property.attributeType == .encoded else { return AttributeCoding.value(value) }
    return encodedValue(index, value)
  }

  /// Returns the decoded value of a transformable attribute.
  final func encodedValue(_ index: Int, _ value: StoreValue) -> Any? {
    guard case .data(let data) = value else { return nil }
    if let known = record.cache[index] { return known }
    let decoded = AttributeCoding.decoded(data, info.attribute(index))
    // Without the property's type, JSON isn't decoded to the value that the property has.
    if let decoded, data.first != UInt8(ascii: "[") { record.cache[index] = decoded }
    return decoded
  }

  final func set(_ value: Any?, at index: Int) {
    let property = info.storeEntity.properties[index]
    if let relationship = property.relationship {
      guard relationship.isToMany else {
        return record.setOne(value as? NSManagedObject, index)
      }
      return record.setMany(Self.objects(in: value), index)
    }
    guard let type = property.attributeType else { return }
    guard let stored = AttributeCoding.storeValue(value, type, info.attribute(index)) else {
      let kind = value.map { "\(Swift.type(of: $0))" } ?? "nil"
      return Diagnosis.report(
        "a value of the type \(kind) can't be set for \"\(entity.name ?? "").\(property.name)\", "
          + "an attribute of the type \(type.rawValue)")
    }
    record.setValue(stored, index)
    if type == .encoded, let value { record.cache[index] = value }
  }

  /// Returns the managed objects in a set or a list.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let object as NSManagedObject: [object]
    default: []
    }
  }
}

/// Values at key paths.
enum KeyPathValues {
  /// Returns the value at a path, through to-one and to-many relationships.
  static func value(at path: ArraySlice<String>, of object: Any) -> Any? {
    guard let key = path.first else { return object }
    let rest = path.dropFirst()
    if let object = object as? NSManagedObject {
      return object.value(forKey: key).flatMap { value(at: rest, of: $0) }
    }
    let elements = NSManagedObject.objects(in: object)
    switch key {
    case "@count": return NSNumber(value: elements.count)
    case "@sum", "@min", "@max", "@avg": return aggregate(key, rest, of: elements)
    default: return NSSet(array: elements.compactMap { value(at: path, of: $0) })
    }
  }

  private static func aggregate(
    _ name: String, _ path: ArraySlice<String>, of elements: [NSManagedObject]
  ) -> Any? {
    let values = elements.compactMap { value(at: path, of: $0) as? NSNumber }
    if name == "@sum", let decimals = values as? [NSDecimalNumber], !decimals.isEmpty {
      return NSDecimalNumber(decimal: decimals.reduce(0) { $0 + $1.decimalValue })
    }
    let numbers = values.map(\.doubleValue)
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return numbers.min().map { NSNumber(value: $0) }
    default: return numbers.max().map { NSNumber(value: $0) }
    }
  }
}

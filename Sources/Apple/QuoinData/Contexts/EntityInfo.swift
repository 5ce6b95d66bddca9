import QuoinSchema
import Synchronization

/// An entity with the tables that records need, shared by its records.
final class EntityInfo: Sendable {
  let entity: StoreEntity
  /// The values of a new object; to-many relationships are unloaded.
  let defaults: [StoredValue]
  /// The indexes of the relationships.
  let relationships: [Int]
  /// The indexes of the transient attributes.
  let transients: [Int]
  private let indexes: [String: Int]

  private static let cache = Mutex<[String: EntityInfo]>([:])

  /// Returns the tables of an entity; those of the last entity with its name are kept.
  static func shared(_ entity: StoreEntity) -> EntityInfo {
    if let info = cache.withLock({ $0[entity.name] }), info.entity == entity { return info }
    let info = EntityInfo(entity)
    cache.withLock { $0[entity.name] = info }
    return info
  }

  private init(_ entity: StoreEntity) {
    self.entity = entity
    var defaults: [StoredValue] = []
    var relationships: [Int] = []
    var transients: [Int] = []
    defaults.reserveCapacity(entity.properties.count)
    for (index, property) in entity.properties.enumerated() {
      if let relationship = property.relationship {
        relationships.append(index)
        defaults.append(relationship.isToMany ? .unloaded : .reference(nil))
      } else {
        if property.isTransient { transients.append(index) }
        defaults.append(.value(property.defaultValue))
      }
    }
    self.defaults = defaults
    self.relationships = relationships
    self.transients = transients
    indexes = Dictionary(
      entity.properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a relationship, or nil for an attribute and for an index that no property has.
  func relationship(_ property: Int) -> StoreRelationship? {
    entity.properties.indices.contains(property) ? entity.properties[property].relationship : nil
  }

  func isToMany(_ property: Int) -> Bool { relationship(property)?.isToMany ?? false }

  func isOrdered(_ property: Int) -> Bool { relationship(property)?.isOrdered ?? false }

  /// Returns the index of the inverse of a relationship in an entity of its destination.
  func inverse(of property: Int, in destination: EntityInfo) -> Int? {
    guard let name = relationship(property)?.inverse, let index = destination.indexes[name],
      destination.relationship(index) != nil
    else { return nil }
    return index
  }

  /// The entity at the root of the inheritance.
  var root: String { entity.ancestors.first ?? entity.name }
}

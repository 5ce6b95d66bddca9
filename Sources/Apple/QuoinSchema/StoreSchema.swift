/// The entities of a store, as SwiftData's models or Core Data's model file describe them.
public struct StoreSchema: Hashable, Sendable, Codable {
  /// The entities by name, each with the properties that it inherits.
  public private(set) var entities: [String: StoreEntity]

  /// Creates a schema. Subentities get the properties of their superentities, before their own.
  public init(_ entities: [StoreEntity]) {
    let own = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    self.entities = own.mapValues { entity in
      var chain = [entity]
      var names: Set = [entity.name]
      // A cycle ends when it would repeat an entity.
      while let parent = chain.last?.superentity.flatMap({ own[$0] }),
        names.insert(parent.name).inserted
      {
        chain.append(parent)
      }
      chain.reverse()
      var whole = entity
      whole.properties = chain.flatMap(\.properties)
      whole.uniqueness = chain.flatMap(\.uniqueness)
      whole.ancestors = chain.dropLast().map(\.name)
      return whole
    }
  }

  public subscript(name: String) -> StoreEntity? { entities[name] }

  /// Returns the schema with some of the entities.
  public func restricted(to names: Set<String>) -> StoreSchema {
    var schema = self
    schema.entities = entities.filter { names.contains($0.key) }
    return schema
  }

  /// The schema without what may differ between equal versions: default values, former names and
  /// indexes.
  public var version: StoreSchema {
    var schema = self
    for name in entities.keys {
      schema.entities[name]?.indexes = []
      for index in schema.entities[name]?.properties.indices ?? 0..<0 {
        schema.entities[name]?.properties[index].defaultValue = .null
        schema.entities[name]?.properties[index].originalName = nil
      }
    }
    return schema
  }

  /// The names of entities, in groups that relationships and superentities connect.
  public var groups: [Set<String>] {
    var groups: [Set<String>] = []
    for (name, entity) in entities {
      var group = Set([name] + entity.ancestors)
      group.formUnion(entity.properties.compactMap { $0.relationship?.destination })
      groups.removeAll { other in
        guard !other.isDisjoint(with: group) else { return false }
        group.formUnion(other)
        return true
      }
      groups.append(group)
    }
    return groups
  }

  /// Returns the names of an entity and of all its subentities.
  public func family(of name: String) -> Set<String> {
    Set(entities.values.filter { $0.name == name || $0.ancestors.contains(name) }.map(\.name))
  }
}

/// A kind of object, with its properties.
public struct StoreEntity: Hashable, Sendable, Codable {
  public var name: String
  public var superentity: String?
  public var isAbstract: Bool
  /// The properties; an index into this array identifies a property of the entity.
  public var properties: [StoreProperty]
  /// The groups of properties whose values together are unique in the store.
  public var uniqueness: [[String]]
  /// The groups of properties with an index.
  public var indexes: [[String]]
  /// The superentities, the root first.
  public internal(set) var ancestors: [String] = []

  public init(
    name: String, superentity: String? = nil, isAbstract: Bool = false,
    properties: [StoreProperty], uniqueness: [[String]] = [], indexes: [[String]] = []
  ) {
    self.name = name
    self.superentity = superentity
    self.isAbstract = isAbstract
    self.properties = properties
    self.uniqueness = uniqueness
    self.indexes = indexes
  }

  /// Returns the index of a property.
  public func index(of name: String) -> Int? { properties.firstIndex { $0.name == name } }
}

/// An attribute or a relationship of an entity.
public struct StoreProperty: Hashable, Sendable, Codable {
  public var name: String
  public var kind: Kind
  public var isOptional: Bool
  /// Whether the property isn't saved.
  public var isTransient: Bool
  /// The value of a new object.
  public var defaultValue: StoreValue
  /// The name in an earlier version of the schema, for a lightweight migration.
  public var originalName: String?

  public init(
    name: String, kind: Kind, isOptional: Bool = true, isTransient: Bool = false,
    defaultValue: StoreValue = .null, originalName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.defaultValue = defaultValue
    self.originalName = originalName
  }

  public enum Kind: Hashable, Sendable, Codable {
    case attribute(StoreAttributeType)
    case relationship(StoreRelationship)
  }

  public var relationship: StoreRelationship? {
    if case .relationship(let relationship) = kind { relationship } else { nil }
  }

  public var attributeType: StoreAttributeType? {
    if case .attribute(let type) = kind { type } else { nil }
  }
}

/// The type of an attribute's values.
public enum StoreAttributeType: String, Hashable, Sendable, Codable {
  case bool, integer, real, decimal, text, date, data, uuid, url
  /// Values that the model encodes as data: Codable types and transformable attributes.
  case encoded
}

/// A reference to one or several objects of an entity.
public struct StoreRelationship: Hashable, Sendable, Codable {
  public var destination: String
  /// The name of the destination's relationship that is the other direction of this one.
  public var inverse: String?
  public var isToMany: Bool
  public var isOrdered: Bool
  public var deleteRule: DeleteRule
  public var minimumCount: Int
  /// The largest count; 0 is no limit.
  public var maximumCount: Int

  public init(
    destination: String, inverse: String? = nil, isToMany: Bool, isOrdered: Bool = false,
    deleteRule: DeleteRule = .nullify, minimumCount: Int = 0, maximumCount: Int = 0
  ) {
    self.destination = destination
    self.inverse = inverse
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
  }

  /// The effect of an object's deletion on the destination.
  public enum DeleteRule: String, Hashable, Sendable, Codable {
    case nullify, cascade, deny, noAction
  }
}

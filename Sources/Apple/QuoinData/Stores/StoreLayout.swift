import QuoinSchema

/// The tables and columns in which a store keeps the properties of a schema.
///
/// Entities share the table of their root entity (Rules/Data.md#tables).
struct StoreLayout: Sendable {
  let schema: StoreSchema
  let entities: [String: Entity]
  /// The entities of each root, the root first.
  let roots: [String: [String]]
  /// The join tables by name.
  let joins: [String: Join]

  /// The places of an entity's properties.
  final class Entity: Sendable {
    let name: String
    let root: String
    /// The entity and its subentities.
    let family: Set<String>
    let places: [Place]
    /// The groups of unique properties.
    let unique: [UniqueGroup]
    /// Whether a to-many relationship is saved.
    let hasLists: Bool

    init(
      name: String, root: String, family: Set<String>, places: [Place], unique: [UniqueGroup]
    ) {
      self.name = name
      self.root = root
      self.family = family
      self.places = places
      self.unique = unique
      hasLists = places.contains { !$0.isColumn && $0 != .nowhere }
    }
  }

  enum Place: Hashable, Sendable {
    /// A transient property, which isn't saved.
    case nowhere
    case attribute(column: String, type: StoreAttributeType)
    case reference(Reference)
    case inverse(Inverse)
    case join(Side)

    /// Whether the property has a value in the row.
    var isColumn: Bool {
      switch self {
      case .attribute, .reference: true
      case .nowhere, .inverse, .join: false
      }
    }
  }

  /// A to-one relationship.
  struct Reference: Hashable, Sendable {
    var root: String
    var name: String
    var destination: String
    var destinationRoot: String
    /// Whether a column holds the entity of the destination.
    var hasEntity: Bool
    /// Whether a column holds the place in the ordered to-many inverse.
    var hasPlace: Bool
    /// Whether the reference stays when its destination is deleted.
    var keepsMissing: Bool

    var column: String { "r_\(name)" }
    var entityColumn: String { "e_\(name)" }
    var placeColumn: String { "o_\(name)" }
  }

  /// A to-many relationship that the to-one relationship of the destination holds.
  struct Inverse: Hashable, Sendable {
    /// The entity with the to-one relationship.
    var entity: String
    var reference: Reference
    var isOrdered: Bool
  }

  /// A join table.
  struct Join: Hashable, Sendable {
    /// The root of the source and the name of its relationship, with an underscore between.
    var name: String
    var sourceRoot: String
    var targetRoot: String
    var isOrdered: Bool
    /// Whether the inverse is ordered, too.
    var isInverseOrdered: Bool

    var table: String { "J_\(name)" }
  }

  /// One of the two directions of a join table.
  struct Side: Hashable, Sendable {
    var join: Join
    /// Whether the objects of this side are the targets.
    var isReversed: Bool

    var ownRoot: String { isReversed ? join.targetRoot : join.sourceRoot }
    var otherRoot: String { isReversed ? join.sourceRoot : join.targetRoot }
    var ownColumn: String { isReversed ? "target" : "source" }
    var otherColumn: String { isReversed ? "source" : "target" }
    var placeColumn: String { isReversed ? "inverse_place" : "place" }
    var isOrdered: Bool { isReversed ? join.isInverseOrdered : join.isOrdered }
  }

  /// Properties whose values together are unique among the objects of an entity.
  struct UniqueGroup: Hashable, Sendable {
    /// The entity that declares the group; its subentities share it.
    var entity: String
    var root: String
    var names: [String]
    /// The indexes of the properties, which subentities have at the same places.
    var properties: [Int]
  }

  static func table(_ root: String) -> String { "Z_\(root)" }

  /// Returns the layout of an entity.
  func entity(_ name: String) throws -> Entity {
    guard let entity = entities[name] else { throw StoreError.unknownEntity(name) }
    return entity
  }

  /// Returns the entity of an identity if the store can have such an object.
  func entity(of identity: StoreID) throws -> Entity { try entity(identity.entity) }

  /// Returns the layouts of the entities of rows, which usually have the same as the row before.
  func entities(of rows: [StoredRow]) throws -> [Entity] {
    var last: Entity?
    return try rows.map { row in
      if let last, last.name == row.identity.entity { return last }
      let entity = try entity(row.identity.entity)
      last = entity
      return entity
    }
  }

  /// Returns the names of the entities whose objects a request returns.
  func entities(for request: StoreRequest) throws -> Set<String> {
    let entity = try entity(request.entity)
    return request.includesSubentities ? entity.family : [entity.name]
  }
}

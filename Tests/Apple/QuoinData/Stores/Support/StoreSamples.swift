import Foundation
import QuoinData
import QuoinSchema

/// Schemas and changes for the tests of stores.
enum StoreSamples {
  static func attribute(
    _ name: String, _ type: StoreAttributeType, isOptional: Bool = true,
    defaultValue: StoreValue = .null, originalName: String? = nil
  ) -> StoreProperty {
    StoreProperty(
      name: name, kind: .attribute(type), isOptional: isOptional, defaultValue: defaultValue,
      originalName: originalName)
  }

  static func one(
    _ name: String, _ destination: String, inverse: String? = nil, originalName: String? = nil,
    deleteRule: StoreRelationship.DeleteRule = .nullify
  ) -> StoreProperty {
    StoreProperty(
      name: name,
      kind: .relationship(
        StoreRelationship(
          destination: destination, inverse: inverse, isToMany: false, deleteRule: deleteRule)),
      originalName: originalName)
  }

  static func many(
    _ name: String, _ destination: String, inverse: String? = nil, isOrdered: Bool = false,
    originalName: String? = nil, deleteRule: StoreRelationship.DeleteRule = .nullify
  ) -> StoreProperty {
    StoreProperty(
      name: name,
      kind: .relationship(
        StoreRelationship(
          destination: destination, inverse: inverse, isToMany: true, isOrdered: isOrdered,
          deleteRule: deleteRule)),
      originalName: originalName)
  }

  /// One entity with an attribute of each type.
  static let values = StoreSchema([
    StoreEntity(
      name: "Sample",
      properties: [
        attribute("flag", .bool), attribute("count", .integer), attribute("ratio", .real),
        attribute("price", .decimal), attribute("title", .text), attribute("date", .date),
        attribute("bytes", .data), attribute("key", .uuid), attribute("link", .url),
        attribute("code", .encoded),
        StoreProperty(name: "memo", kind: .attribute(.text), isTransient: true),
      ])
  ])

  /// Folders with ordered notes, notes with tags, and objects of two subentities.
  static let notes = StoreSchema([
    StoreEntity(
      name: "Folder",
      properties: [
        attribute("name", .text), many("notes", "Note", inverse: "folder", isOrdered: true),
        many("pinned", "Note"),
      ], uniqueness: [["name"]]),
    StoreEntity(
      name: "Note",
      properties: [
        attribute("title", .text), one("folder", "Folder", inverse: "notes"),
        many("tags", "Tag", inverse: "notes"), one("best", "Item"),
      ], uniqueness: [["title", "folder"]]),
    StoreEntity(
      name: "Tag",
      properties: [
        attribute("name", .text),
        many("notes", "Note", inverse: "tags", isOrdered: true),
      ], uniqueness: [["name"]]),
    StoreEntity(name: "Item", properties: [attribute("label", .text)]),
    StoreEntity(
      name: "Special", superentity: "Item", properties: [attribute("rank", .integer)],
      uniqueness: [["rank"]]),
  ])

  /// Returns a new row with temporary identity: null, and empty lists, where no value is given.
  static func row(
    _ schema: StoreSchema, _ entity: String, _ values: [String: StoredValue] = [:]
  ) -> StoredRow {
    let properties = schema[entity]?.properties ?? []
    return StoredRow(
      identity: .temporary(entity: entity), version: 0,
      values: properties.map { property in
        if let value = values[property.name] { return value }
        guard let relationship = property.relationship else { return .value(.null) }
        return relationship.isToMany ? .references([]) : .reference(nil)
      })
  }

  /// Saves new rows and returns their permanent identities in the same order.
  @discardableResult
  static func insert(
    _ rows: [StoredRow], into store: any RecordStore, replacesEqualObjects: Bool = false
  ) throws -> [StoreID] {
    var changes = StoreChanges()
    changes.inserted = rows
    changes.replacesEqualObjects = replacesEqualObjects
    let permanent = try store.save(changes)
    return rows.compactMap { permanent[$0.identity] }
  }

  /// Saves changed values of one row, as of the version that the store has.
  static func update(
    _ identity: StoreID, _ values: [String: StoredValue], in store: any RecordStore,
    version: Int64? = nil
  ) throws {
    let current = try store.rows(with: [identity])[identity]?.version ?? 0
    var changes = StoreChanges()
    var indexed: [Int: StoredValue] = [:]
    for (name, value) in values {
      if let index = store.schema[identity.entity]?.index(of: name) { indexed[index] = value }
    }
    changes.updated = [
      StoreChanges.Update(identity: identity, version: version ?? current, values: indexed)
    ]
    _ = try store.save(changes)
  }

  static func delete(_ identities: [StoreID], in store: any RecordStore) throws {
    var changes = StoreChanges()
    changes.deleted = identities
    _ = try store.save(changes)
  }

  /// Returns a saved value, or nil if the row is missing.
  static func value(
    _ name: String, of identity: StoreID, in store: any RecordStore
  ) throws -> StoredValue? {
    guard let index = store.schema[identity.entity]?.index(of: name) else { return nil }
    return try store.rows(with: [identity])[identity]?.values[index]
  }

  /// Returns the objects of a to-many relationship.
  static func related(
    _ name: String, of identity: StoreID, in store: any RecordStore
  ) throws -> [StoreID] {
    guard let index = store.schema[identity.entity]?.index(of: name) else { return [] }
    return try store.related(to: identity, by: index)
  }
}

extension StoredValue {
  /// The value of a text attribute.
  static func text(_ text: String) -> StoredValue { .value(.text(text)) }
}

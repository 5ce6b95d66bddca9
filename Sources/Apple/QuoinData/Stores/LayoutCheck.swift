import QuoinSchema

/// The check that a store can keep a schema.
struct LayoutCheck {
  let schema: StoreSchema
  let path: String

  func run() throws {
    try checkNames(schema.entities.keys.sorted(), of: "entities")
    for (name, entity) in schema.entities.sorted(by: { $0.key < $1.key }) {
      if let parent = entity.superentity, entity.ancestors.last != parent {
        throw StoreError.unknownEntity(parent)
      }
      try checkNames(entity.properties.map(\.name), of: "properties of \"\(name)\"")
      for property in entity.properties { try check(property, of: entity) }
      for name in (entity.uniqueness + entity.indexes).joined() {
        try checkKey(name, of: entity)
      }
    }
    try checkSharedTables()
  }

  private func failure(_ reason: String) -> StoreError {
    StoreError.file(path: path, reason: reason)
  }

  /// SQLite's names don't distinguish cases, and end at a zero byte.
  private func checkNames(_ names: [String], of what: String) throws {
    var seen: [String: String] = [:]
    for name in names {
      guard !name.isEmpty, !name.unicodeScalars.contains("\0") else {
        throw failure("one of the \(what) has no valid name; give it one")
      }
      if let other = seen.updateValue(name, forKey: name.lowercased()) {
        throw failure(
          "the \(what) \"\(other)\" and \"\(name)\" have names that differ in case at most; "
            + "rename one")
      }
    }
  }

  private func check(_ property: StoreProperty, of entity: StoreEntity) throws {
    guard let relationship = property.relationship, !property.isTransient else { return }
    guard let destination = schema[relationship.destination] else {
      throw StoreError.unknownEntity(relationship.destination)
    }
    guard let name = relationship.inverse else { return }
    guard let index = destination.index(of: name),
      let inverse = destination.properties[index].relationship
    else {
      throw StoreError.unknownProperty(entity: destination.name, property: name)
    }
    guard inverse.inverse == property.name else {
      throw failure(
        "\"\(entity.name).\(property.name)\" is the inverse of \"\(destination.name).\(name)\", "
          + "which has another inverse or none; name each as the inverse of the other")
    }
  }

  private func checkKey(_ name: String, of entity: StoreEntity) throws {
    guard let index = entity.index(of: name) else {
      throw StoreError.unknownProperty(entity: entity.name, property: name)
    }
    let property = entity.properties[index]
    guard !property.isTransient, property.relationship?.isToMany != true else {
      throw failure(
        "\"\(entity.name).\(name)\" can't be in an index or unique, because its table has no "
          + "column for it; remove it from the list")
    }
  }

  /// Subentities of one root share a table, so that relationships with one name must agree.
  private func checkSharedTables() throws {
    var seen: [String: (entity: String, relationship: StoreRelationship)] = [:]
    var attributes: [String: Set<String>] = [:]
    for (name, entity) in schema.entities.sorted(by: { $0.key < $1.key }) {
      let root = entity.ancestors.first ?? name
      attributes[root, default: []].formUnion(
        entity.properties.filter { $0.relationship == nil }.map(\.name))
      for property in entity.properties {
        guard !property.isTransient, let relationship = property.relationship else { continue }
        let key = "\(root)\0\(property.name.lowercased())"
        guard let other = seen[key] else {
          seen[key] = (name, relationship)
          continue
        }
        guard other.relationship.storage == relationship.storage else {
          throw failure(
            "\"\(other.entity).\(property.name)\" and \"\(name).\(property.name)\" are different "
              + "relationships of subentities of \"\(root)\"; rename one")
        }
      }
    }
    for (root, names) in attributes.sorted(by: { $0.key < $1.key }) {
      try checkNames(names.sorted(), of: "properties of \"\(root)\" and its subentities")
    }
  }
}

extension StoreRelationship {
  /// The parts of a relationship that decide how it is stored.
  fileprivate var storage: StoreRelationship {
    StoreRelationship(
      destination: destination, inverse: inverse, isToMany: isToMany, isOrdered: isOrdered,
      deleteRule: .nullify)
  }
}

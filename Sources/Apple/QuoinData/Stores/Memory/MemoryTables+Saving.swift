import QuoinSchema

extension MemoryTables: SaveTarget {
  func version(of identity: StoreID) throws -> Int64? { try row(identity)?.version }

  func delete(_ identity: StoreID) throws -> Bool {
    guard try row(identity) != nil, let key = identity.permanentKey else { return false }
    let entity = try layout.entity(of: identity)
    for source in layout.entities.values {
      for (property, place) in source.places.enumerated() {
        guard case .reference(let reference) = place, !reference.keepsMissing,
          reference.destinationRoot == entity.root
        else { continue }
        for other in references.sources(of: key, by: reference) {
          guard var row = row(other, root: source.root), row.identity.entity == source.name else {
            continue
          }
          row.values[property] = .reference(nil)
          try put(row, for: row.identity)
        }
      }
    }
    for join in layout.joins.values {
      for isReversed in [false, true] {
        let side = StoreLayout.Side(join: join, isReversed: isReversed)
        if side.ownRoot == entity.root { setOthers([], of: key, side) }
      }
    }
    try put(nil, for: identity)
    return true
  }

  func clearUnique(_ identity: StoreID, _ properties: [Int]) throws {
    guard var row = try row(identity) else { return }
    for property in properties { row.values[property] = row.values[property].cleared }
    try put(row, for: identity)
  }

  func update(_ identity: StoreID, _ values: [Int: StoredValue]) throws {
    guard var row = try row(identity) else { throw StoreError.deleted(identity) }
    for (property, value) in values { row.values[property] = value }
    row.version += 1
    try put(row, for: identity)
  }

  func insert(
    _ identity: StoreID, _ entity: StoreLayout.Entity, _ values: [StoredValue]
  ) throws {
    var values = values
    for (property, place) in entity.places.enumerated() {
      switch place {
      case .nowhere: values[property] = .value(.null)
      case .inverse, .join: values[property] = .unloaded
      case .attribute, .reference: break
      }
    }
    try put(StoredRow(identity: identity, version: 1, values: values), for: identity)
  }

  func join(
    _ identity: StoreID, _ side: StoreLayout.Side, _ others: [StoreID], replaces: Bool
  ) throws {
    guard let key = identity.permanentKey else { throw StoreError.deleted(identity) }
    var keys: [Int64] = []
    for other in others {
      guard let otherKey = other.permanentKey, try row(other) != nil else {
        throw StoreError.deleted(other)
      }
      keys.append(otherKey)
    }
    if !replaces {
      let new = Set(keys)
      keys = joins.others(of: key, side).filter { !new.contains($0) } + keys
    }
    setOthers(keys, of: key, side)
  }

  /// Sets the list of one side, and adds and removes the row in the lists of the other side.
  private func setOthers(_ others: [Int64], of key: Int64, _ side: StoreLayout.Side) {
    let old = joins.others(of: key, side)
    guard old != others else { return }
    setList(others, of: key, side)
    let opposite = side.opposite
    let before = Set(old)
    let after = Set(others)
    for other in old where !after.contains(other) {
      setList(joins.others(of: other, opposite).filter { $0 != key }, of: other, opposite)
    }
    for other in others where !before.contains(other) {
      setList(joins.others(of: other, opposite) + [key], of: other, opposite)
    }
  }

  private func setList(_ list: [Int64], of key: Int64, _ side: StoreLayout.Side) {
    let old = joins.others(of: key, side)
    joins.setOthers(list, of: key, side)
    addUndo { $0.joins.setOthers(old, of: key, side) }
  }

  func order(
    _ identity: StoreID, _ inverse: StoreLayout.Inverse, _ others: [StoreID]
  ) throws {
    guard let key = identity.permanentKey else { throw StoreError.deleted(identity) }
    let old = references.places(of: key, by: inverse.reference)
    var places: [Int64: Int] = [:]
    let members = Set(references.sources(of: key, by: inverse.reference))
    for other in others {
      guard let key = other.permanentKey, members.contains(key), places[key] == nil else {
        continue
      }
      places[key] = places.count
    }
    references.setPlaces(places, of: key, by: inverse.reference)
    addUndo { $0.references.setPlaces(old, of: key, by: inverse.reference) }
  }

  /// Returns the objects of a to-many relationship.
  func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    let entity = try layout.entity(of: identity)
    guard entity.places.indices.contains(property) else {
      throw StoreError.unknownProperty(entity: entity.name, property: "number \(property)")
    }
    guard try row(identity) != nil, let key = identity.permanentKey else { return [] }
    switch entity.places[property] {
    case .inverse(let inverse):
      let family = try layout.entity(inverse.entity).family
      return references.sources(of: key, by: inverse.reference)
        .compactMap { row($0, root: inverse.reference.root)?.identity }
        .filter { family.contains($0.entity) }
    case .join(let side):
      return joins.others(of: key, side).compactMap { row($0, root: side.otherRoot)?.identity }
    case .nowhere: return []
    case .attribute, .reference:
      throw StoreError.unknownProperty(
        entity: entity.name,
        property: "\(layout.schema[entity.name]?.properties[property].name ?? "") (to-many)")
    }
  }
}

extension StoredValue {
  /// Null or no reference.
  fileprivate var cleared: StoredValue {
    if case .reference = self { .reference(nil) } else { .value(.null) }
  }
}

import QuoinSchema

/// The permanent identities of inserted objects.
///
/// An object with the unique values of a saved row, or of another inserted object, gets the
/// identity of that one if the changes allow it.
struct InsertedIdentities<Target: SaveTarget> {
  let store: String
  let target: Target
  let changes: StoreChanges
  /// The layouts of the inserted rows' entities.
  let entities: [StoreLayout.Entity]
  private(set) var permanent: [StoreID: StoreID] = [:]
  /// The identities in the order of the inserted rows.
  private(set) var assigned: [StoreID]
  /// The places of inserted rows whose identity another row had before.
  private(set) var replaced: Set<Int> = []
  /// The identities of this save's objects by their unique values.
  private var holders: [Key: StoreID] = [:]

  private struct Key: Hashable {
    var group: StoreLayout.UniqueGroup
    var values: [StoredValue]
  }

  init(
    entities: [StoreLayout.Entity], store: String, target: Target, changes: StoreChanges
  ) {
    self.entities = entities
    assigned = changes.inserted.map(\.identity)
    self.store = store
    self.target = target
    self.changes = changes
  }

  mutating func assign() throws {
    permanent.reserveCapacity(changes.inserted.count)
    // Unique references to new objects wait for the identities of these.
    var missing: [Int: Int] = [:]
    var waiting: [StoreID: [Int]] = [:]
    for (index, row) in changes.inserted.enumerated() {
      let entity = entities[index]
      guard !entity.unique.isEmpty else {
        try assignNew(index, entity)
        continue
      }
      let references = pendingReferences(row, entity)
      if references.isEmpty {
        try assign(index, &missing, &waiting)
      } else {
        missing[index] = references.count
        for reference in references { waiting[reference, default: []].append(index) }
      }
    }
    // Objects that refer to each other can't be equal to saved ones.
    for index in missing.keys.sorted() where missing[index] != nil {
      try assign(index, &missing, &waiting)
    }
  }

  /// Assigns the identities of a row and of those that waited for it alone.
  private mutating func assign(
    _ index: Int, _ missing: inout [Int: Int], _ waiting: inout [StoreID: [Int]]
  ) throws {
    var ready = [index]
    var next = 0
    while next < ready.count {
      let index = ready[next]
      next += 1
      missing[index] = nil
      let identity = changes.inserted[index].identity
      try assign(index, entities[index])
      guard !waiting.isEmpty else { continue }
      for other in waiting.removeValue(forKey: identity) ?? [] {
        guard let count = missing[other] else { continue }
        missing[other] = count - 1
        if count == 1 { ready.append(other) }
      }
    }
  }

  private func pendingReferences(_ row: StoredRow, _ entity: StoreLayout.Entity) -> Set<StoreID> {
    var references: Set<StoreID> = []
    for property in entity.unique.flatMap(\.properties) {
      if case .reference(let identity?) = row.values[property], identity.isTemporary,
        permanent[identity] == nil
      {
        references.insert(identity)
      }
    }
    return references
  }

  private mutating func assign(_ index: Int, _ entity: StoreLayout.Entity) throws {
    let identity = changes.inserted[index].identity
    let keys = entity.unique.compactMap { key($0, changes.inserted[index]) }
    for key in keys {
      guard let holder = try holders[key] ?? target.holder(of: key.group, key.values) else {
        continue
      }
      guard changes.replacesEqualObjects, holder.entity == entity.name else {
        throw StoreError.notUnique(
          entity: entity.name, properties: key.group.names, identity: holder)
      }
      permanent[identity] = holder
      replaced.insert(index)
      break
    }
    if replaced.contains(index), let holder = permanent[identity] {
      assigned[index] = holder
    } else {
      try assignNew(index, entity)
    }
    for key in keys { holders[key] = assigned[index] }
  }

  private mutating func assignNew(_ index: Int, _ entity: StoreLayout.Entity) throws {
    let key = try target.nextKey(root: entity.root)
    let identity = StoreID(store: store, entity: entity.name, key: .permanent(key))
    permanent[assigned[index]] = identity
    assigned[index] = identity
  }

  /// Returns the unique values, or nil if one is null: null differs from everything.
  private func key(_ group: StoreLayout.UniqueGroup, _ row: StoredRow) -> Key? {
    var values: [StoredValue] = []
    for property in group.properties {
      switch row.values[property] {
      case .value(.null), .reference(nil), .references, .unloaded: return nil
      case .reference(let identity?): values.append(.reference(permanent[identity] ?? identity))
      case .value(let value): values.append(.value(value))
      }
    }
    return Key(group: group, values: values)
  }
}

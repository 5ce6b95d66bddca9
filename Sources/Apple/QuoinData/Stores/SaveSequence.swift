import QuoinSchema

/// The primitive changes of a store, of which a save consists.
protocol SaveTarget {
  /// Removes a row and the references to it, or returns false if it is missing.
  func delete(_ identity: StoreID) throws -> Bool
  /// Returns the version of a row, or nil if it is missing.
  func version(of identity: StoreID) throws -> Int64?
  /// Clears unique values, which a change in the same save may exchange with those of another row.
  func clearUnique(_ identity: StoreID, _ properties: [Int]) throws
  /// Returns the row with unique values.
  func holder(of group: StoreLayout.UniqueGroup, _ values: [StoredValue]) throws -> StoreID?
  func nextKey(root: String) throws -> Int64
  /// Writes changed values of columns and increases the version.
  func update(_ identity: StoreID, _ values: [Int: StoredValue]) throws
  func insert(_ identity: StoreID, _ entity: StoreLayout.Entity, _ values: [StoredValue]) throws
  /// Sets or extends the objects at the other end of a join table.
  func join(_ identity: StoreID, _ side: StoreLayout.Side, _ others: [StoreID], replaces: Bool)
    throws
  /// Orders the objects of an ordered to-many relationship, which their references hold.
  func order(_ identity: StoreID, _ inverse: StoreLayout.Inverse, _ others: [StoreID]) throws
}

/// The steps of a save, which are the same for all stores.
///
/// Rows are deleted first, then updated, then inserted, and lists are written last. Because of that
/// order a new row may take the unique values of a deleted or changed one.
struct SaveSequence<Target: SaveTarget> {
  let layout: StoreLayout
  let store: String
  let target: Target
  let changes: StoreChanges
  private(set) var commit = StoreCommit()
  /// The layouts of the inserted rows' entities.
  private let entities: [StoreLayout.Entity]
  /// The permanent identities of the inserted rows.
  private var assigned: [StoreID] = []
  /// The places of inserted rows that replace a saved one.
  private var replaced: Set<Int> = []

  init(layout: StoreLayout, store: String, target: Target, changes: StoreChanges) throws {
    self.layout = layout
    entities = try layout.entities(of: changes.inserted)
    self.store = store
    self.target = target
    self.changes = changes
  }

  mutating func run() throws {
    commit.author = changes.author
    for identity in changes.deleted where identity.store == store {
      if try target.delete(identity) { commit.deleted.insert(identity) }
    }
    try checkVersions()
    for update in changes.updated { try clearUnique(update) }
    var identities = InsertedIdentities(
      entities: entities, store: store, target: target, changes: changes)
    try identities.assign()
    commit.permanent = identities.permanent
    assigned = identities.assigned
    replaced = identities.replaced
    commit.inserted.reserveCapacity(assigned.count)
    for update in changes.updated { try write(update) }
    for index in changes.inserted.indices where !replaced.contains(index) { try insert(index) }
    for index in replaced.sorted() { try insert(index) }
    try writeLists()
  }

  private func checkVersions() throws {
    var conflicts: [StoreID] = []
    for update in changes.updated {
      guard let version = try target.version(of: update.identity) else {
        guard changes.checksVersions else { throw StoreError.deleted(update.identity) }
        conflicts.append(update.identity)
        continue
      }
      if changes.checksVersions, version != update.version { conflicts.append(update.identity) }
    }
    if !conflicts.isEmpty { throw StoreError.conflict(conflicts) }
  }

  private func clearUnique(_ update: StoreChanges.Update) throws {
    let unique = try layout.entity(of: update.identity).unique
    guard !unique.isEmpty else { return }
    let changed = Set(unique.flatMap(\.properties)).filter { update.values[$0] != nil }
    if !changed.isEmpty { try target.clearUnique(update.identity, changed.sorted()) }
  }

  private mutating func write(_ update: StoreChanges.Update) throws {
    let places = try layout.entity(of: update.identity).places
    var columns: [Int: StoredValue] = [:]
    for (property, value) in update.values where places[property].isColumn {
      columns[property] = try resolved(value)
    }
    try target.update(update.identity, columns)
    commit.updated.insert(update.identity)
  }

  private mutating func insert(_ index: Int) throws {
    let row = changes.inserted[index]
    let identity = assigned[index]
    let places = entities[index].places
    if replaced.contains(index) {
      var columns: [Int: StoredValue] = [:]
      for (property, value) in row.values.enumerated() where places[property].isColumn {
        columns[property] = try resolved(value)
      }
      try target.update(identity, columns)
      if !commit.inserted.contains(identity) { commit.updated.insert(identity) }
    } else {
      var values = row.values
      for (property, value) in values.enumerated() {
        if case .reference(_?) = value { values[property] = try resolved(value) }
      }
      try target.insert(identity, entities[index], values)
      commit.inserted.insert(identity)
    }
  }

  private func writeLists() throws {
    for update in changes.updated {
      let places = try layout.entity(of: update.identity).places
      for (property, value) in update.values.sorted(by: { $0.key < $1.key }) {
        try writeList(update.identity, places[property], value, replaces: true)
      }
    }
    for (index, row) in changes.inserted.enumerated() where entities[index].hasLists {
      let places = entities[index].places
      for (property, value) in row.values.enumerated() {
        try writeList(
          assigned[index], places[property], value, replaces: false,
          isNew: !replaced.contains(index))
      }
    }
  }

  private func writeList(
    _ identity: StoreID, _ place: StoreLayout.Place, _ value: StoredValue, replaces: Bool,
    isNew: Bool = false
  ) throws {
    guard case .references(let others) = value, !(others.isEmpty && isNew) else { return }
    switch place {
    case .join(let side):
      var seen: Set<StoreID> = []
      let list = try others.map(resolved).filter { seen.insert($0).inserted }
      try target.join(identity, side, list, replaces: replaces)
    case .inverse(let inverse) where inverse.isOrdered:
      try target.order(identity, inverse, others.map(resolved))
    case .inverse, .nowhere, .attribute, .reference: break
    }
  }

  private func resolved(_ value: StoredValue) throws -> StoredValue {
    guard case .reference(let identity?) = value else { return value }
    return .reference(try resolved(identity))
  }

  private func resolved(_ identity: StoreID) throws -> StoreID {
    if let permanent = commit.permanent[identity] { return permanent }
    guard identity.store == store, !identity.isTemporary else {
      throw StoreError.deleted(identity)
    }
    return identity
  }
}

import Foundation
import QuoinSchema

/// The rows of a store in memory with their indexes. One thread at a time uses it.
final class MemoryTables {
  let layout: StoreLayout
  let store: String
  /// The rows by the root of their entity and by key.
  private var rows: [String: [Int64: StoredRow]] = [:]
  /// The keys of each entity in the order of insertion, and those of removed rows among them.
  private var orders: [String: [Int64]] = [:]
  private var lastKeys: [String: Int64] = [:]
  var references = MemoryReferences()
  var joins = MemoryJoins()
  private var unique: [StoreLayout.UniqueGroup: [[StoredValue]: Int64]] = [:]
  private(set) var generation: Int64 = 0
  private var transactions: [Transaction] = []
  /// The steps that undo the current save, the last first.
  private var undoSteps: [(MemoryTables) -> Void] = []

  private struct Transaction {
    var token: Int64
    var date: Date
    var author: String?
    var inserted: KeyRanges
    var updated: KeyRanges
    var deleted: KeyRanges
  }

  init(layout: StoreLayout, store: String) {
    self.layout = layout
    self.store = store
  }

  func row(_ key: Int64, root: String) -> StoredRow? { rows[root]?[key] }

  func row(_ identity: StoreID) throws -> StoredRow? {
    let entity = try layout.entity(of: identity)
    guard identity.store == store, let key = identity.permanentKey,
      let row = rows[entity.root]?[key], row.identity == identity
    else { return nil }
    return row
  }

  /// Returns the keys of the rows that a request without a condition and an order asks for.
  func keys(for request: StoreRequest) throws -> [(key: Int64, root: String)] {
    guard request.order.isEmpty else { throw StoreError.needsMemory("an order") }
    let entities = try layout.entities(for: request)
    switch request.predicate {
    case nil, .always(true): break
    case .always(false): return []
    default: throw StoreError.needsMemory("a condition")
    }
    let root = try layout.entity(request.entity).root
    let lists = entities.compactMap { entity in
      orders[entity].map { keys in keys.filter { rows[root]?[$0] != nil } }
    }
    .filter { !$0.isEmpty }
    let keys = lists.count == 1 ? lists[0] : lists.joined().sorted()
    let start = min(max(request.offset, 0), keys.count)
    let end = request.limit > 0 ? start + min(request.limit, keys.count - start) : keys.count
    return keys[start..<end].map { ($0, root) }
  }

  // MARK: - Saving

  func save(_ changes: StoreChanges, then next: () throws -> Void) throws -> StoreCommit {
    var sequence = try SaveSequence(layout: layout, store: store, target: self, changes: changes)
    undoSteps = []
    let keys = lastKeys
    defer { undoSteps = [] }
    do {
      try sequence.run()
      try checkReferences(sequence.commit)
      try next()
    } catch {
      while let step = undoSteps.popLast() { step(self) }
      forgetKeys(after: keys)
      throw error
    }
    guard !sequence.commit.isEmpty else { return sequence.commit }
    generation += 1
    record(sequence.commit)
    for identity in sequence.commit.deleted { compact(identity.entity) }
    return sequence.commit
  }

  /// Frees the keys that a failed save took.
  private func forgetKeys(after keys: [String: Int64]) {
    lastKeys = keys
    for (entity, order) in orders {
      let last = layout.entities[entity].flatMap { keys[$0.root] } ?? 0
      let end = order.lastIndex { $0 <= last }.map { $0 + 1 } ?? 0
      if end < order.count { orders[entity]?.removeSubrange(end...) }
    }
  }

  func addUndo(_ step: @escaping (MemoryTables) -> Void) { undoSteps.append(step) }

  private func checkReferences(_ commit: StoreCommit) throws {
    for identity in commit.inserted.union(commit.updated) {
      guard let row = try row(identity) else { continue }
      for (property, place) in try layout.entity(of: identity).places.enumerated() {
        guard case .reference(let reference) = place, !reference.keepsMissing,
          case .reference(let target?) = row.values[property]
        else { continue }
        if try self.row(target) == nil { throw StoreError.deleted(target) }
      }
    }
  }

  private func record(_ commit: StoreCommit) {
    transactions.append(
      Transaction(
        token: generation, date: Date(), author: commit.author,
        inserted: KeyRanges(commit.inserted), updated: KeyRanges(commit.updated),
        deleted: KeyRanges(commit.deleted)))
    if transactions.count > 2 * Int(StoreHistory.limit) {
      transactions.removeFirst(Int(StoreHistory.limit))
    }
  }

  func deleteHistory(_ tokens: [Int64]) {
    let tokens = Set(tokens)
    transactions.removeAll { tokens.contains($0.token) }
  }

  func history(after token: Int64) -> [StoreTransaction] {
    let start = transactions.firstIndex { $0.token > token } ?? transactions.count
    return transactions[start...].map { transaction in
      StoreTransaction(
        token: transaction.token, date: transaction.date,
        commit: StoreCommit(
          inserted: transaction.inserted.identities(store: store),
          updated: transaction.updated.identities(store: store),
          deleted: transaction.deleted.identities(store: store), author: transaction.author))
    }
  }

  /// Forgets the keys of removed rows when they are most of an entity's.
  private func compact(_ entity: String) {
    guard let keys = orders[entity], let root = layout.entities[entity]?.root,
      keys.count > 2 * (rows[root]?.count ?? 0) + 16
    else { return }
    orders[entity] = keys.filter { rows[root]?[$0] != nil }
  }

  // MARK: - Rows and indexes

  /// Writes or removes a row, after a check of its unique values.
  func put(_ row: StoredRow?, for identity: StoreID) throws {
    guard let key = identity.permanentKey else { throw StoreError.deleted(identity) }
    let entity = try layout.entity(of: identity)
    if let row {
      for group in entity.unique {
        guard let values = group.values(of: row), let holder = unique[group]?[values],
          holder != key
        else { continue }
        let other = rows[entity.root]?[holder]?.identity ?? identity
        throw StoreError.notUnique(entity: entity.name, properties: group.names, identity: other)
      }
    }
    let old = rows[entity.root]?[key]
    for (property, place) in entity.places.enumerated() {
      guard case .reference(let reference) = place, reference.hasPlace,
        let owner = old?.values[property].referredKey,
        owner != row?.values[property].referredKey,
        let place = references.place(of: key, in: owner, by: reference)
      else { continue }
      references.setPlace(nil, of: key, in: owner, by: reference)
      addUndo { $0.references.setPlace(place, of: key, in: owner, by: reference) }
    }
    replace(old, by: row, key, entity)
    addUndo { $0.replace(row, by: old, key, entity) }
  }

  private func replace(
    _ old: StoredRow?, by row: StoredRow?, _ key: Int64, _ entity: StoreLayout.Entity
  ) {
    for group in entity.unique {
      if let values = old.flatMap({ group.values(of: $0) }), unique[group]?[values] == key {
        unique[group]?[values] = nil
      }
      if let values = row.flatMap({ group.values(of: $0) }) {
        unique[group, default: [:]][values] = key
      }
    }
    for (property, place) in entity.places.enumerated() {
      guard case .reference(let reference) = place else { continue }
      let before = old?.values[property].referredKey
      let after = row?.values[property].referredKey
      if before != after {
        references.move(key, of: reference, from: before, to: after)
      }
    }
    rows[entity.root, default: [:]][key] = row
    if row != nil, old == nil { addToOrder(key, entity.name) }
  }

  /// Adds a key, usually the largest, at its place.
  private func addToOrder(_ key: Int64, _ entity: String) {
    var range = 0..<(orders[entity]?.count ?? 0)
    if let last = orders[entity]?.last, last < key { range = range.upperBound..<range.upperBound }
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let other = orders[entity]?[middle], other != key else { return }
      range = other < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    orders[entity, default: []].insert(key, at: range.lowerBound)
  }

  func holder(of group: StoreLayout.UniqueGroup, _ values: [StoredValue]) -> StoreID? {
    guard let key = unique[group]?[values] else { return nil }
    return rows[group.root]?[key]?.identity
  }

  /// Returns the next key of a table.
  func nextKey(root: String) -> Int64 {
    lastKeys[root, default: 0] += 1
    return lastKeys[root] ?? 0
  }
}

extension StoreLayout.UniqueGroup {
  /// Returns the values of a row, or nil if one is null: null differs from everything.
  func values(of row: StoredRow) -> [StoredValue]? {
    var values: [StoredValue] = []
    for property in properties {
      switch row.values[property] {
      case .value(.null), .reference(nil), .references, .unloaded: return nil
      case let value: values.append(value)
      }
    }
    return values
  }
}

extension StoredValue {
  /// The key of the object that a reference refers to.
  var referredKey: Int64? {
    if case .reference(let identity?) = self { identity.permanentKey } else { nil }
  }
}

import QuoinSchema
import Synchronization

/// Several stores as one: each object is in one of them.
///
/// A new object is saved in the first store whose schema has its entity and that can be written
/// (Rules/Data.md#several-stores).
public final class StoreGroup: RecordStore {
  public let schema: StoreSchema
  private let stores: [any KeepingStore]
  private let homes: [String: [any KeepingStore]]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - schema: All entities. A fetch of one that no store has is empty.
  ///   - stores: The stores, each with a part of the schema.
  public init(schema: StoreSchema, stores: [any KeepingStore]) {
    self.schema = schema
    self.stores = stores
    homes = schema.entities.mapValues { entity in stores.filter { $0.schema[entity.name] != nil } }
  }

  /// The identifier of the first store; the identities of objects have those of their own.
  public var identifier: String { stores.first?.identifier ?? "" }
  public var members: [any RecordStore] { stores }
  public var generation: Int64 { stores.reduce(0) { $0 &+ $1.generation } }

  // MARK: - Reading

  private func homes(of request: StoreRequest) throws -> [any KeepingStore] {
    guard let homes = homes[request.entity] else { throw StoreError.unknownEntity(request.entity) }
    return homes.filter { request.stores?.contains($0.identifier) ?? true }
  }

  public func rows(for request: StoreRequest) throws -> [StoredRow] {
    try page(request) { try $0.rows(for: $1) }
  }

  public func identities(for request: StoreRequest) throws -> [StoreID] {
    try page(request) { try $0.identities(for: $1) }
  }

  public func count(for request: StoreRequest) throws -> Int {
    let homes = try homes(of: request)
    if homes.count == 1 { return try homes[0].count(for: request) }
    var whole = request
    (whole.limit, whole.offset) = (0, 0)
    return request.page(of: try homes.reduce(0) { try $0 + $1.count(for: whole) }).count
  }

  /// Returns a part of what the stores with an entity have, one store after another.
  private func page<Element>(
    _ request: StoreRequest, _ read: (any KeepingStore, StoreRequest) throws -> [Element]
  ) throws -> [Element] {
    let homes = try homes(of: request)
    if homes.count == 1 { return try read(homes[0], request) }
    guard request.order.isEmpty else { throw StoreError.needsMemory("an order of several stores") }
    var whole = request
    (whole.limit, whole.offset) = (0, 0)
    let result = try homes.flatMap { try read($0, whole) }
    return Array(result[request.page(of: result.count)])
  }

  public func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
    var rows: [StoreID: StoredRow] = [:]
    for (store, identities) in Dictionary(grouping: identities, by: \.store) {
      guard let store = stores.first(where: { $0.identifier == store }) else { continue }
      rows.merge(try store.rows(with: identities)) { first, _ in first }
    }
    return rows
  }

  public func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    try stores.first { $0.identifier == identity.store }?.related(to: identity, by: property) ?? []
  }

  // MARK: - Saving

  private struct Part: Sendable {
    let store: any KeepingStore
    var changes: StoreChanges
  }

  private final class Written: Sendable {
    let commits = Mutex<[(store: any KeepingStore, commit: StoreCommit)]>([])
  }

  public func save(_ changes: StoreChanges) throws -> [StoreID: StoreID] {
    let written = Written()
    try Self.write(try parts(of: changes)[...], written)
    let commits = written.commits.withLock { $0 }
    for (store, commit) in commits { store.report(commit) }
    return commits.reduce(into: [:]) { $0.merge($1.commit.permanent) { first, _ in first } }
  }

  /// Writes the changes of a store, and those of the next ones before it commits, so that an error
  /// of any of them undoes all.
  private static func write(_ parts: ArraySlice<Part>, _ written: Written) throws {
    guard let part = parts.first else { return }
    let commit = try part.store.write(part.changes) { try write(parts.dropFirst(), written) }
    written.commits.withLock { $0.append((part.store, commit)) }
  }

  /// Returns the changes of each store. Stores in memory, which can't fail to commit, are before
  /// files, and all groups lock files in the same order.
  private func parts(of changes: StoreChanges) throws -> [Part] {
    var empty = changes
    (empty.inserted, empty.updated, empty.deleted) = ([], [], [])
    var parts: [String: Part] = [:]
    func edit(_ store: any KeepingStore, _ edit: (inout StoreChanges) -> Void) {
      edit(&parts[store.identifier, default: Part(store: store, changes: empty)].changes)
    }
    func home(of identity: StoreID) throws -> any KeepingStore {
      guard let store = stores.first(where: { $0.identifier == identity.store }) else {
        throw StoreError.deleted(identity)
      }
      return store
    }
    var new: [StoreID: String] = [:]
    for row in changes.inserted {
      let entity = row.identity.entity
      let choice = changes.homes[row.identity]
      let home = homes[entity]?.first { home in
        !home.isReadOnly && (choice == nil || home.identifier == choice)
      }
      guard let home else { throw StoreError.noStore(entity: entity) }
      new[row.identity] = home.identifier
      edit(home) { $0.inserted.append(row) }
    }
    func check(_ value: StoredValue, _ property: Int, of identity: StoreID) throws {
      let others: [StoreID]
      switch value {
      case .reference(let other?): others = [other]
      case .references(let all): others = all
      case .reference, .value, .unloaded: return
      }
      let home = new[identity] ?? identity.store
      guard others.contains(where: { new[$0] ?? $0.store != home }) else { return }
      throw StoreError.otherStore(
        entity: identity.entity,
        property: schema[identity.entity]?.properties[property].name ?? "")
    }
    for row in changes.inserted {
      for (property, value) in row.values.enumerated() {
        try check(value, property, of: row.identity)
      }
    }
    for update in changes.updated {
      for (property, value) in update.values { try check(value, property, of: update.identity) }
      edit(try home(of: update.identity)) { $0.updated.append(update) }
    }
    for identity in changes.deleted {
      edit(try home(of: identity)) { $0.deleted.append(identity) }
    }
    func rank(_ part: Part) -> (Int, String) {
      (part.store is MemoryStore ? 0 : 1, part.store.identifier)
    }
    return parts.values.sorted { rank($0) < rank($1) }
  }

  public func addCommitObserver(
    _ observer: @escaping @Sendable (StoreCommit) -> Void
  ) -> StoreObservation {
    let observations = stores.map { $0.addCommitObserver(observer) }
    return StoreObservation { for observation in observations { observation.end() } }
  }
}

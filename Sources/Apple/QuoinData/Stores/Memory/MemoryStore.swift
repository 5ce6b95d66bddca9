import Foundation
import QuoinSchema
import Synchronization

/// A store in memory, which ends with the process.
public final class MemoryStore: KeepingStore {
  public let identifier = UUID().uuidString
  public let schema: StoreSchema
  /// The layout, or the error of an invalid schema, which each call throws.
  private let layout: Result<StoreLayout, any Error>
  private let tables: Mutex<MemoryTables?>
  private let observers = CommitObservers()

  /// Creates an empty store. If the schema is invalid, each call throws the reason.
  public init(schema: StoreSchema) {
    self.schema = schema
    let layout = Result { try StoreLayout(schema, path: "store in memory") }
    self.layout = layout
    let identifier = identifier
    tables = Mutex((try? layout.get()).map { MemoryTables(layout: $0, store: identifier) })
  }

  /// Creates an empty store, or throws the reason why the schema is invalid.
  public convenience init(checking schema: StoreSchema) throws {
    self.init(schema: schema)
    _ = try layout.get()
  }

  public func rows(for request: StoreRequest) throws -> [StoredRow] {
    try read { tables in
      try tables.keys(for: request).compactMap { tables.row($0.key, root: $0.root) }
    }
  }

  public func count(for request: StoreRequest) throws -> Int {
    try read { try $0.keys(for: request).count }
  }

  public func identities(for request: StoreRequest) throws -> [StoreID] {
    try read { tables in
      try tables.keys(for: request).compactMap { tables.row($0.key, root: $0.root)?.identity }
    }
  }

  public func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
    try read { tables in
      var rows: [StoreID: StoredRow] = [:]
      for identity in identities {
        if let row = try tables.row(identity) { rows[identity] = row }
      }
      return rows
    }
  }

  public func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    try read { try $0.related(to: identity, by: property) }
  }

  public var isReadOnly: Bool { false }

  public func write(
    _ changes: StoreChanges, then next: @Sendable () throws -> Void
  ) throws -> StoreCommit {
    let layout = try layout.get()
    let changes = try SaveCheck(layout: layout, path: "store in memory").checked(changes)
    return try read { try $0.save(changes, then: next) }
  }

  public func report(_ commit: StoreCommit) { observers.report(commit) }

  public var generation: Int64 { tables.withLock { $0?.generation ?? 0 } }

  public func addCommitObserver(
    _ observer: @escaping @Sendable (StoreCommit) -> Void
  ) -> StoreObservation {
    observers.add(observer)
  }

  public func history(after token: Int64) throws -> [StoreTransaction] {
    try read { $0.history(after: token) }
  }

  public func deleteHistory(_ tokens: [Int64]) throws { try read { $0.deleteHistory(tokens) } }

  /// Runs a block with the tables, alone.
  private func read<Value: Sendable>(
    _ body: (MemoryTables) throws -> Value
  ) throws -> Value {
    let layout = try layout.get()
    return try tables.withLock { tables in
      guard let tables else { throw StoreError.unknownEntity(layout.entities.keys.first ?? "") }
      return try body(tables)
    }
  }
}

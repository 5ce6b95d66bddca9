#if SQLite
  import CSystemSQLite
  import Foundation
  import QuoinSchema
  import Synchronization

  /// A store in an SQLite file, which several processes may use at once (Rules/Data.md#file).
  public final class SQLiteStore: KeepingStore {
    public let identifier: String
    public let schema: StoreSchema
    /// The path of the file.
    public let path: String
    public let isReadOnly: Bool
    private let layout: StoreLayout
    private let connection: SQLiteConnection
    private let pool: SQLitePool
    /// A connection that only reads the generation, and doesn't wait for a save.
    private let watcher: Mutex<SQLiteDatabase>
    private let readers: [String: SQLiteReader]
    private let observers = CommitObservers()
    private let lastGeneration = Mutex<Int64>(0)
    /// SQLite's counter of the changes of tables that another process hasn't made.
    private let tableVersion: Atomic<Int64>

    /// Opens, creates or migrates a file.
    ///
    /// - Throws: `StoreError.file` if the file isn't a store, has a newer format, or can't be
    ///   migrated. The file then stays as it was.
    public init(schema: StoreSchema, path: String, readOnly: Bool = false) throws {
      let connection = SQLiteConnection(path: path)
      let layout = try StoreLayout(schema, path: path)
      try SQLiteTables(layout: layout).check(path: path)
      let identifier = try SQLiteFile(connection: connection, layout: layout)
        .open(readOnly: readOnly)
      self.schema = schema
      self.path = path
      isReadOnly = readOnly
      self.layout = layout
      self.connection = connection
      self.identifier = identifier
      pool = try connection.reporting { try SQLitePool(connection, readOnly: readOnly) }
      tableVersion = Atomic(
        try connection.reporting { [pool] in try pool.read { try Self.tableVersion($0) } })
      watcher = Mutex(try connection.reporting { try connection.open(readOnly: true) })
      readers = layout.entities.mapValues {
        SQLiteReader($0, layout: layout, store: identifier, path: path)
      }
    }

    // MARK: - Reading

    public func rows(for request: StoreRequest) throws -> [StoredRow] {
      let reader = try reader(request.entity)
      let query = try SQLiteQuery(request, layout: layout)
      return try read { database in
        try query.rows(reader.columns, database) { try reader.row($0) }
      }
    }

    public func count(for request: StoreRequest) throws -> Int {
      let query = try SQLiteQuery(request, layout: layout, isOrdered: false)
      return try read { try query.count($0) }
    }

    public func identities(for request: StoreRequest) throws -> [StoreID] {
      let reader = try reader(request.entity)
      let query = try SQLiteQuery(request, layout: layout)
      return try read { database in
        try query.rows("\(reader.table).\"id\", \(reader.table).\"entity\"", database) {
          try reader.identity($0)
        }
      }
    }

    public func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
      var keys: [String: [Int64]] = [:]
      for identity in identities where identity.store == identifier {
        let root = try layout.entity(of: identity).root
        if let key = identity.permanentKey { keys[root, default: []].append(key) }
      }
      let wanted = Set(identities)
      return try read { [keys] database in
        var rows: [StoreID: StoredRow] = [:]
        for (root, keys) in keys {
          let reader = try reader(root)
          // One statement for any number of keys: there are limits for arguments.
          let condition =
            keys.count == 1 ? "= ?" : "IN (SELECT \"value\" FROM json_each(?))"
          let statement = try database.statement(
            "SELECT \(reader.columns) FROM \(reader.table) "
              + "WHERE \(reader.table).\"id\" \(condition)")
          let argument: SQLiteValue =
            keys.count == 1
            ? .integer(keys[0]) : .text("[\(keys.map(String.init).joined(separator: ","))]")
          try statement.eachRow([argument]) { row in
            let row = try reader.row(row)
            if wanted.contains(row.identity) { rows[row.identity] = row }
          }
        }
        return rows
      }
    }

    public func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
      guard identity.store == identifier, identity.permanentKey != nil else {
        _ = try layout.entity(of: identity)
        return []
      }
      return try read { database in
        try SQLiteRelated(layout: layout, store: identifier, path: path)
          .related(to: identity, by: property, database)
      }
    }

    private func reader(_ entity: String) throws -> SQLiteReader {
      guard let reader = readers[entity] else { throw StoreError.unknownEntity(entity) }
      return reader
    }

    private func read<Value: Sendable>(
      _ body: @Sendable (SQLiteDatabase) throws -> Value
    ) throws -> Value {
      try connection.reporting {
        do {
          return try pool.read(body)
        } catch let error as SQLiteError where error.code == SQLITE_ERROR {
          // Its tables may be other ones.
          try pool.read { try checkSchema($0) }
          throw error
        }
      }
    }

    private static func tableVersion(_ database: SQLiteDatabase) throws -> Int64 {
      try database.statement("PRAGMA schema_version").integer() ?? 0
    }

    /// Checks that no other process has migrated the file.
    private func checkSchema(_ database: SQLiteDatabase) throws {
      let version = try Self.tableVersion(database)
      guard version != tableVersion.load(ordering: .relaxed) else { return }
      let file = SQLiteFile(connection: connection, layout: layout)
      guard try file.savedSchema(database).schema == schema else {
        throw StoreError.file(
          path: path,
          reason: "another process has migrated the store to another schema; restart this program "
            + "with that schema")
      }
      tableVersion.store(version, ordering: .relaxed)
    }

    // MARK: - Saving

    public func write(
      _ changes: StoreChanges, then next: @Sendable () throws -> Void
    ) throws -> StoreCommit {
      guard !isReadOnly else {
        throw StoreError.file(
          path: path, reason: "the store was opened read-only; open it for writing to save")
      }
      let changes = try SaveCheck(layout: layout, path: path).checked(changes)
      return try connection.reporting { try run(changes, then: next) }
    }

    public func report(_ commit: StoreCommit) { observers.report(commit) }

    /// Writes changes in a transaction of their own.
    private func run(
      _ changes: StoreChanges, then next: @Sendable () throws -> Void
    ) throws -> StoreCommit {
      do {
        return try pool.write { database in
          try checkSchema(database)
          let target = SQLiteSave(
            layout: layout, store: identifier, path: path, database: database)
          var sequence = try SaveSequence(
            layout: layout, store: identifier, target: target, changes: changes)
          try sequence.run()
          try target.finish(sequence.commit)
          try next()
          return sequence.commit
        }
      } catch let error as SQLiteError
        where error.extendedCode == SQLiteError.foreignKeyConstraint
      {
        // SQLite checks references at the end and doesn't say which one is wrong.
        guard let missing = try missingReference(changes) else { throw error }
        throw StoreError.deleted(missing)
      }
    }

    /// Returns an object that the changes refer to and that another save deleted.
    private func missingReference(_ changes: StoreChanges) throws -> StoreID? {
      var identities: Set<StoreID> = []
      let values =
        changes.inserted.flatMap(\.values) + changes.updated.flatMap { Array($0.values.values) }
      for value in values {
        switch value {
        case .reference(let identity?): identities.insert(identity)
        case .references(let list): identities.formUnion(list)
        case .value, .reference(nil), .unloaded: break
        }
      }
      let saved = identities.filter { !$0.isTemporary }
      let rows = try rows(with: Array(saved))
      return saved.first { rows[$0] == nil || changes.deleted.contains($0) }
    }

    public var generation: Int64 {
      let current = try? watcher.withLock { database in
        // The counter changes with our saves, the version with each change by any program.
        let counter = try database.statement(
          "SELECT \"value\" FROM \"quoin_store\" WHERE \"key\" = 'generation'"
        ).integer()
        let version = try database.statement("PRAGMA data_version").integer()
        return (counter ?? 0) &+ (version ?? 0)
      }
      return lastGeneration.withLock { last in
        last = max(last, current ?? last)
        return last
      }
    }

    public func addCommitObserver(
      _ observer: @escaping @Sendable (StoreCommit) -> Void
    ) -> StoreObservation {
      observers.add(observer)
    }

    public func history(after token: Int64) throws -> [StoreTransaction] {
      try read { try SQLiteHistory(store: identifier, path: path).transactions(after: token, $0) }
    }

    public func deleteHistory(_ tokens: [Int64]) throws {
      try connection.reporting {
        try pool.write { try SQLiteHistory(store: identifier, path: path).delete(tokens, $0) }
      }
    }
  }
#endif

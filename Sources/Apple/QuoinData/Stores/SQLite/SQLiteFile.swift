#if SQLite
  import CSystemSQLite
  import Foundation
  import QuoinSchema

  /// The file of a store: its recognition, creation and migration (Rules/Data.md#file).
  struct SQLiteFile {
    let connection: SQLiteConnection
    let layout: StoreLayout

    /// The bytes "QUON" in the header of the file.
    static let applicationID: Int64 = 0x5155_4F4E
    static let format: Int64 = 1

    private var path: String { connection.path }

    private func failure(_ reason: String) -> StoreError {
      StoreError.file(path: path, reason: reason)
    }

    /// Prepares the file for this schema, and returns the identifier of the store.
    ///
    /// A file that isn't a store isn't changed.
    func open(readOnly: Bool) throws -> String {
      let exists = try check(readOnly: readOnly)
      if readOnly {
        guard exists else {
          throw failure("there is no file to read; open it for writing once, or check the path")
        }
        return try connection.reporting {
          let database = try connect(readOnly: true)
          return try database.transaction(.reading) { try identifier(database, readOnly: true) }
        }
      }
      if !exists {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
          throw failure("its folder can't be created; check the path and its permissions")
        }
      }
      return try connection.reporting {
        let database = try connect(readOnly: false)
        return try database.transaction(.writing) {
          if try isEmpty(database) { return try create(database) }
          return try identifier(database, readOnly: false)
        }
      }
    }

    /// Checks the file without changing it, and returns whether it has contents.
    private func check(readOnly: Bool) throws -> Bool {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return false
      }
      if isFolder.boolValue { throw failure("this is a folder; add the name of a file") }
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw failure("the file can't be read; change its permissions")
      }
      // Only SQLite opens the file: if this process closed it, the locks of all stores on it would
      // end.
      return try connection.reporting {
        do {
          return try checkContents(readOnly: true)
        } catch let error as SQLiteError where error.code == SQLITE_READONLY && !readOnly {
          // A process was killed while it saved without a write-ahead log, at the store's creation.
          // SQLite restores the former state, as it does whoever opens the file for writing.
          return try checkContents(readOnly: false)
        }
      }
    }

    /// Returns whether the file has contents, or throws an error if they aren't a store's.
    private func checkContents(readOnly: Bool) throws -> Bool {
      let database = try connect(readOnly: readOnly)
      return try database.transaction(.reading) {
        if try isEmpty(database) { return false }
        try checkFormat(database)
        return true
      }
    }

    private func connect(readOnly: Bool) throws -> SQLiteDatabase {
      // Tables are replaced by a migration, during which references don't matter.
      try connection.open(readOnly: readOnly, foreignKeys: false)
    }

    private func isEmpty(_ database: SQLiteDatabase) throws -> Bool {
      try database.statement("SELECT 1 FROM sqlite_master").integer() == nil
    }

    private func checkFormat(_ database: SQLiteDatabase) throws {
      guard
        try database.statement("PRAGMA application_id").integer() == Self.applicationID,
        let format = try value("format", database)?.integer
      else {
        throw failure(
          "the database has other tables than those of a store; choose another path")
      }
      guard format == Self.format else {
        throw failure(
          "the store has format \(format), and this version of Quoin reads format "
            + "\(Self.format); update Quoin")
      }
    }

    private func value(_ key: String, _ database: SQLiteDatabase) throws -> SQLiteValue? {
      try database.statement("SELECT \"value\" FROM \"quoin_store\" WHERE \"key\" = ?")
        .first([.text(key)]) { $0[0] }
    }

    /// Returns the schema in the file; nil if the file is missing or empty.
    func savedSchema() throws -> StoreSchema? {
      guard try check(readOnly: false) else { return nil }
      return try connection.reporting {
        let database = try connect(readOnly: true)
        return try database.transaction(.reading) { try savedSchema(database).schema }
      }
    }

    func savedSchema(
      _ database: SQLiteDatabase
    ) throws -> (identifier: String, schema: StoreSchema) {
      guard case .text(let identifier)? = try value("identifier", database),
        case .text(let text)? = try value("schema", database),
        let schema = Self.schema(text)
      else {
        throw failure("the description of the store's schema is damaged; use a backup")
      }
      return (identifier, schema)
    }

    /// Changes a copy of the file, and then the file in one transaction.
    ///
    /// - Parameter change: Changes the store at the path of the copy. If it throws, the file stays
    ///   as it was.
    func replace(_ change: (_ copy: String) throws -> Void) throws {
      let copy = path + "-migration"
      func remove() {
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: copy + suffix)
        }
      }
      remove()
      defer { remove() }
      let database = try connection.reporting { try connect(readOnly: false) }
      // It changes with each save of another connection.
      let version = try connection.reporting {
        let version = try database.statement("PRAGMA data_version").integer()
        try SQLiteConnection(path: copy).open(readOnly: false).copyContents(of: database)
        return version
      }
      try change(copy)
      try connection.reporting {
        guard try database.statement("PRAGMA data_version").integer() == version else {
          throw failure("another process saved during the migration; end it, and try again")
        }
        try database.copyContents(of: SQLiteConnection(path: copy).open(readOnly: true))
      }
    }

    // MARK: - Creation and migration

    private func create(_ database: SQLiteDatabase) throws -> String {
      let identifier = UUID().uuidString
      try database.execute("PRAGMA application_id = \(Self.applicationID)")
      try database.execute(
        """
        CREATE TABLE "quoin_store" ("key" TEXT PRIMARY KEY, "value") WITHOUT ROWID;
        CREATE TABLE "quoin_keys" ("root" TEXT PRIMARY KEY, "last" INTEGER NOT NULL)
          WITHOUT ROWID;
        CREATE TABLE "quoin_history" ("token" INTEGER PRIMARY KEY, "date" REAL NOT NULL,
          "author" TEXT, "inserted" TEXT NOT NULL, "updated" TEXT NOT NULL,
          "deleted" TEXT NOT NULL);
        """)
      let values: [(key: String, value: SQLiteValue)] = [
        ("format", .integer(Self.format)), ("identifier", .text(identifier)),
        ("generation", .integer(0)), ("schema", .text(try schemaText())),
      ]
      for (key, value) in values {
        try database.statement("INSERT INTO \"quoin_store\" VALUES (?, ?)")
          .run([.text(key), value])
      }
      let tables = SQLiteTables(layout: layout)
      for root in layout.roots.keys.sorted() {
        try database.execute(tables.creation(root: root))
      }
      for join in layout.joins.values.sorted(by: { $0.name < $1.name }) {
        try database.execute(tables.creation(join: join))
      }
      for index in tables.indexes { try database.execute(index.sql) }
      return identifier
    }

    /// Returns the identifier, after a migration if the schema has changed.
    private func identifier(_ database: SQLiteDatabase, readOnly: Bool) throws -> String {
      try checkFormat(database)
      let (identifier, schema) = try savedSchema(database)
      guard schema != layout.schema else { return identifier }
      let old = try StoreLayout(schema, path: path)
      let migration = try SQLiteMigration(old: old, new: layout, path: path)
      if readOnly {
        guard !migration.changesTables else {
          throw failure(
            "the store has another schema and can't be migrated read-only; open it for writing "
              + "once")
        }
        return identifier
      }
      try migration.run(database)
      try database.statement("UPDATE \"quoin_store\" SET \"value\" = ? WHERE \"key\" = 'schema'")
        .run([.text(try schemaText())])
      return identifier
    }

    private static func schema(_ text: String) -> StoreSchema? {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try? decoder.decode(StoreSchema.self, from: Data(text.utf8))
    }

    private func schemaText() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      do {
        return String(decoding: try encoder.encode(layout.schema), as: UTF8.self)
      } catch {
        throw failure("the schema has a default value that can't be written; choose another")
      }
    }
  }
#endif

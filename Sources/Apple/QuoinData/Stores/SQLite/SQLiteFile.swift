#if SQLite
  import Foundation
  import GRDB
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
      let exists = try check()
      if readOnly {
        guard exists else {
          throw failure("there is no file to read; open it for writing once, or check the path")
        }
        return try connection.reporting {
          try queue(readOnly: true).read { try identifier($0, readOnly: true) }
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
        try queue(readOnly: false).write { database in
          if try isEmpty(database) { return try create(database) }
          return try identifier(database, readOnly: false)
        }
      }
    }

    /// Checks the file without changing it, and returns whether it has contents.
    private func check() throws -> Bool {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return false
      }
      if isFolder.boolValue { throw failure("this is a folder; add the name of a file") }
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw failure("the file can't be read; change its permissions")
      }
      defer { try? file.close() }
      let head = (try? file.read(upToCount: 16)) ?? Data()
      if head.isEmpty { return false }
      guard head == Data("SQLite format 3\0".utf8) else {
        throw failure("the file isn't a database; choose another path, or move the file away")
      }
      try connection.reporting {
        try queue(readOnly: true).read { database in
          if try !isEmpty(database) { try checkFormat(database) }
        }
      }
      return true
    }

    private func queue(readOnly: Bool) throws -> DatabaseQueue {
      // Tables are replaced by a migration, during which references don't matter.
      try DatabaseQueue(
        path: path,
        configuration: connection.configuration(readOnly: readOnly, foreignKeys: false))
    }

    private func isEmpty(_ database: Database) throws -> Bool {
      try Row.fetchOne(database, sql: "SELECT 1 FROM sqlite_master") == nil
    }

    private func checkFormat(_ database: Database) throws {
      guard
        try Int64.fetchOne(database, sql: "PRAGMA application_id") == Self.applicationID,
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

    private func value(_ key: String, _ database: Database) throws -> DatabaseValue? {
      try DatabaseValue.fetchOne(
        database, sql: "SELECT \"value\" FROM \"quoin_store\" WHERE \"key\" = ?", arguments: [key])
    }

    // MARK: - Creation and migration

    private func create(_ database: Database) throws -> String {
      let identifier = UUID().uuidString
      try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
      try database.execute(
        sql: """
          CREATE TABLE "quoin_store" ("key" TEXT PRIMARY KEY, "value") WITHOUT ROWID;
          CREATE TABLE "quoin_keys" ("root" TEXT PRIMARY KEY, "last" INTEGER NOT NULL)
            WITHOUT ROWID;
          CREATE TABLE "quoin_history" ("token" INTEGER PRIMARY KEY, "date" REAL NOT NULL,
            "author" TEXT, "inserted" TEXT NOT NULL, "updated" TEXT NOT NULL,
            "deleted" TEXT NOT NULL);
          """)
      for (key, value) in [
        ("format", Self.format.databaseValue), ("identifier", identifier.databaseValue),
        ("generation", (0 as Int64).databaseValue), ("schema", try schemaText().databaseValue),
      ] {
        try database.execute(
          sql: "INSERT INTO \"quoin_store\" VALUES (?, ?)", arguments: [key, value])
      }
      let tables = SQLiteTables(layout: layout)
      for root in layout.roots.keys.sorted() {
        try database.execute(sql: tables.creation(root: root))
      }
      for join in layout.joins.values.sorted(by: { $0.name < $1.name }) {
        try database.execute(sql: tables.creation(join: join))
      }
      for index in tables.indexes { try database.execute(sql: index.sql) }
      return identifier
    }

    /// Returns the identifier, after a migration if the schema has changed.
    private func identifier(_ database: Database, readOnly: Bool) throws -> String {
      try checkFormat(database)
      guard case .string(let identifier)? = try value("identifier", database)?.storage,
        case .string(let text)? = try value("schema", database)?.storage,
        let schema = Self.schema(text)
      else {
        throw failure("the description of the store's schema is damaged; use a backup")
      }
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
      try database.execute(
        sql: "UPDATE \"quoin_store\" SET \"value\" = ? WHERE \"key\" = 'schema'",
        arguments: [try schemaText()])
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

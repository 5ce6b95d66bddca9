#if SQLite
  import CSystemSQLite
  import Foundation

  /// The settings of the connections to a file, and the errors of SQLite as those of a store.
  struct SQLiteConnection: Sendable {
    let path: String

    /// The time for which a save waits while another process saves.
    private static let busySeconds = 10

    func open(readOnly: Bool, foreignKeys: Bool = true) throws -> SQLiteDatabase {
      let database = try SQLiteDatabase(
        path: path, readOnly: readOnly, isImmutable: readOnly && isInReadOnlyFolder)
      database.setBusyTimeout(seconds: Self.busySeconds)
      try database.execute("PRAGMA foreign_keys = \(foreignKeys ? "ON" : "OFF")")
      try SQLiteFunctions.add(to: database)
      return database
    }

    /// Whether SQLite can't create the files beside the database that it needs otherwise.
    private var isInReadOnlyFolder: Bool {
      let files = FileManager.default
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      return !files.isWritableFile(atPath: folder) && files.fileExists(atPath: path)
        && !files.fileExists(atPath: path + "-wal")
    }

    /// Runs a block and turns an error of SQLite into one that says what to try.
    func reporting<Value>(_ body: () throws -> Value) throws -> Value {
      do {
        return try body()
      } catch let error as SQLiteError {
        throw StoreError.file(path: path, reason: reason(error))
      }
    }

    private func reason(_ error: SQLiteError) -> String {
      switch error.code {
      case SQLITE_NOTADB: "the file isn't a database; choose another path, or move the file away"
      case SQLITE_BUSY, SQLITE_LOCKED:
        "another process keeps the file locked for more than \(Self.busySeconds) s; end it, "
          + "or try again"
      case SQLITE_FULL: "the disk is full; free space and save again"
      case SQLITE_READONLY, SQLITE_PERM:
        "the file or its folder can't be written; change their permissions, or open it read-only"
      case SQLITE_CANTOPEN:
        "the file can't be opened; check that its folder exists and may be read and written"
      case SQLITE_CORRUPT: "the file is damaged; use a backup"
      case SQLITE_TOOBIG:
        "a value or the number of properties is larger than SQLite allows; store less in one object"
      default:
        "SQLite reports \"\(error.message)\" (\(error.extendedCode)); if it stays, use a backup"
      }
    }
  }
#endif

#if SQLite
  import CSystemSQLite

  /// A connection to a database, for one thread at a time.
  ///
  /// It isn't Sendable: the compiler verifies that a lock guards it wherever threads share it.
  final class SQLiteDatabase {
    let connection: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    /// The number of statements that a connection keeps.
    private static let statementLimit = 200

    /// Opens a file, or a database in memory for a nil path.
    ///
    /// - Parameter isImmutable: Whether no program changes the file, so that SQLite needs no files
    ///   beside it.
    init(path: String?, readOnly: Bool = false, isImmutable: Bool = false) throws {
      guard path?.utf8.contains(0) != true else {
        throw SQLiteError(SQLITE_CANTOPEN, nil)
      }
      // The lock of the owner makes SQLite's own lock unnecessary. A library without locks shares
      // more between its connections.
      guard sqlite3_threadsafe() != 0 else {
        throw SQLiteError(
          extendedCode: SQLITE_MISUSE, message: "the library of SQLite doesn't support threads")
      }
      var mode = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      var connection: OpaquePointer?
      // SQLite gives relative names such as ":memory:" and "file:" a meaning of their own.
      var name = path.map { $0.hasPrefix("/") ? $0 : "./\($0)" } ?? ":memory:"
      if isImmutable {
        mode |= SQLITE_OPEN_URI
        name = "file:\(name.utf8.map(Self.inAddress).joined())?immutable=1"
      }
      let code = sqlite3_open_v2(name, &connection, mode | SQLITE_OPEN_NOMUTEX, nil)
      guard code == SQLITE_OK, let connection else {
        defer { sqlite3_close_v2(connection) }
        throw SQLiteError(code, connection)
      }
      self.connection = connection
      sqlite3_extended_result_codes(connection, 1)
      quoin_sqlite_refuse_quoted_text(connection)
      // Views and triggers of a foreign file may not call functions with effects.
      try execute("PRAGMA trusted_schema = OFF")
    }

    /// Returns a byte of a path as an address has it.
    private static func inAddress(_ byte: UInt8) -> String {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }

    deinit {
      statements.removeAll()
      // Waits for statements that another object still holds.
      sqlite3_close_v2(connection)
    }

    /// The time for which a statement waits for locks of other connections.
    func setBusyTimeout(seconds: Int) {
      sqlite3_busy_timeout(connection, Int32(clamping: seconds * 1000))
    }

    /// The number of rows that the last statement changed.
    var changedRows: Int { Int(sqlite3_changes(connection)) }

    /// Runs one or more statements without arguments, and ignores their rows.
    func execute(_ sql: String) throws {
      let code = sqlite3_exec(connection, sql, nil, nil, nil)
      guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
    }

    /// Returns a prepared statement, that of an earlier call with the same SQL if it isn't running.
    func statement(_ sql: String) throws -> SQLiteStatement {
      if let statement = statements[sql], !statement.isRunning { return statement }
      let statement = try SQLiteStatement(sql, connection)
      if statements.count >= Self.statementLimit { statements.removeAll() }
      statements[sql] = statement
      return statement
    }

    /// Replaces everything with the contents of another database, in one transaction.
    func copyContents(of other: SQLiteDatabase) throws {
      guard let backup = sqlite3_backup_init(connection, "main", other.connection, "main") else {
        throw SQLiteError(sqlite3_errcode(connection), connection)
      }
      sqlite3_backup_step(backup, -1)
      let code = sqlite3_backup_finish(backup)
      guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
    }

    // MARK: - Transactions

    /// A kind of transaction.
    enum Transaction: String {
      /// Reads one snapshot, which begins with the first statement.
      case reading = "BEGIN DEFERRED"
      /// Waits for other writers at its beginning rather than failing later.
      case writing = "BEGIN IMMEDIATE"
    }

    /// Runs a closure in a transaction, of which nothing remains if it or the commit fails.
    func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
      try statement(kind.rawValue).run()
      do {
        let value = try body()
        try statement("COMMIT").run()
        return value
      } catch {
        // Some errors, such as a full disk, have rolled back already.
        if sqlite3_get_autocommit(connection) == 0 { try? statement("ROLLBACK").run() }
        throw error
      }
    }
  }
#endif

#if SQLite
  import CSystemSQLite
  import Foundation

  /// A prepared statement. Each run binds all arguments, so that nothing remains of the last one.
  final class SQLiteStatement {
    private let statement: OpaquePointer
    private let argumentCount: Int

    /// Prepares the first statement of `sql`, for repeated use.
    init(_ sql: String, _ connection: OpaquePointer) throws {
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v3(
        connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
      guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
      guard let statement else {
        throw SQLiteError(extendedCode: SQLITE_MISUSE, message: "the statement is empty")
      }
      self.statement = statement
      argumentCount = Int(sqlite3_bind_parameter_count(statement))
    }

    deinit { sqlite3_finalize(statement) }

    /// Whether a run has begun and not ended.
    var isRunning: Bool { sqlite3_stmt_busy(statement) != 0 }

    /// Runs the statement and ignores its rows.
    func run(_ arguments: [SQLiteValue] = []) throws { try eachRow(arguments) { _ in } }

    /// Runs the statement and calls a closure with each row.
    func eachRow(_ arguments: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Void) throws {
      defer { finish() }
      try bind(arguments)
      while try step() { try body(SQLiteRow(statement)) }
    }

    /// Runs the statement until its first row, and returns what a closure makes of that.
    func first<Value>(
      _ arguments: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Value
    ) throws -> Value? {
      defer { finish() }
      try bind(arguments)
      guard try step() else { return nil }
      let value = try body(SQLiteRow(statement))
      // A statement that writes takes effect at its end.
      while try step() {}
      return value
    }

    /// Returns the integer in the first column of the first row.
    func integer(_ arguments: [SQLiteValue] = []) throws -> Int64? {
      try first(arguments) { $0.integer(0) } ?? nil
    }

    private func step() throws -> Bool {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: return true
      case SQLITE_DONE: return false
      case let code: throw SQLiteError(code, sqlite3_db_handle(statement))
      }
    }

    /// Ends the run, which ends its locks, and releases the copies of the arguments.
    private func finish() {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }

    // MARK: - Arguments

    private func bind(_ arguments: [SQLiteValue]) throws {
      guard arguments.count == argumentCount else {
        throw SQLiteError(
          extendedCode: SQLITE_RANGE,
          message: "a statement needs \(argumentCount) arguments and has \(arguments.count)")
      }
      for (index, argument) in arguments.enumerated() {
        let code = bind(argument, Int32(index + 1))
        guard code == SQLITE_OK else { throw SQLiteError(code, sqlite3_db_handle(statement)) }
      }
    }

    private func bind(_ value: SQLiteValue, _ index: Int32) -> Int32 {
      switch value {
      case .null: return sqlite3_bind_null(statement, index)
      case .integer(let value): return sqlite3_bind_int64(statement, index, value)
      case .real(let value): return sqlite3_bind_double(statement, index, value)
      case .text(var text):
        return text.withUTF8 { bytes in
          // Without an address SQLite would bind null.
          guard let start = bytes.baseAddress else {
            return sqlite3_bind_text(statement, index, "", 0, quoin_sqlite_transient())
          }
          return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            sqlite3_bind_text64(
              statement, index, $0, UInt64(bytes.count), quoin_sqlite_transient(),
              UInt8(SQLITE_UTF8))
          }
        }
      case .blob(let data):
        guard !data.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
        return data.withUnsafeBytes {
          sqlite3_bind_blob64(
            statement, index, $0.baseAddress, UInt64($0.count), quoin_sqlite_transient())
        }
      }
    }
  }
#endif

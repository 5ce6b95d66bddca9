#if SQLite
  import CSystemSQLite

  /// An error that SQLite reports.
  struct SQLiteError: Error {
    /// The extended result code, such as `SQLITE_CONSTRAINT_UNIQUE`.
    var extendedCode: Int32
    var message: String

    /// The result code, such as `SQLITE_CONSTRAINT`.
    var code: Int32 { extendedCode & 0xFF }

    /// SQLite's values of extended codes, which are macros that Swift can't import.
    static let uniqueConstraint = SQLITE_CONSTRAINT | (8 << 8)
    static let foreignKeyConstraint = SQLITE_CONSTRAINT | (3 << 8)

    init(extendedCode: Int32, message: String) {
      self.extendedCode = extendedCode
      self.message = message
    }

    /// Creates the error of the last call on a connection, which returned `code`.
    init(_ code: Int32, _ connection: OpaquePointer?) {
      let description =
        connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
      self.init(
        extendedCode: code, message: description.map { String(cString: $0) } ?? "error \(code)")
    }
  }
#endif

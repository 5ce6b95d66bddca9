#if SQLite
  import CSystemSQLite
  import Foundation

  /// The current row of a statement, valid until the closure that gets it returns.
  struct SQLiteRow {
    fileprivate let statement: OpaquePointer
    private let count: Int

    init(_ statement: OpaquePointer) {
      self.statement = statement
      count = Int(sqlite3_column_count(statement))
    }

    /// The value of a column; null if there is no such column.
    subscript(column: Int) -> SQLiteValue {
      guard column >= 0, column < count else { return .null }
      let index = Int32(column)
      switch sqlite3_column_type(statement, index) {
      case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
      case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
      case SQLITE_TEXT:
        // The bytes are counted after the conversion to UTF-8.
        let bytes = sqlite3_column_text(statement, index)
        return .text(String(sqlite: bytes, count: sqlite3_column_bytes(statement, index)))
      case SQLITE_BLOB:
        let bytes = sqlite3_column_blob(statement, index)
        return .blob(Data(sqlite: bytes, count: sqlite3_column_bytes(statement, index)))
      default: return .null
      }
    }

    /// Returns the integer in a column, or nil if it has another type.
    func integer(_ column: Int) -> Int64? { self[column].integer }

    /// Returns the text in a column, or nil if it has another type.
    func string(_ column: Int) -> String? {
      if case .text(let text) = self[column] { text } else { nil }
    }

    /// Returns the name of a column, as the statement selects it.
    func name(_ column: Int) -> String {
      sqlite3_column_name(statement, Int32(clamping: column)).map { String(cString: $0) } ?? ""
    }
  }
#endif

#if SQLite
  import CSystemSQLite
  import Foundation

  /// A value of one of SQLite's types.
  enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The integer, or nil for another type.
    var integer: Int64? {
      if case .integer(let value) = self { value } else { nil }
    }

    /// The text, also that of a blob of UTF-8, or nil for another type.
    var text: String? {
      switch self {
      case .text(let text): text
      case .blob(let data): String(data: data, encoding: .utf8)
      case .null, .integer, .real: nil
      }
    }

    init(_ integer: Int64?) { self = integer.map { .integer($0) } ?? .null }

    init(_ text: String?) { self = text.map { .text($0) } ?? .null }

    /// Creates the value of a function's argument or of a column.
    init(sqlite value: OpaquePointer?) {
      switch sqlite3_value_type(value) {
      case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
      case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
      case SQLITE_TEXT:
        // The bytes are counted after the conversion to UTF-8.
        let bytes = sqlite3_value_text(value)
        self = .text(String(sqlite: bytes, count: sqlite3_value_bytes(value)))
      case SQLITE_BLOB:
        let bytes = sqlite3_value_blob(value)
        self = .blob(Data(sqlite: bytes, count: sqlite3_value_bytes(value)))
      default: self = .null
      }
    }
  }

  extension String {
    /// Copies a text of SQLite, which may contain zero bytes.
    init(sqlite bytes: UnsafeRawPointer?, count: Int32) {
      self.init(
        decoding: UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(count)),
        as: UTF8.self)
    }
  }

  extension Data {
    /// Copies a blob of SQLite, which has no address if it is empty.
    init(sqlite bytes: UnsafeRawPointer?, count: Int32) {
      self = bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }
  }
#endif

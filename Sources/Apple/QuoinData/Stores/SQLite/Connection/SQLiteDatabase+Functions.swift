#if SQLite
  import CSystemSQLite
  import Foundation

  extension SQLiteDatabase {
    typealias Function = @Sendable ([SQLiteValue]) -> SQLiteValue
    typealias Collation = @Sendable (String, String) -> ComparisonResult

    /// A closure that SQLite keeps.
    private final class Box<Closure: Sendable>: Sendable {
      let closure: Closure

      init(_ closure: Closure) { self.closure = closure }
    }

    /// Adds a function that returns the same for the same arguments.
    ///
    /// The file's own views and triggers can't call it.
    func add(function name: String, argumentCount: Int, _ function: @escaping Function) throws {
      let code = sqlite3_create_function_v2(
        connection, name, Int32(argumentCount),
        SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
        Unmanaged.passRetained(Box(function)).toOpaque(),
        { context, count, values in
          guard let pointer = sqlite3_user_data(context) else { return }
          let box = Unmanaged<Box<Function>>.fromOpaque(pointer).takeUnretainedValue()
          let arguments = (0..<Int(count)).map { SQLiteValue(sqlite: values?[$0]) }
          SQLiteDatabase.set(box.closure(arguments), context)
        }, nil, nil,
        { pointer in pointer.map { Unmanaged<Box<Function>>.fromOpaque($0).release() } })
      // SQLite has released the closure if it failed.
      guard code == SQLITE_OK else { throw SQLiteError(code, connection) }
    }

    private static func set(_ result: SQLiteValue, _ context: OpaquePointer?) {
      switch result {
      case .null: sqlite3_result_null(context)
      case .integer(let value): sqlite3_result_int64(context, value)
      case .real(let value): sqlite3_result_double(context, value)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            sqlite3_result_text64(
              context, $0.baseAddress, UInt64($0.count), quoin_sqlite_transient(),
              UInt8(SQLITE_UTF8))
          }
        }
      case .blob(let data):
        data.withUnsafeBytes {
          sqlite3_result_blob64(
            context, $0.baseAddress, UInt64($0.count), quoin_sqlite_transient())
        }
      }
    }

    /// Adds an order of texts.
    func add(collation name: String, _ collation: @escaping Collation) throws {
      let box = Unmanaged.passRetained(Box(collation))
      let code = sqlite3_create_collation_v2(
        connection, name, SQLITE_UTF8, box.toOpaque(),
        { pointer, firstCount, first, secondCount, second in
          guard let pointer else { return 0 }
          let box = Unmanaged<Box<Collation>>.fromOpaque(pointer).takeUnretainedValue()
          let order = box.closure(
            String(sqlite: first, count: firstCount), String(sqlite: second, count: secondCount))
          return Int32(order.rawValue)
        },
        { pointer in pointer.map { Unmanaged<Box<Collation>>.fromOpaque($0).release() } })
      guard code == SQLITE_OK else {
        // Here, unlike for functions, SQLite doesn't release the closure.
        box.release()
        throw SQLiteError(code, connection)
      }
    }
  }
#endif

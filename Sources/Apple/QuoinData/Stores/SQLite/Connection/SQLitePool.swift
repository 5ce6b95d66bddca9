#if SQLite
  import Synchronization

  /// The connections to a file: one that writes, and some that read at the same time.
  ///
  /// Each has a lock of its own. In WAL mode readers don't wait for the writer.
  final class SQLitePool: Sendable {
    private let settings: SQLiteConnection
    private let writer: Mutex<SQLiteDatabase>
    private let readers = (0..<4).map { _ in Reader() }
    private let nextReader = Atomic<Int>(0)

    /// A connection that opens when it is first used.
    private final class Reader: Sendable {
      let database = Mutex<SQLiteDatabase?>(nil)
    }

    /// Opens the writing connection, which only reads if the pool is read-only.
    init(_ settings: SQLiteConnection, readOnly: Bool) throws {
      self.settings = settings
      let database = try settings.open(readOnly: readOnly)
      if !readOnly {
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      }
      writer = Mutex(database)
    }

    /// Runs a closure in a transaction that writes.
    func write<Value: Sendable>(
      _ body: @Sendable (SQLiteDatabase) throws -> Value
    ) throws -> Value {
      try writer.withLock { database in
        try database.transaction(.writing) { try body(database) }
      }
    }

    /// Runs a closure with a snapshot of the last save.
    ///
    /// The closure must not read from the pool, because all readers may be in use.
    func read<Value: Sendable>(
      _ body: @Sendable (SQLiteDatabase) throws -> Value
    ) throws -> Value {
      for reader in readers {
        if let value = try reader.database.withLockIfAvailable({ try read(&$0, body) }) {
          return value
        }
      }
      let next = nextReader.wrappingAdd(1, ordering: .relaxed).newValue
      return try readers[Int(UInt(bitPattern: next) % UInt(readers.count))].database
        .withLock { try read(&$0, body) }
    }

    private func read<Value: Sendable>(
      _ database: inout SQLiteDatabase?, _ body: @Sendable (SQLiteDatabase) throws -> Value
    ) throws -> Value {
      let open = try database ?? settings.open(readOnly: true)
      database = open
      return try open.transaction(.reading) { try body(open) }
    }
  }
#endif

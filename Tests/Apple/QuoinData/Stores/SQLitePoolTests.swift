#if SQLite
  import Foundation
  import Testing

  @testable import QuoinData

  @Suite struct SQLitePoolTests {
    let folder: StoreFolder
    let pool: SQLitePool

    init() throws {
      folder = try StoreFolder()
      pool = try SQLitePool(SQLiteConnection(path: folder.path()), readOnly: false)
      try pool.write { database in
        try database.execute("CREATE TABLE pairs (first INTEGER, second INTEGER)")
      }
    }

    private func count() throws -> Int64? {
      try pool.read { try $0.statement("SELECT COUNT(*) FROM pairs").integer() }
    }

    @Test func readersSeeTheLastSaveWhileAnotherIsWritten() throws {
      try pool.write { database in
        try database.execute("INSERT INTO pairs VALUES (1, 1)")
        #expect(try count() == 0)
      }
      #expect(try count() == 1)
    }

    @Test func readersKeepTheirSnapshot() throws {
      try pool.read { database in
        let statement = try database.statement("SELECT COUNT(*) FROM pairs")
        #expect(try statement.integer() == 0)
        try pool.write { try $0.execute("INSERT INTO pairs VALUES (1, 1)") }
        #expect(try statement.integer() == 0)
      }
      #expect(try count() == 1)
    }

    @Test func readersCannotWrite() throws {
      #expect(throws: SQLiteError.self) {
        try pool.read { try $0.execute("INSERT INTO pairs VALUES (1, 1)") }
      }
      #expect(try count() == 0)
    }

    @Test func manyTasksReadWholeSavesOnly() async throws {
      let saves = 50
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            for number in 0..<saves {
              try pool.write { database in
                let insertion = try database.statement("INSERT INTO pairs VALUES (?, ?)")
                let value = SQLiteValue.integer(Int64(number))
                try insertion.run([value, .null])
                try insertion.run([.null, value])
              }
            }
          }
        }
        for _ in 0..<8 {
          group.addTask {
            var last: Int64 = 0
            for _ in 0..<saves {
              let count = try count() ?? -1
              #expect(count % 2 == 0)
              #expect(count >= last)
              last = count
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try count() == Int64(saves * 4))
    }
  }
#endif

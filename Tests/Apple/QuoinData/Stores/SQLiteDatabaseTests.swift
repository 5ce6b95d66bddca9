#if SQLite
  import CSystemSQLite
  import Foundation
  import Testing

  @testable import QuoinData

  @Suite struct SQLiteDatabaseTests {
    let database: SQLiteDatabase

    init() throws { database = try SQLiteDatabase(path: nil) }

    /// Returns the code of the error that a closure throws.
    private func code(_ body: () throws -> Void) -> Int32? {
      do {
        try body()
        return nil
      } catch {
        return (error as? SQLiteError)?.extendedCode
      }
    }

    @Test(
      arguments: [
        .null, .integer(.min), .integer(.max), .real(-0.5), .real(.infinity), .text(""),
        .text("a\u{0}b"), .text("é👩‍👩‍👧"), .text(String(repeating: "x", count: 100_000)), .blob(Data()),
        .blob(Data([0, 255, 0])),
      ] as [SQLiteValue])
    func valuesReturnAsTheyWere(value: SQLiteValue) throws {
      #expect(try database.statement("SELECT ?").first([value]) { $0[0] } == value)
      try database.add(function: "same", argumentCount: 1) { $0[0] }
      #expect(try database.statement("SELECT same(?)").first([value]) { $0[0] } == value)
    }

    @Test func missingColumnsAreNullAndWrongArgumentsAreErrors() throws {
      try database.statement("SELECT 1").eachRow { row in
        #expect(row[1] == .null)
        #expect(row[-1] == .null)
      }
      #expect(code { try database.statement("SELECT ?").run() } == SQLITE_RANGE)
      #expect(code { try database.statement("SELECT 1").run([.null]) } == SQLITE_RANGE)
      #expect(code { _ = try database.statement(" -- nothing") } == SQLITE_MISUSE)
      #expect(code { _ = try database.statement("SELECT \"none\"") } == SQLITE_ERROR)
    }

    @Test func argumentsOfTheLastRunAreForgotten() throws {
      let statement = try database.statement("SELECT ?, ?")
      try statement.run([.text("a"), .text("b")])
      #expect(
        try statement.first([.null, .integer(1)]) { [$0[0], $0[1]] } == [.null, .integer(1)])
    }

    @Test func failedTransactionsLeaveNothing() throws {
      try database.execute(
        """
        PRAGMA foreign_keys = ON; CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
        CREATE TABLE b (a INTEGER REFERENCES a(id) DEFERRABLE INITIALLY DEFERRED);
        """)
      let insertion = try database.statement("INSERT INTO a (name) VALUES (?)")
      let failures: [(code: Int32, sql: String)] = [
        (SQLiteError.uniqueConstraint, "INSERT INTO a (name) VALUES ('a')"),
        // This one fails at the commit.
        (SQLiteError.foreignKeyConstraint, "INSERT INTO b VALUES (7)"),
      ]
      for failure in failures {
        let code = code {
          try database.transaction(.writing) {
            try insertion.run([.text("a")])
            try database.execute(failure.sql)
          }
        }
        #expect(code == failure.code)
        #expect(try database.statement("SELECT COUNT(*) FROM a").integer() == 0)
      }
      try database.transaction(.writing) { try insertion.run([.text("a")]) }
      #expect(database.changedRows == 1)
      #expect(try database.statement("SELECT COUNT(*) FROM a").integer() == 1)
    }

    @Test func statementsMayRunWithinTheirOwnRows() throws {
      let sql = "SELECT value FROM json_each('[1, 2, 3]')"
      var pairs: [[Int64?]] = []
      try database.statement(sql).eachRow { outer in
        try database.statement(sql).eachRow { pairs.append([outer.integer(0), $0.integer(0)]) }
      }
      #expect(pairs.count == 9)
      #expect(pairs.last == [3, 3])
    }

    @Test func anErrorWithinRowsEndsTheStatement() throws {
      let statement = try database.statement("SELECT value FROM json_each('[1, 2, 3]')")
      #expect(throws: CancellationError.self) {
        try statement.eachRow { _ in throw CancellationError() }
      }
      #expect(!statement.isRunning)
    }

    @Test func manyDifferentStatementsDoNotStay() throws {
      let first = try database.statement("SELECT 0")
      for number in 1...1000 {
        #expect(try database.statement("SELECT \(number)").integer() == Int64(number))
      }
      #expect(try database.statement("SELECT 0") !== first)
      #expect(try first.integer() == 0)
      #expect(try database.statement("SELECT 0") === database.statement("SELECT 0"))
    }

    @Test func closedConnectionsReleaseTheirClosures() throws {
      final class Token: Sendable {}
      weak var function: Token?
      weak var collation: Token?
      do {
        let tokens = (Token(), Token())
        (function, collation) = tokens
        let database = try SQLiteDatabase(path: nil)
        try database.add(function: "f", argumentCount: 0) { [token = tokens.0] _ in
          withExtendedLifetime(token) { .integer(1) }
        }
        try database.add(collation: "C") { [token = tokens.1] first, second in
          withExtendedLifetime(token) {
            second < first ? .orderedAscending : .orderedDescending
          }
        }
        #expect(try database.statement("SELECT f()").integer() == 1)
        let order = try database.statement(
          "SELECT value FROM json_each('[\"a\", \"bcd\"]') ORDER BY value COLLATE C")
        #expect(try order.first { $0.string(0) } == "bcd")
        #expect(function != nil && collation != nil)
      }
      #expect(function == nil)
      #expect(collation == nil)
    }

    @Test func refusedFunctionsAndCollationsAreReleased() throws {
      final class Token: Sendable {}
      weak var token: Token?
      let name = String(repeating: "x", count: 300)
      do {
        let new = Token()
        token = new
        #expect(
          code {
            try database.add(function: name, argumentCount: 1) { [new] _ in
              withExtendedLifetime(new) { .null }
            }
          } == SQLITE_MISUSE)
      }
      #expect(token == nil)
    }

    @Test func namesOfFilesHaveNoMeaningForSQLite() throws {
      #expect(code { _ = try SQLiteDatabase(path: "") } == SQLITE_CANTOPEN)
      #expect(code { _ = try SQLiteDatabase(path: "/tmp\u{0}/x") } == SQLITE_CANTOPEN)
      #expect(code { _ = try SQLiteDatabase(path: ":memory:", readOnly: true) } == SQLITE_CANTOPEN)
    }

    @Test func viewsOfAForeignFileCannotCallFunctions() throws {
      try database.add(function: "f", argumentCount: 0) { _ in .integer(1) }
      #expect(code { try database.execute("CREATE VIEW v AS SELECT f(); SELECT * FROM v") } != nil)
    }
  }
#endif

#if SQLite
  import Foundation
  import QuoinSchema

  /// The saves of all processes, in a table of the file (Rules/Data.md#history).
  struct SQLiteHistory {
    let store: String
    let path: String

    /// Increases the generation and adds a save. The oldest saves are removed.
    func add(_ commit: StoreCommit, _ database: SQLiteDatabase) throws {
      let token = try database.statement(
        "UPDATE \"quoin_store\" SET \"value\" = \"value\" + 1 "
          + "WHERE \"key\" = 'generation' RETURNING \"value\""
      ).integer()
      guard let token else {
        throw StoreError.file(path: path, reason: "the store has no generation; use a backup")
      }
      try database.statement("INSERT INTO \"quoin_history\" VALUES (?, ?, ?, ?, ?, ?)").run([
        .integer(token), .real(Date().timeIntervalSinceReferenceDate), SQLiteValue(commit.author),
        .text(KeyRanges(commit.inserted).text), .text(KeyRanges(commit.updated).text),
        .text(KeyRanges(commit.deleted).text),
      ])
      try database.statement("DELETE FROM \"quoin_history\" WHERE \"token\" <= ?")
        .run([.integer(token &- StoreHistory.limit)])
    }

    func transactions(after token: Int64, _ database: SQLiteDatabase) throws -> [StoreTransaction] {
      let statement = try database.statement(
        "SELECT \"token\", \"date\", \"author\", \"inserted\", \"updated\", \"deleted\" "
          + "FROM \"quoin_history\" WHERE \"token\" > ? ORDER BY \"token\"")
      var transactions: [StoreTransaction] = []
      try statement.eachRow([.integer(token)]) { row in
        guard let token = row.integer(0), case .date(let date)? = row[1].value(.date),
          let inserted = ranges(row[3]), let updated = ranges(row[4]), let deleted = ranges(row[5])
        else {
          throw StoreError.file(
            path: path, reason: "the table \"quoin_history\" is damaged; empty it")
        }
        var commit = StoreCommit(
          inserted: inserted.identities(store: store), updated: updated.identities(store: store),
          deleted: deleted.identities(store: store))
        commit.author = row[2].text
        transactions.append(StoreTransaction(token: token, date: date, commit: commit))
      }
      return transactions
    }

    func delete(_ tokens: [Int64], _ database: SQLiteDatabase) throws {
      let statement = try database.statement("DELETE FROM \"quoin_history\" WHERE \"token\" = ?")
      for token in tokens { try statement.run([.integer(token)]) }
    }

    private func ranges(_ value: SQLiteValue) -> KeyRanges? {
      if case .text(let text) = value { KeyRanges(text: text) } else { nil }
    }
  }
#endif

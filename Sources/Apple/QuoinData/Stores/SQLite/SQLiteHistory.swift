#if SQLite
  import Foundation
  import GRDB
  import QuoinSchema

  /// The saves of all processes, in a table of the file (Rules/Data.md#history).
  struct SQLiteHistory {
    let store: String
    let path: String

    /// Increases the generation and adds a save. The oldest saves are removed.
    func add(_ commit: StoreCommit, _ database: Database) throws {
      let token = try Int64.fetchOne(
        database.cachedStatement(
          sql: "UPDATE \"quoin_store\" SET \"value\" = \"value\" + 1 "
            + "WHERE \"key\" = 'generation' RETURNING \"value\""))
      guard let token else {
        throw StoreError.file(path: path, reason: "the store has no generation; use a backup")
      }
      try database.cachedStatement(
        sql: "INSERT INTO \"quoin_history\" VALUES (?, ?, ?, ?, ?, ?)"
      )
      .execute(arguments: [
        token, Date().timeIntervalSinceReferenceDate, commit.author,
        KeyRanges(commit.inserted).text, KeyRanges(commit.updated).text,
        KeyRanges(commit.deleted).text,
      ])
      try database.cachedStatement(sql: "DELETE FROM \"quoin_history\" WHERE \"token\" <= ?")
        .execute(arguments: [token &- StoreHistory.limit])
    }

    func transactions(after token: Int64, _ database: Database) throws -> [StoreTransaction] {
      let cursor = try Row.fetchCursor(
        database.cachedStatement(
          sql: "SELECT * FROM \"quoin_history\" WHERE \"token\" > ? ORDER BY \"token\""),
        arguments: [token])
      var transactions: [StoreTransaction] = []
      while let row = try cursor.next() {
        guard let token = (row[0] as DatabaseValue).integer,
          case .date(let date)? = (row[1] as DatabaseValue).value(.date),
          let inserted = ranges(row[3]), let updated = ranges(row[4]), let deleted = ranges(row[5])
        else {
          throw StoreError.file(
            path: path, reason: "the table \"quoin_history\" is damaged; empty it")
        }
        var commit = StoreCommit(
          inserted: inserted.identities(store: store), updated: updated.identities(store: store),
          deleted: deleted.identities(store: store))
        if case .text(let author)? = (row[2] as DatabaseValue).value(.text) {
          commit.author = author
        }
        transactions.append(StoreTransaction(token: token, date: date, commit: commit))
      }
      return transactions
    }

    private func ranges(_ value: DatabaseValue) -> KeyRanges? {
      if case .string(let text) = value.storage { KeyRanges(text: text) } else { nil }
    }
  }
#endif

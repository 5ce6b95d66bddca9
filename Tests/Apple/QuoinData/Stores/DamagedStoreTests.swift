#if SQLite
  import Foundation
  import QuoinSchema
  import Testing

  @testable import QuoinData

  @Suite struct DamagedStoreTests {
    let folder: StoreFolder
    let schema = StoreSamples.notes

    init() throws { folder = try StoreFolder() }

    /// Returns the error of reading all tags and the history after a statement changed the file.
    private func error(after sql: String) throws -> String? {
      let path = folder.path("\(UUID().uuidString).store")
      let tag = StoreSamples.row(schema, "Tag", ["name": .text("a")])
      try StoreSamples.insert([tag], into: SQLiteStore(schema: schema, path: path))
      try SQLiteDatabase(path: path).execute(sql)
      do {
        let store = try SQLiteStore(schema: schema, path: path)
        _ = try store.rows(for: StoreRequest(entity: "Tag"))
        _ = try store.history(after: 0)
        try StoreSamples.insert([StoreSamples.row(schema, "Tag")], into: store)
        return nil
      } catch StoreError.file(path, let reason) {
        return reason
      }
    }

    @Test(arguments: [
      ("UPDATE \"Z_Tag\" SET \"a_name\" = x'FF'", "a_name"),
      ("UPDATE \"Z_Tag\" SET \"version\" = 'x'", "version"),
      ("UPDATE \"Z_Tag\" SET \"entity\" = 'None'", "unknown entity"),
      ("UPDATE \"quoin_history\" SET \"inserted\" = '{\"Tag\":\"1-99999999999\"}'", "history"),
      ("UPDATE \"quoin_keys\" SET \"last\" = 9223372036854775807", "key"),
      ("UPDATE \"quoin_store\" SET \"value\" = 2 WHERE \"key\" = 'format'", "update Quoin"),
      ("UPDATE \"quoin_store\" SET \"value\" = '{' WHERE \"key\" = 'schema'", "schema"),
      ("DELETE FROM \"quoin_store\" WHERE \"key\" = 'generation'", "generation"),
      ("DROP TABLE \"Z_Tag\"", "Z_Tag"),
      ("PRAGMA application_id = 7", "other tables"),
    ])
    func damageIsAnErrorThatSaysWhere(sql: String, place: String) throws {
      let reason = try error(after: sql)
      #expect(reason?.contains(place) == true, "\(reason ?? "no error")")
    }
  }
#endif

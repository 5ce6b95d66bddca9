#if SQLite
  import Foundation
  import QuoinSchema
  import Testing

  @testable import QuoinData

  @Suite struct SQLiteFileTests {
    let folder: StoreFolder
    let schema = StoreSamples.notes

    init() throws { folder = try StoreFolder() }

    private func open(readOnly: Bool = false, _ name: String = "test.store") throws -> SQLiteStore {
      try SQLiteStore(schema: schema, path: folder.path(name), readOnly: readOnly)
    }

    /// Returns the reason why a file can't be opened.
    private func refusal(readOnly: Bool = false, _ name: String = "test.store") -> String? {
      do {
        _ = try open(readOnly: readOnly, name)
        return nil
      } catch {
        return "\(error)"
      }
    }

    @Test func objectsAreThereAfterTheStoreIsOpenedAgain() throws {
      var store: SQLiteStore? = try open()
      let identifier = store?.identifier
      let identity = try StoreSamples.insert(
        [StoreSamples.row(schema, "Tag", ["name": .text("a")])], into: #require(store))[0]
      store = nil
      let again = try open()
      #expect(again.identifier == identifier)
      #expect(try StoreSamples.value("name", of: identity, in: again) == .text("a"))
    }

    @Test func aStoreInAReadOnlyFolderIsReadWithoutFilesBesideIt() throws {
      let name = "a b?c#d%41&ü.store"
      try StoreSamples.insert(
        [StoreSamples.row(schema, "Tag", ["name": .text("a")])], into: open(name))
      try SQLiteDatabase(path: folder.path(name)).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      let database = try SQLiteDatabase(
        path: folder.path(name), readOnly: true, isImmutable: true)
      #expect(try database.statement("SELECT COUNT(*) FROM \"Z_Tag\"").integer() == 1)
      #expect(throws: SQLiteError.self) { try database.execute("DELETE FROM \"Z_Tag\"") }

      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
      defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
      // The user root may write everywhere.
      guard !files.isWritableFile(atPath: folder.url.path) else { return }
      let store = try open(readOnly: true, name)
      #expect(try store.count(for: StoreRequest(entity: "Tag")) == 1)
      #expect(try files.contentsOfDirectory(atPath: folder.url.path) == [name])
      #expect(refusal(name)?.contains("folder can't be written") == true)
      #expect(refusal("new.store")?.contains("can't be opened") == true)
    }

    @Test func missingFoldersAreCreated() throws {
      _ = try open("a/b/c.store")
      #expect(FileManager.default.fileExists(atPath: folder.path("a/b/c.store")))
    }

    @Test func otherFilesStayAsTheyAre() throws {
      let data = Data("not a database, but something important".utf8)
      try data.write(to: folder.url.appendingPathComponent("test.store"))
      #expect(refusal()?.contains("isn't a database") == true)
      #expect(refusal(readOnly: true)?.contains("isn't a database") == true)
      #expect(try folder.contents() == data)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }

    @Test func aDamagedDatabaseIsRefused() throws {
      var data = Data("SQLite format 3\0".utf8)
      data.append(Data(repeating: 0xA5, count: 5000))
      try data.write(to: folder.url.appendingPathComponent("test.store"))
      #expect(refusal() != nil)
      #expect(try folder.contents() == data)
    }

    @Test func foldersAndMissingFilesAreRefused() throws {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("test.store"), withIntermediateDirectories: true)
      #expect(refusal()?.contains("folder") == true)
      #expect(refusal(readOnly: true, "missing.store")?.contains("no file") == true)
      #expect(!FileManager.default.fileExists(atPath: folder.path("missing.store")))
    }

    @Test func anEmptyFileBecomesAStore() throws {
      try Data().write(to: folder.url.appendingPathComponent("test.store"))
      #expect(refusal(readOnly: true)?.contains("no file") == true)
      #expect(refusal() == nil)
    }

    @Test func anInterruptedCreationBeginsAgain() throws {
      // A copy of the file and its journal in the middle of a transaction is what a killed process
      // leaves.
      let database = try SQLiteDatabase(path: folder.path("whole.store"))
      try database.execute("PRAGMA cache_size = 1")
      try database.transaction(.writing) {
        try database.execute("CREATE TABLE a (b); CREATE TABLE c (d)")
        for _ in 0..<100 { try database.execute("INSERT INTO a VALUES (zeroblob(5000))") }
        for end in ["", "-journal"] {
          try FileManager.default.copyItem(
            atPath: folder.path("whole.store\(end)"), toPath: folder.path("test.store\(end)"))
        }
      }
      #expect(try !folder.contents().isEmpty)
      #expect(refusal(readOnly: true) != nil)
      #expect(try !folder.contents().isEmpty)
      #expect(try open().rows(for: StoreRequest(entity: "Item")).isEmpty)
    }

    @Test func openingAStoreAgainKeepsTheLocksOfTheFirst() throws {
      let first = try open()
      #expect(try first.count(for: StoreRequest(entity: "Item")) == 0)
      let locks = try locks()
      #expect(locks > 0)
      #expect(refusal() == nil)
      #expect(try self.locks() == locks)
      withExtendedLifetime(first) {}
    }

    /// Returns the number of locks on the file. Closing a file ends those of its process.
    private func locks() throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path())
      let file = try #require(attributes[.systemFileNumber] as? Int)
      return try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
        .count { $0.contains(":\(file) ") }
    }

    @Test func readOnlyStoresRefuseToSave() throws {
      let identity = try StoreSamples.insert([StoreSamples.row(schema, "Item")], into: open())[0]
      let store = try open(readOnly: true)
      #expect(try store.rows(with: [identity]).count == 1)
      #expect(throws: StoreError.self) { try StoreSamples.delete([identity], in: store) }
    }

    @Test func twoConnectionsSeeEachOthersSaves() throws {
      let first = try open()
      let second = try open()
      let generation = second.generation
      let identity = try StoreSamples.insert([StoreSamples.row(schema, "Item")], into: first)[0]
      #expect(second.generation > generation)
      #expect(try second.history(after: 0).map(\.commit.inserted) == [[identity]])
      try StoreSamples.update(identity, ["label": .text("a")], in: second)
      #expect {
        try StoreSamples.update(identity, ["label": .text("b")], in: first, version: 1)
      } throws: { error in
        guard case StoreError.conflict([identity]) = error else { return false }
        return true
      }
      let other = try StoreSamples.insert([StoreSamples.row(schema, "Item")], into: second)[0]
      #expect(other != identity)
    }

    @Test func namesMayHaveQuotesAndKeywords() throws {
      let schema = StoreSchema([
        StoreEntity(
          name: "select\"; DROP TABLE x; --",
          properties: [
            StoreSamples.attribute("from '\"", .text), StoreSamples.attribute("id", .integer),
            StoreSamples.many("where\"", "select\"; DROP TABLE x; --"),
          ], uniqueness: [["from '\""]], indexes: [["id", "from '\""]])
      ])
      let store = try SQLiteStore(schema: schema, path: folder.path())
      let row = StoreSamples.row(schema, "select\"; DROP TABLE x; --", ["from '\"": .text("'\"")])
      let identity = try StoreSamples.insert([row], into: store)[0]
      try StoreSamples.update(identity, ["where\"": .references([identity])], in: store)
      #expect(try StoreSamples.related("where\"", of: identity, in: store) == [identity])
      #expect(throws: StoreError.self) { try StoreSamples.insert([row], into: store) }
    }

    @Test func schemasThatNoStoreCanKeepAreRefused() throws {
      let attribute = StoreSamples.attribute("name", .text)
      let schemas: [[StoreEntity]] = [
        [.init(name: "A", properties: []), .init(name: "a", properties: [])],
        [.init(name: "A", properties: [attribute, StoreSamples.attribute("NAME", .text)])],
        [.init(name: "A", properties: [StoreSamples.one("b", "B")])],
        [.init(name: "A", properties: [attribute], uniqueness: [["none"]])],
        [.init(name: "A", properties: [StoreSamples.one("a", "A", inverse: "b")])],
        [.init(name: "A", superentity: "B", properties: [])],
        [.init(name: "", properties: [])],
      ]
      for entities in schemas {
        let schema = StoreSchema(entities)
        #expect(throws: StoreError.self) {
          try SQLiteStore(schema: schema, path: folder.path())
        }
        #expect(throws: StoreError.self) { try openStore(schema: schema, path: nil) }
        #expect(throws: StoreError.self) {
          try MemoryStore(schema: schema).rows(for: StoreRequest(entity: "A"))
        }
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }
  }
#endif

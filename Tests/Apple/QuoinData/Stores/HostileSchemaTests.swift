#if SQLite
  import Foundation
  import QuoinSchema
  import Testing

  @testable import QuoinData

  /// Schemas and values that break careless SQL.
  @Suite struct HostileSchemaTests {
    let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    private func attribute(_ name: String, _ type: StoreAttributeType = .text) -> StoreProperty {
      StoreProperty(name: name, kind: .attribute(type))
    }

    private func reason(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch StoreError.file(_, let reason) {
        return reason
      } catch {
        return "\(error)"
      }
    }

    @Test func namesMayBeWordsAndQuotationMarksOfSQL() throws {
      let names = [
        "select", "order", "id", "entity", "version", "rowid", "a\"b", "c'd", "e;--", "%s", "?1",
        "f g", "ü", "\"", "'; DROP TABLE \"Z_select", "[h]", "`i`", "j\\", "\u{301}",
      ]
      var entities = names.map { name in
        StoreEntity(
          name: name,
          properties: names.map { attribute($0) } + [
            StoreProperty(
              name: "one \(name)",
              kind: .relationship(
                StoreRelationship(
                  destination: "order", inverse: "many \(name)", isToMany: false))),
            StoreProperty(
              name: "all \(name)",
              kind: .relationship(StoreRelationship(destination: name, isToMany: true))),
          ], uniqueness: [[name]], indexes: [["order", name]])
      }
      entities[1].properties += names.map { name in
        StoreProperty(
          name: "many \(name)",
          kind: .relationship(
            StoreRelationship(destination: name, inverse: "one \(name)", isToMany: true)))
      }
      let schema = StoreSchema(entities)
      let path = folder.path()
      var identities: [StoreID] = []
      do {
        let store = try SQLiteStore(schema: schema, path: path)
        for name in names {
          var values = [name: StoredValue.text(name)]
          values["order"] = .text("1")
          let row = StoreSamples.row(schema, name, values)
          identities += try StoreSamples.insert([row], into: store)
        }
        for (name, identity) in zip(names, identities) {
          try StoreSamples.update(
            identity,
            ["one \(name)": .reference(identities[1]), "all \(name)": .references([identity])],
            in: store)
        }
      }
      // A new property in each entity migrates all tables.
      for index in entities.indices { entities[index].properties.append(attribute("new")) }
      let store = try SQLiteStore(schema: StoreSchema(entities), path: path)
      for (name, identity) in zip(names, identities) {
        let request = StoreRequest(
          entity: name,
          predicate: .compare(
            StoreComparison(
              .path(.subject, [name]), .equal, .value(.text(name == "order" ? "1" : name)))),
          order: [StoreSort(path: [name]), StoreSort(path: ["order"])])
        #expect(try store.identities(for: request) == [identity], "\(name)")
        #expect(
          try StoreSamples.related("many \(name)", of: identities[1], in: store) == [identity])
        #expect(try StoreSamples.related("all \(name)", of: identity, in: store) == [identity])
      }
    }

    @Test func aTableWithTooManyColumnsIsRefused() throws {
      func schema(_ count: Int) -> StoreSchema {
        StoreSchema([
          StoreEntity(name: "Wide", properties: (0..<count).map { attribute("p\($0)") })
        ])
      }
      let path = folder.path()
      let failure = reason { _ = try SQLiteStore(schema: schema(5_000), path: path) }
      #expect(failure?.contains("\"Wide\" and its subentities have 5003 columns") == true)
      #expect(!FileManager.default.fileExists(atPath: path))
      let memory = try MemoryStore(checking: schema(5_000))
      #expect(
        try StoreSamples.insert([StoreSamples.row(schema(5_000), "Wide")], into: memory).count == 1)
      let store = try SQLiteStore(schema: schema(1_900), path: path)
      let row = StoreSamples.row(schema(1_900), "Wide", ["p1899": .text("last")])
      let identity = try StoreSamples.insert([row], into: store)[0]
      #expect(try StoreSamples.value("p1899", of: identity, in: store) == .text("last"))
    }

    @Test func deepInheritanceAndManyEntitiesTakeTheirTimeOnce() throws {
      let entities = (0..<1_000).map { number in
        StoreEntity(
          name: "E\(number)", superentity: number % 100 == 0 ? nil : "E\(number - 1)",
          properties: [attribute("p\(number)")])
      }
      let schema = StoreSchema(entities)
      #expect(schema["E999"]?.properties.count == 100)
      #expect(schema["E999"]?.ancestors.first == "E900")
      let store = try SQLiteStore(schema: schema, path: folder.path())
      let identity = try StoreSamples.insert(
        [StoreSamples.row(schema, "E999", ["p950": .text("a")])], into: store)[0]
      #expect(try store.identities(for: StoreRequest(entity: "E900")) == [identity])
      let circle = StoreSchema([
        StoreEntity(name: "A", superentity: "B", properties: []),
        StoreEntity(name: "B", superentity: "C", properties: []),
        StoreEntity(name: "C", superentity: "A", properties: []),
      ])
      #expect(circle["A"]?.ancestors == ["C", "B"])
    }

    @Test(
      "text with zero bytes is kept, found and sorted as in memory",
      arguments: ["a\0b", "\0", "a\0", "\0a", "a\0b\0c"])
    func zeros(text: String) throws {
      let schema = StoreSamples.notes
      let stores: [any RecordStore] = [
        try MemoryStore(checking: schema), try SQLiteStore(schema: schema, path: folder.path()),
      ]
      var results: [[[String]]] = []
      for store in stores {
        let names = [text, "a", "a\0c", "b", ""]
        let identities = try StoreSamples.insert(
          Set(names).sorted().map { StoreSamples.row(schema, "Tag", ["name": .text($0)]) },
          into: store)
        let context = StoreContext(store: store) { PlainObject($0) }
        func found(_ relation: StoreComparison.Relation, _ value: String) throws -> [String] {
          let name = StoreExpression.path(.subject, ["name"])
          let request = StoreRequest(
            entity: "Tag",
            predicate: .compare(StoreComparison(name, relation, .value(.text(value)))),
            order: [StoreSort(path: ["name"])])
          return try context.fetch(request).map {
            if case .text(let text) = $0.record.value(0) { text } else { "" }
          }
        }
        #expect(try StoreSamples.value("name", of: identities[0], in: store) != nil)
        results.append([
          try found(.equal, text), try found(.contains, text), try found(.beginsWith, text),
          try found(.endsWith, text), try found(.less, text), try found(.like, "*" + text),
        ])
      }
      #expect(results[0] == results[1])
      #expect(results[0][0] == [text])
    }

    @Test func aProgramWithTheOldSchemaWritesNothingAfterAMigration() throws {
      let path = folder.path()
      func schema(_ properties: [StoreProperty]) -> StoreSchema {
        StoreSchema([StoreEntity(name: "Tag", properties: properties)])
      }
      let old = schema([attribute("name"), attribute("other")])
      let store = try SQLiteStore(schema: old, path: path)
      try StoreSamples.insert([StoreSamples.row(old, "Tag", ["name": .text("a")])], into: store)
      // An index of another program changes the tables' version, but not the schema.
      try SQLiteDatabase(path: path).execute("CREATE INDEX \"foreign\" ON \"Z_Tag\" (\"a_name\")")
      try StoreSamples.insert([StoreSamples.row(old, "Tag", ["name": .text("b")])], into: store)
      var required = attribute("size", .integer)
      (required.isOptional, required.defaultValue) = (false, .integer(1))
      let new = schema([attribute("name"), required])
      let migrated = try SQLiteStore(schema: new, path: path)
      let failures = [
        reason { try StoreSamples.insert([StoreSamples.row(old, "Tag")], into: store) },
        reason { _ = try store.rows(for: StoreRequest(entity: "Tag")) },
      ]
      for failure in failures { #expect(failure?.contains("another process has migrated") == true) }
      #expect(try migrated.count(for: StoreRequest(entity: "Tag")) == 2)
      try StoreSamples.insert(
        [StoreSamples.row(new, "Tag", ["size": .value(.integer(2))])], into: migrated)
    }

    @Test func linksLeadToAStoreOrAnError() throws {
      let schema = StoreSamples.notes
      let files = FileManager.default
      let target = folder.path("real.store")
      let link = folder.path("link.store")
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      // Both paths are one store.
      let stores = try [link, target].map { try SQLiteStore(schema: schema, path: $0) }
      try StoreSamples.insert(
        [StoreSamples.row(schema, "Tag", ["name": .text("a")])], into: stores[0])
      #expect(try stores[1].count(for: StoreRequest(entity: "Tag")) == 1)
      #expect(stores[0].identifier == stores[1].identifier)

      let text = folder.path("text")
      try Data("a text that no one may lose".utf8).write(to: URL(fileURLWithPath: text))
      for (name, destination, expected) in [
        ("foreign", text, "isn't a database"), ("circle", folder.path("circle"), "can't be opened"),
        ("nowhere", folder.path("none/a.store"), "can't be opened"),
        ("folder", folder.url.path, "this is a folder"),
      ] {
        let path = folder.path(name)
        try files.createSymbolicLink(atPath: path, withDestinationPath: destination)
        let failure = reason { _ = try SQLiteStore(schema: schema, path: path) }
        #expect(failure?.contains(expected) == true, "\(name): \(failure ?? "")")
      }
      #expect(try folder.contents("text").count == 27)
    }
  }

  private final class PlainObject: RecordObject {
    let record: Record
    init(_ record: Record) { self.record = record }
    func recordWillChange(_ property: Int?) {}
    func recordDidChange(_ property: Int?) {}
  }
#endif

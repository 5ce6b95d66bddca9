#if SQLite
  import Foundation
  import QuoinSchema
  import Testing

  @testable import QuoinData

  struct StoredPredicateTests {
    private final class Stored: RecordObject {
      let record: Record

      init(_ record: Record) {
        self.record = record
        record.object = self
      }
    }

    @Test("a store in a file finds what the context finds in memory", arguments: [21, 22])
    func store(seed: UInt64) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = try SQLiteStore(
        schema: TestPeople.schema, path: folder.appending(path: "people.store").path,
        readOnly: false)
      var random = PredicateRandom(seed: seed)
      let people = TestPeople(count: 24, random: &random)
      let filling = StoreContext(store: store) { Stored($0) }
      for object in people.people + people.teams + people.tags { filling.insert(object) }
      try filling.save()

      let context = StoreContext(store: store) { Stored($0) }
      let all = try context.fetch(StoreRequest(entity: "Person"))
      #expect(all.count == 24)
      var conditions = RandomPredicates(
        random: random, store: store.identifier, people: all.map(\.record.identity))
      var translated = 0
      for _ in 0..<200 {
        let condition = conditions.predicate()
        let expected = Set(all.filter { condition.matches($0) }.map(\.record.identity))
        let request = StoreRequest(entity: "Person", predicate: condition)
        if Set(try context.fetch(request).map(\.record.identity)) != expected {
          print(
            try condition.sql(schema: TestPeople.schema, entity: TestPeople.entity("Person")),
            try context.fetch(request).map(\.record.identity.key), expected.map(\.key))
        }
        #expect(Set(try context.fetch(request).map(\.record.identity)) == expected)
        #expect(try context.count(request) == expected.count)
        if let found = try? store.identities(for: request) {
          translated += 1
          #expect(Set(found) == expected)
        }
      }
      #expect(translated > 100)
    }
  }
#endif

#if SQLite
  import Foundation
  import QuoinData
  import QuoinSchema
  import Testing

  @Suite struct SQLiteMigrationTests {
    let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    private func entity(
      _ name: String, _ properties: [StoreProperty], superentity: String? = nil,
      unique: [[String]] = [], indexes: [[String]] = []
    ) -> StoreEntity {
      StoreEntity(
        name: name, superentity: superentity, properties: properties, uniqueness: unique,
        indexes: indexes)
    }

    /// Saves objects of an old schema, which are then read with a new one.
    private func migrate(
      _ old: [StoreEntity], _ rows: (StoreSchema) -> [StoredRow], to new: [StoreEntity]
    ) throws -> (store: SQLiteStore, identities: [StoreID]) {
      let schema = StoreSchema(old)
      let identities = try StoreSamples.insert(
        rows(schema), into: SQLiteStore(schema: schema, path: folder.path()))
      return (try SQLiteStore(schema: StoreSchema(new), path: folder.path()), identities)
    }

    /// Returns the reason why a migration is refused, after a check that the file is as before.
    private func refusal(
      _ old: [StoreEntity], _ rows: (StoreSchema) -> [StoredRow], to new: [StoreEntity]
    ) throws -> String? {
      do {
        _ = try migrate(old, rows, to: new)
        return nil
      } catch StoreError.file(_, let reason) {
        let store = try SQLiteStore(schema: StoreSchema(old), path: folder.path())
        for row in rows(StoreSchema(old)) {
          #expect(try store.count(for: StoreRequest(entity: row.identity.entity)) > 0)
        }
        return reason
      }
    }

    private let title = StoreSamples.attribute("title", .text)

    @Test func newAttributesGetTheirDefaultsAndRemovedOnesGo() throws {
      let (store, saved) = try migrate(
        [entity("Item", [title, StoreSamples.attribute("old", .integer)])],
        { [StoreSamples.row($0, "Item", ["title": .text("a"), "old": .value(.integer(1))])] },
        to: [
          entity(
            "Item",
            [
              StoreSamples.attribute(
                "count", .integer, isOptional: false, defaultValue: .integer(7)),
              title, StoreSamples.attribute("note", .text),
            ]),
          entity("New", [title]),
        ])
      #expect(
        try store.rows(with: saved)[saved[0]]?.values
          == [.value(.integer(7)), .text("a"), .value(.null)])
      let new = StoreSamples.row(store.schema, "New", ["title": .text("b")])
      #expect(try StoreSamples.insert([new], into: store).count == 1)
    }

    @Test func renamedPropertiesKeepTheirValues() throws {
      let (store, saved) = try migrate(
        [
          entity("Item", [title, StoreSamples.one("owner", "User", inverse: "items")]),
          entity(
            "User",
            [
              StoreSamples.many("items", "Item", inverse: "owner"),
              StoreSamples.many("friends", "User"),
            ]),
        ],
        { schema in
          let user = StoreSamples.row(schema, "User")
          var friend = StoreSamples.row(schema, "User")
          friend.values[1] = .references([user.identity])
          return [
            user, friend,
            StoreSamples.row(
              schema, "Item", ["title": .text("a"), "owner": .reference(user.identity)]),
          ]
        },
        to: [
          entity(
            "Item",
            [
              StoreSamples.attribute("name", .text, originalName: "title"),
              StoreSamples.one("user", "User", inverse: "things", originalName: "owner"),
            ]),
          entity(
            "User",
            [
              StoreSamples.many("things", "Item", inverse: "user", originalName: "items"),
              StoreSamples.many("buddies", "User", originalName: "friends"),
            ]),
        ])
      #expect(try StoreSamples.value("name", of: saved[2], in: store) == .text("a"))
      #expect(try StoreSamples.related("things", of: saved[0], in: store) == [saved[2]])
      #expect(try StoreSamples.related("buddies", of: saved[1], in: store) == [saved[0]])
    }

    @Test func theEndsOfAJoinMayChangePlaces() throws {
      let (store, saved) = try migrate(
        [
          entity("A", [StoreSamples.many("bs", "B", inverse: "as", isOrdered: true)]),
          entity("B", [StoreSamples.many("as", "A", inverse: "bs")]),
        ],
        { schema in
          let bs = (0..<3).map { _ in StoreSamples.row(schema, "B") }
          let list = StoredValue.references([bs[2].identity, bs[0].identity, bs[1].identity])
          return [StoreSamples.row(schema, "A", ["bs": list])] + bs
        },
        to: [
          entity(
            "A",
            [StoreSamples.many("zs", "B", inverse: "as", isOrdered: true, originalName: "bs")]),
          entity("B", [StoreSamples.many("as", "A", inverse: "zs")]),
          entity("Added", [title]),
        ])
      #expect(
        try StoreSamples.related("zs", of: saved[0], in: store) == [saved[3], saved[1], saved[2]])
      #expect(try StoreSamples.related("as", of: saved[1], in: store) == [saved[0]])
    }

    @Test func requiredAttributesFillMissingValues() throws {
      let required = StoreSamples.attribute(
        "title", .text, isOptional: false, defaultValue: .text("none"))
      let (store, saved) = try migrate(
        [entity("Item", [title])],
        { [StoreSamples.row($0, "Item"), StoreSamples.row($0, "Item", ["title": .text("a")])] },
        to: [entity("Item", [required])])
      #expect(try StoreSamples.value("title", of: saved[0], in: store) == .text("none"))
      #expect(try StoreSamples.value("title", of: saved[1], in: store) == .text("a"))
    }

    @Test func referencesLearnTheEntitiesOfNewSubentities() throws {
      let holder = entity("Holder", [StoreSamples.one("item", "Item")])
      let (store, saved) = try migrate(
        [holder, entity("Item", [title])],
        { schema in
          let item = StoreSamples.row(schema, "Item")
          return [
            item, StoreSamples.row(schema, "Holder", ["item": .reference(item.identity)]),
          ]
        },
        to: [
          holder, entity("Item", [title]),
          entity("Special", [StoreSamples.attribute("rank", .integer)], superentity: "Item"),
        ])
      #expect(try StoreSamples.value("item", of: saved[1], in: store) == .reference(saved[0]))
      let special = try StoreSamples.insert(
        [StoreSamples.row(store.schema, "Special")], into: store)[0]
      try StoreSamples.update(saved[1], ["item": .reference(special)], in: store)
      #expect(try StoreSamples.value("item", of: saved[1], in: store) == .reference(special))
    }

    @Test func newConstraintsHoldForOldObjects() throws {
      let rows: (StoreSchema) -> [StoredRow] = { schema in
        ["a", "a"].map { StoreSamples.row(schema, "Item", ["title": .text($0)]) }
      }
      let unique = [entity("Item", [title], unique: [["title"]])]
      let reason = try refusal([entity("Item", [title])], rows, to: unique)
      #expect(reason?.contains("title") == true)
      _ = try SQLiteStore(
        schema: StoreSchema([entity("Item", [title], indexes: [["title"]])]), path: folder.path())
    }

    @Test func otherDifferencesAreRefused() throws {
      let old = [
        entity("Item", [title, StoreSamples.one("owner", "User")]), entity("User", [title]),
      ]
      let rows: (StoreSchema) -> [StoredRow] = {
        [StoreSamples.row($0, "Item", ["title": .text("1")]), StoreSamples.row($0, "User")]
      }
      let number = StoreSamples.attribute("title", .integer)
      let changes: [([StoreEntity], String)] = [
        ([entity("Item", [number]), old[1]], "Item.title"),
        ([entity("Item", [title, StoreSamples.many("owner", "User")]), old[1]], "Item.owner"),
        ([entity("Item", [title, StoreSamples.one("owner", "Item")]), old[1]], "Item.owner"),
        ([old[1]], "Item"),
        ([old[0], entity("User", [title], superentity: "Item")], "User"),
        (
          [
            entity("Item", [title, StoreSamples.attribute("size", .integer, isOptional: false)]),
            old[1],
          ], "Item.size"
        ),
      ]
      for (new, name) in changes {
        let reason = try refusal(old, rows, to: new)
        #expect(reason?.contains("\"\(name)\"") == true, "\(reason ?? "no refusal") for \(name)")
      }
    }

    @Test func aStoreThatNeedsMigrationCannotBeReadOnly() throws {
      let old = StoreSchema([entity("Item", [title])])
      _ = try SQLiteStore(schema: old, path: folder.path())
      let new = StoreSchema([entity("Item", [title, StoreSamples.attribute("size", .integer)])])
      #expect(throws: StoreError.self) {
        try SQLiteStore(schema: new, path: folder.path(), readOnly: true)
      }
      #expect(try SQLiteStore(schema: old, path: folder.path(), readOnly: true).generation > 0)
    }
  }
#endif

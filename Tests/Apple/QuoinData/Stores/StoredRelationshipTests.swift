import Foundation
import QuoinData
import QuoinSchema
import Testing

@Suite struct StoredRelationshipTests {
  let folder: StoreFolder
  let schema = StoreSamples.notes

  init() throws { folder = try StoreFolder() }

  private func row(_ entity: String, _ values: [String: StoredValue] = [:]) -> StoredRow {
    StoreSamples.row(schema, entity, values)
  }

  @Test(arguments: StoreKind.allCases)
  func newObjectsReferToEachOtherInAnyOrder(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let special = row("Special")
    let folderRow = row("Folder")
    let note = row(
      "Note",
      ["folder": .reference(folderRow.identity), "best": .reference(special.identity)])
    let saved = try StoreSamples.insert([note, folderRow, special], into: store)
    #expect(try StoreSamples.value("folder", of: saved[0], in: store) == .reference(saved[1]))
    #expect(try StoreSamples.value("best", of: saved[0], in: store) == .reference(saved[2]))
    #expect(try StoreSamples.related("notes", of: saved[1], in: store) == [saved[0]])
  }

  @Test(arguments: StoreKind.allCases)
  func orderedListsKeepTheirOrder(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let folderRow = row("Folder")
    let notes = (0..<4).map {
      row("Note", ["folder": .reference(folderRow.identity), "title": .text("\($0)")])
    }
    let saved = try StoreSamples.insert([folderRow] + notes, into: store)
    let order = [saved[3], saved[1], saved[4]]
    try StoreSamples.update(saved[0], ["notes": .references(order)], in: store)
    // The reference decides which notes are in the folder, the list their order.
    #expect(
      try StoreSamples.related("notes", of: saved[0], in: store) == order + [saved[2]])
    try StoreSamples.update(saved[1], ["folder": .reference(nil)], in: store)
    #expect(
      try StoreSamples.related("notes", of: saved[0], in: store)
        == [saved[3], saved[4], saved[2]])
  }

  @Test(arguments: StoreKind.allCases)
  func bothSidesOfJoinsAreTheSame(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let saved = try StoreSamples.insert(
      [row("Note"), row("Note"), row("Tag"), row("Tag")], into: store)
    try StoreSamples.update(
      saved[0], ["tags": .references([saved[3], saved[2], saved[3]])], in: store)
    #expect(try StoreSamples.related("tags", of: saved[0], in: store) == [saved[3], saved[2]])
    #expect(try StoreSamples.related("notes", of: saved[2], in: store) == [saved[0]])
    try StoreSamples.update(
      saved[2], ["notes": .references([saved[1], saved[0]])], in: store)
    #expect(try StoreSamples.related("notes", of: saved[2], in: store) == [saved[1], saved[0]])
    #expect(try StoreSamples.related("tags", of: saved[1], in: store) == [saved[2]])
    try StoreSamples.update(saved[0], ["tags": .references([])], in: store)
    #expect(try StoreSamples.related("notes", of: saved[2], in: store) == [saved[1]])
    #expect(try StoreSamples.related("notes", of: saved[3], in: store).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func deletedObjectsLeaveAllRelationships(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let folderRow = row("Folder")
    let tag = row("Tag")
    let item = row("Item")
    let note = row(
      "Note",
      [
        "folder": .reference(folderRow.identity), "best": .reference(item.identity),
        "tags": .references([tag.identity]),
      ])
    let saved = try StoreSamples.insert([note, folderRow, item, tag], into: store)
    try StoreSamples.update(saved[1], ["pinned": .references([saved[0]])], in: store)
    try StoreSamples.delete([saved[2], saved[3]], in: store)
    #expect(try StoreSamples.value("best", of: saved[0], in: store) == .reference(nil))
    #expect(try StoreSamples.related("tags", of: saved[0], in: store).isEmpty)
    try StoreSamples.delete([saved[0]], in: store)
    #expect(try StoreSamples.related("notes", of: saved[1], in: store).isEmpty)
    #expect(try StoreSamples.related("pinned", of: saved[1], in: store).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func referencesToMissingObjectsAreErrors(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let saved = try StoreSamples.insert([row("Folder"), row("Tag"), row("Note")], into: store)
    try StoreSamples.delete([saved[0], saved[1]], in: store)
    let references: [StoredValue] = [
      .reference(saved[0]), .reference(.temporary(entity: "Folder")),
      .reference(StoreID(store: "other", entity: "Folder", key: .permanent(1))),
    ]
    for reference in references {
      #expect(throws: StoreError.self) {
        try StoreSamples.update(saved[2], ["folder": reference], in: store)
      }
    }
    #expect {
      try StoreSamples.update(saved[2], ["tags": .references([saved[1]])], in: store)
    } throws: { error in
      guard case StoreError.deleted(saved[1]) = error else { return false }
      return true
    }
    #expect(try store.rows(with: [saved[2]])[saved[2]]?.version == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func referencesWithoutAnActionStay(kind: StoreKind) throws {
    let schema = StoreSchema([
      StoreEntity(
        name: "Owner",
        properties: [
          StoreSamples.many("things", "Thing", inverse: "owner", deleteRule: .noAction)
        ]),
      StoreEntity(
        name: "Thing", properties: [StoreSamples.one("owner", "Owner", inverse: "things")]),
    ])
    let store = try kind.open(schema, in: folder)
    let owner = StoreSamples.row(schema, "Owner")
    let thing = StoreSamples.row(schema, "Thing", ["owner": .reference(owner.identity)])
    let saved = try StoreSamples.insert([owner, thing], into: store)
    try StoreSamples.delete([saved[0]], in: store)
    #expect(try StoreSamples.value("owner", of: saved[1], in: store) == .reference(saved[0]))
  }
}

import Foundation
import QuoinData
import QuoinSchema
import Testing

@Suite struct UniqueValueTests {
  let folder: StoreFolder
  let schema = StoreSamples.notes

  init() throws { folder = try StoreFolder() }

  private func tag(_ name: String, notes: [StoreID] = []) -> StoredRow {
    StoreSamples.row(schema, "Tag", ["name": .text(name), "notes": .references(notes)])
  }

  @Test(arguments: StoreKind.allCases)
  func equalObjectsAreReplaced(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let notes = try StoreSamples.insert(
      [StoreSamples.row(schema, "Note"), StoreSamples.row(schema, "Note")], into: store)
    let first = try StoreSamples.insert([tag("a", notes: [notes[0]])], into: store)[0]
    let again = try StoreSamples.insert(
      [tag("a", notes: [notes[1]]), tag("b"), tag("b")], into: store, replacesEqualObjects: true)
    #expect(again[0] == first)
    #expect(again[1] == again[2])
    #expect(try store.count(for: StoreRequest(entity: "Tag")) == 2)
    #expect(try store.rows(with: [first])[first]?.version == 2)
    // The notes of the saved tag stay.
    #expect(try StoreSamples.related("notes", of: first, in: store) == notes)
  }

  @Test(arguments: StoreKind.allCases)
  func aGroupWithAReferenceIsUnique(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    func rows() -> [StoredRow] {
      let folder = StoreSamples.row(schema, "Folder", ["name": .text("f")])
      let note = StoreSamples.row(
        schema, "Note", ["title": .text("t"), "folder": .reference(folder.identity)])
      return [note, folder]
    }
    let first = try StoreSamples.insert(rows(), into: store)
    let second = try StoreSamples.insert(rows(), into: store, replacesEqualObjects: true)
    #expect(first == second)
    #expect(throws: StoreError.self) { try StoreSamples.insert(rows(), into: store) }
    let other = StoreSamples.row(schema, "Note", ["title": .text("t")])
    #expect(try StoreSamples.insert([other], into: store)[0] != first[0])
  }

  @Test(arguments: StoreKind.allCases)
  func nullEqualsNothing(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let rows = [StoreSamples.row(schema, "Tag"), StoreSamples.row(schema, "Tag")]
    #expect(Set(try StoreSamples.insert(rows, into: store)).count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func valuesCanBeExchangedInOneSave(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let saved = try StoreSamples.insert([tag("a"), tag("b"), tag("c")], into: store)
    var changes = StoreChanges()
    changes.updated = [(0, "b"), (1, "a")].map { index, name in
      StoreChanges.Update(identity: saved[index], version: 1, values: [0: .text(name)])
    }
    changes.deleted = [saved[2]]
    changes.inserted = [tag("c")]
    _ = try store.save(changes)
    let names = try store.rows(for: StoreRequest(entity: "Tag")).map { $0.values[0] }
    #expect(names == [.text("b"), .text("a"), .text("c")])
  }

  @Test(arguments: StoreKind.allCases)
  func aChangeToAnEqualValueNamesTheOther(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let saved = try StoreSamples.insert([tag("a"), tag("b")], into: store)
    #expect {
      try StoreSamples.update(saved[1], ["name": .text("a")], in: store)
    } throws: { error in
      guard case StoreError.notUnique("Tag", ["name"], saved[0]) = error else { return false }
      return true
    }
    #expect(try StoreSamples.value("name", of: saved[1], in: store) == .text("b"))
    try StoreSamples.update(saved[1], ["name": .text("b")], in: store)
  }

  @Test(arguments: StoreKind.allCases)
  func subentitiesHaveTheirOwnGroups(kind: StoreKind) throws {
    let store = try kind.open(schema, in: folder)
    let special = StoreSamples.row(schema, "Special", ["rank": .value(.integer(1))])
    let first = try StoreSamples.insert([special], into: store)
    #expect(throws: StoreError.self) { try StoreSamples.insert([special], into: store) }
    #expect(
      try StoreSamples.insert([special], into: store, replacesEqualObjects: true) == first)
  }
}

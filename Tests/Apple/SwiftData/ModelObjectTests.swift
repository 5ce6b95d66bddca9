import Observation
import SwiftData
import Testing

@Suite("Model objects")
struct ModelObjectTests {
  @Test("an object without a context has its values and inverses")
  func alone() {
    let note = Note("Lone")
    note.count += 2
    note.mood = .wild
    note.place = SavedPlace(x: 5)
    note.words.append("a")
    #expect(note.title == "Lone")
    #expect(note.count == 2)
    #expect(note.mood == .wild)
    #expect(note.place == SavedPlace(x: 5))
    #expect(note.words == ["a"])
    #expect(note.modelContext == nil)
    #expect(note.persistentModelID.isTemporary)

    let tag = Tag("red")
    note.tags.append(tag)
    #expect(tag.notes.map(\.title) == ["Lone"])
    tag.notes = []
    #expect(note.tags.isEmpty)
  }

  @Test("relationships of the initializer apply at the first use of the object")
  func initialRelationships() {
    let (folder, tag) = (Folder("F"), Tag("red"))
    let note = Note("A", folder: folder, tags: [tag])
    #expect(note.folder === folder)
    #expect(folder.notes.map(\.title) == ["A"])
    #expect(tag.notes.map(\.title) == ["A"])
  }

  @Test("an object of a subclass has the values of both initializers")
  func subclass() throws {
    let context = ModelContext(try .inMemory())
    let note = LongNote("Long", pages: 9)
    #expect(note.title == "Long")
    #expect(note.pages == 9)
    context.insert(note)
    try context.save()
    let other = ModelContext(context.container)
    let found = try other.fetch(FetchDescriptor<LongNote>())
    #expect(found.map(\.title) == ["Long"])
    #expect(found.map(\.pages) == [9])
    #expect(try other.fetch(FetchDescriptor<Note>()).first is LongNote)
  }

  @Test("observers of one property don't see changes of another")
  func observation() {
    let note = Note("A")
    let changes = Changes()
    withObservationTracking {
      _ = note.title
    } onChange: {
      changes.add()
    }
    note.count = 5
    #expect(changes.count == 0)
    note.title = "B"
    #expect(changes.count == 1)
  }

  @Test("observers of an inverse see the change of the other side")
  func observedInverse() {
    let (note, tag) = (Note("A"), Tag("red"))
    let changes = Changes()
    withObservationTracking {
      _ = tag.notes
    } onChange: {
      changes.add()
    }
    note.tags = [tag]
    #expect(changes.count == 1)
  }
}

/// A number of changes, which observers count.
private final class Changes: @unchecked Sendable {
  private(set) var count = 0
  func add() { count += 1 }
}

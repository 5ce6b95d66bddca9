import SwiftData
import Testing

@Suite("Schemas")
struct SchemaTests {
  @Test("a schema contains the models that relationships reach")
  func reachable() {
    let schema = Schema([Note.self])
    #expect(schema.entities.map(\.name) == ["Folder", "Note", "Tag"])
    let note = schema.entity(for: Note.self)
    #expect(note?.relationships.map(\.destination).sorted() == ["Folder", "Tag"])
    #expect(note?.indices == [["title"], ["mood", "count"]])
    #expect(schema.entity(for: Tag.self)?.uniquenessConstraints == [["name"]])
    #expect(schema.entity(for: LongNote.self) == nil)
  }

  @Test("a subclass has the properties of its superclass first")
  func inheritance() {
    let entity = Schema([LongNote.self]).entity(for: LongNote.self)
    #expect(entity?.superentityName == "Note")
    #expect(entity?.attributes.map(\.name).contains("title") == true)
    #expect(entity?.attributes.map(\.name).contains("pages") == true)
  }

  @Test("the only pair of relationships with an optional to-one is a pair of inverses")
  func inferredInverse() {
    let (folder, note) = (Folder("F"), Note("A"))
    folder.notes = [note]
    #expect(note.folder === folder)
    note.folder = nil
    #expect(folder.notes.isEmpty)
  }

  @Test("versions are ordered")
  func versions() {
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
    #expect(Schema.Version(2, 0, 0).description == "2.0.0")
  }
}

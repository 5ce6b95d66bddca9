import QuoinData
import QuoinSchema
import Testing

struct UndoTests {
  let context = Library.makeContext()

  @Test func valuesAndRelationshipsReturn() throws {
    let undo = UndoRecorder(context)
    let ann = context.make("Author", "Ann")
    let book = context.make("Book", "A")
    ann.add(book, "books")
    try context.save()
    undo.endGroup()
    book["name"] = .text("B")
    book["name"] = .text("C")
    book.set("author", nil)
    undo.undo()
    #expect(book.name == "A" && ann.many("books").names == ["A"])
    #expect(!context.hasChanges)
    undo.redo()
    #expect(book.name == "C" && ann.many("books").isEmpty && book.one("author") == nil)
  }

  @Test func displacedPartnersReturn() {
    let undo = UndoRecorder(context)
    let a = context.make("Book", "A")
    let b = context.make("Book", "B")
    let cover = context.make("Cover", "C")
    a.set("cover", cover)
    undo.endGroup()
    b.set("cover", cover)
    undo.undo()
    #expect(a.one("cover") === cover && cover.one("book") === a && b.one("cover") == nil)
    undo.redo()
    #expect(a.one("cover") == nil && cover.one("book") === b)
  }

  @Test func orderedPlacesReturn() {
    let undo = UndoRecorder(context)
    let book = context.make("Book", "A")
    let chapters = (0..<4).map { Library.thing("Chapter", "\($0)") }
    book.set("chapters", chapters)
    undo.endGroup()
    book.remove(chapters[1], "chapters")
    undo.endGroup()
    book.set("chapters", [chapters[3], chapters[0]])
    undo.undo()
    #expect(book.many("chapters").names == ["0", "2", "3"])
    undo.undo()
    #expect(book.many("chapters").names == ["0", "1", "2", "3"])
    undo.redo()
    undo.redo()
    #expect(book.many("chapters").names == ["3", "0"])
  }

  @Test func insertionsAreUndone() throws {
    let undo = UndoRecorder(context)
    let book = context.make("Book", "A")
    undo.undo()
    #expect(!context.hasChanges && book.record.context == nil)
    undo.redo()
    #expect(context.insertedObjects.count == 1 && book.record.context === context)
    try context.save()
    undo.undo()
    #expect(book.record.isDeleted)
    try context.save()
    #expect(try context.all("Book").isEmpty)
  }

  @Test(arguments: [false, true]) func cascadesAreUndone(saves: Bool) throws {
    let book = context.make("Book", "A")
    let author = context.make("Author", "Ann")
    book.set("author", author)
    book.set("chapters", [Library.thing("Chapter", "1"), Library.thing("Chapter", "2")])
    try context.save()
    let undo = UndoRecorder(context)
    context.delete(book)
    context.processPendingChanges()
    #expect(author.many("books").isEmpty)
    if saves { try context.save() }
    undo.undo()
    #expect(context.hasChanges == saves)
    #expect(author.many("books").names == ["A"] && book.one("author") === author)
    #expect(book.many("chapters").names == ["1", "2"])
    #expect(book.many("chapters").allSatisfy { $0.one("book") === book })
    try context.save()
    #expect(try context.all("Chapter").count == 2)
    let other = Library.makeContext(context.store)
    #expect(try other.named("A", "Book").many("chapters").names == ["1", "2"])
    #expect(try other.named("Ann", "Author").many("books").names == ["A"])
    undo.redo()
    context.processPendingChanges()
    #expect(book.record.isDeleted)
    try context.save()
    #expect(try context.all("Chapter").isEmpty)
  }
}

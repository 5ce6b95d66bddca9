import QuoinData
import QuoinSchema
import Testing

struct RollbackTests {
  let context = Library.makeContext()

  @Test func rollbackRestoresEverything() throws {
    let ann = context.make("Author", "Ann")
    let a = context.make("Book", "A")
    let b = context.make("Book", "B")
    ann.set("books", [a, b])
    try context.save()
    a["name"] = .text("changed")
    a.set("author", nil)
    context.delete(b)
    let new = context.make("Book", "new")
    ann.add(new, "books")
    context.processPendingChanges()
    a.heard = []
    context.rollback()
    #expect(!context.hasChanges && a.heard == [nil])
    #expect(a.name == "A" && a.one("author") === ann && !b.record.isDeleted)
    #expect(ann.many("books").sortedNames == ["A", "B"])
    #expect(new.record.context == nil && new.name == "new")
    #expect(try context.all("Book").count == 2)
    context.insert(new)
    #expect(context.hasChanges && new.one("author") == nil)
  }

  @Test func resetForgetsObjects() throws {
    let book = context.make("Book", "A")
    try context.save()
    _ = context.make("Book", "B")
    var resets = 0
    let observation = context.addObserver { event in if case .reset = event { resets += 1 } }
    context.reset()
    #expect(!context.hasChanges && book.record.context == nil && resets == 1)
    #expect(context.registeredObjects.isEmpty)
    let again = try context.named("A", "Book")
    #expect(again !== book)
    observation.end()
  }

  @Test func refreshingReadsAgain() throws {
    let book = context.make("Book", "A")
    try context.save()
    book["name"] = .text("B")
    context.refresh(book, mergingChanges: true)
    #expect(book.name == "B" && book.record.isUpdated)
    context.refresh(book, mergingChanges: false)
    #expect(book.record.isFault && !context.hasChanges)
    #expect(book.name == "A" && !book.record.isFault)
    let new = context.make("Book", "new")
    context.refresh(new, mergingChanges: false)
    #expect(new.name == "new" && new.record.isInserted)
  }

  @Test func observersHearOfEachBatch() throws {
    var changed = 0
    var changes: [StoreContextChange] = []
    let observation = context.addObserver { event in if case .changed = event { changed += 1 } }
    context.didChange = { changes.append($0) }
    let book = context.make("Book", "A")
    #expect(changed == 1)
    context.processPendingChanges()
    try context.save()
    book["name"] = .text("B")
    let count = changed
    book["pages"] = .integer(4)
    #expect(changed == count)
    context.delete(context.make("Book", "gone"))
    context.processPendingChanges()
    context.processPendingChanges()
    #expect(changed == count + 1)
    #expect(changes.count == 2)
    #expect(changes[0].inserted.count == 1 && changes[0].updated.isEmpty)
    #expect(changes[1].updated.count == 1 && changes[1].inserted.isEmpty)
    #expect(changes[1].deleted.isEmpty)
    observation.end()
    book["pages"] = .integer(5)
    #expect(changed == count + 1)
  }
}

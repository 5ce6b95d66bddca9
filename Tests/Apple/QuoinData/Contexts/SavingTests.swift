import Foundation
import QuoinData
import QuoinSchema
import Testing

struct SavingTests {
  let store = MemoryStore(schema: Library.schema)

  @Test func savedObjectsGetPermanentIdentities() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    let book = context.make("Book", "A")
    book.set("author", ann)
    let temporary = ann.record.identity
    #expect(temporary.isTemporary && context.registeredObject(with: temporary) === ann)
    try context.save(author: "me")
    #expect(!ann.record.identity.isTemporary)
    #expect(context.registeredObject(with: ann.record.identity) === ann)
    #expect(context.registeredObject(with: temporary) == nil)
    #expect(book.record.savedValue(book.index("author")) == .reference(ann.record.identity))
    #expect(!context.hasChanges)
    #expect(try context.all("Author").first === ann)
  }

  @Test func aSaveReportsItsObjects() throws {
    let context = Library.makeContext(store)
    let old = context.make("Author", "Old")
    let gone = context.make("Author", "Gone")
    try context.save()
    var commits: [StoreCommit] = []
    var events = 0
    context.didSave = { commits.append($0) }
    let observation = context.addObserver { event in
      if case .saved = event { events += 1 }
    }
    let new = context.make("Author", "New")
    let temporary = new.record.identity
    let goneIdentity = gone.record.identity
    old["name"] = .text("Older")
    context.delete(gone)
    try context.save(author: "me")
    try context.save()
    #expect(commits.count == 1 && events == 1)
    #expect(commits[0].inserted == [new.record.identity])
    #expect(commits[0].updated == [old.record.identity])
    #expect(commits[0].deleted == [goneIdentity])
    #expect(commits[0].permanent == [temporary: new.record.identity])
    #expect(commits[0].author == "me")
    observation.end()
    old["name"] = .text("Oldest")
    try context.save()
    #expect(commits.count == 2 && events == 1)
  }

  @Test func missingValuesFailTheSave() throws {
    let context = Library.makeContext(store)
    _ = context.make("Author", "Ann")
    let chapter = context.make("Chapter", "1")
    var error = #expect(throws: StoreError.self) { try context.save() }
    #expect(error?.description == "Chapter.book needs a value")
    chapter.set("book", context.make("Book", "A"))
    chapter["name"] = .null
    error = #expect(throws: StoreError.self) { try context.save() }
    #expect(error?.description == "Chapter.name needs a value")
    #expect(try store.count(for: StoreRequest(entity: "Author")) == 0)
    #expect(context.insertedObjects.count == 3)
    chapter["name"] = .text("1")
    try context.save()
    #expect(try store.count(for: StoreRequest(entity: "Author")) == 1)
  }

  @Test func tooManyObjectsFailTheSave() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    ann.set("favorites", (0..<4).map { Library.thing("Book", "\($0)") })
    let error = #expect(throws: StoreError.self) { try context.save() }
    #expect(error?.description == "Author.favorites can't have 4 objects")
  }

  @Test func unknownEntitiesFailTheSave() throws {
    let context = Library.makeContext(store)
    let stranger = StoreSchema([StoreEntity(name: "Alien", properties: [])])
    context.insert(Thing("Alien", stranger))
    #expect(throws: StoreError.self) { try context.save() }
    #expect(throws: StoreError.self) { try context.all("Alien") }
  }

  @Test func hooksMayChangeObjects() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    var calls: [Int] = []
    context.willSave = { objects in
      calls.append(objects.count)
      if calls.count == 1 { book["pages"] = .integer(9) }
    }
    try context.save()
    #expect(calls == [1, 1])
    let other = Library.makeContext(store)
    #expect(try other.named("A", "Book")["pages"] == .integer(9))
    context.willSave = { _ in
      book["pages"] = .integer(Int64(calls.count))
      calls.append(0)
    }
    book["name"] = .text("B")
    try context.save()
    #expect(!context.hasChanges, "a hook that never rests doesn't hang the save")
    context.willSave = { _ in throw StoreError.denied(entity: "Book", property: "x") }
    book["name"] = .text("C")
    #expect(throws: StoreError.self) { try context.save() }
    #expect(book.record.isUpdated)
  }

  @Test func transientValuesStayInMemory() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    book["isOpen"] = .bool(true)
    try context.save()
    #expect(book["isOpen"] == .bool(true) && !context.hasChanges)
    let other = Library.makeContext(store)
    #expect(try other.named("A", "Book")["isOpen"] == .bool(false))
  }

  @Test func equalObjectsAreReplaced() throws {
    let context = Library.makeContext(store)
    context.replacesEqualObjects = true
    let red = context.make("Label", "red")
    red["color"] = .text("#f00")
    try context.save()
    let again = context.make("Label", "red")
    again["color"] = .text("#e00")
    try context.save()
    #expect(try context.all("Label").count == 1)
    #expect(red["color"] == .text("#e00"))
    again["color"] = .text("#d00")
    #expect(red["color"] == .text("#d00"), "both objects are the same one")
    #expect(again.record.identity == red.record.identity && context.updatedObjects.count == 1)
    try context.save()
    let other = Library.makeContext(store)
    #expect(try other.all("Label").map { $0["color"] } == [.text("#d00")])
  }

  @Test func equalObjectsOfOneSaveBecomeOne() throws {
    let context = Library.makeContext(store)
    context.replacesEqualObjects = true
    let first = context.make("Label", "red")
    let second = context.make("Label", "red")
    second["color"] = .text("#e00")
    try context.save()
    #expect(try context.all("Label").count == 1)
    #expect(first["color"] == .text("#e00") && second["color"] == .text("#e00"))
  }

  @Test func equalObjectsFailTheSaveOtherwise() throws {
    let context = Library.makeContext(store)
    _ = context.make("Label", "red")
    try context.save()
    let other = Library.makeContext(store)
    let again = other.make("Label", "red")
    #expect(throws: StoreError.self) { try other.save() }
    #expect(again.record.isInserted)
    other.mergeRule = .storeWins
    try other.save()
    #expect(try other.all("Label").count == 1)
    #expect(!again.record.isInserted && again.name == "red")
  }
}

import QuoinData
import QuoinSchema
import Testing

struct DeleteRuleTests {
  let store = MemoryStore(schema: Library.schema)

  @Test func nullifyClearsTheInverse() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    let book = context.make("Book", "A")
    ann.add(book, "books")
    try context.save()
    context.delete(ann)
    #expect(ann.record.isDeleted && book.one("author") === ann)
    context.processPendingChanges()
    #expect(book.one("author") == nil && book.record.isUpdated)
    #expect(ann.name == "Ann", "a deleted object stays readable")
    try context.save()
    #expect(!ann.record.isDeleted && ann.record.context == nil && ann.name == "Ann")
    let other = Library.makeContext(store)
    #expect(try other.all("Author").isEmpty)
    #expect(try other.named("A", "Book").one("author") == nil)
  }

  @Test func cascadesReachEveryLevel() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    let chapter = Library.thing("Chapter", "1")
    let part = Library.thing("Chapter", "1.1")
    book.set("chapters", [chapter, part])
    chapter.add(part, "parts")
    book.set("cover", Library.thing("Cover", "C"))
    try context.save()
    let other = Library.makeContext(store)
    other.delete(try other.named("A", "Book"))
    #expect(try other.all("Chapter").isEmpty, "a fetch applies the rules")
    #expect(other.deletedObjects.count == 4)
    try other.save()
    for entity in ["Book", "Chapter", "Cover"] {
      #expect(try store.count(for: StoreRequest(entity: entity)) == 0)
    }
  }

  @Test func aCycleOfCascadesEnds() throws {
    let context = Library.makeContext(store)
    let people = (0..<3).map { context.make("Person", "\($0)") }
    for index in 0..<3 { people[index].set("next", people[(index + 1) % 3]) }
    try context.save()
    context.delete(people[1])
    try context.save()
    #expect(try context.all("Person").isEmpty)
  }

  @Test func longCascadesDoNotRecurse() throws {
    let context = Library.makeContext(store)
    var last: Thing?
    var first: Thing?
    for _ in 0..<20_000 {
      let person = context.make("Person")
      if let last { last.set("next", person) } else { first = person }
      last = person
    }
    last = nil
    try context.save()
    context.delete(try #require(first))
    first = nil
    try context.save()
    #expect(try store.count(for: StoreRequest(entity: "Person")) == 0)
  }

  @Test func wideCascadesAreLinear() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    book.set("chapters", (0..<20_000).map { _ in Library.thing("Chapter", "x") })
    try context.save()
    context.delete(book)
    try context.save()
    #expect(try store.count(for: StoreRequest(entity: "Chapter")) == 0)
  }

  @Test func denyFailsTheSave() throws {
    let context = Library.makeContext(store)
    let tag = context.make("Tag", "T")
    let book = context.make("Book", "A")
    book.add(tag, "tags")
    try context.save()
    context.delete(tag)
    let error = #expect(throws: StoreError.self) { try context.save() }
    #expect(error?.description == "Tag can't be deleted while \"books\" refers to objects")
    #expect(try store.count(for: StoreRequest(entity: "Tag")) == 1)
    context.delete(book)
    try context.save()
    #expect(try store.count(for: StoreRequest(entity: "Tag")) == 0)
  }

  @Test func noActionLeavesTheInverse() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    let cover = context.make("Cover", "C")
    book.set("cover", cover)
    try context.save()
    context.delete(cover)
    try context.save()
    #expect(book.record.context === context)
    let other = Library.makeContext(store)
    // A reference to an object that is gone has default values, and never traps.
    #expect(try other.named("A", "Book").one("cover")?.name ?? "" == "")
  }

  @Test func anObjectDeletedBeforeItsFirstSaveLeavesNothing() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    try context.save()
    let book = context.make("Book", "A")
    ann.add(book, "books")
    context.delete(book)
    #expect(context.insertedObjects.isEmpty && context.deletedObjects.isEmpty)
    context.processPendingChanges()
    #expect(ann.many("books").isEmpty && !context.hasChanges && book.record.context == nil)
  }

  @Test func preparationSeesTheRelationships() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    book.set("chapters", [Library.thing("Chapter", "1"), Library.thing("Chapter", "2")])
    try context.save()
    var seen: [String] = []
    context.prepareForDeletion = { object in
      let thing = object as! Thing
      seen.append(
        thing.name + (thing.record.entity.name == "Chapter" ? thing.one("book")!.name : ""))
    }
    context.delete(book)
    context.delete(book)
    try context.save()
    #expect(seen == ["A", "1A", "2A"])
  }
}

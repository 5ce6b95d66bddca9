import QuoinData
import QuoinSchema
import Testing

struct RelationshipTests {
  let store = MemoryStore(schema: Library.schema)

  /// The names that a new context reads.
  private func names(_ name: String, _ entity: String, _ property: String) throws -> [String] {
    let context = Library.makeContext(store)
    return try withExtendedLifetime(context) {
      try context.named(name, entity).many(property).names
    }
  }

  @Test func oneToManyHasBothSides() {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    let bob = context.make("Author", "Bob")
    let book = context.make("Book", "A")
    book.set("author", ann)
    #expect(ann.many("books").names == ["A"])
    bob.add(book, "books")
    #expect(book.one("author") === bob && ann.many("books").isEmpty)
    bob.remove(book, "books")
    #expect(book.one("author") == nil && bob.many("books").isEmpty)
    ann.set("books", [book, book])
    #expect(book.one("author") === ann && ann.many("books").count == 1)
  }

  @Test func oneToOneReleasesTheFormerPartner() {
    let a = Library.thing("Book", "A")
    let b = Library.thing("Book", "B")
    let cover = Library.thing("Cover", "C")
    let other = Library.thing("Cover", "D")
    a.set("cover", cover)
    b.set("cover", other)
    b.set("cover", cover)
    #expect(a.one("cover") == nil && other.one("book") == nil && cover.one("book") === b)
  }

  @Test func manyToManyHasBothSides() throws {
    let context = Library.makeContext(store)
    let a = context.make("Book", "A")
    let b = context.make("Book", "B")
    let tag = context.make("Tag", "T")
    a.add(tag, "tags")
    tag.add(b, "books")
    #expect(tag.many("books").names == ["A", "B"] && b.many("tags").names == ["T"])
    try context.save()
    let other = Library.makeContext(store)
    #expect(try other.named("T", "Tag").many("books").sortedNames == ["A", "B"])
    try other.named("A", "Book").set("tags", [])
    #expect(try other.named("T", "Tag").many("books").names == ["B"])
    try other.save()
    #expect(try names("T", "Tag", "books") == ["B"])
  }

  @Test func aRelationshipCanBeItsOwnInverse() throws {
    let context = Library.makeContext(store)
    let people = ["A", "B", "C"].map { context.make("Person", $0) }
    people[0].add(people[1], "friends")
    people[2].add(people[0], "friends")
    people[0].add(people[0], "friends")
    #expect(people[0].many("friends").names == ["B", "C", "A"])
    #expect(people[1].many("friends").names == ["A"])
    people[0].set("spouse", people[1])
    people[2].set("spouse", people[1])
    #expect(people[0].one("spouse") == nil && people[1].one("spouse") === people[2])
    people[2].set("spouse", people[2])
    #expect(people[1].one("spouse") == nil && people[2].one("spouse") === people[2])
    try context.save()
    let other = Library.makeContext(store)
    #expect(try other.named("A", "Person").many("friends").sortedNames == ["A", "B", "C"])
    #expect(try other.named("C", "Person").many("friends").names == ["A"])
    #expect(try other.named("C", "Person").one("spouse")?.name == "C")
  }

  @Test func orderedRelationshipsKeepTheirOrder() throws {
    let context = Library.makeContext(store)
    let book = context.make("Book", "A")
    let chapters = (1...4).map { Library.thing("Chapter", "\($0)") }
    book.set("chapters", chapters)
    try context.save()
    #expect(try names("A", "Book", "chapters") == ["1", "2", "3", "4"])
    book.set("chapters", chapters.reversed())
    #expect(context.hasChanges)
    try context.save()
    let other = Library.makeContext(store)
    let same = try other.named("A", "Book")
    #expect(same.many("chapters").names == ["4", "3", "2", "1"])
    let last = other.make("Chapter", "0")
    same.add(last, "chapters")
    try other.save()
    #expect(try names("A", "Book", "chapters") == ["4", "3", "2", "1", "0"])
  }

  @Test func aRelationshipWithoutInverseIsSaved() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    ann.set("favorites", [Library.thing("Book", "A"), Library.thing("Book", "B")])
    try context.save()
    let other = Library.makeContext(store)
    #expect(try other.named("Ann", "Author").many("favorites").sortedNames == ["A", "B"])
    #expect(try other.all("Book").count == 2)
  }

  @Test func linkingInsertsWhatIsReachable() {
    let context = Library.makeContext(store)
    let ann = Library.thing("Author", "Ann")
    let book = Library.thing("Book", "A")
    let chapter = Library.thing("Chapter", "1")
    book.add(chapter, "chapters")
    ann.add(book, "books")
    #expect(ann.record.context == nil)
    let cover = context.make("Cover")
    cover.set("book", book)
    for thing in [ann, book, chapter, cover] { #expect(thing.record.context === context) }
    context.insert(chapter)
    context.insert(ann)
    #expect(context.insertedObjects.count == 4)
  }

  @Test func addingDoesNotLoadTheList() throws {
    let counting = CountingStore(store)
    let context = Library.makeContext(counting)
    let ann = context.make("Author", "Ann")
    for index in 0..<10 { ann.add(context.make("Book", "\(index)"), "books") }
    let old = ann.many("books")[3]
    try context.save()
    context.refreshAll()
    ann.add(context.make("Book", "new"), "books")
    ann.remove(old, "books")
    #expect(counting.relatedCalls == 0)
    let names = (0..<10).map(String.init).filter { $0 != "3" } + ["new"]
    #expect(ann.many("books").sortedNames == names.sorted())
    try context.save()
    #expect(try self.names("Ann", "Author", "books").sorted() == names.sorted())
  }

  @Test func aSavedObjectOfAnotherContextIsTranslated() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    try context.save()
    let other = Library.makeContext(store)
    let book = other.make("Book", "A")
    book.set("author", ann)
    #expect(book.one("author") !== ann)
    #expect(book.one("author")?.record.identity == ann.record.identity)
    #expect(book.one("author")?.record.context === other)
  }
}

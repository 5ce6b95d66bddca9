import CoreData
import Testing

/// Values and relationships of managed objects.
@MainActor
@Suite struct ManagedObjectTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try ManagedLibrary.container() }

  @Test func newObjectsHaveDefaultValues() {
    let book = Book(context: context)
    #expect(book.title == "Untitled")
    #expect(book.pages == 0)
    #expect(book.price == nil)
    #expect(book.isRead == nil)
    #expect(book.rating == 0)
    #expect(book.shelf == nil)
    #expect(book.authors.isEmpty)
    #expect(book.isInserted)
    #expect(book.objectID.isTemporaryID)
    #expect(book.managedObjectContext === context)
    #expect(book.entity.name == "Book")
  }

  @Test func valuesOfEachTypeSurviveASaveAndARefresh() throws {
    let book = Book(context: context)
    let identifier = UUID()
    book.title = "Dune"
    book.pages = 612
    book.price = NSDecimalNumber(string: "9.99")
    book.rating = 4.5
    book.isRead = true
    book.added = Date(timeIntervalSinceReferenceDate: 7)
    book.cover = Data([1, 2])
    book.id = identifier
    book.link = URL(string: "https://example.com")
    book.kind = .digital
    book.chapters = ["one", "two"]
    try context.save()
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(book.title == "Dune")
    #expect(!book.isFault)
    #expect(book.pages == 612)
    #expect(book.price == NSDecimalNumber(string: "9.99"))
    #expect(book.rating == 4.5)
    #expect(book.isRead == true)
    #expect(book.added == Date(timeIntervalSinceReferenceDate: 7))
    #expect(book.cover == Data([1, 2]))
    #expect(book.id == identifier)
    #expect(book.link?.absoluteString == "https://example.com")
    #expect(book.kind == .digital)
    #expect(book.chapters == ["one", "two"])
  }

  @Test func valuesByKeyAreThoseOfProperties() {
    let book = Book(context: context)
    book.setValue("Emma", forKey: "title")
    book.setValue(300, forKey: "pages")
    book.setValue(Decimal(5), forKey: "price")
    #expect(book.title == "Emma")
    #expect(book.pages == 300)
    #expect(book.value(forKey: "pages") as? Int == 300)
    #expect(book.primitiveValue(forKey: "title") as? String == "Emma")
    #expect(book.value(forKey: "price") as? NSDecimalNumber == 5)
    book.setValue("many", forKey: "pages")
    #expect(book.pages == 300, "a value of another type changes nothing")
    #expect(book.value(forKey: "nothing") == nil)
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    book.shelf = shelf
    #expect(book.value(forKeyPath: "shelf.name") as? String == "Top")
    #expect(shelf.value(forKeyPath: "books.@count") as? Int == 1)
    #expect(shelf.value(forKeyPath: "books.@sum.pages") as? Int == 300)
  }

  @Test func relationshipsKeepTheirInverses() throws {
    let (shelf, book, other) = (
      Shelf(context: context), Book(context: context), Book(context: context)
    )
    book.shelf = shelf
    shelf.addToBooks(other)
    #expect(shelf.books as? Set<Book> == [book, other])
    #expect(other.shelf == shelf)
    let mutable = shelf.mutableSetValue(forKey: "books")
    mutable.remove(book)
    #expect(book.shelf == nil)
    #expect(mutable.count == 1)
    #expect(mutable.contains(other))
    mutable.add(book)
    #expect(shelf.books?.count == 2)
    shelf.removeFromBooks(NSSet(array: [book, other]))
    #expect(shelf.books?.count == 0)
    let author = Author(context: context)
    book.authors = [author]
    #expect(author.books == [book])
  }

  @Test func savingMakesIdentitiesPermanent() throws {
    let book = Book(context: context)
    let temporary = book.objectID
    try context.save()
    #expect(temporary.isTemporaryID)
    #expect(!book.objectID.isTemporaryID)
    let url = book.objectID.uriRepresentation()
    let found = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url)
    #expect(found == book.objectID)
    #expect(try context.existingObject(with: book.objectID) === book)
    #expect(context.object(with: book.objectID) === book)
  }

  @Test func hooksAreCalledOnce() throws {
    let book = Book(context: context)
    context.insert(book)
    #expect(book.events == ["insert"])
    try context.save()
    #expect(book.events == ["insert", "willSave", "didSave"])
    let other = container.newBackgroundContext()
    let copy = try #require(other.fetch(Book.fetchRequest()).first)
    #expect(copy !== book)
    #expect(copy.title == "Untitled")
    #expect(copy.pages == 0)
    #expect(copy.events == ["fetch"])
    context.delete(book)
    try context.save()
    #expect(book.events.contains("deletion"))
  }

  @Test func changesAreAnnouncedBeforeTheyHappen() {
    let book = Book(context: context)
    var titles: [String] = []
    let subscription = book.objectWillChange.sink { titles.append(book.title) }
    book.title = "Emma"
    book.title = "Dune"
    book.title = "Dune"
    #expect(titles == ["Untitled", "Emma"])
    subscription.cancel()
  }

  @Test func changedAndCommittedValuesAreKnown() throws {
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    book.title = "Dune"
    #expect(book.changedValues().keys.sorted() == ["title"])
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
    #expect(book.hasChanges)
    #expect(book.isUpdated)
  }

  @Test func objectsOfSubentitiesHaveTheirClass() throws {
    let novel = Novel(context: context)
    novel.genre = "Satire"
    try context.save()
    let books = try container.newBackgroundContext().fetch(Book.fetchRequest())
    #expect((books.first as? Novel)?.genre == "Satire")
  }

  @Test func objectsWorkWithoutAContext() {
    let book = Book(entity: Book.entity(), insertInto: nil)
    book.title = "Loose"
    #expect(book.title == "Loose")
    #expect(book.managedObjectContext == nil)
    context.insert(book)
    #expect(book.managedObjectContext === context)
    #expect(book.title == "Loose")
  }
}

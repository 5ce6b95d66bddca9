import QuoinData
import QuoinSchema
import Testing

struct RecordTests {
  @Test func aNewRecordHasDefaultValues() {
    let book = Library.thing("Book")
    #expect(book["pages"] == .integer(0))
    #expect(book["name"] == .null)
    #expect(book.one("author") == nil)
    #expect(book.many("tags").isEmpty)
    #expect(!book.record.isInserted && !book.record.isFault)
  }

  @Test func anEqualValueChangesNothing() throws {
    let context = Library.makeContext()
    let book = context.make("Book", "A")
    try context.save()
    book.heard = []
    book["name"] = .text("A")
    #expect(!context.hasChanges && book.heard.isEmpty)
    book["name"] = .text("B")
    #expect(context.hasChanges && book.record.isUpdated)
    #expect(book.record.changedProperties == [book.index("name")])
    #expect(book.record.savedValue(book.index("name")) == .value(.text("A")))
    book["name"] = .text("A")
    #expect(!context.hasChanges)
  }

  @Test func aCachedValueGoesWithItsProperty() {
    let book = Library.thing("Book", "A")
    book.record.cache = [0: "decoded", 1: 7]
    book["name"] = .text("B")
    #expect(book.record.cache[0] == nil && book.record.cache[1] as? Int == 7)
  }

  @Test func unknownPropertiesAreHarmless() {
    let book = Library.thing("Book")
    for property in [-1, 99, book.index("author")] {
      book.record.setValue(.integer(1), property)
      #expect(book.record.value(property) == .null)
      book.record.setMany([book], property)
      #expect(book.record.many(property).isEmpty)
    }
    book.record.setOne(book, 0)
    #expect(book.record.one(0) == nil)
  }

  @Test func faultsLoadWithTheirList() throws {
    let store = CountingStore(MemoryStore(schema: Library.schema))
    let context = Library.makeContext(store)
    let author = context.make("Author", "Ann")
    for index in 0..<300 { author.add(context.make("Book", "\(index)"), "books") }
    try context.save()

    let other = Library.makeContext(store)
    let books = try other.named("Ann", "Author").many("books")
    #expect(books.allSatisfy { $0.record.isFault })
    store.rowCalls = 0
    #expect(Set(books.names).count == 300)
    #expect(store.rowCalls == 3)
    #expect(books.allSatisfy { !$0.record.isFault })
  }

  @Test func unusedRecordsAreReleased() throws {
    let context = Library.makeContext()
    weak var record: Record?
    do {
      let book = context.make("Book", "A")
      record = book.record
      try context.save()
    }
    #expect(record == nil)
    do {
      let book = try context.named("A", "Book")
      record = book.record
      #expect(try context.named("A", "Book") === book)
      book["pages"] = .integer(3)
    }
    #expect(record != nil, "the context keeps an object with changes")
    try context.save()
    #expect(record == nil)
  }

  @Test func refreshingBreaksCycles() throws {
    let context = Library.makeContext()
    weak var record: Record?
    do {
      let author = context.make("Author", "Ann")
      author.add(context.make("Book", "A"), "books")
      record = author.record
      try context.save()
    }
    #expect(record != nil)
    context.refreshAll()
    #expect(context.registeredObjects.count <= 2)
    context.processPendingChanges()
    #expect(record == nil)
  }

  @Test func anEndingContextBreaksCycles() throws {
    weak var record: Record?
    let book = Library.thing("Book", "A")
    do {
      let context = Library.makeContext()
      let author = context.make("Author", "Ann")
      context.insert(book)
      author.add(book, "books")
      record = author.record
      try context.save()
    }
    #expect(record == nil)
    #expect(book.record.context == nil && book.name == "A" && book.one("author") == nil)
  }
}

/// A store that counts the calls that read rows.
final class CountingStore: RecordStore, @unchecked Sendable {
  let base: any RecordStore
  var rowCalls = 0
  var relatedCalls = 0
  var readRows = 0

  init(_ base: any RecordStore) { self.base = base }

  var identifier: String { base.identifier }
  var schema: StoreSchema { base.schema }
  var generation: Int64 { base.generation }

  func rows(for request: StoreRequest) throws -> [StoredRow] {
    let rows = try base.rows(for: request)
    readRows += rows.count
    return rows
  }
  func count(for request: StoreRequest) throws -> Int { try base.count(for: request) }
  func identities(for request: StoreRequest) throws -> [StoreID] {
    try base.identities(for: request)
  }
  func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
    rowCalls += 1
    return try base.rows(with: identities)
  }
  func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    relatedCalls += 1
    return try base.related(to: identity, by: property)
  }
  func save(_ changes: StoreChanges) throws -> [StoreID: StoreID] { try base.save(changes) }
}

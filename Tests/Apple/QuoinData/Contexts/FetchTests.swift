import QuoinData
import QuoinSchema
import Testing

struct FetchTests {
  let store = MemoryStore(schema: Library.schema)

  /// A context with ten saved books, "0" to "9", whose pages fall from 9 to 0.
  private func library(_ store: any RecordStore) throws -> StoreContext {
    let context = Library.makeContext(store)
    for index in 0..<10 {
      context.make("Book", "\(index)")["pages"] = .integer(Int64(9 - index))
    }
    try context.save()
    return context
  }

  private func request(
    pagesBelow limit: Int64, sorted: Bool = true, limit count: Int = 0, offset: Int = 0
  ) -> StoreRequest {
    var request = StoreRequest(
      entity: "Book",
      predicate: .compare(
        StoreComparison(.path(.subject, ["pages"]), .less, .value(.integer(limit)))),
      order: sorted ? [StoreSort(path: ["pages"])] : [])
    request.limit = count
    request.offset = offset
    return request
  }

  private func names(_ context: StoreContext, _ request: StoreRequest) throws -> [String] {
    let names = try context.fetch(request).map { ($0 as! Thing).name }
    let count = try context.count(request)
    #expect(count == names.count, "\(names)")
    #expect(try context.identities(request).count == names.count)
    return names
  }

  @Test func pendingChangesAreInTheResult() throws {
    let context = try library(store)
    #expect(try names(context, request(pagesBelow: 3)) == ["9", "8", "7"])
    try context.named("8", "Book")["pages"] = .integer(5)
    try context.named("0", "Book")["pages"] = .integer(-1)
    context.delete(try context.named("7", "Book"))
    context.make("Book", "new")["pages"] = .integer(2)
    #expect(try names(context, request(pagesBelow: 3)) == ["0", "9", "new"])
    #expect(try names(context, request(pagesBelow: 3, limit: 1, offset: 1)) == ["9"])
    #expect(try names(context, request(pagesBelow: 3, limit: 5, offset: 9)) == [])
    var plain = request(pagesBelow: 3)
    plain.includesPendingChanges = false
    #expect(try context.fetch(plain).count == 3)
    try context.save()
    #expect(try names(context, request(pagesBelow: 3)) == ["0", "9", "new"])
  }

  @Test func theOrderWithoutKeysIsThatOfInsertion() throws {
    let context = try library(store)
    let five = try context.named("5", "Book")
    five["pages"] = .integer(0)
    _ = context.make("Book", "new")
    let expected = (0..<10).map(String.init) + ["new"]
    #expect(try names(context, StoreRequest(entity: "Book")) == expected)
  }

  @Test func extremePagesAreHarmless() throws {
    let context = try library(store)
    _ = context.make("Book", "new")
    for (limit, offset) in [(Int.max, Int.max), (Int.max, 1), (1, -5), (-3, 0), (.min, .min)] {
      let result = try context.fetch(
        request(pagesBelow: 100, sorted: false, limit: limit, offset: offset))
      #expect(result.count <= 11)
    }
  }

  @Test func changesOfOtherObjectsAreInTheResult() throws {
    let context = Library.makeContext(store)
    let ann = context.make("Author", "Ann")
    ann.add(context.make("Book", "A"), "books")
    try context.save()
    ann["name"] = .text("Bob")
    func books(of name: String) throws -> Int {
      try context.all(
        "Book",
        where: .compare(
          .init(.path(.subject, ["author", "name"]), .equal, .value(.text(name))))
      ).count
    }
    #expect(try books(of: "Ann") == 0)
    #expect(try books(of: "Bob") == 1)
  }

  @Test func aFetchReadsOnlyItsResult() throws {
    let counting = CountingStore(store)
    let context = try library(counting)
    counting.readRows = 0
    var plain = StoreRequest(entity: "Book")
    plain.limit = 3
    _ = try context.fetch(plain)
    #expect(counting.readRows == 3)
    try context.named("9", "Book")["pages"] = .integer(50)
    counting.readRows = 0
    _ = try context.fetch(plain)
    #expect(counting.readRows == 4, "one more for the changed object")
  }

  @Test func identitiesFindTheirObjects() throws {
    let context = try library(store)
    let book = try context.named("3", "Book")
    let identity = book.record.identity
    #expect(context.object(with: identity) === book)
    #expect(try context.existingObject(with: identity) === book)
    let other = Library.makeContext(store)
    #expect(other.registeredObject(with: identity) == nil)
    let fault = other.object(with: identity)
    #expect(fault.record.isFault && (fault as? Thing)?.name == "3")
    context.delete(book)
    #expect(throws: StoreError.self) { try context.existingObject(with: identity) }
    try context.save()
    let third = Library.makeContext(store)
    #expect(throws: StoreError.self) { try third.existingObject(with: identity) }
    #expect((third.object(with: identity) as? Thing)?.name == "")
    var foreign = try context.named("4", "Book").record.identity
    foreign.store = "elsewhere"
    #expect((context.object(with: foreign) as? Thing)?.name == "")
    #expect(throws: StoreError.self) { try context.existingObject(with: foreign) }
    foreign.entity = "Alien"
    #expect(context.object(with: foreign).record.context == nil)
  }

  @Test func prefetchingReadsInOneCall() throws {
    let counting = CountingStore(store)
    let context = Library.makeContext(counting)
    for index in 0..<20 {
      context.make("Book", "\(index)").set("author", context.make("Author", "a\(index)"))
    }
    try context.save()
    let other = Library.makeContext(counting)
    counting.rowCalls = 0
    var request = StoreRequest(entity: "Book")
    request.prefetched = [["author"], ["nothing"]]
    let books = try other.fetch(request).map { $0 as! Thing }
    #expect(books.allSatisfy { $0.one("author")?.record.isFault == false })
    #expect(counting.rowCalls == 1)
  }
}

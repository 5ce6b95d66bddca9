import QuoinData
import QuoinSchema
import Testing

/// Two contexts change the same book: this one its name and pages, the other its name.
struct ConflictTests {
  let store = MemoryStore(schema: Library.schema)
  let context: StoreContext
  let book: Thing

  init() throws {
    context = Library.makeContext(store)
    book = context.make("Book", "A")
    book["pages"] = .integer(1)
    try context.save()
    let other = Library.makeContext(store)
    let same = try other.named("A", "Book")
    same["name"] = .text("Theirs")
    same.set("author", other.make("Author", "Ann"))
    try other.save()
    book["name"] = .text("Mine")
    book["pages"] = .integer(2)
  }

  private func saved() throws -> [StoreValue] {
    let context = Library.makeContext(store)
    let book = try #require(try context.all("Book").first)
    return [book["name"], book["pages"], book.one("author")?["name"] ?? .null]
  }

  @Test func errorKeepsBoth() throws {
    let error = #expect(throws: StoreError.self) { try context.save() }
    guard case .conflict(let identities) = error else { return #expect(Bool(false)) }
    #expect(identities == [book.record.identity])
    #expect(book.name == "Mine" && book.record.isUpdated)
    #expect(try saved() == [.text("Theirs"), .integer(1), .text("Ann")])
  }

  @Test func storeWinsPerProperty() throws {
    context.mergeRule = .storeWins
    try context.save()
    #expect(try saved() == [.text("Theirs"), .integer(2), .text("Ann")])
    #expect(book.name == "Theirs" && book.one("author")?.name == "Ann" && !context.hasChanges)
  }

  @Test func objectWinsPerProperty() throws {
    context.mergeRule = .objectWins
    try context.save()
    #expect(try saved() == [.text("Mine"), .integer(2), .text("Ann")])
    #expect(book.one("author")?.name == "Ann")
    book["pages"] = .integer(3)
    try context.save()
    #expect(try saved()[1] == .integer(3), "the version is known")
  }

  @Test func overwriteSavesEverything() throws {
    context.mergeRule = .overwrite
    try context.save()
    #expect(try saved() == [.text("Mine"), .integer(2), .null])
  }

  @Test func rollbackTakesTheSavedObject() throws {
    context.mergeRule = .rollback
    try context.save()
    #expect(try saved() == [.text("Theirs"), .integer(1), .text("Ann")])
    #expect(book.name == "Theirs" && book["pages"] == .integer(1) && !context.hasChanges)
  }

  @Test func aDeletedObjectIsAConflict() throws {
    let other = Library.makeContext(store)
    other.delete(try #require(try other.all("Book").first))
    try other.save()
    #expect(throws: StoreError.self) { try context.save() }
    context.mergeRule = .objectWins
    try context.save()
    #expect(!context.hasChanges && book.record.context == nil && book.name == "Mine")
    #expect(try context.all("Book").isEmpty)
  }

  @Test func deletingTwiceIsHarmless() throws {
    let other = Library.makeContext(store)
    other.delete(try #require(try other.all("Book").first))
    try other.save()
    context.delete(book)
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func mergedChangesDoNotConflict() throws {
    let other = Library.makeContext(store)
    var commit: StoreCommit?
    other.didSave = { commit = $0 }
    try #require(try other.all("Book").first)["name"] = .text("Later")
    try other.save()
    book.heard = []
    context.merge(try #require(commit))
    #expect(book.heard.contains(nil))
    #expect(book.name == "Mine" && book.one("author")?.name == "Ann")
    try context.save()
    #expect(try saved() == [.text("Mine"), .integer(2), .text("Ann")])
  }

  @Test func mergedObjectsAreReadAgain() throws {
    context.rollback()
    let author = context.make("Author", "Ben")
    author.add(book, "books")
    try? context.save()
    context.rollback()
    #expect(author.record.context == nil || author.many("books").isEmpty)
    let other = Library.makeContext(store)
    let commits = Commits(other)
    let same = try #require(try other.all("Book").first)
    let ann = try context.named("Ann", "Author")
    #expect(ann.many("books").count == 1)
    same["name"] = .text("Later")
    let second = other.make("Book", "Second")
    try other.named("Ann", "Author").add(second, "books")
    try other.save()
    #expect(book.name != "Later")
    for commit in commits.all { context.merge(commit) }
    #expect(book.name == "Later")
    #expect(ann.many("books").sortedNames == ["Later", "Second"])
    other.delete(second)
    try other.save()
    let known = ann.many("books").first { $0.name == "Second" }
    context.merge(commits.all.last!)
    #expect(ann.many("books").names == ["Later"])
    #expect(known?.record.context == nil && known?.name == "Second")
  }
}

/// The saves of a context.
final class Commits {
  private(set) var all: [StoreCommit] = []
  init(_ context: StoreContext) {
    context.didSave = { [unowned self] in all.append($0) }
  }
}

import QuoinData
import QuoinSchema
import Testing

struct ParentStoreTests {
  let store = MemoryStore(schema: Library.schema)
  let parent: StoreContext
  let child: StoreContext

  init() {
    parent = Library.makeContext(store)
    child = Library.makeContext(ParentStore(parent: parent))
  }

  @Test func aChildSeesChangesOfItsParent() throws {
    let ann = parent.make("Author", "Ann")
    ann.add(parent.make("Book", "A"), "books")
    let same = try child.named("Ann", "Author")
    #expect(same !== ann && same.many("books").names == ["A"])
    ann["name"] = .text("Bob")
    #expect(try child.all("Author").first === same)
    #expect(try child.count(StoreRequest(entity: "Book")) == 1)
  }

  @Test func savingAChildChangesTheParent() throws {
    let ann = parent.make("Author", "Ann")
    try parent.save()
    let same = try child.named("Ann", "Author")
    same["name"] = .text("Bob")
    let book = child.make("Book", "A")
    book.set("author", same)
    book.add(child.make("Tag", "T"), "tags")
    #expect(ann.name == "Ann")
    try child.save()
    #expect(!child.hasChanges && parent.hasChanges)
    #expect(ann.name == "Bob" && ann.many("books").names == ["A"])
    #expect(ann.many("books").first?.many("tags").names == ["T"])
    #expect(try store.count(for: StoreRequest(entity: "Book")) == 0)
    try parent.save()
    #expect(try store.count(for: StoreRequest(entity: "Book")) == 1)
  }

  @Test func identitiesFollowTheParent() throws {
    let book = child.make("Book", "A")
    let first = book.record.identity
    try child.save()
    let second = book.record.identity
    #expect(first != second && second.isTemporary)
    let inParent = try parent.named("A", "Book")
    #expect(inParent.record.identity == second)
    try parent.save()
    #expect(try child.all("Book").first === book)
    #expect(!book.record.identity.isTemporary)
    #expect(child.object(with: second) === book)
    #expect(parent.object(with: second) === inParent)
    book["name"] = .text("B")
    try child.save()
    #expect(inParent.name == "B")
    child.delete(book)
    try child.save()
    #expect(inParent.record.isDeleted)
    try parent.save()
    #expect(try store.count(for: StoreRequest(entity: "Book")) == 0)
  }

  @Test func siblingsMergeTheirSaves() throws {
    let sibling = Library.makeContext(child.store)
    let book = child.make("Book", "A")
    try child.save()
    let same = try sibling.named("A", "Book")
    let commits = Commits(child)
    book["name"] = .text("B")
    try child.save()
    #expect(same.name == "A")
    sibling.merge(try #require(commits.all.first))
    #expect(same.name == "B")
  }

  @Test func grandchildrenReachTheStore() throws {
    let grandchild = Library.makeContext(ParentStore(parent: child))
    let book = grandchild.make("Book", "A")
    try grandchild.save()
    try child.save()
    try parent.save()
    let saved = Library.makeContext(store)
    #expect(try saved.all("Book").names == ["A"])
    #expect(try grandchild.all("Book").first === book)
    #expect(try saved.all("Book").first?.record.identity == book.record.identity)
  }
}

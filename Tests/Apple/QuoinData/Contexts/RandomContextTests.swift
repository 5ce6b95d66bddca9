import QuoinData
import QuoinSchema
import Testing

/// Random changes, saves, merges and rollbacks of two contexts, compared with dictionaries.
struct RandomContextTests {
  @Test(arguments: 1...40) func contextsAgreeWithDictionaries(seed: Int) throws {
    var run = ContextRun(seed: UInt64(seed))
    var actions: [String] = []
    for step in 0..<150 {
      let action = try run.step()
      actions.append(action)
      for side in 0..<2 {
        let seen = try run.seen(by: side)
        let expected = run.changes[side].applied(to: run.saved)
        guard seen == expected, run.agree else {
          Issue.record(
            """
            step \(step), context \(side): \(seen) is not \(expected), or directions differ, \
            after \(actions.joined(separator: "; "))
            """)
          return
        }
      }
    }
  }
}

private struct ContextRun {
  let contexts: [StoreContext]
  let commits: [Commits]
  var saved = PlainLibrary()
  var changes = [PlainChanges(), PlainChanges()]
  private var numbers: SeededNumbers
  private var count = 0
  /// Whether both directions of each relationship agreed when they were read.
  private(set) var agree = true

  init(seed: UInt64) {
    let store = MemoryStore(schema: Library.schema)
    contexts = (0..<2).map { _ in Library.makeContext(store) }
    commits = contexts.map(Commits.init)
    for context in contexts { context.mergeRule = .objectWins }
    numbers = SeededNumbers(seed: seed)
  }

  /// Does something at random in one of the contexts and in the plain model.
  mutating func step() throws -> String {
    let side = Int.random(in: 0..<2, using: &numbers)
    let context = contexts[side]
    let view = changes[side].applied(to: saved)
    let books = view.names("Book")
    let book = books.randomElement(using: &numbers)
    let author = view.names("Author").randomElement(using: &numbers)
    let tag = view.names("Tag").randomElement(using: &numbers)
    switch Int.random(in: 0..<22, using: &numbers) {
    case 0...3:
      let entity = ["Book", "Book", "Author", "Tag"].randomElement(using: &numbers)!
      count += 1
      let name = "\(entity)\(count)"
      _ = context.make(entity, name)
      changes[side].inserted[name] = entity
      if entity == "Book" { changes[side].pages[name] = 0 }
      return "\(side): insert \(name)"
    case 4...6:
      guard let book else { return "" }
      let pages = Int64.random(in: 0..<4, using: &numbers)
      try context.named(book, "Book")["pages"] = .integer(pages)
      changes[side].pages[book] = pages
      if changes[side].inserted[book] == nil { changes[side].simplify(saved) }
      return "\(side): \(book).pages = \(pages)"
    case 7...10: return try connect(book, author, side)
    case 11...14: return try toggle(book, tag, side)
    case 15: return try setBooks(of: author, to: books, side)
    case 16:
      let name = [book, author].randomElement(using: &numbers)!
      guard let name, let entity = view.entities[name] else { return "" }
      context.delete(try context.named(name, entity))
      changes[side].delete(name, saved)
      return "\(side): delete \(name)"
    case 17, 18: return try save(side)
    case 19:
      guard Bool.random(using: &numbers) else { return "" }
      context.rollback()
      changes[side] = PlainChanges()
      return "\(side): rollback"
    case 20:
      context.refreshAll()
      return "\(side): refresh all"
    default:
      context.processPendingChanges()
      return "\(side): process"
    }
  }

  private mutating func connect(
    _ book: String?, _ author: String?, _ side: Int
  ) throws -> String {
    guard let book, let author else { return "" }
    let context = contexts[side]
    let bookThing = try context.named(book, "Book")
    let authorThing = try context.named(author, "Author")
    var new: String? = author
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: bookThing.set("author", authorThing)
    case 1: authorThing.add(bookThing, "books")
    case 2:
      bookThing.set("author", nil)
      new = nil
    default:
      let old = changes[side].applied(to: saved).authors[book]
      authorThing.remove(bookThing, "books")
      new = old == author ? nil : old
    }
    changes[side].authors[book] = .some(new)
    changes[side].simplify(saved)
    return "\(side): \(book).author = \(new ?? "nil")"
  }

  private mutating func toggle(_ book: String?, _ tag: String?, _ side: Int) throws -> String {
    guard let book, let tag else { return "" }
    let context = contexts[side]
    let bookThing = try context.named(book, "Book")
    let tagThing = try context.named(tag, "Tag")
    let isOn = Bool.random(using: &numbers)
    switch (isOn, Bool.random(using: &numbers)) {
    case (true, true): bookThing.add(tagThing, "tags")
    case (true, false): tagThing.add(bookThing, "books")
    case (false, true): bookThing.remove(tagThing, "tags")
    case (false, false): tagThing.remove(bookThing, "books")
    }
    changes[side].set(.init(book: book, tag: tag), isOn, saved)
    return "\(side): \(book), \(tag): \(isOn)"
  }

  private mutating func setBooks(
    of author: String?, to books: [String], _ side: Int
  ) throws -> String {
    guard let author else { return "" }
    let chosen = books.filter { _ in Bool.random(using: &numbers) }.shuffled(using: &numbers)
    let things = try chosen.map { try contexts[side].named($0, "Book") }
    let view = changes[side].applied(to: saved)
    try contexts[side].named(author, "Author").set("books", things)
    for book in books where view.authors[book] == author && !chosen.contains(book) {
      changes[side].authors[book] = .some(nil)
    }
    for book in chosen { changes[side].authors[book] = author }
    changes[side].simplify(saved)
    return "\(side): \(author).books = \(chosen)"
  }

  /// Saves one context and merges it into the other one, which rolls back if objects are gone.
  private mutating func save(_ side: Int) throws -> String {
    let known = commits[side].all.count
    try contexts[side].save()
    saved = changes[side].applied(to: saved)
    changes[side] = PlainChanges()
    guard let commit = commits[side].all.dropFirst(known).first else {
      return "\(side): save nothing"
    }
    if !commit.deleted.isEmpty {
      contexts[1 - side].rollback()
      changes[1 - side] = PlainChanges()
    }
    contexts[1 - side].merge(commit)
    changes[1 - side].simplify(saved)
    changes[1 - side].applyRules(saved)
    return "\(side): save"
  }

  /// Returns the objects that a context sees, and compares both directions of each relationship.
  mutating func seen(by side: Int) throws -> PlainLibrary {
    var seen = PlainLibrary()
    var reverse = PlainLibrary()
    for book in try contexts[side].all("Book") {
      seen.entities[book.name] = "Book"
      if case .integer(let pages) = book["pages"] { seen.pages[book.name] = pages }
      if let author = book.one("author") { seen.authors[book.name] = author.name }
      for tag in book.many("tags") { seen.pairs.insert(.init(book: book.name, tag: tag.name)) }
    }
    for author in try contexts[side].all("Author") {
      seen.entities[author.name] = "Author"
      for book in author.many("books") { reverse.authors[book.name] = author.name }
    }
    for tag in try contexts[side].all("Tag") {
      seen.entities[tag.name] = "Tag"
      for book in tag.many("books") { reverse.pairs.insert(.init(book: book.name, tag: tag.name)) }
    }
    agree = reverse.authors == seen.authors && reverse.pairs == seen.pairs
    return seen
  }
}

/// A generator with a fixed sequence for each seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A plain model of the books, authors and tags that a store has and a context sees.
struct PlainLibrary: Equatable {
  struct Pair: Hashable {
    var book: String
    var tag: String
  }

  /// The entities by name.
  var entities: [String: String] = [:]
  var pages: [String: Int64] = [:]
  /// The authors of books that have one.
  var authors: [String: String] = [:]
  var pairs: Set<Pair> = []

  func names(_ entity: String) -> [String] {
    entities.filter { $0.value == entity }.map(\.key).sorted()
  }
}

/// The unsaved changes of a context, as a plain model.
struct PlainChanges {
  var inserted: [String: String] = [:]
  var deleted: Set<String> = []
  var pages: [String: Int64] = [:]
  var authors: [String: String?] = [:]
  var added: Set<PlainLibrary.Pair> = []
  var removed: Set<PlainLibrary.Pair> = []

  func applied(to saved: PlainLibrary) -> PlainLibrary {
    var result = saved
    result.entities.merge(inserted) { _, new in new }
    result.pages.merge(pages) { _, new in new }
    for (book, author) in authors { result.authors[book] = author }
    result.pairs = saved.pairs.subtracting(removed).union(added)
    for name in deleted {
      result.entities[name] = nil
      result.pages[name] = nil
      result.authors[name] = nil
      result.authors = result.authors.filter { $0.value != name }
      result.pairs = result.pairs.filter { $0.book != name && $0.tag != name }
    }
    return result
  }

  mutating func delete(_ name: String, _ saved: PlainLibrary) {
    for (book, author) in applied(to: saved).authors where author == name {
      authors[book] = .some(nil)
    }
    added = added.filter { $0.book != name && $0.tag != name }
    if inserted.removeValue(forKey: name) != nil {
      pages[name] = nil
      authors[name] = nil
    } else {
      deleted.insert(name)
    }
    simplify(saved)
  }

  /// Changes the books that refer to deleted authors since another context has saved.
  mutating func applyRules(_ saved: PlainLibrary) {
    for (book, author) in saved.authors
    where deleted.contains(author) && authors[book] == nil && !deleted.contains(book) {
      authors[book] = .some(nil)
    }
  }

  mutating func set(_ pair: PlainLibrary.Pair, _ isOn: Bool, _ saved: PlainLibrary) {
    if isOn {
      removed.remove(pair)
      added.insert(pair)
    } else {
      added.remove(pair)
      removed.insert(pair)
    }
    simplify(saved)
  }

  /// Forgets changes to what is saved.
  mutating func simplify(_ saved: PlainLibrary) {
    pages = pages.filter { saved.pages[$0.key] != $0.value }
    authors = authors.filter { saved.authors[$0.key] != $0.value }
    added = added.filter { !saved.pairs.contains($0) }
    removed = removed.filter { saved.pairs.contains($0) }
  }
}

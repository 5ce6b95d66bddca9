/// The changes of a text that undo and redo apply.
///
/// Consecutive typed characters are one change, and so are consecutive deletions. A change contains
/// only the text that it removed and inserted, so the history grows with what the user types.
struct EditHistory {
  enum Kind: Hashable {
    case typing, backspace, delete, other
  }

  /// A replacement of a part of the text.
  struct Change: Equatable {
    /// The first changed byte.
    var start: Int
    var removed: String
    var inserted: String
    /// The selection before the change.
    var anchor: Int
    var head: Int
    var kind: Kind

    /// The number of bytes that the change contains.
    var cost: Int { removed.utf8.count + inserted.utf8.count }
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  /// The number of bytes of all changes.
  private(set) var cost = 0
  /// Whether the next change may continue the last one.
  private var isOpen = false

  /// The number of changes and of their bytes that are kept.
  private static let largestCount = 10_000
  private static let largestCost = 32 << 20

  /// The number of changes that undo can revert.
  var count: Int { done.count }

  /// Makes the next change a change of its own.
  mutating func close() { isOpen = false }

  mutating func add(_ change: Change) {
    cost -= undone.reduce(0) { $0 + $1.cost }
    undone = []
    cost += change.cost
    if isOpen, let last = done.indices.last, done[last].kind == change.kind,
      extend(last, by: change)
    {
      return limit()
    }
    done.append(change)
    // A new line begins a new change.
    isOpen = change.kind != .other && !change.inserted.contains(where: \.isNewline)
    limit()
  }

  /// Joins `change` to a change, and returns whether it continues it.
  private mutating func extend(_ index: Int, by change: Change) -> Bool {
    let (start, count) = (done[index].start, done[index].inserted.utf8.count)
    switch change.kind {
    case .typing:
      guard change.removed.isEmpty, change.start == start + count,
        !change.inserted.contains(where: \.isNewline)
      else { return false }
      done[index].inserted += change.inserted
    case .backspace:
      guard change.start + change.removed.utf8.count == start else { return false }
      done[index].removed = change.removed + done[index].removed
      done[index].start = change.start
    case .delete:
      guard change.start == start else { return false }
      done[index].removed += change.removed
    case .other: return false
    }
    return true
  }

  private mutating func limit() {
    var dropped = max(done.count - Self.largestCount, 0)
    cost -= done[..<dropped].reduce(0) { $0 + $1.cost }
    while cost > Self.largestCost, dropped < done.count {
      cost -= done[dropped].cost
      dropped += 1
    }
    if dropped > 0 { done.removeFirst(dropped) }
  }

  mutating func undo() -> Change? {
    isOpen = false
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return change
  }

  mutating func redo() -> Change? {
    isOpen = false
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return change
  }
}

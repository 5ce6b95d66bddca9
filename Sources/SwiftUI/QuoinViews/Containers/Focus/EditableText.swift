import Foundation

/// A text that is being edited: its characters, the selection, and what undo restores.
///
/// Positions are numbers of bytes of the UTF-8 text, always between characters, because finding
/// them takes constant time.
struct EditableText {
  private(set) var string = ""
  /// The end of the selection that stays when the user extends the selection.
  private(set) var anchor = 0
  /// The end of the selection that moves: the insertion point.
  private(set) var head = 0
  /// Whether the insertion point, where a line wraps, is at the end of the upper line.
  private(set) var isUpstream = false
  /// The text of an input method that isn't final.
  private(set) var composition: Range<Int>?
  private(set) var history = EditHistory()
  /// The number of changes of the characters.
  private(set) var changes = 0

  init(_ string: String = "") {
    self.string = string
    self.string.makeContiguousUTF8()
    (anchor, head) = (count, count)
  }

  /// The length of the text.
  var count: Int { string.utf8.count }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether the insertion point is at the end of the text, and nothing is selected.
  var isAtEnd: Bool { anchor == head && head == count }
  var selectedText: String { self[selection] }

  subscript(range: Range<Int>) -> String {
    String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Positions

  func index(_ position: Int) -> String.Index {
    string.utf8.index(string.utf8.startIndex, offsetBy: min(max(position, 0), count))
  }

  func position(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.utf8.startIndex, to: index)
  }

  /// Returns the last position between characters that is not after `position`.
  func rounded(_ position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < count else { return count }
    var index = index(position)
    while index > string.utf8.startIndex, string.utf8[index] & 0xC0 == 0x80 {
      index = string.utf8.index(before: index)
    }
    // Inside of a character, the next one is found from the start of this one.
    if String.Index(index, within: string) == nil {
      index = string.index(before: string.index(after: index))
    }
    return self.position(index)
  }

  func position(after position: Int) -> Int {
    position < count ? self.position(string.index(after: index(position))) : count
  }

  func position(before position: Int) -> Int {
    position > 0 ? self.position(string.index(before: index(position))) : 0
  }

  // MARK: Selecting

  /// Selects the text between two positions, of which `head` is the insertion point.
  mutating func select(_ anchor: Int, _ head: Int, isUpstream: Bool = false) {
    let new = (rounded(anchor), rounded(head))
    if new != (self.anchor, self.head) { history.close() }
    (self.anchor, self.head) = new
    self.isUpstream = isUpstream && self.anchor == self.head
    composition = nil
  }

  /// Places the insertion point at `position`, or extends the selection to it.
  mutating func move(to position: Int, extending: Bool, isUpstream: Bool = false) {
    select(extending ? anchor : position, position, isUpstream: isUpstream)
  }

  mutating func selectAll() { select(0, count) }

  // MARK: Editing

  /// Adopts the text of the value, which may have changed elsewhere.
  ///
  /// The insertion point keeps its place, or stays at the end. Undo restores only the text's own
  /// changes, so it has nothing to restore then.
  mutating func adopt(_ other: String) {
    guard other != string else { return }
    let (wasAtEnd, anchor, head) = (isAtEnd, anchor, head)
    string = other
    string.makeContiguousUTF8()
    history = EditHistory()
    (composition, isUpstream) = (nil, false)
    (self.anchor, self.head) = wasAtEnd ? (count, count) : (rounded(anchor), rounded(head))
  }

  /// Replaces the selection with `text`.
  ///
  /// - `isTyped`: whether undo removes it together with what was typed before it.
  mutating func insert(_ text: String, isTyped: Bool) {
    removeComposition()
    replace(selection, with: text, as: isTyped ? .typing : .other)
  }

  /// Deletes the selection or, if it is empty, the text between the insertion point and `position`.
  mutating func delete(to position: Int) {
    let position = composition == nil ? position : head
    removeComposition()
    guard anchor == head else { return replace(selection, with: "", as: .other) }
    let target = rounded(position)
    if target < head {
      replace(target..<head, with: "", as: .backspace)
    } else {
      replace(head..<target, with: "", as: .delete)
    }
  }

  /// Replaces all text.
  mutating func replaceAll(with text: String) {
    removeComposition()
    replace(0..<count, with: text, as: .other)
  }

  /// Replaces a range and places the insertion point after the new text.
  private mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    history.add(
      EditHistory.Change(
        start: range.lowerBound, removed: self[range], inserted: text, anchor: anchor, head: head,
        kind: kind))
    substitute(range, text)
  }

  private mutating func substitute(_ range: Range<Int>, _ text: String) {
    changes += 1
    if range == count..<count {
      string += text
    } else {
      string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
    }
    // A combining character joins the character before it.
    head = roundedUp(range.lowerBound + text.utf8.count)
    (anchor, isUpstream) = (head, false)
  }

  private func roundedUp(_ position: Int) -> Int {
    let low = rounded(position)
    return low == position ? low : self.position(after: low)
  }

  // MARK: Composing

  /// Shows the marked text of an input method in place of the selection or of earlier marked text.
  ///
  /// - Parameters:
  ///   - text: the marked text; empty to remove it.
  ///   - caret: the insertion point in it, in UTF-16 units.
  mutating func compose(_ text: String, caret: Int) {
    if composition == nil {
      guard !text.isEmpty else { return }
      // The final text continues this change, so that one undo restores the selection.
      if anchor != head { replace(selection, with: "", as: .typing) }
    }
    let range = composition ?? head..<head
    substitute(range, text)
    let units = text.utf16.index(
      text.utf16.startIndex, offsetBy: min(max(caret, 0), text.utf16.count))
    let inside = text[..<(String.Index(units, within: text) ?? text.endIndex)].utf8.count
    composition = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf8.count
    head = rounded(range.lowerBound + inside)
    anchor = head
  }

  /// Makes the marked text final.
  mutating func endComposition() {
    guard let composition else { return }
    insert(self[composition], isTyped: true)
  }

  private mutating func removeComposition() {
    guard let composition else { return }
    self.composition = nil
    substitute(composition, "")
  }

  // MARK: Undo

  /// Reverts the last change, and returns whether there was one.
  mutating func undo() -> Bool {
    removeComposition()
    guard let change = history.undo() else { return false }
    substitute(change.start..<change.start + change.inserted.utf8.count, change.removed)
    (anchor, head) = (rounded(change.anchor), rounded(change.head))
    return true
  }

  /// Repeats the last reverted change, and returns whether there was one.
  mutating func redo() -> Bool {
    removeComposition()
    guard let change = history.redo() else { return false }
    substitute(change.start..<change.start + change.removed.utf8.count, change.inserted)
    return true
  }
}

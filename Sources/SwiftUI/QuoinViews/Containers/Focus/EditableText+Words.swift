import Foundation

extension EditableText {
  /// A part of the text that an arrow key passes, or a click selects.
  enum Unit: Hashable {
    case character, word, paragraph, document
  }

  /// Returns the position to which a step from `position` leads.
  func position(_ position: Int, movedForward isForward: Bool, by unit: Unit) -> Int {
    switch unit {
    case .character: isForward ? self.position(after: position) : self.position(before: position)
    case .word: isForward ? wordEnd(after: position) : wordStart(before: position)
    case .paragraph: isForward ? paragraphEnd(from: position) : paragraphStart(from: position)
    case .document: isForward ? count : 0
    }
  }

  /// Returns the range that a click at `position` selects.
  func range(around position: Int, by unit: Unit) -> Range<Int> {
    switch unit {
    case .character: rounded(position)..<rounded(position)
    case .word: word(around: rounded(position))
    case .paragraph: paragraphStart(from: position)..<paragraphEnd(from: position)
    case .document: 0..<count
    }
  }

  // MARK: Words

  private enum Kind { case word, space, newline, symbol }

  private func kind(_ index: String.Index) -> Kind {
    let character = string[index]
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    if character.isLetter || character.isNumber || character == "_" { return .word }
    // An apostrophe or point inside a word or a number belongs to it.
    guard "'’.,:".contains(character), index > string.startIndex else { return .symbol }
    let (before, after) = (string.index(before: index), string.index(after: index))
    guard after < string.endIndex else { return .symbol }
    let (left, right) = (string[before], string[after])
    let joins =
      character == "'" || character == "’"
      ? left.isLetter && right.isLetter : left.isNumber && right.isNumber
    return joins ? .word : .symbol
  }

  /// Returns the end of the next word.
  private func wordEnd(after position: Int) -> Int {
    var index = index(position)
    while index < string.endIndex, kind(index) != .word { index = string.index(after: index) }
    while index < string.endIndex, kind(index) == .word { index = string.index(after: index) }
    return self.position(index)
  }

  /// Returns the start of the previous word.
  private func wordStart(before position: Int) -> Int {
    var index = index(position)
    func before() -> String.Index { string.index(before: index) }
    while index > string.startIndex, kind(before()) != .word { index = before() }
    while index > string.startIndex, kind(before()) == .word { index = before() }
    return self.position(index)
  }

  /// Returns the word or the white space at `position`, or else the symbol after it.
  private func word(around position: Int) -> Range<Int> {
    var start = index(position)
    // At the end of a line or of a word, the character before it counts.
    if start > string.startIndex {
      let before = kind(string.index(before: start))
      let isAtLineEnd = start == string.endIndex || kind(start) == .newline
      if before == .word && (isAtLineEnd || kind(start) != .word)
        || before != .newline && isAtLineEnd
      {
        start = string.index(before: start)
      }
    }
    guard start < string.endIndex, kind(start) != .newline else { return position..<position }
    let clicked = kind(start)
    var end = string.index(after: start)
    guard clicked != .symbol else { return self.position(start)..<self.position(end) }
    while end < string.endIndex, kind(end) == clicked { end = string.index(after: end) }
    while start > string.startIndex, kind(string.index(before: start)) == clicked {
      start = string.index(before: start)
    }
    return self.position(start)..<self.position(end)
  }

  // MARK: Paragraphs

  private func paragraphStart(from position: Int) -> Int {
    let before = string[..<index(rounded(position))]
    return before.lastIndex(where: \.isNewline).map { self.position(string.index(after: $0)) } ?? 0
  }

  private func paragraphEnd(from position: Int) -> Int {
    let after = string[index(rounded(position))...]
    return after.firstIndex(where: \.isNewline).map { self.position($0) } ?? count
  }
}

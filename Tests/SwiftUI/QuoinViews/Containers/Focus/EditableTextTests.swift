import Testing

@testable import QuoinViews

/// The text, selection and history of a field, without a view.
struct EditableTextTests {
  private func typed(_ text: String, into edited: inout EditableText) {
    for character in text { edited.insert(String(character), isTyped: true) }
  }

  /// Reverts a change, and returns the text; `nil` if there was no change.
  private func undo(_ text: inout EditableText) -> String? { text.undo() ? text.string : nil }

  /// Repeats a change, and returns the text; `nil` if there was no change.
  private func redo(_ text: inout EditableText) -> String? { text.redo() ? text.string : nil }

  // MARK: Positions

  @Test func positionsAreBetweenCharacters() {
    // 1, 3, 25 and 8 bytes.
    let text = EditableText("ae\u{301}👩‍👩‍👧‍👦🇩🇪")
    var stops = [0]
    while let last = stops.last, last < text.count { stops.append(text.position(after: last)) }
    #expect(stops == [0, 1, 4, 29, 37])
    for (low, high) in zip(stops, stops.dropFirst()) {
      #expect(text.position(before: high) == low)
      for inside in low..<high { #expect(text.rounded(inside) == low) }
    }
    #expect(text.position(after: 37) == 37 && text.position(before: 0) == 0)
    #expect(text.rounded(-5) == 0 && text.rounded(99) == 37)
  }

  @Test func aSelectionIsReplacedAndDeleted() {
    var text = EditableText("one two three")
    text.select(4, 7)
    #expect(text.selectedText == "two")
    text.insert("2", isTyped: true)
    #expect(text.string == "one 2 three" && text.selection == 5..<5)
    text.select(11, 6)
    #expect(text.anchor == 11 && text.head == 6)
    text.delete(to: 0)
    #expect(text.string == "one 2 " && text.isAtEnd)
  }

  @Test func aCombiningCharacterJoinsTheLetterBeforeIt() {
    var text = EditableText("e")
    text.insert("\u{301}", isTyped: true)
    #expect(text.string == "e\u{301}" && text.head == 3)
    text.delete(to: text.position(before: text.head))
    #expect(text.string.isEmpty)
  }

  // MARK: Words and paragraphs

  @Test func stepsByWordSkipWhatIsBetween() {
    let text = EditableText("Don't stop, 3.5 times…\nnow_here")
    var stops: [Int] = []
    var position = 0
    while position < text.count {
      position = text.position(position, movedForward: true, by: .word)
      stops.append(position)
    }
    #expect(
      stops.map { text[0..<$0] } == [
        "Don't", "Don't stop", "Don't stop, 3.5", "Don't stop, 3.5 times",
        "Don't stop, 3.5 times…\nnow_here",
      ])
    var starts: [String] = []
    while position > 0 {
      position = text.position(position, movedForward: false, by: .word)
      starts.append(text[position..<text.count])
    }
    #expect(starts.map { $0.prefix(3) } == ["now", "tim", "3.5", "sto", "Don"])
  }

  @Test func clicksSelectWordsAndParagraphs() {
    let text = EditableText("one  two!\nlast")
    func word(_ position: Int) -> String { text[text.range(around: position, by: .word)] }
    #expect(word(0) == "one" && word(2) == "one" && word(3) == "one")
    #expect(word(4) == "  " && word(5) == "two" && word(8) == "two")
    // After the last character of a line, that counts.
    #expect(word(9) == "!" && word(14) == "last")
    #expect(text.range(around: 5, by: .paragraph) == 0..<9)
    #expect(text.range(around: 12, by: .paragraph) == 10..<14)
    #expect(EditableText("").range(around: 0, by: .word) == 0..<0)
    #expect(EditableText("\n\n").range(around: 1, by: .word) == 1..<1)
  }

  // MARK: Undo

  @Test func typingIsOneChangeUntilTheCaretMoves() {
    var text = EditableText()
    typed("hello", into: &text)
    text.select(0, 0)
    typed("ab", into: &text)
    #expect(text.string == "abhello" && text.history.count == 2)
    var states = [undo(&text)]
    #expect(text.head == 0)
    states += [undo(&text), undo(&text)]
    #expect(states == ["hello", "", nil])
    states = [redo(&text), redo(&text), redo(&text)]
    #expect(states == ["hello", "abhello", nil] && text.head == 2)
    states = [undo(&text)]
    typed("x", into: &text)
    states.append(redo(&text))
    #expect(states == ["hello", nil] && text.string == "xhello")
  }

  @Test func linesPastesAndDeletionsAreChangesOfTheirOwn() {
    var text = EditableText()
    typed("a\nb", into: &text)
    text.insert("pasted", isTyped: false)
    for _ in 0..<3 { text.delete(to: text.position(before: text.head)) }
    #expect(text.string == "a\nbpas")
    var states: [String] = []
    while text.undo() { states.append(text.string) }
    #expect(states == ["a\nbpasted", "a\nb", "a\n", "a", ""])
    while text.redo() {}
    #expect(text.string == "a\nbpas")
  }

  @Test func undoRestoresTheSelection() {
    var text = EditableText("one two")
    text.select(0, 3)
    typed("abc", into: &text)
    #expect(text.string == "abc two" && text.history.count == 1)
    let before = undo(&text)
    #expect(before == "one two" && text.selection == 0..<3)
  }

  @Test func aChangeElsewhereEndsTheHistory() {
    var text = EditableText()
    typed("abcd", into: &text)
    text.adopt("abc")
    let earlier = undo(&text)
    #expect(text.isAtEnd && earlier == nil)
    text.select(1, 1)
    text.adopt("axc")
    #expect(text.head == 1)
    text.adopt("")
    #expect(text.head == 0)
  }

  /// The history of typing contains each character once, however it is typed.
  @Test func typingIsLinear() {
    var text = EditableText()
    typed(String(repeating: "a", count: 10_000), into: &text)
    #expect(text.history.count == 1 && text.history.cost == 10_000)
    for _ in 0..<10_000 { text.delete(to: text.position(before: text.head)) }
    #expect(text.history.count == 2 && text.history.cost == 20_000)
  }

  // MARK: Composing

  @Test func markedTextIsReplacedByTheFinalText() {
    var text = EditableText("xyz")
    text.select(1, 2)
    text.compose("k", caret: 1)
    text.compose("か", caret: 1)
    #expect(text.string == "xかz" && text.composition == 1..<4 && text.head == 4)
    text.compose("かん", caret: 1)
    #expect(text.head == 4 && text.composition == 1..<7)
    text.insert("漢", isTyped: true)
    #expect(text.string == "x漢z" && text.composition == nil)
    let before = undo(&text)
    #expect(before == "xyz" && text.selection == 1..<2)
  }

  @Test func cancelledMarkedTextLeavesNothing() {
    var text = EditableText("ab")
    text.compose("k", caret: -4)
    #expect(text.string == "abk" && text.head == 2)
    text.compose("", caret: 0)
    let earlier = undo(&text)
    #expect(text.string == "ab" && text.composition == nil && earlier == nil)
    text.compose("k", caret: 99)
    text.endComposition()
    #expect(text.string == "abk" && text.composition == nil)
    let before = undo(&text)
    #expect(before == "ab")
  }

  // MARK: Random edits

  /// Undoing all changes restores the original text, and repeating them the final one.
  @Test func undoRevertsAnyChanges() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let start = "aé 👩‍👧 b\nc🇩🇪"
      var text = EditableText(start)
      for _ in 0..<30 {
        let positions = [Int.random(in: 0...text.count, using: &random), text.head]
        switch Int.random(in: 0..<6, using: &random) {
        case 0: text.select(positions[0], Int.random(in: 0...text.count, using: &random))
        case 1: text.delete(to: text.position(before: text.head))
        case 2: text.delete(to: text.position(positions[0], movedForward: true, by: .word))
        case 3: text.insert("x\ny", isTyped: false)
        default: text.insert("z", isTyped: true)
        }
        #expect(text.rounded(text.head) == text.head && text.rounded(text.anchor) == text.anchor)
      }
      let end = text.string
      while text.undo() {}
      #expect(text.string == start)
      while text.redo() {}
      #expect(text.string == end)
    }
  }
}

import Foundation
import QuoinCore

/// Edits a text field of a live tree: accepts typed characters and writes them to the field's
/// value.
///
/// Characters are appended to the text or replace the selection. A text field writes its
/// value with each character; a field for another type writes when it is submitted or loses the
/// focus.
@MainActor
package final class TextEditing {
  var text = EditedText(.constant(""))
  var locale = Locale.current
  /// Whether Return starts a new line instead of submitting.
  var hasLines = false
  var isEnabled = true
  var selection: Binding<TextSelection?>?
  /// The selection of a field of macOS, in characters, where `selection` says nothing; `nil` means
  /// the end of the text.
  var marked: Binding<Range<Int>?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var submission: SubmitLink?
  var trigger = SubmitTriggers.text
  /// Shows text that hasn't been written yet; `nil` shows the value again.
  var showDraft: (String?) -> Void = { _ in }
  /// Shows whether the field has the focus.
  var showFocus: (Bool) -> Void = { _ in }
  /// Whether the field loses the focus when it is submitted.
  var endsWithSubmit = false
  private var draft: String?

  /// The text that is shown.
  package var string: String { draft ?? text.string(locale) }

  // MARK: Entering

  /// Types a character.
  package func insert(_ character: Character) {
    if character.isNewline, !hasLines { return }
    edit { characters, range in
      if range.lowerBound == characters.endIndex {
        characters.append(character)
        return characters.endIndex
      }
      // Mutating the string invalidates indices.
      let place = characters.distance(from: characters.startIndex, to: range.lowerBound)
      characters.replaceSubrange(range, with: String(character))
      return characters.index(
        characters.startIndex, offsetBy: place + 1, limitedBy: characters.endIndex)
        ?? characters.endIndex
    }
  }

  /// Deletes the selection or, if it is empty, the character before it.
  package func deleteBackward() {
    edit { characters, range in
      if range.lowerBound == characters.endIndex, !characters.isEmpty {
        characters.removeLast()
        return characters.endIndex
      }
      var range = range
      if range.isEmpty, range.lowerBound > characters.startIndex {
        range = characters.index(before: range.lowerBound)..<range.lowerBound
      }
      let place = characters.distance(from: characters.startIndex, to: range.lowerBound)
      characters.removeSubrange(range)
      return characters.index(characters.startIndex, offsetBy: place)
    }
  }

  /// Replaces all text with `string`.
  package func replace(with string: String) {
    edit { characters, _ in
      characters = string
      return characters.endIndex
    }
  }

  private func edit(_ change: (inout String, Range<String.Index>) -> String.Index) {
    var characters = string
    let end = change(&characters, selected(in: characters))
    if text.isImmediate {
      text.edit(characters, locale)
    } else {
      draft = characters
      showDraft(characters)
    }
    place(at: end, in: characters)
  }

  /// Returns the range to replace: the part of the selection within the text, or else the end of
  /// the text.
  private func selected(in characters: String) -> Range<String.Index> {
    let all = characters.startIndex..<characters.endIndex
    guard case .selection(let range)? = selection?.wrappedValue?.indices,
      let first = range.lowerBound.samePosition(in: characters),
      let last = range.upperBound.samePosition(in: characters), last <= all.upperBound
    else { return markedRange(in: characters) ?? all.upperBound..<all.upperBound }
    return first..<last
  }

  private func markedRange(in characters: String) -> Range<String.Index>? {
    guard let range = marked?.wrappedValue else { return nil }
    func index(_ count: Int) -> String.Index {
      characters.index(characters.startIndex, offsetBy: count, limitedBy: characters.endIndex)
        ?? characters.endIndex
    }
    return index(range.lowerBound)..<index(range.upperBound)
  }

  /// The characters that are shown, and the range of them to replace.
  var selectedText: (string: String, range: Range<String.Index>) {
    let characters = string
    return (characters, selected(in: characters))
  }

  // MARK: Selecting

  /// Selects `range`, in characters, or places the insertion point at the end, in a field of macOS.
  func mark(_ range: Range<Int>?) {
    if let marked, marked.wrappedValue != range { marked.wrappedValue = range }
  }

  /// Selects the whole text of a field of macOS.
  func selectAll() {
    if marked != nil { mark(0..<string.count) }
  }

  /// Places the insertion point where an arrow key moves it in the single line of a field of macOS.
  ///
  /// - Returns: Whether the key is an arrow key, and the field one of macOS.
  func move(_ key: KeyEquivalent) -> Bool {
    guard marked != nil else { return false }
    let (characters, range) = selectedText
    let target: String.Index
    switch key {
    case .upArrow: target = characters.startIndex
    case .downArrow: target = characters.endIndex
    case .leftArrow where range.isEmpty && range.lowerBound > characters.startIndex:
      target = characters.index(before: range.lowerBound)
    case .leftArrow: target = range.lowerBound
    case .rightArrow where range.isEmpty && range.upperBound < characters.endIndex:
      target = characters.index(after: range.upperBound)
    case .rightArrow: target = range.upperBound
    default: return false
    }
    place(at: target, in: characters)
    return true
  }

  private func place(at target: String.Index, in characters: String) {
    selection?.wrappedValue = TextSelection(insertionPoint: target)
    guard marked != nil else { return }
    let isAtEnd = target == characters.endIndex
    let count = isAtEnd ? 0 : characters.distance(from: characters.startIndex, to: target)
    mark(isAtEnd ? nil : count..<count)
  }

  // MARK: Ending

  /// Writes the typed text as a value, or discards it if it can't be parsed.
  func commit() {
    guard let draft else { return }
    self.draft = nil
    text.edit(draft, locale)
    showDraft(nil)
  }

  /// Commits the text and calls the submit actions.
  package func submit() {
    commit()
    onCommit()
    submission?.submit(trigger)
  }

  func focusChanged(_ isFocused: Bool) {
    if !isFocused {
      commit()
      mark(nil)
    }
    showFocus(isFocused)
    onEditingChanged(isFocused)
  }
}

import Foundation
import QuoinCore

/// Edits a text field of a live tree: accepts typed characters and writes them to the field's
/// value.
///
/// Characters are appended to the text or replace the field's selection. A text field writes its
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
    selection?.wrappedValue = TextSelection(insertionPoint: end)
  }

  /// Returns the range to replace: the part of the selection within the text, or else the end of
  /// the text.
  private func selected(in characters: String) -> Range<String.Index> {
    let all = characters.startIndex..<characters.endIndex
    guard case .selection(let range)? = selection?.wrappedValue?.indices,
      let first = range.lowerBound.samePosition(in: characters),
      let last = range.upperBound.samePosition(in: characters), last <= all.upperBound
    else { return all.upperBound..<all.upperBound }
    return first..<last
  }

  /// The characters that are shown, and the range of them to replace.
  var selectedText: (string: String, range: Range<String.Index>) {
    let characters = string
    return (characters, selected(in: characters))
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
    if !isFocused { commit() }
    showFocus(isFocused)
    onEditingChanged(isFocused)
  }
}

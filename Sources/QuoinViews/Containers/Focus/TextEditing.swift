import Foundation
import QuoinCore

/// Edits one text field of a living tree: takes the characters that are entered, and writes them to the field's value.
///
/// Characters go to the end of the text, or replace the field's selection. A field for a text writes it with every
/// character; one for another value when it is submitted or loses the focus.
@MainActor
package final class TextEditing {
  var text = EditedText(.constant(""))
  var locale = Locale.current
  /// Whether Return begins another line instead of submitting.
  var hasLines = false
  var isEnabled = true
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var submission: SubmitLink?
  var trigger = SubmitTriggers.text
  /// Shows characters that aren't written yet; `nil` shows the value again.
  var showDraft: (String?) -> Void = { _ in }
  /// Shows whether the field has the focus.
  var showFocus: (Bool) -> Void = { _ in }
  /// Whether the field loses the focus when it is submitted.
  var endsWithSubmit = false
  private var draft: String?

  /// The characters that are shown.
  package var string: String { draft ?? text.string(locale) }

  // MARK: Entering

  /// Enters one character.
  package func insert(_ character: Character) {
    if character.isNewline, !hasLines { return }
    edit { characters, range in
      // Changing the characters invalidates indices.
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
      var range = range
      if range.isEmpty, range.lowerBound > characters.startIndex {
        range = characters.index(before: range.lowerBound)..<range.lowerBound
      }
      let place = characters.distance(from: characters.startIndex, to: range.lowerBound)
      characters.removeSubrange(range)
      return characters.index(characters.startIndex, offsetBy: place)
    }
  }

  /// Makes `string` the characters.
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

  /// The range to replace: the selection as far as it lies in the characters, else their end.
  private func selected(in characters: String) -> Range<String.Index> {
    let all = characters.startIndex..<characters.endIndex
    guard case .selection(let range)? = selection?.wrappedValue?.indices,
      let first = range.lowerBound.samePosition(in: characters),
      let last = range.upperBound.samePosition(in: characters), last <= all.upperBound
    else { return all.upperBound..<all.upperBound }
    return first..<last
  }

  /// The range to replace, counted in characters.
  var selectedCharacters: Range<Int> {
    let characters = string
    let range = selected(in: characters)
    let start = characters.distance(from: characters.startIndex, to: range.lowerBound)
    return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  // MARK: Ending

  /// Writes the entered characters as a value; discards those that can't be read as one.
  func commit() {
    guard let draft else { return }
    self.draft = nil
    text.edit(draft, locale)
    showDraft(nil)
  }

  /// Commits the characters and calls the submit actions.
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

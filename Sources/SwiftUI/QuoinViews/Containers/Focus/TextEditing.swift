import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// Edits a text field of a live tree: applies keys, clicks and pasted text, and writes the text to
/// the field's value.
///
/// A text field writes its value with each change; a field for another type writes when it is
/// submitted or loses the focus.
@MainActor
package final class TextEditing {
  var text = EditedText(.constant(""))
  var locale = Locale.current
  /// Whether Return starts a new line instead of submitting.
  var hasLines = false
  var isEnabled = true
  /// Whether each character is shown as a dot, and can't be copied.
  var isSecure = false
  /// Whether the text can be selected but not changed.
  var isReadOnly = false
  /// Whether the field selects its text when it gets the focus by a key or a state, as on macOS.
  var selectsOnFocus = false
  var selection: Binding<TextSelection?>?
  /// The number of moves of the selection, to show them; typing at the end of the text isn't one.
  var moves: Binding<Int>?
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
  /// The distance by which the text is scrolled to show the insertion point, in points.
  var scroll = CGPoint.zero
  /// Whether the insertion point may have left the visible part since the last layout.
  var isRevealing = false
  /// The number of changes of the text and the selection.
  private(set) var version = 0
  private var draft: String?
  private var state = EditableText()
  /// The selection that the field has written to `selection` or adopted from it.
  private var written: TextSelection?
  /// The distance of the insertion point from the left edge that vertical moves keep.
  private var column: CGFloat?

  /// The text that is shown.
  package var string: String { draft ?? text.string(locale) }

  /// The text and its selection, up to date with the value and the bound selection.
  var current: EditableText {
    state.adopt(string)
    let wanted = selection?.wrappedValue
    if let wanted, wanted != written, let range = range(of: wanted) {
      state.select(range.lowerBound, range.upperBound)
      isRevealing = true
    }
    written = wanted
    return state
  }

  /// The text and its selection for a drawing, which is updated when they change.
  var shown: EditableText {
    _ = moves?.wrappedValue
    return current
  }

  /// The selected text that can be copied; `nil` if nothing is selected, or in a secure field.
  package var copyableText: String? {
    let text = current
    return isSecure || text.selection.isEmpty ? nil : text.selectedText
  }

  private func range(of selection: TextSelection) -> Range<Int>? {
    guard case .selection(let range) = selection.indices,
      let first = range.lowerBound.samePosition(in: state.string),
      let last = range.upperBound.samePosition(in: state.string), last <= state.string.endIndex
    else { return nil }
    return state.position(first)..<state.position(last)
  }

  // MARK: Changing

  /// Applies `change` to the text and its selection, and writes the results.
  func change(_ change: (inout EditableText) -> Void) {
    var text = current
    // The old text must not share the storage while the new one changes.
    state = EditableText()
    let (count, selection, wasAtEnd) = (text.count, text.selection, text.isAtEnd)
    let (head, wasUpstream, composed) = (text.head, text.isUpstream, text.composition)
    let changes = text.changes
    change(&text)
    state = text
    version += 1
    isRevealing = true
    if text.changes != changes { write() }
    if text.selection != selection || text.count != count { writeSelection() }
    let isMoved =
      text.selection != selection || text.head != head || text.isUpstream != wasUpstream
      || text.composition != composed
    if isMoved, !(wasAtEnd && text.isAtEnd && text.composition == composed) || composed != nil {
      showMove()
    }
  }

  private func write() {
    if text.isImmediate {
      text.edit(state.string, locale)
    } else {
      draft = state.string
      showDraft(draft)
    }
  }

  private func writeSelection() {
    guard let selection else { return }
    let range = state.selection
    let indices = state.index(range.lowerBound)..<state.index(range.upperBound)
    let new =
      range.isEmpty
      ? TextSelection(insertionPoint: indices.lowerBound) : TextSelection(range: indices)
    written = new
    if selection.wrappedValue != new { selection.wrappedValue = new }
  }

  /// Shows the selection and the scrolled text.
  func showMove() {
    guard let moves else { return }
    moves.wrappedValue += 1
  }

  // MARK: Entering

  /// Types a character.
  package func insert(_ character: Character) {
    if isReadOnly || character.isNewline && !hasLines { return }
    column = nil
    change { $0.insert(String(character), isTyped: true) }
  }

  /// Replaces the selection with pasted text; a field of one line gets spaces for line ends.
  package func paste(_ string: String) {
    guard !isReadOnly, !string.isEmpty else { return }
    column = nil
    let text = hasLines ? string : String(string.map { $0.isNewline ? " " : $0 })
    change { $0.insert(text, isTyped: false) }
  }

  /// Deletes the selection or, if it is empty, the character before it.
  package func deleteBackward() { delete(.character, forward: false) }

  /// Deletes the selection or, if it is empty, the text up to the end of a unit.
  func delete(_ unit: EditableText.Unit, forward isForward: Bool) {
    guard !isReadOnly else { return }
    column = nil
    change { text in
      let target = text.position(text.head, movedForward: isForward, by: unit)
      text.delete(to: target)
    }
  }

  /// Deletes the selection or, if it is empty, the text up to the end of its line.
  func deleteLine(forward isForward: Bool, on geometry: FieldGeometry?) {
    guard !isReadOnly else { return }
    column = nil
    let target = lineEnd(forward: isForward, on: geometry).byte
    change { $0.delete(to: target) }
  }

  /// Replaces all text with `string`.
  package func replace(with string: String) {
    guard !isReadOnly else { return }
    column = nil
    change { $0.replaceAll(with: string) }
  }

  /// Shows the marked text of an input method; an empty text ends that.
  ///
  /// - `caret`: the insertion point in the text, in UTF-16 units.
  package func compose(_ string: String, caret: Int) {
    guard !isReadOnly else { return }
    column = nil
    let text = hasLines ? string : String(string.map { $0.isNewline ? " " : $0 })
    change { $0.compose(text, caret: caret) }
  }

  package func undo() { change { _ = $0.undo() } }
  package func redo() { change { _ = $0.redo() } }

  // MARK: Selecting

  /// Selects the whole text.
  package func selectAll() {
    column = nil
    change { $0.selectAll() }
  }

  /// Selects the text when the focus arrives by a key or a state, unless the field has a bound
  /// selection.
  func selectOnFocus() {
    guard selectsOnFocus else { return }
    if let wanted = selection?.wrappedValue, range(of: wanted) != nil { return }
    selectAll()
  }

  /// Places the insertion point at the end, or selects what a bound selection says.
  func moveToEnd() {
    column = nil
    written = nil
    let text = current
    guard !text.isAtEnd else { return }
    if let wanted = selection?.wrappedValue, range(of: wanted) != nil { return showMove() }
    state.move(to: text.count, extending: false)
    isRevealing = true
    showMove()
  }

  /// Selects from `anchor` to `head`, in bytes, as a click or a drag does.
  func select(_ anchor: Int, _ head: TextPosition) {
    column = nil
    change { $0.select(anchor, head.byte, isUpstream: head.isUpstream) }
  }

  /// Moves the insertion point by a unit, or to the end of a selection without `extending`.
  func move(_ unit: EditableText.Unit, forward isForward: Bool, extending: Bool) {
    column = nil
    change { text in
      if unit == .character, !extending, text.anchor != text.head {
        let range = text.selection
        text.move(to: isForward ? range.upperBound : range.lowerBound, extending: false)
      } else {
        let target = text.position(text.head, movedForward: isForward, by: unit)
        text.move(to: target, extending: extending)
      }
    }
  }

  /// Moves the insertion point to an end of its line.
  func moveToLineEnd(forward isForward: Bool, extending: Bool, on geometry: FieldGeometry?) {
    column = nil
    let target = lineEnd(forward: isForward, on: geometry)
    change { $0.move(to: target.byte, extending: extending, isUpstream: target.isUpstream) }
  }

  /// Moves the insertion point by `count` lines; beyond the first and last line, to an end of the
  /// text.
  func move(lines count: Int, extending: Bool, on geometry: FieldGeometry?) {
    let text = current
    let start = TextPosition(
      extending ? text.head : count < 0 ? text.selection.lowerBound : text.selection.upperBound,
      isUpstream: text.isUpstream)
    let column = column ?? geometry?.caret(at: start).minX
    let target = column.flatMap { geometry?.position(count, linesBelow: start, at: $0) }
    let byte = target?.byte ?? (count < 0 ? 0 : text.count)
    change { $0.move(to: byte, extending: extending, isUpstream: target?.isUpstream ?? false) }
    self.column = column
  }

  private func lineEnd(forward isForward: Bool, on geometry: FieldGeometry?) -> TextPosition {
    let text = current
    let position = TextPosition(text.head, isUpstream: text.isUpstream)
    guard let ends = geometry?.lineEnds(at: position) else {
      return TextPosition(text.position(text.head, movedForward: isForward, by: .paragraph))
    }
    return isForward ? ends.end : ends.start
  }

  // MARK: Ending

  /// Writes the typed text as a value, or discards it if it can't be parsed.
  func commit() {
    if state.composition != nil { change { $0.endComposition() } }
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
      state.move(to: state.count, extending: false)
      if !hasLines { scroll = .zero }
    }
    isRevealing = isFocused
    showFocus(isFocused)
    onEditingChanged(isFocused)
  }
}

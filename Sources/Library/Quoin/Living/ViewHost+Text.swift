import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

/// Editing the text of the field with the focus, beside the keys of ``press(key:modifiers:)``.
///
/// The keys are those of a Mac's keyboard: Option moves by words, Command to the ends of lines and
/// of the text, Shift extends the selection. Each call begins and ends with an update, and throws a
/// `ControlError` if no field has the focus.
extension ViewHost {
  /// Types `text` into the field with the focus at its insertion point, character by character.
  ///
  /// - Throws: `InteractionError.tooMany(_:)` for more than 10,000 characters, which
  ///   ``paste(_:)`` inserts at once.
  @discardableResult
  public func type(_ text: String) throws -> UpdateRecord { try perform(.type(text)) }

  /// Replaces the selection of the field with the focus with `text`, as one change for undo.
  ///
  /// A field of one line gets spaces for line ends.
  @discardableResult
  public func paste(_ text: String) throws -> UpdateRecord {
    try perform { try focusedEditing().paste(text) }
  }

  /// Selects the text of the field with the focus.
  @discardableResult
  public func selectAll() throws -> UpdateRecord {
    try perform { try focusedEditing().selectAll() }
  }

  /// Shows `text` as the marked text of an input method, in place of earlier marked text or of the
  /// selection; an empty text removes it.
  ///
  /// The final text is typed or pasted, and replaces the marked text.
  ///
  /// - `caret`: the insertion point in `text`, in UTF-16 units; by default its end.
  @discardableResult
  public func compose(_ text: String, caret: Int? = nil) throws -> UpdateRecord {
    try perform {
      try focusedEditing().compose(text, caret: caret ?? text.utf16.count)
    }
  }

  /// The selected text of the field with the focus; `nil` if nothing is selected, no field has the
  /// focus, or the field is secure.
  public var selectedText: String? {
    tree.emission.service(FocusManager.self)?.focused?.editing?.copyableText
  }

  /// The text that was copied in the view last; `nil` before the first copy.
  public var copiedText: String? { tree.emission.service(TextClipboard.self)?.text }

  private func focusedEditing() throws -> TextEditing {
    guard let editing = tree.emission.service(FocusManager.self)?.focused?.editing else {
      throw ControlError.noFocusedField
    }
    return editing
  }
}

import QuoinCore
import QuoinViews

/// The selected and copied texts of a live preview, which the page puts on the browser's clipboard.
@MainActor
struct LiveClipboard {
  private var selection: String?
  /// The number of copies that have been sent.
  private var copies = 0

  /// The maximum length of a selection that is sent before it is copied, in bytes.
  private static let longestSelection = 1 << 20

  /// Returns the messages for the page since the last call: the selection if it has changed, and
  /// copied text.
  mutating func messages<V: View>(of view: ViewHost<V>) -> [String] {
    var messages: [String] = []
    var selected = view.selectedText
    if let text = selected, text.utf8.count > Self.longestSelection { selected = nil }
    if selected != selection {
      selection = selected
      messages.append("{\"selection\":\(selected.map { FrameText.string($0) } ?? "null")}")
    }
    if let clipboard = view.tree.emission.service(TextClipboard.self), clipboard.count != copies {
      copies = clipboard.count
      messages.append("{\"clipboard\":\(FrameText.string(clipboard.text ?? ""))}")
    }
    return messages
  }
}

extension ViewHost {
  /// Whether a field, or a selectable text, has the focus.
  var hasFocusedField: Bool {
    tree.emission.service(FocusManager.self)?.focused?.editing != nil
  }

  /// Types text, or pastes it if it is too long to be typed.
  func enter(_ text: String) throws -> UpdateRecord {
    let isLong = text.utf8.count > 10_000
    return try isLong && hasFocusedField ? paste(text) : perform(.type(text))
  }
}

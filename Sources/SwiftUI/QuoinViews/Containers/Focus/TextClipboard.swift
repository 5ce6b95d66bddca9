import QuoinCore

/// The text that was copied in a live view.
@MainActor
package final class TextClipboard: LivingService {
  /// The copied text; `nil` before the first copy.
  package private(set) var text: String?
  /// The number of copies, which tells a new one from the same text.
  package private(set) var count = 0

  package required init() { super.init() }

  package func copy(_ text: String) {
    self.text = text
    count += 1
  }
}

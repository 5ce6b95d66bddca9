import CoreTransferable
import QuoinCore

/// The text and the items that were copied in a live view.
@MainActor
package final class TextClipboard: LivingService {
  /// The copied text; `nil` before the first copy, and if items without a text were copied.
  package private(set) var text: String?
  /// The copied items.
  private(set) var items: [NSItemProvider] = []
  /// The number of copies, which tells a new one from the same text.
  package private(set) var count = 0

  package required init() { super.init() }

  package func copy(_ text: String) {
    self.text = text
    items = [NSItemProvider(object: text)]
    count += 1
  }

  /// Copies items, of which the first one with a text provides the text.
  func copy(_ items: [NSItemProvider]) {
    self.items = items
    text = nil
    count += 1
    let copy = count
    EagerExecutor.perform { () -> String? in
      for item in items {
        if let text = try? await item.value(of: String.self) { return text }
      }
      return nil
    } completion: { [weak self] text in
      if let self, count == copy { self.text = text }
    }
  }
}

import CoreTransferable
import QuoinCore
import Synchronization

/// The text and the items that were copied in a live view.
@MainActor
package final class TextClipboard: LivingService {
  /// The copied text; `nil` before the first copy, and if items without a text were copied.
  package var text: String? {
    adoptCopy()
    return ownText
  }
  /// The copied items.
  var items: [NSItemProvider] {
    adoptCopy()
    return ownItems
  }
  private var ownText: String?
  private var ownItems: [NSItemProvider] = []
  /// The last copy of an app's code that this clipboard knows.
  private var known = LastCopy.number
  /// The number of copies, which tells a new one from the same text.
  package private(set) var count = 0

  package required init() { super.init() }

  package func copy(_ text: String) {
    ownText = text
    ownItems = [NSItemProvider(object: text)]
    noteCopy()
  }

  private func noteCopy() {
    count += 1
    LastCopy.set(ownText, byApp: false)
    known = LastCopy.number
  }

  /// Takes over what an app's code has copied since this clipboard's last copy.
  private func adoptCopy() {
    guard LastCopy.isByApp, known != LastCopy.number else { return }
    known = LastCopy.number
    ownText = LastCopy.text
    ownItems = LastCopy.text.map { [NSItemProvider(object: $0)] } ?? []
  }

  /// Copies items, of which the first one with a text provides the text.
  func copy(_ items: [NSItemProvider]) {
    (ownItems, ownText) = (items, nil)
    noteCopy()
    let copy = count
    EagerExecutor.perform { () -> String? in
      for item in items {
        if let text = try? await item.value(of: String.self) { return text }
      }
      return nil
    } completion: { [weak self] text in
      guard let self, count == copy else { return }
      ownText = text
      if known == LastCopy.number { LastCopy.set(text, byApp: false) }
      known = LastCopy.number
    }
  }
}

/// The text that was copied last in the process: by a view, or by an app's code with a pasteboard
/// of UIKit or AppKit (Rules/Controls.md#pasteboard-commands).
package enum LastCopy {
  private struct State {
    var text: String?
    var number = 0
    var isByApp = false
  }
  private static let state = Mutex(State())

  package static var text: String? { state.withLock(\.text) }
  package static var number: Int { state.withLock(\.number) }
  /// Whether an app's code has copied it.
  package static var isByApp: Bool { state.withLock(\.isByApp) }

  package static func set(_ text: String?, byApp: Bool) {
    state.withLock { $0 = State(text: text, number: $0.number + 1, isByApp: byApp) }
  }
}

import SwiftUI
import Testing

extension ViewHost {
  /// A host with a window that is large enough for the examples of the notes.
  static func showing(_ content: Content) throws -> ViewHost {
    let host = ViewHost(content, size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    return host
  }

  /// The texts in the display list, from back to front.
  var texts: [String] {
    displayList().items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
  }
}

/// The events, in order.
@MainActor
final class EventLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  /// Returns the events since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Gives a test access to the closures of a view.
///
/// Its content must not retain the view, which retains the handle.
@MainActor
final class Handle<Value> {
  private(set) var set: (Value) -> Void = { _ in }
  func follow(_ set: @escaping (Value) -> Void) { self.set = set }
}

/// A child that is created for each value of its parent's state.
struct Parent<Content: View>: View {
  let handle: Handle<Int>
  @ViewBuilder let content: (Int) -> Content
  @State private var value = 0
  var body: some View {
    let _ = handle.follow { [$value] in $value.wrappedValue = $0 }
    content(value)
  }
}

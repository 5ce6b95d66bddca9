import SwiftUI
import Testing

extension ViewHost {
  /// A host in a window that is large enough for what the notes show.
  static func showing(_ content: Content) throws -> ViewHost {
    let host = ViewHost(content, size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    return host
  }

  /// The texts that are drawn, from back to front.
  var texts: [String] {
    displayList().items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
  }
}

/// What happened, in order.
@MainActor
final class EventLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  /// What happened since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A way for a test into the closures of a view.
///
/// What it is handed must not hold the view, which holds the handle.
@MainActor
final class Handle<Value> {
  private(set) var set: (Value) -> Void = { _ in }
  func follow(_ set: @escaping (Value) -> Void) { self.set = set }
}

/// A child that is made for each value of its parent's state.
struct Parent<Content: View>: View {
  let handle: Handle<Int>
  @ViewBuilder let content: (Int) -> Content
  @State private var value = 0
  var body: some View {
    let _ = handle.follow { [$value] in $value.wrappedValue = $0 }
    content(value)
  }
}

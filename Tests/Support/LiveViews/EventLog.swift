/// The events, in order.
@MainActor
package final class EventLog {
  package var lines: [String] = []

  package init() {}

  package func add(_ line: String) { lines.append(line) }

  /// Returns the events since the last time.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

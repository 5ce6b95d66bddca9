import Foundation
import Synchronization

/// Shows the current step on a single line of a terminal, and rewrites it for each step.
///
/// Anywhere else it prints a line for a step that begins a while after the last line, so that a log
/// shows what takes long.
struct ProgressLine {
  private let isTerminal: Bool
  private let interval: Duration?
  private let now: () -> ContinuousClock.Instant
  private let write: (String) -> Void
  private let last: Last

  /// The time of the last line.
  private final class Last: Sendable {
    let time: Mutex<ContinuousClock.Instant>
    init(_ time: ContinuousClock.Instant) { self.time = Mutex(time) }
  }

  /// - Parameters:
  ///   - isTerminal: Whether a line can be rewritten.
  ///   - interval: The least time between two lines that are not on a terminal; `nil` for no lines.
  ///   - now: Returns the current time.
  ///   - write: Writes text.
  init(
    isTerminal: Bool = isatty(2) == 1 && Diagnostics.listener == nil,
    interval: Duration? = Diagnostics.listener == nil ? .seconds(10) : nil,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    write: @escaping (String) -> Void = { Diagnostics.write($0) }
  ) {
    self.isTerminal = isTerminal
    self.now = now
    self.interval = interval
    self.write = write
    last = Last(now())
  }

  func show(_ text: String) {
    if isTerminal { return write("\r\u{1B}[K\(text) …") }
    guard let interval else { return }
    let isDue = last.time.withLock { time in
      guard now() - time >= interval else { return false }
      time = now()
      return true
    }
    if isDue { write("note: \(text)\n") }
  }

  func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }
}

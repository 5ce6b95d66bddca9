import Foundation

/// Shows the current step on one line of a terminal that is rewritten; silent anywhere else.
struct ProgressLine {
  private let isTerminal = isatty(2) == 1 && Diagnostics.listener == nil

  func show(_ text: String) {
    if isTerminal { Diagnostics.write("\r\u{1B}[K\(text) …") }
  }

  func clear() {
    if isTerminal { Diagnostics.write("\r\u{1B}[K") }
  }
}

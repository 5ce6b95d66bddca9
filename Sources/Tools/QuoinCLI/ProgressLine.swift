import Foundation

/// Shows the current step on a single line of a terminal, and rewrites it for each step; prints
/// nothing anywhere else.
struct ProgressLine {
  private let isTerminal = isatty(2) == 1 && Diagnostics.listener == nil

  func show(_ text: String) {
    if isTerminal { Diagnostics.write("\r\u{1B}[K\(text) …") }
  }

  func clear() {
    if isTerminal { Diagnostics.write("\r\u{1B}[K") }
  }
}

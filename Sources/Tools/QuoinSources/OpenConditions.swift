/// The conditions (`#if`) around a place that moves through a file.
struct OpenConditions {
  private let tokens: [SwiftLexer.Token]
  private var index = 0
  /// The current condition of each open `#if`, outermost first, without spaces; empty for `#else`.
  private var conditions: [String] = []

  init(_ tokens: [SwiftLexer.Token]) { self.tokens = tokens }

  /// Moves the place forward to a position in bytes.
  mutating func advance(to position: Int) {
    while index < tokens.count, tokens[index].range.lowerBound < position {
      switch tokens[index].text {
      case "#if": conditions.append(condition)
      case "#elseif" where !conditions.isEmpty: conditions[conditions.count - 1] = condition
      case "#else" where !conditions.isEmpty: conditions[conditions.count - 1] = ""
      case "#endif": _ = conditions.popLast()
      default: break
      }
      index += 1
    }
  }

  /// Whether a condition is false on the platform, or tests a missing module.
  func exclude(_ missing: String, on platform: SourcePlatform) -> Bool {
    // The compiler accepts no more levels.
    conditions.suffix(SwiftLexer.mostLevels).contains {
      platform.value(of: $0) == false || $0.contains("canImport(\(missing))")
        || $0.contains("canImport(\(missing).")
    }
  }

  /// The rest of the current token's line.
  private var condition: String {
    tokens[(index + 1)...].prefix { $0.line == tokens[index].line }.map(\.text).joined()
  }
}

/// The tokens of a file that a condition (`#if`) excludes on a platform.
struct InactiveCode {
  /// Whether each token is compiled, as far as the platform alone decides.
  let isActive: [Bool]

  /// A condition's state while the file is read.
  private struct Condition {
    /// Whether an earlier branch is certainly compiled.
    var isTaken: Bool
    var isActive: Bool
    let isOuterActive: Bool
  }

  init(_ tokens: [SwiftLexer.Token], on platform: SourcePlatform) {
    var active = [Bool](repeating: true, count: tokens.count)
    var open: [Condition] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .hash {
        switch token.text {
        case "#if":
          let outer = open.last?.isActive ?? true
          let value = Self.value(after: index, in: tokens, on: platform)
          open.append(
            Condition(
              isTaken: value == true, isActive: outer && value != false, isOuterActive: outer))
        case "#elseif":
          let value = Self.value(after: index, in: tokens, on: platform)
          Self.enter(value, &open)
        case "#else": Self.enter(true, &open)
        case "#endif": _ = open.popLast()
        default: break
        }
      }
      active[index] = open.last?.isActive ?? true
    }
    isActive = active
  }

  private static func enter(_ value: Bool?, _ open: inout [Condition]) {
    guard var condition = open.popLast() else { return }
    condition.isActive = condition.isOuterActive && !condition.isTaken && value != false
    condition.isTaken = condition.isTaken || value == true
    open.append(condition)
  }

  /// Returns the value of the condition in the rest of a line; `nil` if the platform alone doesn't
  /// decide it.
  private static func value(
    after index: Int, in tokens: [SwiftLexer.Token], on platform: SourcePlatform
  ) -> Bool? {
    let line = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
    let condition = line.map(\.text).joined()
    if condition.hasPrefix("!") {
      return platform.value(of: String(condition.dropFirst())).map { !$0 }
    }
    return platform.value(of: condition)
  }
}

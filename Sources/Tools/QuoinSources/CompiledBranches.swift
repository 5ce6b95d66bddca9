/// Whether the conditions (`#if`) around a place let a platform compile it.
///
/// A condition that tests more than the platform counts as true, and so does its `#else`.
struct CompiledBranches {
  private let platform: SourcePlatform
  private var levels: [Level] = []

  private struct Level {
    /// Whether the platform doesn't compile anything of the `#if`.
    let isOutside: Bool
    /// Whether a branch before the current one is always compiled.
    var isDone = false
    var isExcluded = false
  }

  init(for platform: SourcePlatform) { self.platform = platform }

  /// Whether the platform doesn't compile the current place.
  var isExcluded: Bool { levels.last.map { $0.isOutside || $0.isExcluded } ?? false }

  /// Reads a directive such as `#if`, with the other tokens of its line.
  mutating func read(_ directive: String, _ condition: ArraySlice<SwiftLexer.Token>) {
    switch directive {
    case "#if":
      levels.append(Level(isOutside: isExcluded))
      enter(value(of: condition))
    case "#elseif": enter(value(of: condition))
    case "#else": enter(true)
    case "#endif": _ = levels.popLast()
    default: break
    }
  }

  private mutating func enter(_ value: Bool?) {
    guard var level = levels.popLast() else { return }
    level.isExcluded = level.isDone || value == false
    level.isDone = level.isDone || value == true
    levels.append(level)
  }

  private func value(of condition: ArraySlice<SwiftLexer.Token>) -> Bool? {
    var reader = ConditionReader(tokens: condition, platform: platform)
    let value = reader.alternatives(level: 0)
    return reader.isAtEnd ? value : nil
  }
}

/// Evaluates a condition such as `os(iOS) && !targetEnvironment(macCatalyst)`; `nil` is unknown.
private struct ConditionReader {
  private var rest: ArraySlice<SwiftLexer.Token>
  private let platform: SourcePlatform

  init(tokens: ArraySlice<SwiftLexer.Token>, platform: SourcePlatform) {
    (rest, self.platform) = (tokens, platform)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads terms separated by `||`.
  mutating func alternatives(level: Int) -> Bool? {
    var value = all(level: level)
    while take("|") {
      _ = take("|")
      let next = all(level: level)
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  /// Reads terms separated by `&&`.
  private mutating func all(level: Int) -> Bool? {
    var value = term(level: level)
    while take("&") {
      _ = take("&")
      let next = term(level: level)
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func term(level: Int) -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let value = level < SwiftLexer.mostLevels ? plainTerm(level: level) : nil
    return value.map { $0 != isNegated }
  }

  private mutating func plainTerm(level: Int) -> Bool? {
    if take("(") {
      let value = alternatives(level: level + 1)
      _ = take(")")
      return value
    }
    guard let word = rest.popFirst() else { return nil }
    if word.text == "true" { return true }
    if word.text == "false" { return false }
    guard take("(") else { return nil }
    let inside = rest.prefix { $0.text != ")" }
    rest = rest.dropFirst(inside.count + 1)
    return platform.value(of: "\(word.text)(\(inside.map(\.text).joined()))")
  }

  private mutating func take(_ mark: String) -> Bool {
    guard rest.first?.text == mark else { return false }
    rest.removeFirst()
    return true
  }
}

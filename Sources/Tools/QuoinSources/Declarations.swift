/// A top-level declaration of a file.
public struct Declaration: Equatable, Sendable {
  /// `struct`, `extension`, `func`, `import`, `#Preview` …
  public let kind: String
  /// The declared, extended or imported name: `Card`, `Foundation`; empty if there is none.
  public let name: String
  /// The range in bytes, including attributes.
  public let range: Range<Int>
  /// The lines, counted from 1.
  public let lines: ClosedRange<Int>
  /// The inherited types and conformances after the colon.
  public let inherited: [String]
  /// Whether it has the attribute `@main`.
  public let isMain: Bool

  /// Whether it declares a type.
  public var isType: Bool {
    ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(kind)
  }

  /// Whether it declares previews.
  public var isPreview: Bool { kind == "#Preview" || inherited.contains("PreviewProvider") }
}

extension Declaration {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor", "func", "var", "let", "typealias",
    "import", "operator", "precedencegroup", "macro", "associatedtype",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "indirect",
    "static",
    "lazy", "weak", "unowned", "nonisolated", "infix", "prefix", "postfix", "dynamic",
    "distributed",
    "isolated", "mutating", "override", "required", "convenience",
  ]
  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// Returns the top-level declarations in order.
  static func list(in tokens: [SwiftLexer.Token]) -> [Declaration] {
    var found: [Declaration] = []
    var pending: [SwiftLexer.Token] = []
    var keyword: Int?
    var depth = 0
    func isFirst(_ index: Int) -> Bool {
      index == 0 || tokens[index - 1].line < tokens[index].line
        || tokens[index - 1].text == ";" || tokens[index - 1].text == "}"
    }
    /// Whether the declaration continues after the token before `index`: `let x =`, `struct A: B,`.
    func continues(at index: Int) -> Bool {
      guard let keyword, !["import", "operator"].contains(pending[keyword].text) else {
        return false
      }
      return [",", ":", "="].contains(tokens[index - 1].text)
    }
    func finish() {
      if let keyword { found.append(Declaration(pending, keyword: keyword)) }
      pending = []
      keyword = nil
    }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, token.kind == .hash, conditions.contains(token.text) {
        finish()
        // The condition ends at the end of its line.
        while index < tokens.count, tokens[index].line == token.line { index += 1 }
        continue
      }
      let isKeyword = token.kind == .word && keywords.contains(token.text)
      let begins =
        isKeyword || token.kind == .attribute
        || token.kind == .word && modifiers.contains(token.text)
        || token.kind == .hash && token.text.count > 1
      if depth == 0, begins, keyword != nil, isFirst(index), !continues(at: index) { finish() }
      if depth == 0, keyword == nil, isKeyword || token.kind == .hash { keyword = pending.count }
      pending.append(token)
      if token.kind == .mark {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth = max(depth - 1, 0) }
      }
      index += 1
    }
    finish()
    return found
  }

  /// Creates a declaration from its tokens, given the index of its keyword.
  private init(_ tokens: [SwiftLexer.Token], keyword: Int) {
    kind = tokens[keyword].text
    let behind = tokens[(keyword + 1)...]
    var name: [String] = []
    var place = behind.startIndex
    if kind == "import" {
      if place < behind.endIndex, Self.keywords.contains(behind[place].text) { place += 1 }
    }
    // Extended and imported names may contain dots.
    while place < behind.endIndex, behind[place].kind == .word || behind[place].text == "." {
      name.append(behind[place].text)
      place += 1
      if kind != "import", kind != "extension" { break }
      if place < behind.endIndex, behind[place].kind == .word, behind[place - 1].kind == .word {
        break
      }
    }
    self.name = name.joined()
    var inherited: [String] = []
    if Self.typeKeywords.contains(kind) {
      let head = behind[place...].prefix { $0.text != "{" && $0.text != "where" }
      if let colon = Self.colon(in: head) {
        inherited = head[(colon + 1)...].filter { $0.kind == .word }.map(\.text)
      }
    }
    self.inherited = inherited
    isMain = tokens[..<keyword].contains { Self.mainAttributes.contains($0.text) }
    range = tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound
    lines = tokens[0].line...tokens[tokens.count - 1].line
  }

  static let mainAttributes: Set<String> = [
    "@main", "@UIApplicationMain", "@NSApplicationMain",
  ]
  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]

  /// Returns the first colon outside of angle brackets: the second in `struct Card<C: View>: View`.
  private static func colon(in head: ArraySlice<SwiftLexer.Token>) -> Int? {
    var depth = 0
    for index in head.indices {
      switch head[index].text {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}

/// Finds view declarations by walking through a file's braces.
struct ViewScan {
  let tokens: [SwiftLexer.Token]
  let bytes: [UInt8]
  private let pairs: BracketPairs
  private let lineStarts: [Int]
  /// Kept, as making it takes longer than looking for it in a comment.
  private let beginning = /[Ss]izing(?: behaviou?r)?:/

  private struct Scope {
    /// The keyword's index; `nil` for a scope that is not a type.
    var keyword: Int?
    var name = ""
    var isView = false
    var isGeneric = false
    /// The reason that no view of a nested type can be created.
    var obstacle: String?
  }

  init(tokens: [SwiftLexer.Token], bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    pairs = BracketPairs(tokens, opening: "(", closing: ")")
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func run() -> [ViewDeclaration] {
    let extended = viewExtensions()
    var scopes: [Scope] = []
    var found: [ViewDeclaration] = []
    var head = 0
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "{":
        var scope = scope(head..<index, extended)
        scope.obstacle = Self.obstacle(inside: scope, in: scopes.last)
        scopes.append(scope)
        head = index + 1
      case "}":
        if let scope = scopes.popLast(), scope.isView, let keyword = scope.keyword {
          found.append(declaration(scope, keyword, closing: index, in: scopes.last))
        }
        head = index + 1
      case ";": head = index + 1
      default: break
      }
    }
    return found
  }

  /// Functions take precedence over generic types, and outer generic types over inner ones.
  private static func obstacle(inside scope: Scope, in outer: Scope?) -> String? {
    if scope.keyword == nil || outer?.obstacle == local { return local }
    let isOutermost = scope.isGeneric && outer?.obstacle == nil
    return isOutermost
      ? "it is declared inside \(scope.name), which is generic" : outer?.obstacle
  }

  private static let local = "it is declared inside a function"

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  /// Returns the scope that a brace opens, given the tokens before it.
  private func scope(_ head: Range<Int>, _ extended: Set<String>) -> Scope {
    guard let keyword = typeKeyword(in: head) else { return Scope() }
    let name = tokens[keyword + 1].text
    var scope = Scope(keyword: keyword, name: name)
    let behind = Array(tokens[(keyword + 2)..<head.upperBound])
    scope.isGeneric = behind.first?.text == "<"
    if tokens[keyword].text == "extension" { return scope }
    let isKind = ["struct", "enum"].contains(tokens[keyword].text)
    scope.isView = isKind && (Self.inherits(behind) || extended.contains(name))
    return scope
  }

  /// Returns the keyword of the type that the next brace opens: the last one followed by a name.
  private func typeKeyword(in head: Range<Int>) -> Int? {
    var depth = 0
    for index in head.reversed() {
      let token = tokens[index]
      if token.kind == .mark, ")]".contains(token.text) { depth += 1 }
      if token.kind == .mark, "([".contains(token.text) { depth -= 1 }
      guard depth == 0, token.kind == .word, Self.typeKeywords.contains(token.text) else {
        continue
      }
      guard head.contains(index + 1), tokens[index + 1].kind == .word,
        !["func", "var", "let", "subscript", "init"].contains(tokens[index + 1].text),
        index == 0 || tokens[index - 1].text != "."
      else { return nil }
      // The rest is the type's head, unless another statement has started.
      let isDeclared = tokens[index..<head.upperBound].allSatisfy {
        $0.kind != .word || !["func", "var", "let", "init", "return", "in"].contains($0.text)
      }
      return isDeclared ? index : nil
    }
    return nil
  }

  /// Whether `View` is in the inheritance clause.
  private static func inherits(_ head: [SwiftLexer.Token]) -> Bool {
    var depth = 0
    var isAfterColon = false
    for token in head {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      if token.text == "where" { return false }
      if token.text == ":" { isAfterColon = true }
      if isAfterColon, token.kind == .word, token.text == "View" { return true }
    }
    return false
  }

  /// Returns the types that extensions in the file conform to `View`.
  private func viewExtensions() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where tokens[index].text == "extension" {
      let head = Array(
        tokens[(index + 1)...].prefix { $0.text != "{" && $0.text != "extension" })
      guard Self.inherits(head) else { continue }
      let name = head.prefix { $0.kind == .word || $0.text == "." }.last
      if let name { names.insert(name.text) }
    }
    return names
  }

  private func declaration(
    _ scope: Scope, _ keyword: Int, closing: Int, in outer: Scope?
  ) -> ViewDeclaration {
    let first = firstToken(of: keyword)
    let start = tokens[first].range.lowerBound
    let lineStart = lineStarts[tokens[first].line - 1]
    // Whitespace or the byte order mark
    let isFirst =
      (first == 0 || tokens[first - 1].range.upperBound <= lineStart)
      && bytes[lineStart..<start].allSatisfy { [32, 9, 0xEF, 0xBB, 0xBF].contains($0) }
    return ViewDeclaration(
      name: scope.name, line: tokens[keyword].line, lastLine: tokens[closing].line,
      sizing: note(
        from: commentStart(before: first, lineStart), to: tokens[keyword].range.lowerBound),
      start: isFirst ? start : nil, end: tokens[closing].range.upperBound,
      isGeneric: scope.isGeneric, obstacle: outer?.obstacle)
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "final", "nonisolated", "indirect",
  ]

  /// Returns the first token of a declaration: an attribute or modifier before its keyword.
  private func firstToken(of keyword: Int) -> Int {
    var first = keyword
    while first > 0 {
      let before = tokens[first - 1]
      if before.kind == .attribute || before.kind == .word && Self.modifiers.contains(before.text) {
        first -= 1
        continue
      }
      // @available(iOS 17, *), nonisolated(unsafe)
      guard before.text == ")" else { break }
      guard let open = pairs.partner(of: first - 1), open > 0,
        tokens[open - 1].kind == .attribute || Self.modifiers.contains(tokens[open - 1].text)
      else { break }
      first = open - 1
    }
    return first
  }

  /// Returns the start of the doc comment directly before a declaration: `///` lines or `/** … */`.
  private func commentStart(before first: Int, _ lineStart: Int) -> Int {
    let floor = first > 0 ? tokens[first - 1].range.upperBound : 0
    var start = lineStart
    while start > floor {
      let previous = bytes[..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[max(previous, floor)..<(start - 1)], as: UTF8.self)
      let text = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if text.hasPrefix("///") {
        start = max(previous, floor)
      } else if text.contains("*/") {
        let gap = Array(bytes[floor..<(start - 1)])
        let marks = gap.indices.dropLast(2).filter {
          gap[$0] == UInt8(ascii: "/") && gap[$0 + 1] == UInt8(ascii: "*")
            && gap[$0 + 2] == UInt8(ascii: "*")
        }
        guard let open = marks.last else { break }
        start = floor + open
        break
      } else {
        break
      }
      if previous <= floor { break }
    }
    return max(start, floor)
  }

  /// Finds the note `Sizing: h-exp, v-hug (free text)`, or with the articles' words before it.
  private func note(from start: Int, to end: Int) -> ViewDeclaration.SizingNote? {
    // In invalid UTF-8 the offsets would differ.
    guard start < end, let text = String(validating: bytes[start..<end], as: UTF8.self) else {
      return nil
    }
    for match in text.matches(of: beginning) {
      let rest = text[match.range.upperBound...].utf8.drop(while: Self.isBlank)
      let line = rest.prefix { !".;(\r\n*".utf8.contains($0) }
      guard let last = line.lastIndex(where: { !Self.isBlank($0) }) else { continue }
      let phrase = line[...last]
      let place = start + text.utf8.distance(from: text.startIndex, to: phrase.startIndex)
      return .init(
        phrase: String(decoding: phrase, as: UTF8.self), range: place..<(place + phrase.count))
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

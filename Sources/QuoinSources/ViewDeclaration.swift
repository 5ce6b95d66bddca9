/// A type of a file that is said to be a view, and the line about its sizing in the comment before it.
public struct ViewDeclaration: Equatable, Sendable {
  /// The type's name, without those around it.
  public let name: String
  /// Where its keyword stands, counted from 1.
  public let line: Int
  /// The line of its closing brace.
  public let lastLine: Int
  /// What the comment says of the sizing; `nil` where it says nothing.
  public let sizing: SizingNote?
  /// Where a line about the sizing goes, in bytes; `nil` where the declaration doesn't begin its line.
  let start: Int?
  /// Where its closing brace ends, in bytes.
  let end: Int
  /// Whether it has parameters between angle brackets.
  public let isGeneric: Bool
  /// Why no view of it can be made beside it; `nil` where one may be tried.
  public let obstacle: String?

  /// What a comment says of the sizing.
  public struct SizingNote: Equatable, Sendable {
    /// The behaviour as it is written: `h-exp, v-hug`, `neutral`, `by argument`.
    public let phrase: String
    /// Where the phrase is, in bytes.
    let range: Range<Int>
  }

  /// The views that a file declares, however deep, in the order in which they end.
  public static func list(in text: String) -> [ViewDeclaration] {
    var bytes = Array(text.utf8)
    // The mark at the start of a file is no part of its first word.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) {
      bytes.replaceSubrange(..<mark.count, with: mark.map { _ in UInt8(ascii: " ") })
    }
    return list(in: SwiftLexer.tokens(of: bytes), of: bytes)
  }

  static func list(in tokens: [SwiftLexer.Token], of bytes: [UInt8]) -> [ViewDeclaration] {
    var scan = ViewScan(tokens: tokens, bytes: bytes)
    return scan.run()
  }

  /// A type behind the view that shows one on a canvas, on the same line.
  var sample: String { sample(isGeneric ? "\(name) { SwiftUI.ProbeChild() }" : "\(name)()") }

  /// The same of one that is made of a row of data, by the initializer that takes one value that can be decoded.
  var sampleOfRows: String { sample("SwiftUI._RowContent(\(name).init)") }

  private func sample(_ view: String) -> String {
    "; @MainActor fileprivate struct _Sizing\(line): SwiftUI.PreviewRegistry { "
      + "static nonisolated var fileID: Swift.String { #fileID }; "
      + "static nonisolated var filePath: Swift.String { #filePath }; "
      + "static nonisolated var line: Swift.Int { \(line) }; "
      + "static func makePreview() -> SwiftUI.Preview { "
      + "SwiftUI.Preview(\"\(Self.sampleName)\") { \(view) } } }"
  }

  /// What such a preview is called.
  public static let sampleName = "quoin: a view by itself"

  /// The text with a sizing written in the comment, in place of what it says: free text behind it stays. `nil` where there
  /// is no place for it.
  public func writing(_ sizing: String, into text: [UInt8]) -> [UInt8]? {
    var text = text
    if let range = self.sizing?.range {
      text.replaceSubrange(range, with: Array(sizing.utf8))
      return text
    }
    guard let start else { return nil }
    let lineStart = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // The mark at the start of a file is no indentation.
    let indentation = text[lineStart..<start].filter { $0 == 32 || $0 == 9 }
    let isWindows = text.contains(UInt8(ascii: "\r"))
    let line = Array("/// Sizing: \(sizing)\(isWindows ? "\r" : "")\n".utf8) + indentation
    text.insert(contentsOf: line, at: start)
    return text
  }
}

/// Walks through the braces of a file.
private struct ViewScan {
  let tokens: [SwiftLexer.Token]
  let bytes: [UInt8]

  private struct Scope {
    /// Where its keyword is; `nil` for what is no type.
    var keyword: Int?
    var name = ""
    var isView = false
    var isGeneric = false
  }

  init(tokens: [SwiftLexer.Token], bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
  }

  mutating func run() -> [ViewDeclaration] {
    let extended = viewExtensions()
    var scopes: [Scope] = []
    var found: [ViewDeclaration] = []
    var head = 0
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch token.text {
      case "{":
        scopes.append(scope(head..<index, extended))
        head = index + 1
      case "}":
        if let scope = scopes.popLast(), scope.isView, let keyword = scope.keyword {
          found.append(declaration(scope, keyword, closing: index, in: scopes))
        }
        head = index + 1
      case ";": head = index + 1
      default: break
      }
    }
    return found
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  /// What a brace opens, given the tokens before it.
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

  /// The keyword of a type whose brace comes next: the last one in the head that a name stands behind.
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
      // What lies between is the type's head, unless a statement has begun behind it.
      let isDeclared = tokens[index..<head.upperBound].allSatisfy {
        $0.kind != .word || !["func", "var", "let", "init", "return", "in"].contains($0.text)
      }
      return isDeclared ? index : nil
    }
    return nil
  }

  /// Whether `View` is among what stands behind the colon.
  private static func inherits(_ head: [SwiftLexer.Token]) -> Bool {
    var depth = 0
    var isBehindColon = false
    for token in head {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      if token.text == "where" { return false }
      if token.text == ":" { isBehindColon = true }
      if isBehindColon, token.kind == .word, token.text == "View" { return true }
    }
    return false
  }

  /// The types that extensions of the file make views.
  private func viewExtensions() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where tokens[index].text == "extension" {
      let head = Array(tokens[(index + 1)...].prefix { $0.text != "{" })
      guard Self.inherits(head) else { continue }
      let name = head.prefix { $0.kind == .word || $0.text == "." }.last
      if let name { names.insert(name.text) }
    }
    return names
  }

  private func declaration(
    _ scope: Scope, _ keyword: Int, closing: Int, in scopes: [Scope]
  ) -> ViewDeclaration {
    let first = firstToken(of: keyword)
    let start = tokens[first].range.lowerBound
    let isLocal = scopes.contains { $0.keyword == nil }
    let generic = scopes.first(where: \.isGeneric)
    let obstacle =
      isLocal
      ? "it is declared inside of a function"
      : generic.map { "it is declared inside of \($0.name), which is generic" }
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Blanks alone, or the mark at the start of a file
    let isFirst = bytes[lineStart..<start].allSatisfy { [32, 9, 0xEF, 0xBB, 0xBF].contains($0) }
    return ViewDeclaration(
      name: scope.name, line: tokens[keyword].line, lastLine: tokens[closing].line,
      sizing: note(
        from: commentStart(before: first, lineStart), to: tokens[keyword].range.lowerBound),
      start: isFirst ? start : nil, end: tokens[closing].range.upperBound,
      isGeneric: scope.isGeneric, obstacle: obstacle)
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "final", "nonisolated", "indirect",
  ]

  /// The first token of a declaration: an attribute or a modifier before its keyword.
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
      var (open, depth) = (first - 1, 0)
      while open >= 0 {
        if tokens[open].text == ")" { depth += 1 }
        if tokens[open].text == "(" { depth -= 1 }
        if depth == 0 { break }
        open -= 1
      }
      guard open > 0,
        tokens[open - 1].kind == .attribute || Self.modifiers.contains(tokens[open - 1].text)
      else { break }
      first = open - 1
    }
    return first
  }

  /// Where the comment begins that stands right before a declaration: lines of `///`, or `/** … */`.
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

  /// What a comment says: `Sizing: h-exp, v-hug (free text)`, or with the articles' words before it.
  private func note(from start: Int, to end: Int) -> ViewDeclaration.SizingNote? {
    guard start < end else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard
      let match = text.firstMatch(
        of: /(?:[Ss]izing|[Ss]izing behaviou?r):[ \t]*([^.;(\r\n*]*[^.;(\r\n* \t])/)
    else { return nil }
    let phrase = match.1
    let offset = text.utf8.distance(from: text.startIndex, to: phrase.startIndex)
    // A text that isn't UTF-8 has other places.
    guard text.utf8.count == end - start else { return nil }
    let place = start + offset
    return .init(phrase: String(phrase), range: place..<(place + phrase.utf8.count))
  }
}

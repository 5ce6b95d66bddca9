/// Splits a Swift file into tokens without comments and whitespace.
///
/// A string is one token including its interpolations. The lexer knows only as much of the language
/// as finding declarations, attributes and conditions needs. It accepts any text: unterminated
/// tokens
/// end with the file.
struct SwiftLexer {
  /// A token of the file.
  struct Token: Equatable {
    enum Kind: Equatable {
      /// A name or a keyword, including backticks.
      case word
      /// A directive or macro: `#if`, `#selector`, `#Preview` …
      case hash
      /// An attribute: `@objc`, `@main` …
      case attribute
      case literal
      /// Any other character.
      case mark
    }

    let kind: Kind
    /// The range in bytes.
    let range: Range<Int>
    /// The line, counted from 1.
    let line: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []
  /// The strings around `position`, outermost first; a list, because recursion could overflow.
  private var strings: [OpenString] = []
  /// The end of a run of `#` that starts no literal.
  private var poundsEnd = 0

  /// An unterminated string.
  private struct OpenString {
    let start, line, pounds, quotes: Int
    /// The number of tokens before it. Tokens inside its interpolations are dropped.
    let tokens: Int
    /// The number of open parentheses in an interpolation; 0 outside of one.
    var depth = 0
  }

  /// The number of levels of brackets, strings and conditions that the compiler accepts.
  static let mostLevels = 256
  /// The line of the first string that is nested deeper.
  private var deepLine: Int?

  /// Returns the tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [Token] { scan(bytes).tokens }

  /// Returns the tokens of a text, and the first line that is nested deeper than the compiler
  /// accepts. The compiler would run for minutes or overflow its stack.
  static func scan(_ bytes: [UInt8]) -> (tokens: [Token], deepLine: Int?) {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.run()
    var level = 0
    for token in lexer.tokens {
      switch token.text {
      case "(", "[", "{", "#if": level += 1
      case ")", "]", "}", "#endif": level = max(level - 1, 0)
      default: continue
      }
      if level > mostLevels {
        return (lexer.tokens, min(token.line, lexer.deepLine ?? token.line))
      }
    }
    return (lexer.tokens, lexer.deepLine)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    // The byte order mark is not part of the first token.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count {
      if strings.last?.depth == 0 {
        text(of: strings[strings.count - 1])
      } else {
        let count = tokens.count
        next()
        if !strings.isEmpty, tokens.count > count { countParenthesis() }
      }
    }
    while !strings.isEmpty { closeString() }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func next() {
    guard let byte = peek() else { return }
    switch byte {
    case 0...32: advance()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where beginsRegex: token(.literal) { $0.skipRegex(pounds: 0) }
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "@") where peek(1).map(Self.isWord) == true:
      token(.attribute) { lexer in
        lexer.position += 1
        lexer.skipWord()
      }
    case UInt8(ascii: "`"):
      token(.word) { lexer in
        repeat { lexer.advance() } while lexer.peek() != nil && lexer.peek() != UInt8(ascii: "`")
        if lexer.peek() != nil { lexer.position += 1 }
      }
    case let byte where Self.isWord(byte): token(.word) { $0.skipWord() }
    default: token(.mark) { $0.position += 1 }
    }
  }

  private mutating func token(_ kind: Token.Kind, _ skip: (inout SwiftLexer) -> Void) {
    let start = position
    let first = line
    skip(&self)
    let text = kind == .literal ? "" : String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(Token(kind: kind, range: start..<position, line: first, text: text))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
      true
    default: false
    }
  }

  private mutating func skipWord() {
    while let byte = peek(), Self.isWord(byte) { position += 1 }
  }

  /// Skips a block comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// Reads a token that starts with `#`: `#if`, `#"raw"#`, `#/regex/#`.
  private mutating func hash() {
    if position >= poundsEnd {
      var pounds = 0
      while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
      switch peek(pounds) {
      case UInt8(ascii: "\""): return openString(pounds: pounds)
      case UInt8(ascii: "/"): return token(.literal) { $0.skipRegex(pounds: pounds) }
      default: poundsEnd = position + pounds
      }
    }
    token(.hash) { lexer in
      lexer.position += 1
      lexer.skipWord()
    }
  }

  private func isAt(_ byte: UInt8, times: Int, offset: Int = 0) -> Bool {
    (0..<times).allSatisfy { peek(offset + $0) == byte }
  }

  // MARK: Strings

  private mutating func openString(pounds: Int) {
    let start = position
    position += pounds
    let quotes = isAt(UInt8(ascii: "\""), times: 3) ? 3 : 1
    position += quotes
    strings.append(
      OpenString(start: start, line: line, pounds: pounds, quotes: quotes, tokens: tokens.count))
    if strings.count > Self.mostLevels { deepLine = deepLine ?? line }
  }

  private mutating func closeString() {
    let string = strings.removeLast()
    tokens.removeSubrange(string.tokens...)
    tokens.append(
      Token(kind: .literal, range: string.start..<position, line: string.line, text: ""))
  }

  /// Skips the text of a string up to an interpolation or the end.
  private mutating func text(of string: OpenString) {
    let pound = UInt8(ascii: "#")
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), isAt(pound, times: string.pounds, offset: 1) {
        position += 1 + string.pounds
        if peek() == UInt8(ascii: "(") {
          strings[strings.count - 1].depth = 1
          return token(.mark) { $0.position += 1 }
        }
        if peek() != nil { advance() }
      } else if isAt(UInt8(ascii: "\""), times: string.quotes),
        isAt(pound, times: string.pounds, offset: string.quotes)
      {
        position += string.quotes + string.pounds
        return closeString()
      } else if byte == UInt8(ascii: "\n"), string.quotes == 1 {
        return closeString()
      } else {
        advance()
      }
    }
  }

  /// Counts the parentheses of an interpolation; the text continues after the last one.
  private mutating func countParenthesis() {
    guard let last = tokens.last, last.kind == .mark else { return }
    let index = strings.count - 1
    if last.text == "(" { strings[index].depth += 1 }
    if strings[index].depth > Self.mostLevels { deepLine = deepLine ?? line }
    if last.text == ")" { strings[index].depth -= 1 }
    if strings[index].depth == 0 { tokens.removeSubrange(strings[index].tokens...) }
  }

  /// Whether a slash starts a regular expression: only where no operator can be.
  private var beginsRegex: Bool {
    guard let after = peek(1), after != UInt8(ascii: " "), after != UInt8(ascii: "\n"),
      after != UInt8(ascii: ")")
    else { return false }
    guard let last = tokens.last else { return true }
    let isOpen =
      last.kind == .mark && "(,=[{:;!&|?".contains(last.text)
      || last.kind == .word && ["return", "in", "case", "try", "where"].contains(last.text)
    guard isOpen else { return false }
    // The regular expression must end on the same line.
    var distance = 1
    while let byte = peek(distance), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") {
        distance += 1
      } else if byte == UInt8(ascii: "/") {
        return true
      }
      distance += 1
    }
    return false
  }

  private mutating func skipRegex(pounds: Int) {
    position += pounds + 1
    let isLong = pounds > 0 && peek() == UInt8(ascii: "\n")
    while let byte = peek() {
      if byte == UInt8(ascii: "\\") {
        position += 1
        if peek() != nil { advance() }
      } else if byte == UInt8(ascii: "/"), isAt(UInt8(ascii: "#"), times: pounds, offset: 1) {
        position += 1 + pounds
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        advance()
      }
    }
  }
}

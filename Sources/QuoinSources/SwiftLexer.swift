/// Splits a Swift file into tokens: what comes between comments and spaces, a string being one token, whatever is
/// interpolated in it.
///
/// It knows as much of the language as finding declarations, attributes and conditions needs, and takes any text: what
/// never ends, ends with the file.
struct SwiftLexer {
  /// What stands in the file.
  struct Token: Equatable {
    enum Kind: Equatable {
      /// A name or a keyword; backticks belong to it.
      case word
      /// `#if`, `#selector`, `#Preview` and the like.
      case hash
      /// `@objc`, `@main` and the like.
      case attribute
      case literal
      /// One character of anything else.
      case mark
    }

    let kind: Kind
    /// Where it is, in bytes.
    let range: Range<Int>
    /// Counted from 1.
    let line: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  /// The tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count { next() }
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
    case UInt8(ascii: "\""): token(.literal) { $0.skipString(pounds: 0) }
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

  /// Comments lie in each other.
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

  /// `#if`, `#"raw"#`, `#/regex/#`.
  private mutating func hash() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""): token(.literal) { $0.skipString(pounds: pounds) }
    case UInt8(ascii: "/"): token(.literal) { $0.skipRegex(pounds: pounds) }
    default:
      token(.hash) { lexer in
        lexer.position += 1
        lexer.skipWord()
      }
    }
  }

  private func isAt(_ byte: UInt8, times: Int, offset: Int = 0) -> Bool {
    (0..<times).allSatisfy { peek(offset + $0) == byte }
  }

  private mutating func skipString(pounds: Int) {
    position += pounds
    let quote = UInt8(ascii: "\"")
    let isLong = isAt(quote, times: 3)
    let quotes = isLong ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), isAt(UInt8(ascii: "#"), times: pounds, offset: 1) {
        position += 1 + pounds
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else if peek() != nil { advance() }
      } else if isAt(quote, times: quotes),
        isAt(UInt8(ascii: "#"), times: pounds, offset: quotes)
      {
        position += quotes + pounds
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        advance()
      }
    }
  }

  /// What is between the parentheses are tokens of their own, which nobody asks for.
  private mutating func skipInterpolation() {
    let count = tokens.count
    var depth = 0
    repeat {
      let before = tokens.count
      next()
      guard tokens.count > before, let last = tokens.last, last.kind == .mark else { continue }
      if last.text == "(" { depth += 1 }
      if last.text == ")" { depth -= 1 }
    } while depth > 0 && position < bytes.count
    tokens.removeSubrange(count...)
  }

  /// Whether a slash begins a regular expression: where an operator can't stand.
  private var beginsRegex: Bool {
    guard let after = peek(1), after != UInt8(ascii: " "), after != UInt8(ascii: "\n"),
      after != UInt8(ascii: ")")
    else { return false }
    guard let last = tokens.last else { return true }
    let isOpen =
      last.kind == .mark && "(,=[{:;!&|?".contains(last.text)
      || last.kind == .word && ["return", "in", "case", "try", "where"].contains(last.text)
    guard isOpen else { return false }
    // It ends on its line.
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

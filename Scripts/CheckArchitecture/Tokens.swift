/// A word or an operator of Swift source code, without comments and the text of strings.
struct Token {
  let text: String
  let line: Int
  let isName: Bool
  /// Whether it is the first of its line.
  let isFirst: Bool
}

/// Splits Swift source code into tokens. String interpolations count as source code.
struct Tokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var lastLine = 0
  private var tokens: [Token] = []

  static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(bytes: Array(source.utf8))
    tokenizer.readSource(inParentheses: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func isAt(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func add(_ length: Int, isName: Bool) {
    let text = String(decoding: bytes[place..<min(place + length, bytes.count)], as: UTF8.self)
    tokens.append(Token(text: text, line: line, isName: isName, isFirst: line != lastLine))
    lastLine = line
    place += length
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private mutating func readSource(inParentheses: Bool) {
    var depth = 0
    while let next = byte() {
      switch next {
      case UInt8(ascii: "/") where isAt("//"):
        while let next = byte(), next != UInt8(ascii: "\n") { skip() }
      case UInt8(ascii: "/") where isAt("/*"):
        skipComment()
      case UInt8(ascii: "\""):
        readString(signs: 0)
      case UInt8(ascii: "#") where signsOfString > 0:
        readString(signs: signsOfString)
      case UInt8(ascii: "`"):
        skip()
        readName()
        skip()
      case _ where next.beginsName:
        readName()
      case _ where next.isDigit:
        var length = 1
        while let next = byte(length), next.isInName { length += 1 }
        add(length, isName: false)
      case _ where next <= UInt8(ascii: " "):
        skip()
      default:
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if inParentheses, depth < 0 { return skip() }
        add(isAt("->") || isAt("==") ? 2 : 1, isName: false)
      }
    }
  }

  private mutating func readName() {
    var length = 0
    while let next = byte(length), next.isInName { length += 1 }
    add(length, isName: true)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        skip(2)
      } else if isAt("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && place < bytes.count
  }

  /// The number of `#` before the quotation mark of a raw string that begins here.
  private var signsOfString: Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : 0
  }

  private mutating func readString(signs: Int) {
    skip(signs)
    let isLong = isAt("\"\"\"")
    skip(isLong ? 3 : 1)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
        skip(1 + signs)
        let isInterpolation = byte() == UInt8(ascii: "(")
        skip()
        if isInterpolation { readSource(inParentheses: true) }
      } else if isLong ? isAt("\"\"\"") : next == UInt8(ascii: "\""),
        hasSigns(signs, after: isLong ? 3 : 1)
      {
        return skip((isLong ? 3 : 1) + signs)
      } else {
        skip()
      }
    }
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var beginsName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
  fileprivate var isInName: Bool { beginsName || isDigit }
}

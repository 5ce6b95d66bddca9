/// A file's tokens, brackets and lines, in which calls are found and changed.
struct EditableSource {
  let bytes: [UInt8]
  let tokens: [SwiftLexer.Token]
  let pairs: BracketPairs
  /// The positions of the lines' first bytes.
  let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    pairs = BracketPairs(tokens)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == Self.newline }.map { $0 + 1 }
  }

  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 }

  /// Returns a token's text; empty at the ends of the file and for strings.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Whether a token is a punctuation mark with this text.
  func isMark(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && tokens[index].text == text
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether a token starts where the one before it ends.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Returns the index of the token that starts at a byte.
  func token(at byte: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.lowerBound == byte ? low : nil
  }

  // MARK: Lines

  /// Returns the number of a byte's line, counted from 0.
  func line(of byte: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func lineStart(of byte: Int) -> Int { lineStarts[line(of: byte)] }

  /// Returns the spaces and tabs at the start of a byte's line.
  func indentation(of byte: Int) -> [UInt8] {
    // The byte order mark is not indentation.
    Array(bytes[lineStart(of: byte)...].prefix(while: Self.isBlank))
  }

  /// Whether only spaces and tabs precede a token on its line.
  func isFirstOnLine(_ index: Int) -> Bool {
    let start = tokens[index].range.lowerBound
    return bytes[lineStart(of: start)..<start].allSatisfy(Self.isBlank)
  }

  /// Whether two tokens start on the same line, or the first ends where the second starts.
  func isOnLine(_ later: Int, ofEnd earlier: Int) -> Bool {
    line(of: max(tokens[earlier].range.upperBound - 1, 0))
      == line(of: tokens[later].range.lowerBound)
  }

  /// Whether a line starts inside a string.
  func startsInLiteral(_ lineStart: Int) -> Bool {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound <= lineStart { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.lowerBound < lineStart
  }

  /// The rest of the line after a token.
  enum Rest: Equatable {
    /// Only spaces and comments up to the line's end at this byte, which is before its line break.
    case end(Int, hasComment: Bool)
    /// Other tokens.
    case code
  }

  func rest(after index: Int) -> Rest { rest(from: tokens[index].range.upperBound) }

  private func rest(from start: Int) -> Rest {
    var place = start
    var hasComment = false
    while place < bytes.count {
      switch bytes[place] {
      case Self.newline: return .end(place, hasComment: hasComment)
      case Self.carriageReturn where isLineBreak(place):
        return .end(place, hasComment: hasComment)
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == 0x2F:
        hasComment = true
        while place < bytes.count, bytes[place] != Self.newline, !isLineBreak(place) { place += 1 }
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == 0x2A:
        hasComment = true
        place = commentEnd(place)
      case 0...32: place += 1
      default: return .code
      }
    }
    return .end(bytes.count, hasComment: hasComment)
  }

  /// Whether a carriage return belongs to a line break.
  private func isLineBreak(_ place: Int) -> Bool {
    bytes[place] == Self.carriageReturn && place + 1 < bytes.count
      && bytes[place + 1] == Self.newline
  }

  /// Returns the end of a block comment, which may contain others.
  private func commentEnd(_ start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place + 1 < bytes.count {
      let pair = (bytes[place], bytes[place + 1])
      if pair == (0x2F, 0x2A) {
        depth += 1
        place += 2
      } else if pair == (0x2A, 0x2F) {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  /// Returns the start of the line after a line's end.
  func afterLineBreak(_ end: Int) -> Int {
    var place = end
    if place < bytes.count, bytes[place] == Self.carriageReturn { place += 1 }
    if place < bytes.count, bytes[place] == Self.newline { place += 1 }
    return place
  }

  /// Returns the end of the line before a line, before its line break.
  func endOfLine(before lineStart: Int) -> Int {
    guard lineStart > 0 else { return 0 }
    let end = lineStart - 1
    return end > 0 && bytes[end - 1] == Self.carriageReturn ? end - 1 : end
  }

  // MARK: Habits

  /// Returns the line break that is used at a byte.
  func lineBreak(at byte: Int) -> [UInt8] {
    let after = bytes[min(byte, bytes.count)...].firstIndex(of: Self.newline)
    guard let end = after ?? bytes.firstIndex(of: Self.newline) else { return [Self.newline] }
    return end > 0 && bytes[end - 1] == Self.carriageReturn
      ? [Self.carriageReturn, Self.newline] : [Self.newline]
  }

  /// The indentation of one level: that of most lines after an opening brace, or four spaces.
  var indentationStep: [UInt8] {
    var counts: [[UInt8]: Int] = [:]
    for index in tokens.indices.dropLast() where isMark(index, "{") && isFirstOnLine(index + 1) {
      let outer = indentation(of: tokens[index].range.lowerBound)
      let inner = indentation(of: tokens[index + 1].range.lowerBound)
      guard inner.count > outer.count, inner.starts(with: outer) else { continue }
      counts[Array(inner.dropFirst(outer.count)), default: 0] += 1
    }
    let best = counts.max { ($0.value, -$0.key.count) < ($1.value, -$1.key.count) }
    return best?.key ?? Array("    ".utf8)
  }

  /// The indentation of modifiers after a closing brace, relative to it, as in most of the file.
  var indentationAfterBrace: [UInt8] {
    var counts: [[UInt8]: Int] = [[]: 1]
    for index in tokens.indices.dropFirst() {
      guard isMark(index, "."), isMark(index - 1, "}"), isFirstOnLine(index),
        isFirstOnLine(index - 1)
      else { continue }
      let brace = indentation(of: tokens[index - 1].range.lowerBound)
      let dot = indentation(of: tokens[index].range.lowerBound)
      guard dot.starts(with: brace) else { continue }
      counts[Array(dot.dropFirst(brace.count)), default: 0] += 2
    }
    let best = counts.max { ($0.value, -$0.key.count) < ($1.value, -$1.key.count) }
    return best?.key ?? []
  }

  // MARK: Balance

  /// The line of the first bracket or condition without a partner, counted from 1; `nil` if all
  /// have one.
  var unbalancedLine: Int? {
    var open: [SwiftLexer.Token] = []
    for token in tokens where token.kind == .mark || token.kind == .hash {
      switch token.text {
      case "(", "[", "{", "#if": open.append(token)
      case ")", "]", "}", "#endif":
        guard let last = open.popLast(), Self.closing[last.text] == token.text else {
          return token.line
        }
      default: continue
      }
    }
    return open.last?.line
  }

  private static let closing = ["(": ")", "[": "]", "{": "}", "#if": "#endif"]
}

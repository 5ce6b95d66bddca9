/// Finds the expressions of a file that create views, to annotate each with its source location.
///
/// An annotated expression has the form
/// `_located("12:5 VStack@12:5 padding@20:9", VStack { … }.padding())`: the location, and the calls
/// from the inside out. Its value is the same view with the same layout.
///
/// Marks only statements in which a `ViewBuilder` creates views: in declarations of `some View`, in
/// `#Preview`, and in closures of views and of modifiers that take views. Unrecognized code is
/// unchanged.
struct ExpressionMarks {
  /// Text to insert into the file.
  struct Insertion: Equatable {
    let position: Int
    let text: String
  }

  let bytes: [UInt8]
  let tokens: [SwiftLexer.Token]
  private let file: String
  private var insertions: [Insertion] = []
  /// The remaining work; a list instead of recursion, because files may be nested deeply.
  private var rest: [Work] = []
  let pairs: BracketPairs
  private let lineStarts: [Int]
  /// The number of conditions that are open before each token.
  private let levels: [Int]
  /// The positions of the labels of buttons' actions.
  let actions: [Int]
  /// The number of tokens to inspect in geometry reader closures, which limits nested ones.
  var readerBudget: Int

  /// A part of the file that may contain views.
  private enum Work {
    case block(Range<Int>)
    case cases(Range<Int>)
    case arguments(Range<Int>, call: Int)
  }

  /// Returns the insertions for a file, which the marks call `file`.
  static func insertions(
    in tokens: [SwiftLexer.Token], of bytes: [UInt8], file: String
  ) -> [Insertion] {
    var marks = ExpressionMarks(bytes: bytes, tokens: tokens, file: file)
    marks.run()
    return marks.insertions
  }

  private init(bytes: [UInt8], tokens: [SwiftLexer.Token], file: String) {
    (self.bytes, self.tokens, self.file) = (bytes, tokens, file)
    pairs = BracketPairs(tokens)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var level = 0
    levels = tokens.map { token in
      defer { level += token.text == "#if" ? 1 : token.text == "#endif" ? -1 : 0 }
      return level
    }
    actions = tokens.indices.filter { ["action", "intent"].contains(tokens[$0].text) }
    readerBudget = tokens.count * 16 + 1024
  }

  // MARK: Builders

  private mutating func run() {
    var index = 0
    while index < tokens.count {
      if let open = builder(from: index), let close = closing(open) {
        rest.append(.block((open + 1)..<close))
        while let work = rest.popLast() { look(into: work) }
        index = close
      }
      index += 1
    }
  }

  private mutating func look(into work: Work) {
    switch work {
    case .block(let range): block(range)
    case .cases(let range): cases(range)
    case .arguments(let range, let call): arguments(range, of: call)
    }
  }

  /// Returns the brace that opens a view body declared at `index`: `some View {`, `#Preview("name")
  /// {`.
  private func builder(from index: Int) -> Int? {
    if tokens[index].text == "#Preview" {
      guard var open = next(index) else { return nil }
      if tokens[open].text == "(", let end = closing(open) { open = end + 1 }
      return tokens.indices.contains(open) && tokens[open].text == "{" ? open : nil
    }
    guard tokens[index].text == "some", index > 0, var name = next(index) else { return nil }
    // some SwiftUI.View
    if tokens[name].text == "SwiftUI", name + 2 < tokens.count { name += 2 }
    guard tokens[name].text == "View", let open = body(after: name) else { return nil }
    // A property's body may start with a getter.
    let first = open + 1
    guard tokens.indices.contains(first), tokens[first].text == "get",
      tokens.indices.contains(first + 1), tokens[first + 1].text == "{"
    else { return open }
    return first + 1
  }

  /// Returns the brace that opens a body, directly after a result type or after its `where` clause.
  private func body(after type: Int) -> Int? {
    guard var place = next(type) else { return nil }
    if tokens[place].text == "where" {
      while tokens[place].text != "{" {
        guard let after = next(place), !Self.keywords.contains(tokens[after].text) else {
          return nil
        }
        place = after
      }
    }
    return tokens[place].text == "{" ? place : nil
  }

  func next(_ index: Int) -> Int? { index + 1 < tokens.count ? index + 1 : nil }

  /// Returns the bracket that closes the one at `open`.
  func closing(_ open: Int) -> Int? { pairs.partner(of: open) }

  private func isOpening(_ index: Int) -> Bool {
    tokens[index].kind == .mark && "([{".contains(tokens[index].text)
  }

  // MARK: Statements

  /// Marks the statements of a view body.
  private mutating func block(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = statement(at: index, in: range)
    }
  }

  /// Marks the statement that starts at `index`. Returns the start of the next one.
  private mutating func statement(at index: Int, in range: Range<Int>) -> Int {
    switch tokens[index].text {
    case ";", "}", ")": return index + 1
    case "if", "else", "switch":
      guard let open = brace(after: index, before: range.upperBound), let close = closing(open)
      else { return range.upperBound }
      let inside = (open + 1)..<close
      rest.append(tokens[index].text == "switch" ? .cases(inside) : .block(inside))
      return close + 1
    case "return":
      guard index + 1 < range.upperBound else { return range.upperBound }
      return expression(at: index + 1, in: range)
    case let text where tokens[index].kind == .hash && Self.conditions.contains(text):
      var end = index
      while end < range.upperBound, tokens[end].line == tokens[index].line { end += 1 }
      return end
    case "(": return expression(at: index, in: range)
    case _ where tokens[index].kind == .word && Self.isCapitalOrPlain(tokens[index].text):
      return expression(at: index, in: range)
    default: return end(of: index, in: range)
    }
  }

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// Whether a word may start an expression.
  private static func isCapitalOrPlain(_ word: String) -> Bool { !keywords.contains(word) }

  private static let keywords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "typealias", "guard", "for",
    "while",
    "repeat", "do", "defer", "throw", "try", "await", "break", "continue", "fallthrough", "case",
    "default", "import", "static", "private", "lazy", "in", "some", "any", "super", "_",
  ]

  /// Returns the opening brace of an `if` or `switch`, whose conditions have no braces of their own
  /// outside of parentheses.
  private func brace(after index: Int, before end: Int) -> Int? {
    var place = index + 1
    while place < end {
      if tokens[place].text == "{" { return place }
      if isOpening(place) {
        guard let close = closing(place) else { return nil }
        place = close
      }
      place += 1
    }
    return nil
  }

  /// Marks the statements of each case.
  private mutating func cases(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let isCase = ["case", "default"].contains(tokens[index].text)
      guard isCase || tokens[index].kind == .attribute else {
        index = statement(at: index, in: range)
        continue
      }
      // The colon after the pattern
      while index < range.upperBound, tokens[index].text != ":" {
        if isOpening(index), let close = closing(index) { index = close }
        index += 1
      }
      index += 1
    }
  }

  /// Returns the end of the statement that starts at `index`: the first token on a new line that
  /// doesn't continue it.
  private func end(of index: Int, in range: Range<Int>) -> Int {
    var place = index
    while place < range.upperBound {
      if place > index, begins(at: place, after: index) { return place }
      if isOpening(place) {
        guard let close = closing(place), close < range.upperBound else { return range.upperBound }
        place = close
      }
      place += 1
    }
    return range.upperBound
  }

  /// Whether a statement other than the one at `start` begins at `place`.
  private func begins(at place: Int, after start: Int) -> Bool {
    if tokens[place].text == ";" { return true }
    guard tokens[place].line > lastLine(place - 1) else { return false }
    let (token, before) = (tokens[place], tokens[place - 1])
    // A brace on its own line opens the trailing closure of the call before it.
    if token.kind == .mark, !"([".contains(token.text) { return false }
    if before.kind == .mark, !canEnd(with: place - 1) { return false }
    if ["as", "is", "in"].contains(token.text) { return false }
    // The label of another closure
    if token.kind == .word, before.text == "}", let colon = next(place), tokens[colon].text == ":",
      let open = next(colon), tokens[open].text == "{"
    {
      return false
    }
    // A condition around modifiers continues the expression before it.
    return levels[place] <= levels[start] && !isPostfixCondition(place)
  }

  /// Whether a statement may end with a mark: `)`, or the last one of `Int?`, but not of `a ??`.
  private func canEnd(with mark: Int) -> Bool {
    var place = mark
    while place > 0, tokens[place].kind == .mark, "!?>".contains(tokens[place].text),
      tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
    {
      place -= 1
    }
    return tokens[place].kind != .mark || ")]}".contains(tokens[place].text)
  }

  /// Whether a condition contains modifiers: the token after its line is a dot.
  private func isPostfixCondition(_ place: Int) -> Bool {
    guard Self.conditions.contains(tokens[place].text) else { return false }
    let behind = tokens[place...].first { $0.line > tokens[place].line }
    return behind?.text == "."
  }

  /// Returns the last line of a token, which for a string may differ from the first.
  private func lastLine(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .literal else { return token.line }
    return token.line + bytes[token.range].filter { $0 == UInt8(ascii: "\n") }.count
  }

  // MARK: Expressions

  /// Marks an expression and the contents of its closures. Returns the start of the next statement.
  private mutating func expression(at start: Int, in range: Range<Int>) -> Int {
    let end = end(of: start, in: range)
    var calls: [(name: String, place: Int)] = []
    var isValue = true
    var place = start
    while place < end {
      let token = tokens[place]
      if token.kind == .word, isCalled(place, before: end) {
        calls.append((token.text, place))
      } else if Self.conditions.contains(token.text) {
        isValue = false
      } else if token.text == "=", isAssignment(place) {
        isValue = false
      }
      if token.text == "{", let close = closing(place) {
        closure(place, close, of: calls.last.map(\.place) ?? start, label: nil)
        place = close
      } else if isOpening(place), let close = closing(place) {
        rest.append(.arguments((place + 1)..<close, call: calls.last.map(\.place) ?? start))
        place = close
      }
      place += 1
    }
    if isValue, let first = tokens[start..<end].first, first.kind == .word {
      mark(start..<end, calls)
    }
    return end
  }

  private func isCalled(_ place: Int, before end: Int) -> Bool {
    let isMember = place > 0 && tokens[place - 1].text == "."
    guard place + 1 < end else { return !isMember }
    let behind = tokens[place + 1]
    if behind.text == ":" { return false }
    return ["(", "{", "<"].contains(behind.text) || !isMember
  }

  private func isAssignment(_ place: Int) -> Bool {
    let around = [place - 1, place + 1].filter(tokens.indices.contains).map { tokens[$0] }
    return !around.contains { other in
      other.kind == .mark && "=!<>+-*/&|~".contains(other.text)
        && (other.range.upperBound == tokens[place].range.lowerBound
          || other.range.lowerBound == tokens[place].range.upperBound)
    }
  }

  /// Finds closures among the arguments of the call at `call`.
  private mutating func arguments(_ range: Range<Int>, of call: Int) {
    var place = range.lowerBound
    var label: String?
    while place < range.upperBound {
      let token = tokens[place]
      if token.kind == .word, let colon = next(place), tokens[colon].text == ":" {
        label = token.text
      }
      if token.text == "," { label = nil }
      if token.text == "{", let close = closing(place) {
        let behind = place > range.lowerBound ? tokens[place - 1].text : ""
        if [":", "", ","].contains(behind) {
          closure(place, close, of: call, label: label)
        } else if let inner = callee(before: place) {
          closure(place, close, of: inner, label: nil)
        }
        place = close
      } else if isOpening(place), let close = closing(place) {
        rest.append(.arguments((place + 1)..<close, call: place > 0 ? place - 1 : place))
        place = close
      }
      place += 1
    }
  }

  /// Returns the callee of the trailing closure that starts at `open`.
  private func callee(before open: Int) -> Int? {
    var place = open - 1
    guard place >= 0 else { return nil }
    if tokens[place].text == ")" {
      guard let open = pairs.partner(of: place) else { return nil }
      place = open - 1
    }
    return place >= 0 && tokens[place].kind == .word ? place : nil
  }

  /// Marks the contents of a closure of the call at `call` if it creates views.
  private mutating func closure(_ open: Int, _ close: Int, of call: Int, label given: String?) {
    var label = given
    // HStack { … } header: { … }
    if label == nil, open >= 2, tokens[open - 1].text == ":", tokens[open - 2].kind == .word {
      label = tokens[open - 2].text
    }
    guard makesViews(call, label: label, open: open, close: close) else { return }
    rest.append(.block(afterParameters(open, close)..<close))
  }

  /// Returns the first token after a closure's parameters.
  private func afterParameters(_ open: Int, _ close: Int) -> Int {
    for place in (open + 1)..<max(close, open + 1) {
      let token = tokens[place]
      // `Slider(value: $value, in: 0...1)` has a label.
      if token.text == "in" { return tokens[place + 1].text == ":" ? open + 1 : place + 1 }
      let isParameter =
        token.kind == .word || token.kind == .attribute
        || token.kind == .mark && ",():_[]->.?&".contains(token.text)
      guard isParameter, token.line == tokens[open].line || place < open + 12 else { break }
    }
    return open + 1
  }

  private mutating func mark(_ range: Range<Int>, _ calls: [(name: String, place: Int)]) {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    let chain = calls.map { "\($0.name)@\(place(of: $0.place))\(uses(ofReaderAt: $0.place))" }
    let text = ([file, place(of: range.lowerBound)] + chain).joined(separator: "|")
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    insertions.append(
      Insertion(position: first.range.lowerBound, text: "_located(\"\(text)\", "))
    insertions.append(Insertion(position: last.range.upperBound, text: ")"))
  }

  /// Returns a token's line and column, counted from 1, columns in bytes like the compiler's.
  private func place(of index: Int) -> String {
    let token = tokens[index]
    return "\(token.line):\(token.range.lowerBound - lineStarts[token.line - 1] + 1)"
  }
}

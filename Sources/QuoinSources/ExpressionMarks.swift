/// Finds the expressions of a file that make views, so that a copy of it can say of each where it stands.
///
/// `_located("12:5 VStack@12:5 padding@20:9", VStack { … }.padding())` is what an expression becomes: the place, and what
/// is called in it, from the inside out. Its value stays the same view, laid out as before.
///
/// Only statements are marked that stand where a `ViewBuilder` makes views of them: in what is `some View`, in `#Preview`,
/// and in closures of views and of the modifiers that take views. What isn't recognised stays as it is.
struct ExpressionMarks {
  /// Text that goes into the file.
  struct Insertion: Equatable {
    let position: Int
    let text: String
  }

  let bytes: [UInt8]
  let tokens: [SwiftLexer.Token]
  private let file: String
  private var insertions: [Insertion] = []
  /// Where the line begins that was asked for last, and the lines before it.
  private let lineStarts: [Int]

  /// What to insert into the file with these tokens, which is called `file` in the marks.
  static func insertions(
    in tokens: [SwiftLexer.Token], of bytes: [UInt8], file: String
  ) -> [Insertion] {
    var marks = ExpressionMarks(bytes: bytes, tokens: tokens, file: file)
    marks.run()
    return marks.insertions
  }

  private init(bytes: [UInt8], tokens: [SwiftLexer.Token], file: String) {
    (self.bytes, self.tokens, self.file) = (bytes, tokens, file)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  // MARK: Where views are made

  private mutating func run() {
    var index = 0
    while index < tokens.count {
      if let open = builder(from: index), let close = closing(open) {
        block((open + 1)..<close)
        index = close
      }
      index += 1
    }
  }

  /// The brace that opens a body of views declared at `index`: `some View {`, `#Preview("name") {`.
  private func builder(from index: Int) -> Int? {
    if tokens[index].text == "#Preview" {
      guard var open = next(index) else { return nil }
      if tokens[open].text == "(", let end = closing(open) { open = end + 1 }
      return tokens.indices.contains(open) && tokens[open].text == "{" ? open : nil
    }
    guard tokens[index].text == "some", let name = next(index), tokens[name].text == "View",
      let open = next(name), tokens[open].text == "{", index > 0
    else { return nil }
    // A property's body may begin with an accessor.
    let first = open + 1
    guard tokens.indices.contains(first), tokens[first].text == "get",
      tokens.indices.contains(first + 1), tokens[first + 1].text == "{"
    else { return open }
    return first + 1
  }

  func next(_ index: Int) -> Int? { index + 1 < tokens.count ? index + 1 : nil }

  /// The token that closes what the one at `open` opens.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if isOpening(index) { depth += 1 }
      if isClosing(index) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func isOpening(_ index: Int) -> Bool {
    tokens[index].kind == .mark && "([{".contains(tokens[index].text)
  }
  private func isClosing(_ index: Int) -> Bool {
    tokens[index].kind == .mark && ")]}".contains(tokens[index].text)
  }

  // MARK: Statements

  /// Marks the statements of a body of views.
  private mutating func block(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = statement(at: index, in: range)
    }
  }

  /// Marks the statement that begins at `index`; returns where the next one begins.
  private mutating func statement(at index: Int, in range: Range<Int>) -> Int {
    switch tokens[index].text {
    case ";", "}", ")": return index + 1
    case "if", "else", "switch":
      guard let open = brace(after: index, before: range.upperBound), let close = closing(open)
      else { return range.upperBound }
      if tokens[index].text == "switch" {
        cases((open + 1)..<close)
      } else {
        block((open + 1)..<close)
      }
      return close + 1
    case "return":
      guard index + 1 < range.upperBound else { return range.upperBound }
      return expression(at: index + 1, in: range)
    case let text where tokens[index].kind == .hash && Self.conditions.contains(text):
      var end = index
      while end < range.upperBound, tokens[end].line == tokens[index].line { end += 1 }
      return end
    case _ where tokens[index].kind == .word && Self.isCapitalOrPlain(tokens[index].text):
      return expression(at: index, in: range)
    default: return end(of: index, in: range)
    }
  }

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// Whether an expression may begin with a word.
  private static func isCapitalOrPlain(_ word: String) -> Bool { !keywords.contains(word) }

  private static let keywords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "typealias", "guard", "for",
    "while",
    "repeat", "do", "defer", "throw", "try", "await", "break", "continue", "fallthrough", "case",
    "default", "import", "static", "private", "lazy", "in", "some", "any", "super", "_",
  ]

  /// The brace that opens the body of `if` or `switch`: conditions have none of their own outside parentheses.
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
      // The colon behind the pattern
      while index < range.upperBound, tokens[index].text != ":" {
        if isOpening(index), let close = closing(index) { index = close }
        index += 1
      }
      index += 1
    }
  }

  /// Where the statement ends that begins at `index`: before the first token on a line of its own that doesn't go on with
  /// it.
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

  /// Whether a statement begins at `place`, another one than that which began at `start`.
  private func begins(at place: Int, after start: Int) -> Bool {
    if tokens[place].text == ";" { return true }
    guard tokens[place].line > lastLine(place - 1) else { return false }
    let (token, before) = (tokens[place], tokens[place - 1])
    if token.kind == .mark, !"({[".contains(token.text) { return false }
    if before.kind == .mark, !")]}!?>".contains(before.text) { return false }
    if ["as", "is", "in"].contains(token.text) { return false }
    // The label of a further closure
    if token.kind == .word, before.text == "}", let colon = next(place), tokens[colon].text == ":",
      let open = next(colon), tokens[open].text == "{"
    {
      return false
    }
    // A condition around modifiers goes on with the expression before it.
    if Self.conditions.contains(token.text) {
      return !(start..<place).contains { Self.conditions.contains(tokens[$0].text) }
        && !isPostfixCondition(place)
    }
    return !isPostfixCondition(place - 1) && !isInCondition(place, from: start)
  }

  /// Whether a condition has modifiers inside: the token behind its line is a dot.
  private func isPostfixCondition(_ place: Int) -> Bool {
    guard Self.conditions.contains(tokens[place].text) else { return false }
    let behind = tokens[place...].first { $0.line > tokens[place].line }
    return behind?.text == "."
  }

  /// Whether the tokens of the condition's line come before `place`.
  private func isInCondition(_ place: Int, from start: Int) -> Bool {
    guard let condition = (start..<place).last(where: { Self.conditions.contains(tokens[$0].text) })
    else { return false }
    return tokens[condition].text != "#endif"
  }

  /// The line that a token ends on: strings may have several.
  private func lastLine(_ index: Int) -> Int {
    let token = tokens[index]
    guard token.kind == .literal else { return token.line }
    return token.line + bytes[token.range].filter { $0 == UInt8(ascii: "\n") }.count
  }

  // MARK: Expressions

  /// Marks an expression and what is in its closures; returns where the next statement begins.
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
        arguments((place + 1)..<close, of: calls.last.map(\.place) ?? start)
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

  /// Looks for closures among the arguments of the call at `call`.
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
        arguments((place + 1)..<close, of: place > 0 ? place - 1 : place)
        place = close
      }
      place += 1
    }
  }

  /// The name of what a trailing closure that opens at `open` is handed to.
  private func callee(before open: Int) -> Int? {
    var place = open - 1
    guard place >= 0 else { return nil }
    if tokens[place].text == ")" {
      var depth = 0
      while place >= 0 {
        if isClosing(place) { depth += 1 }
        if isOpening(place) { depth -= 1 }
        if depth == 0 { break }
        place -= 1
      }
      place -= 1
    }
    return place >= 0 && tokens[place].kind == .word ? place : nil
  }

  /// Marks what is in a closure of the call at `call`, if it makes views.
  private mutating func closure(_ open: Int, _ close: Int, of call: Int, label given: String?) {
    var label = given
    // HStack { … } header: { … }
    if label == nil, open >= 2, tokens[open - 1].text == ":", tokens[open - 2].kind == .word {
      label = tokens[open - 2].text
    }
    guard makesViews(call, label: label, open: open, close: close) else { return }
    block(behindParameters(open, close)..<close)
  }

  private func makesViews(_ call: Int, label: String?, open: Int, close: Int) -> Bool {
    let name = tokens[call].text
    if let label {
      return Self.viewLabels.contains(label)
        || label == "content" && !["Canvas", "Path"].contains(name)
    }
    guard let first = name.unicodeScalars.first else { return false }
    if name == "Button" {
      // The only closure is what the button does, unless that is an argument.
      let isLabelled = close + 2 < tokens.count && tokens[close + 2].text == ":"
      let around = tokens[call..<open]
      return !isLabelled && around.contains { $0.text == "action" || $0.text == "intent" }
    }
    if first.properties.isUppercase { return !Self.others.contains(name) }
    return Self.modifiers.contains(name)
  }

  /// Capitalised names whose closures make no views.
  private static let others: Set<String> = [
    "Task", "Timer", "DispatchQueue", "Binding", "Path", "Canvas", "Animation", "EditButton",
    "Array", "Set", "Dictionary", "String", "Data", "Date", "Result", "Stepper", "Gesture",
    "DragGesture", "TapGesture", "LongPressGesture", "State", "UIColor", "Color", "Predicate",
    "Regex", "KeyframeAnimator", "Slider", "TextField", "SecureField", "Void", "Optional",
  ]
  /// Modifiers whose closure makes views.
  private static let modifiers: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "sheet", "fullScreenCover",
    "popover", "contextMenu", "swipeActions", "alert", "confirmationDialog",
    "navigationDestination", "overlayPreferenceValue", "backgroundPreferenceValue", "tabItem",
    "inspector", "toolbar", "listRowBackground", "searchSuggestions", "tabViewBottomAccessory",
  ]
  /// Labels of closures that make views.
  private static let viewLabels: Set<String> = [
    "label", "header", "footer", "placeholder", "title", "icon", "currentValueLabel",
    "minimumValueLabel", "maximumValueLabel", "destination", "sidebar", "detail", "actions",
    "message",
    "description", "preview", "row",
  ]

  /// The first token behind a closure's parameters.
  private func behindParameters(_ open: Int, _ close: Int) -> Int {
    for place in (open + 1)..<max(close, open + 1) {
      let token = tokens[place]
      if token.text == "in" { return place + 1 }
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

  /// Line and column of a token, counted from 1, columns in bytes as the compiler counts them.
  private func place(of index: Int) -> String {
    let token = tokens[index]
    return "\(token.line):\(token.range.lowerBound - lineStarts[token.line - 1] + 1)"
  }
}

// Writes, replaces and removes modifiers.

extension CallEdit {
  // MARK: After the call

  func appended(_ snippet: Snippet) -> [SourceReplacement] {
    appended(snippet, indentation: indentationAfterCall)
  }

  /// - Parameter indentation: That of a new line for each modifier; `nil` for the call's line.
  func appended(_ snippet: Snippet, indentation: [UInt8]?) -> [SourceReplacement] {
    guard let indentation else { return [.insertion(snippet.code, at: range.upperBound)] }
    return [.insertion(lines(snippet, indentation), at: endOfLine(of: call.end))]
  }

  /// Returns modifiers, each after a line break and with an indentation.
  private func lines(_ snippet: Snippet, _ indentation: [UInt8]) -> [UInt8] {
    snippet.links.flatMap { lineBreak + indentation + Array($0.utf8) }
  }

  /// Returns the end of a token's line, or of the token if code follows on the line.
  private func endOfLine(of token: Int) -> Int {
    let end = source.tokens[token].range.upperBound
    guard case .end(let lineEnd, let hasComment) = source.rest(after: token) else { return end }
    return hasComment || lineEnd < source.bytes.count ? lineEnd : end
  }

  /// The indentation of a modifier after the call; `nil` if it belongs on the same line.
  var indentationAfterCall: [UInt8]? {
    let next = source.nextDot(after: call)
    if let next, source.isOnLine(next, ofEnd: call.end) { return nil }
    if call.isModifier, source.isFirstOnLine(call.start) { return indentation(of: call.start) }
    if let next, source.isFirstOnLine(next) { return indentation(of: next) }
    if next != nil { return nil }
    if let dot = firstDotOnLine { return indentation(of: dot) }
    return indentationAfterClosure
  }

  /// The period that begins the line of an inline modifier.
  private var firstDotOnLine: Int? {
    guard call.isModifier else { return nil }
    let line = source.line(of: range.lowerBound)
    var place = call.start
    while place > 0, source.line(of: source.tokens[place - 1].range.lowerBound) == line {
      place -= 1
    }
    return source.isMark(place, ".") && source.isPostfix(place) ? place : nil
  }

  /// The indentation of a modifier after a trailing closure; `nil` if other code is on its lines.
  private var indentationAfterClosure: [UInt8]? {
    guard let brace = call.closures.last?.close, brace == call.end,
      case .end = source.rest(after: brace)
    else { return nil }
    if source.isFirstOnLine(brace) { return indentation(of: brace) + source.indentationAfterBrace }
    let start = source.chainStart(of: call)
    guard !call.isModifier, source.isFirstOnLine(start), source.isOnLine(brace, ofEnd: start) else {
      return nil
    }
    return indentation(of: start) + source.indentationStep
  }

  // MARK: Before the call

  func prepended(_ snippet: Snippet) throws -> [SourceReplacement] {
    guard call.isModifier else { throw Obstacle("\(name) isn't a modifier") }
    return [insertion(snippet, before: call)]
  }

  /// Returns the insertion of modifiers before a modifier and the comments on the lines above it.
  func insertion(_ snippet: Snippet, before modifier: CallSite) -> SourceReplacement {
    let dot = source.tokens[modifier.start].range.lowerBound
    guard source.isFirstOnLine(modifier.start) else { return .insertion(snippet.code, at: dot) }
    let indentation = indentation(of: modifier.start)
    let previous = modifier.start - 1
    if previous >= 0, case .end(let end, _) = source.rest(after: previous), end < dot,
      source.bytes[end..<dot].contains(where: { $0 > 32 })
    {
      return .insertion(lines(snippet, indentation), at: end)
    }
    let text = snippet.links.flatMap { Array($0.utf8) + lineBreak + indentation }
    return .insertion(text, at: dot)
  }

  // MARK: The call

  func replaced(by snippet: Snippet) -> [SourceReplacement] {
    let indentation = indentation(of: call.start)
    let isOnOwnLine = call.isModifier && source.isFirstOnLine(call.start)
    let separator = isOnOwnLine ? lineBreak + indentation : []
    let links = snippet.links.map { link in
      // Literals of several lines stay as they are.
      link.contains("\"\"\"") ? Array(link.utf8) : indented(link, by: indentation)
    }
    return [SourceReplacement(range, Array(links.joined(separator: separator)))]
  }

  /// Returns code with the file's line breaks, and an indentation from the second line.
  private func indented(_ code: String, by indentation: [UInt8]) -> [UInt8] {
    let lines = code.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    return Array(lines.joined(separator: lineBreak + indentation))
  }

  func removed() throws -> [SourceReplacement] {
    guard call.isModifier else {
      let start = call.start
      let end = source.chainEnd(from: call)
      guard isStatement(start, end) else {
        throw Obstacle("\(name) isn't a modifier or a view by itself, so it can't be removed")
      }
      return [statementRemoval(start...end)]
    }
    if let condition = source.condition(around: call) { return [removal(condition)] }
    return [removal(call.start...call.end)]
  }

  /// Whether tokens are a statement of their own.
  func isStatement(_ start: Int, _ end: Int) -> Bool {
    guard start > 0 else { return true }
    if [",", ":", "="].contains(where: { source.isMark(end + 1, $0) }) { return false }
    let before = source.tokens[start - 1]
    if before.kind == .mark, ["{", "}", ";"].contains(before.text) { return true }
    if before.kind == .word, before.text == "in" { return true }
    let isMarkBefore = before.kind == .mark && ![")", "]", "!", "?", ">"].contains(before.text)
    return !isMarkBefore && before.text != "return"
      && !source.isOnLine(start, ofEnd: start - 1)
  }

  /// Returns the removal of a statement, with the semicolon before it if it is the last one.
  func statementRemoval(_ tokens: ClosedRange<Int>) -> SourceReplacement {
    let semicolon = tokens.lowerBound - 1
    guard source.isMark(semicolon, ";"), !source.isMark(tokens.upperBound + 1, ";"),
      source.isOnLine(tokens.lowerBound, ofEnd: semicolon)
    else { return removal(tokens) }
    return .removal(bytes(semicolon...tokens.upperBound))
  }

  /// Returns the removal of tokens, with their lines if nothing else is on them.
  func removal(_ tokens: ClosedRange<Int>) -> SourceReplacement {
    let range = bytes(tokens)
    guard source.isFirstOnLine(tokens.lowerBound) else {
      return .removal(range.lowerBound..<separatorEnd(after: tokens.upperBound, range))
    }
    let lineStart = source.lineStart(of: range.lowerBound)
    if case .end(let end, _) = source.rest(after: tokens.upperBound) {
      let next = source.afterLineBreak(end)
      // The last line of a file without a final line break
      let start = next == end ? source.endOfLine(before: lineStart) : lineStart
      return .removal(start..<next)
    }
    let previous = tokens.lowerBound - 1
    if source.isMark(tokens.lowerBound, "."), previous >= 0,
      case .end(let end, let hasComment) = source.rest(after: previous), !hasComment,
      end <= range.lowerBound
    {
      return .removal(source.endOfLine(before: lineStart)..<range.upperBound)
    }
    return .removal(range.lowerBound..<separatorEnd(after: tokens.upperBound, range))
  }

  /// Returns the end of the spaces after removed code, and of a semicolon after a statement.
  private func separatorEnd(after last: Int, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    let isModifier = source.bytes[range.lowerBound] == UInt8(ascii: ".")
    guard !isModifier else { return end }
    if source.isMark(last + 1, ";") { end = source.tokens[last + 1].range.upperBound }
    while end < source.bytes.count, EditableSource.isBlank(source.bytes[end]) { end += 1 }
    return end
  }
}

// Puts calls into others, and takes their contents out.

extension CallEdit {
  func wrapped(in snippet: Snippet) throws -> [SourceReplacement] {
    let first = call.isModifier ? source.chainStart(of: call) : call.start
    let last = call.isModifier ? call.end : source.chainEnd(from: call)
    guard source.hasWholeConditions(first...last) else {
      throw Obstacle("\(name) is inside an #if that begins in the middle of the view")
    }
    if let shorthand = source.firstShorthand(in: first..<(last + 1)) {
      throw Obstacle("\(name) uses \(shorthand), which another closure around it would hide")
    }
    let range = bytes(first...last)
    let isOneLine = source.line(of: range.lowerBound) == source.line(of: range.upperBound)
    let rest = source.rest(after: last)
    let isAlone = source.isFirstOnLine(first) && rest != .code
    if isOneLine, !isAlone {
      return [
        .insertion("\(snippet.code) { ", at: range.lowerBound),
        .insertion(" }", at: range.upperBound),
      ]
    }
    let (outer, step) = (indentation(of: first), source.indentationStep)
    var end = range.upperBound
    if case .end(let lineEnd, true) = rest { end = lineEnd }
    let head = Array("\(snippet.code) {".utf8) + lineBreak + outer + step
    return [.insertion(head, at: range.lowerBound)]
      + linesToIndent(range).map { .insertion(step, at: $0) }
      + [.insertion(lineBreak + outer + [UInt8(ascii: "}")], at: end)]
  }

  /// Returns the starts of a range's lines from the second one, except empty ones and those in
  /// strings.
  private func linesToIndent(_ range: Range<Int>) -> [Int] {
    source.lineStarts.filter { start in
      guard start > range.lowerBound, start < range.upperBound else { return false }
      return !source.startsInLiteral(start) && source.bytes[start] != EditableSource.newline
        && source.bytes[start] != EditableSource.carriageReturn
    }
  }

  func unwrapped() throws -> [SourceReplacement] {
    guard !call.isModifier, call.closures.count == 1, let closure = call.closures.first,
      closure.close == call.end
    else {
      throw Obstacle("\(name) has no closure whose views could replace it")
    }
    let first = try contentStart(of: closure)
    guard first < closure.close else { throw Obstacle("\(name) contains no view") }
    let content = content(of: closure, from: first)
    guard isReplaceable(by: first..<closure.close, content) else {
      guard name != "Group" else { throw Obstacle("only one view can be in place of \(name)") }
      // Several views need a container where only one can be.
      return [SourceReplacement(bytes(call.start...(closure.open - 1)), "Group")]
        + (first > closure.open + 1
          ? [.removal(bytes((closure.open + 1)...(first - 1)))] : [])
    }
    let brace = source.tokens[closure.close].range.upperBound
    var tail: [UInt8] = []
    if source.rest(after: closure.close) == .code, endsInComment(content, closure) {
      tail = lineBreak + indentation(of: call.start)
    }
    return [.removal(range.lowerBound..<content.lowerBound)]
      + dedents(content, first)
      + [SourceReplacement(content.upperBound..<brace, tail)]
  }

  /// Returns the first token after a closure's parameters. Throws if the views use them.
  private func contentStart(of closure: CallSite.Brackets) throws -> Int {
    let body = closure.open + 1
    guard let last = source.parametersEnd(of: closure) else {
      try checkUses(of: [], in: body..<closure.close)
      return body
    }
    try checkUses(of: source.words(in: body..<last), in: (last + 1)..<closure.close)
    return last + 1
  }

  /// Throws if some tokens contain the name of a parameter, or `$0` outside of inner closures.
  private func checkUses(of names: Set<String>, in tokens: Range<Int>) throws {
    let used = source.firstShorthand(in: tokens) ?? source.firstUse(of: names, in: tokens)
    guard let used else { return }
    throw Obstacle("the views in \(name) use \(used), which it passes to them")
  }

  /// Returns the bytes of a closure's views with their comments, without the spaces around them.
  private func content(of closure: CallSite.Brackets, from first: Int) -> Range<Int> {
    var start = source.tokens[first - 1].range.upperBound
    var end = source.tokens[closure.close].range.lowerBound
    while start < end, source.bytes[start] <= 32 { start += 1 }
    while end > start, source.bytes[end - 1] <= 32 { end -= 1 }
    return start..<end
  }

  /// Whether the content can be where the call is: it is one view, or the call is a statement.
  private func isReplaceable(by content: Range<Int>, _ bytes: Range<Int>) -> Bool {
    let first = content.lowerBound
    // A comment would be after `return`, or after other code.
    if bytes.lowerBound < source.tokens[first].range.lowerBound,
      !source.isFirstOnLine(call.start)
    {
      return false
    }
    let isView =
      source.isWord(first)
      && !["if", "switch", "let", "var", "for", "return"].contains(source.text(first))
    let isOne = isView && source.chainEnd(from: source.call(at: first)) == content.upperBound - 1
    if isOne { return true }
    let isChained = source.nextDot(after: call) != nil
    return !isChained && isStatement(call.start, call.end)
  }

  private func endsInComment(_ content: Range<Int>, _ closure: CallSite.Brackets) -> Bool {
    source.tokens[closure.close - 1].range.upperBound < content.upperBound
  }

  /// Returns the removals of a level of indentation from the content's lines.
  private func dedents(_ content: Range<Int>, _ first: Int) -> [SourceReplacement] {
    let (outer, inner) = (indentation(of: call.start), indentation(of: first))
    guard inner.count > outer.count, inner.starts(with: outer),
      !source.isOnLine(first, ofEnd: call.start)
    else { return [] }
    let surplus = inner.count - outer.count
    return source.lineStarts.compactMap { start in
      guard start > content.lowerBound, start < content.upperBound,
        !source.startsInLiteral(start), source.bytes[start...].starts(with: inner)
      else { return nil }
      return .removal((start + outer.count)..<(start + outer.count + surplus))
    }
  }
}

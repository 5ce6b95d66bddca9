// Moves modifiers and views.

extension CallEdit {
  // MARK: Before a modifier

  func movedBefore() throws -> [SourceReplacement] {
    guard let target else { throw Obstacle("the modifier to move it to is missing") }
    let other = source.call(at: target)
    guard call.isModifier, other.isModifier else {
      let wrong = call.isModifier ? source.text(target) : name
      throw Obstacle("\(wrong) isn't a modifier, so nothing can move before it")
    }
    guard other.start != call.start, source.chainStart(of: call) == source.chainStart(of: other)
    else {
      throw Obstacle("\(name) and \(source.text(target)) aren't modifiers of the same view")
    }
    // It is there already.
    guard other.start != call.end + 1 else { return [] }
    let hasLines = source.isFirstOnLine(call.start) && source.isFirstOnLine(other.start)
    let code = movedCode(
      call.start...call.end, withComment: hasLines, to: indentation(of: other.start))
    let snippet = Snippet(link: String(decoding: code, as: UTF8.self))
    return [removal(call.start...call.end), insertion(snippet, before: other)]
  }

  // MARK: After a call

  func movedAfter() throws -> [SourceReplacement] {
    guard call.isModifier else {
      throw Obstacle("\(name) isn't a modifier, so it can't move to another view")
    }
    let tokens = call.start...call.end
    let other = try destination(of: tokens)
    // It is there already.
    guard call.start != other.call.end + 1 else { return [] }
    let line = other.indentation(forMoved: tokens)
    let code = movedCode(tokens, withComment: line != nil, to: line ?? other.indentationOfEnd)
    let snippet = Snippet(link: String(decoding: code, as: UTF8.self))
    return [removal(tokens)] + other.appended(snippet, indentation: line)
  }

  // MARK: Into a modifier

  func movedInto(_ modifier: Snippet) throws -> [SourceReplacement] {
    let tokens = call.start...source.chainEnd(from: call)
    guard modifier.links.count == 1, !modifier.code.hasSuffix("}") else {
      throw Obstacle("“\(modifier.code)” isn't one modifier without a closure")
    }
    guard !call.isModifier, isStatement(tokens.lowerBound, tokens.upperBound) else {
      throw Obstacle("\(name) isn't a view by itself, so it can't move")
    }
    if let shorthand = source.firstShorthand(in: tokens.lowerBound..<(tokens.upperBound + 1)) {
      throw Obstacle("\(name) uses \(shorthand), which another closure around it would hide")
    }
    let other = try destination(of: tokens)
    try checkContainers(of: tokens, other.call)
    let line = other.indentation(forMoved: tokens)
    let code = content(tokens, of: modifier.code, after: other, line)
    let snippet = Snippet(link: String(decoding: code, as: UTF8.self))
    return [statementRemoval(tokens)] + other.appended(snippet, indentation: line)
  }

  /// Throws if a container would have no content, or if a view would leave or enter a branch.
  private func checkContainers(of tokens: ClosedRange<Int>, _ other: CallSite) throws {
    let around = source.braces(around: tokens.lowerBound)
    let crossed = crossedBraces(tokens, other)
    if crossed.contains(where: { source.isBranch($0) }) {
      throw Obstacle("\(name) can't move into or out of an if, a switch or a loop")
    }
    guard let inner = around.last else { return }
    let first = (source.parametersEnd(of: inner) ?? inner.open) + 1
    if first == tokens.lowerBound, inner.close == tokens.upperBound + 1 {
      throw Obstacle("\(name) can't move, because nothing else is in the braces around it")
    }
  }

  /// Returns a modifier with a view as its content, on one line if it is short.
  private func content(
    _ tokens: ClosedRange<Int>, of modifier: String, after other: CallEdit, _ line: [UInt8]?
  ) -> [UInt8] {
    let outer = line ?? other.indentationOfEnd
    let view = source.bytes[bytes(tokens)]
    let short = Array("\(modifier) { ".utf8) + view + Array(" }".utf8)
    let column =
      line?.count ?? other.range.upperBound - source.lineStart(of: other.range.upperBound)
    let isCommented = commentEnd(after: tokens) != nil
    if !isCommented, !view.contains(EditableSource.newline),
      column + short.count <= Self.mostColumns
    {
      return short
    }
    let inner = outer + source.indentationStep
    let code = movedCode(tokens, withComment: true, to: inner)
    return Array("\(modifier) {".utf8) + lineBreak + inner + code + lineBreak + outer
      + [UInt8(ascii: "}")]
  }

  /// The number of columns of a line that is not too long.
  private static let mostColumns = 100

  // MARK: Places

  /// Returns the call to which some tokens move. Throws if they would have another meaning there.
  private func destination(of tokens: ClosedRange<Int>) throws -> CallEdit {
    guard let target else { throw Obstacle("the call to move it to is missing") }
    guard !tokens.contains(target) else { throw Obstacle("\(name) can't move into itself") }
    let other = source.call(at: target)
    let path = min(tokens.lowerBound, other.end)...max(tokens.upperBound, other.end)
    guard source.hasWholeConditions(path) else {
      throw Obstacle("\(name) can't move into or out of an #if")
    }
    let crossed = crossedBraces(tokens, other)
    let code = tokens.lowerBound..<(tokens.upperBound + 1)
    var names: Set<String> = []
    for braces in crossed {
      let isOwn = braces.open < tokens.lowerBound && braces.close > tokens.lowerBound
      names.formUnion(source.names(in: braces, before: isOwn ? tokens.lowerBound : other.end))
    }
    if other.end < tokens.lowerBound {
      names.formUnion(source.declaredNames(in: other.end..<tokens.lowerBound))
    }
    let shorthand = crossed.isEmpty ? nil : source.firstShorthand(in: code)
    if let used = shorthand ?? source.firstUse(of: names, in: code) {
      throw Obstacle("\(name) uses \(used), which isn't the same at \(source.text(target))")
    }
    return CallEdit(source: source, call: other, name: source.text(target), target: nil)
  }

  /// Returns the braces that are around only one of some tokens and a call.
  private func crossedBraces(
    _ tokens: ClosedRange<Int>, _ other: CallSite
  ) -> [CallSite.Brackets] {
    let (here, there) = (source.braces(around: tokens.lowerBound), source.braces(around: other.end))
    return here.filter { !there.contains($0) } + there.filter { !here.contains($0) }
  }

  /// Returns the indentation of moved code after this call; `nil` if it belongs on the same line.
  ///
  /// Code that had lines of its own also has them after a call at the end of a line.
  private func indentation(forMoved tokens: ClosedRange<Int>) -> [UInt8]? {
    if let indentation = indentationAfterCall { return indentation }
    let start = source.chainStart(of: call)
    guard source.isFirstOnLine(tokens.lowerBound), source.nextDot(after: call) == nil,
      case .end = source.rest(after: call.end), source.isFirstOnLine(start),
      source.isOnLine(call.end, ofEnd: start)
    else { return nil }
    return indentation(of: start) + source.indentationStep
  }

  /// The indentation of the line on which the call ends.
  private var indentationOfEnd: [UInt8] { source.indentation(of: range.upperBound - 1) }

  // MARK: Code

  /// Returns the end of a comment after tokens that have lines of their own.
  private func commentEnd(after tokens: ClosedRange<Int>) -> Int? {
    guard source.isFirstOnLine(tokens.lowerBound),
      case .end(let lineEnd, hasComment: true) = source.rest(after: tokens.upperBound)
    else { return nil }
    return lineEnd
  }

  /// Returns tokens with another indentation, and with the comment after them if it can move.
  private func movedCode(
    _ tokens: ClosedRange<Int>, withComment: Bool, to indentation: [UInt8]
  ) -> [UInt8] {
    let range = bytes(tokens)
    let end = withComment ? commentEnd(after: tokens) : nil
    return reindented(
      range.lowerBound..<(end ?? range.upperBound), from: self.indentation(of: tokens.lowerBound),
      to: indentation)
  }

  /// Returns code whose lines, from the second one, have another indentation.
  private func reindented(
    _ range: Range<Int>, from old: [UInt8], to new: [UInt8]
  ) -> [UInt8] {
    guard old != new else { return Array(source.bytes[range]) }
    var result: [UInt8] = []
    var place = range.lowerBound
    for start in source.lineStarts where start > range.lowerBound && start < range.upperBound {
      guard !source.startsInLiteral(start), source.bytes[start...].starts(with: old),
        start + old.count <= range.upperBound
      else { continue }
      // Empty lines stay empty.
      let first = source.bytes[start]
      guard first != EditableSource.newline, first != EditableSource.carriageReturn else {
        continue
      }
      result += source.bytes[place..<start]
      result += new
      place = start + old.count
    }
    return result + source.bytes[place..<range.upperBound]
  }
}

extension Snippet {
  /// Creates a snippet of code from a file.
  fileprivate init(link: String) { links = [link] }
}

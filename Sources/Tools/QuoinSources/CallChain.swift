// Finds the calls before and after a call: `Text("a").padding().background()`.

extension EditableSource {
  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  private func isCondition(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .hash
      && Self.conditions.contains(tokens[index].text)
  }

  /// Returns the condition on a token's line, such as the `#if` of `#if os(iOS)`.
  func condition(onLineOf index: Int) -> Int? {
    var place = index
    while place > 0, tokens[place - 1].line == tokens[index].line { place -= 1 }
    return isCondition(place) ? place : nil
  }

  /// Returns the first token after the line of a condition.
  private func afterCondition(_ index: Int) -> Int {
    var place = index
    while place < tokens.count, tokens[place].line == tokens[index].line { place += 1 }
    return place
  }

  /// Whether a period continues the expression before it, as opposed to `.red` as an argument.
  func isPostfix(_ dot: Int) -> Bool {
    guard dot > 0, isWord(dot + 1) || text(dot + 1) == "" else { return false }
    let before = tokens[dot - 1]
    if before.line < tokens[dot].line, condition(onLineOf: dot - 1) != nil { return true }
    switch before.kind {
    case .literal: return true
    case .word: return !Self.keywords.contains(before.text) || isMark(dot - 2, ".")
    case .attribute, .hash: return false
    case .mark:
      if [")", "]", "}"].contains(before.text) { return true }
      return ["!", "?", ">"].contains(before.text) && isAdjacent(dot) && isAdjacent(dot - 1)
    }
  }

  /// Words before an expression.
  private static let keywords: Set<String> = [
    "return", "in", "case", "try", "await", "where", "else", "is", "as", "throw", "yield",
  ]

  /// Returns the first token of the expression that a period continues; `nil` if more than `most`
  /// calls are before it.
  func chainStart(ofDot dot: Int, most: Int) -> Int? {
    var start = dot
    for _ in 0...most {
      guard isMark(start, "."), isPostfix(start), let end = operandEnd(before: start) else {
        return start
      }
      let next = operandStart(endingAt: end)
      guard next < start else { return start }
      start = next
    }
    return nil
  }

  /// Returns the last token of the expression that a period continues, skipping conditions.
  private func operandEnd(before dot: Int) -> Int? {
    var place = dot - 1
    while place >= 0, tokens[place].line < tokens[dot].line,
      let condition = condition(onLineOf: place)
    {
      place = condition - 1
    }
    return place >= 0 ? place : nil
  }

  /// Returns the first token of the expression that a modifier belongs to.
  func chainStart(of call: CallSite) -> Int {
    var start = call.start
    while isMark(start, "."), isPostfix(start), let end = operandEnd(before: start) {
      let next = operandStart(endingAt: end)
      guard next < start else { return start }
      start = next
    }
    return start
  }

  /// Returns the first token of a value or of one link of a chain, given its last token.
  private func operandStart(endingAt end: Int) -> Int {
    var place = end
    while place > 0 {
      let token = tokens[place]
      if token.kind == .word {
        return isMark(place - 1, ".") ? place - 1 : place
      }
      guard token.kind == .mark else { return place }
      switch token.text {
      case "!", "?": place -= 1
      case ")", "]", "}":
        guard let open = pairs.partner(of: place) else { return place }
        guard let before = callee(of: open) else { return open }
        place = before
      case ">":
        guard let open = genericStart(endingAt: place) else { return place }
        place = open - 1
      default: return place
      }
    }
    return place
  }

  /// Returns the last token of the callee before an opening bracket; `nil` for a value in brackets.
  private func callee(of open: Int) -> Int? {
    guard open > 0 else { return nil }
    let before = tokens[open - 1]
    if tokens[open].text == "{" {
      // … } label: { … }
      if isMark(open - 1, ":"), isWord(open - 2), isMark(open - 3, "}") || isMark(open - 3, ")") {
        return open - 3
      }
    } else if !isAdjacent(open) {
      return nil
    }
    if before.kind == .word { return Self.keywords.contains(before.text) ? nil : open - 1 }
    return before.kind == .mark && [")", "]", "}", ">", "!", "?"].contains(before.text)
      ? open - 1 : nil
  }

  private func genericStart(endingAt end: Int) -> Int? {
    var depth = 0
    var place = end
    while place > 0 {
      if isMark(place, ">"), !isMark(place - 1, "-") { depth += 1 }
      if isMark(place, "<") { depth -= 1 }
      if depth == 0 { return place }
      if tokens[place].kind == .mark, "{};=".contains(tokens[place].text) { return nil }
      place -= 1
    }
    return nil
  }

  /// Returns the period of the modifier after a call, also inside a condition.
  func nextDot(after call: CallSite) -> Int? {
    var place = call.end + 1
    while isCondition(place) { place = afterCondition(place) }
    return isMark(place, ".") && isPostfix(place) && isWord(place + 1) ? place : nil
  }

  /// Returns the last token of the expression that continues after a call.
  ///
  /// It may be that of an `#endif`.
  func chainEnd(from call: CallSite) -> Int {
    var end = call.end
    var level = 0
    var place = end + 1
    while place < tokens.count {
      if isCondition(place) {
        let behind = afterCondition(place)
        let text = tokens[place].text
        if text == "#if" {
          guard isMark(behind, ".") || isCondition(behind) else { return end }
          level += 1
        } else if level == 0 {
          return end
        } else if text == "#endif" {
          level -= 1
        }
        if level == 0 { end = behind - 1 }
        place = behind
        continue
      }
      guard isMark(place, "."), isPostfix(place), isWord(place + 1) else { return end }
      let last = self.call(at: place + 1).end
      if level == 0 { end = last }
      place = last + 1
    }
    return end
  }

  /// Whether each condition that starts among some tokens also ends there.
  func hasWholeConditions(_ range: ClosedRange<Int>) -> Bool {
    var level = 0
    for index in range where isCondition(index) {
      switch tokens[index].text {
      case "#if": level += 1
      case "#endif": level -= 1
      default: if level == 0 { return false }
      }
      if level < 0 { return false }
    }
    return level == 0
  }

  /// Returns the lines of a condition that contains only this call: from `#if` to `#endif`.
  func condition(around call: CallSite) -> ClosedRange<Int>? {
    guard call.start > 0, call.end + 1 < tokens.count,
      let start = condition(onLineOf: call.start - 1), tokens[start].text == "#if",
      tokens[start].line < tokens[call.start].line, tokens[call.end + 1].text == "#endif"
    else { return nil }
    return start...(call.end + 1)
  }
}

// Finds the scopes around calls and the names that are declared in them.

extension EditableSource {
  /// Returns the pairs of braces around a token, outermost first.
  func braces(around index: Int) -> [CallSite.Brackets] {
    (0..<min(index, tokens.count)).compactMap { open in
      guard isMark(open, "{"), let close = pairs.partner(of: open), close > index else {
        return nil
      }
      return CallSite.Brackets(open: open, close: close)
    }
  }

  /// Returns the `in` after a closure's parameters.
  func parametersEnd(of closure: CallSite.Brackets) -> Int? {
    var place = closure.open + 1
    while place < closure.close {
      let token = tokens[place]
      if token.kind == .word, token.text == "in" { return isMark(place + 1, ":") ? nil : place }
      let isBracket = isMark(place, "(") || isMark(place, "[")
      if isBracket, let close = pairs.partner(of: place) {
        place = close + 1
        continue
      }
      guard [.word, .attribute].contains(token.kind) || ",->?".contains(token.text),
        token.kind != .literal
      else { return nil }
      place += 1
    }
    return nil
  }

  /// Whether braces belong to `if`, `else`, `switch` or a loop.
  func isBranch(_ braces: CallSite.Brackets) -> Bool {
    text(braces.open - 1) == "else" || isInCondition(braces.open)
  }

  // MARK: Names

  /// Returns the words among some tokens, except `_`.
  func words(in range: Range<Int>) -> Set<String> {
    Set(range.filter { isWord($0) }.map { text($0) }).subtracting(["_"])
  }

  /// Returns the first of some names that is used among some tokens, also in strings.
  func firstUse(of names: Set<String>, in range: Range<Int>) -> String? {
    guard !names.isEmpty else { return nil }
    for place in range {
      let token = tokens[place]
      if token.kind == .word, names.contains(token.text), !isMember(place) { return token.text }
      guard token.kind == .literal else { continue }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      guard text.contains("\\(") || text.contains("#(") else { continue }
      if let name = names.sorted().first(where: { text.contains($0) }) { return name }
    }
    return nil
  }

  /// Whether a period, but not a range operator, is before a word.
  private func isMember(_ word: Int) -> Bool { isMark(word - 1, ".") && !isMark(word - 2, ".") }

  /// Returns the first `$0` or `$1` outside of inner closures.
  func firstShorthand(in range: Range<Int>) -> String? {
    var place = range.lowerBound
    while place < range.upperBound {
      if isMark(place, "{"), let close = pairs.partner(of: place) {
        place = close
      } else if isWord(place), text(place).contains(/^\$[0-9]/) {
        return text(place)
      }
      place += 1
    }
    return nil
  }

  /// Returns the names that some braces declare for their content before a token: parameters,
  /// variables, and those in the condition before the braces.
  func names(in braces: CallSite.Brackets, before end: Int) -> Set<String> {
    var names = declaredNames(in: head(of: braces))
    if let last = parametersEnd(of: braces) { names.formUnion(words(in: (braces.open + 1)..<last)) }
    return names.union(declaredNames(in: (braces.open + 1)..<max(end, braces.open + 1)))
  }

  /// Returns the names after `let`, `var` and `for`, and those of a function's parameters.
  func declaredNames(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for place in range where isWord(place) {
      switch text(place) {
      case "let", "var", "for":
        let first = place + 1
        if isMark(first, "("), let close = pairs.partner(of: first) {
          names.formUnion(words(in: first..<close))
        } else if isWord(first) {
          names.insert(text(first))
        }
      case "func", "init":
        guard let open = (place..<range.upperBound).first(where: { isMark($0, "(") }),
          let close = pairs.partner(of: open)
        else { continue }
        for word in open..<close where isWord(word) && isMark(word + 1, ":") {
          names.insert(text(word))
        }
      default: continue
      }
    }
    return names
  }

  private static let heads: Set<String> = [
    "if", "guard", "while", "for", "switch", "func", "init", "catch",
  ]

  /// Returns the tokens of the statement before some braces, from its keyword; empty for closures.
  private func head(of braces: CallSite.Brackets) -> Range<Int> {
    var place = braces.open - 1
    while place >= 0 {
      if isMark(place, ")") || isMark(place, "]"), let open = pairs.partner(of: place) {
        place = open - 1
        continue
      }
      if ["(", "[", "{", "}", ";"].contains(where: { isMark(place, $0) }) { break }
      if isWord(place), Self.heads.contains(text(place)), !isMark(place - 1, ".") {
        return place..<braces.open
      }
      place -= 1
    }
    return braces.open..<braces.open
  }
}

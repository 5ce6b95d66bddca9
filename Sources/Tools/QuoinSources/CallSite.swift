/// The tokens of a call: `.overlay(alignment: .top) { … }`.
struct CallSite: Equatable {
  /// A pair of brackets.
  struct Brackets: Equatable {
    let open, close: Int
  }

  /// The token of the name.
  let name: Int
  /// The first token: the period of a modifier, or the module or type before a name.
  let start: Int
  /// The last token of the name with its generic arguments.
  let head: Int
  /// The last token.
  let end: Int
  /// Whether it is called on a value.
  let isModifier: Bool
  /// The parentheses of the arguments; `nil` if there are none.
  let parentheses: Brackets?
  /// The trailing closures.
  let closures: [Brackets]
}

extension EditableSource {
  /// Returns the call whose name is the token at `name`.
  func call(at name: Int) -> CallSite {
    let isMember = isMark(name - 1, ".")
    let isModifier = isMember && isPostfix(name - 1) && !isOfType(name)
    let head = genericEnd(after: name) ?? name
    var end = head
    var parentheses: CallSite.Brackets?
    if isMark(end + 1, "("), isOnLine(end + 1, ofEnd: end), let close = pairs.partner(of: end + 1) {
      parentheses = CallSite.Brackets(open: end + 1, close: close)
      end = close
    }
    let closures = closures(after: end, of: name)
    end = closures.last?.close ?? end
    if parentheses == nil, closures.isEmpty, !isModifier { end = valueEnd(from: name, end) }
    return CallSite(
      name: name, start: isModifier ? name - 1 : valueStart(name), head: head,
      end: postfixEnd(end), isModifier: isModifier, parentheses: parentheses, closures: closures)
  }

  /// Returns the end of `<Int, [String]>` directly after a name.
  private func genericEnd(after name: Int) -> Int? {
    guard isMark(name + 1, "<"), isAdjacent(name + 1) else { return nil }
    var depth = 0
    var place = name + 1
    while place < tokens.count {
      let token = tokens[place]
      guard token.kind == .word || token.kind == .mark && "<>.,:?![]()&-".contains(token.text)
      else { return nil }
      if token.text == "<" { depth += 1 }
      if token.text == ">", !isMark(place - 1, "-") { depth -= 1 }
      if depth == 0 {
        let isCalled = [".", "(", "{"].contains { isMark(place + 1, $0) }
        return isCalled ? place : nil
      }
      place += 1
    }
    return nil
  }

  /// Returns the trailing closures after a token: `{ … } label: { … }`.
  private func closures(after last: Int, of name: Int) -> [CallSite.Brackets] {
    var found: [CallSite.Brackets] = []
    guard !isInCondition(name), !isDeclared(name) else { return found }
    var open = last + 1
    while isMark(open, "{"), let close = pairs.partner(of: open) {
      found.append(CallSite.Brackets(open: open, close: close))
      guard isWord(close + 1), isMark(close + 2, ":"), isMark(close + 3, "{"),
        !["default", "case"].contains(text(close + 1))
      else { break }
      open = close + 3
    }
    return found
  }

  /// Whether a brace after the name begins a body: `if isNew {`, `for row in rows() {`.
  func isInCondition(_ name: Int) -> Bool {
    var place = name - 1
    while place >= 0 {
      let token = tokens[place]
      if token.kind == .mark {
        if [")", "]"].contains(token.text), let open = pairs.partner(of: place) {
          place = open - 1
          continue
        }
        if ["(", "[", "{", "}", ";"].contains(token.text) { return false }
      }
      let isKeyword = token.kind == .word && Self.conditionKeywords.contains(token.text)
      if isKeyword, !isMark(place + 1, ":"), !isMark(place - 1, ".") { return true }
      place -= 1
    }
    return false
  }

  private static let conditionKeywords: Set<String> = ["if", "while", "for", "switch", "guard"]

  /// Whether the name is that of a declaration or of its type: `func card()`, `some View {`.
  private func isDeclared(_ name: Int) -> Bool {
    isWord(name - 1) && Self.declarationKeywords.contains(text(name - 1))
  }

  private static let declarationKeywords: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "extension", "protocol", "actor", "some",
    "any", "macro",
  ]

  // MARK: Values without parentheses

  /// Whether a token starts with a capital letter.
  private func isType(_ index: Int) -> Bool {
    isWord(index) && text(index).unicodeScalars.first?.properties.isUppercase == true
  }

  /// Whether a member belongs to a type, such as `red` in `Color.red` and `Card` in `Shop.Card()`.
  private func isOfType(_ member: Int) -> Bool {
    let owner = member - 2
    guard isMark(member - 1, "."), isWord(owner), condition(onLineOf: owner) == nil else {
      return false
    }
    return isType(owner)
  }

  /// Returns the first token of a value such as `Color` in `SwiftUI.Color`.
  private func valueStart(_ name: Int) -> Int {
    var place = name
    while isOfType(place) { place -= 2 }
    // .init(…)
    return isMark(place - 1, ".") && !isPostfix(place - 1) ? place - 1 : place
  }

  /// Returns the last token of a value that starts with a bare name: `Color.red`, `model.view`.
  private func valueEnd(from name: Int, _ last: Int) -> Int {
    var end = last
    while isMark(end + 1, "."), isWord(end + 2) {
      if isOfType(end + 2) {
        let member = call(at: end + 2)
        end = member.end
        if member.parentheses != nil || !member.closures.isEmpty { return end }
        continue
      }
      let isCalled =
        genericEnd(after: end + 2) != nil || isMark(end + 3, "(") || isMark(end + 3, "{")
      if isCalled || isFirstOnLine(end + 1) { return end }
      end += 2
    }
    return end
  }

  /// Returns the last of the marks after a value: `!`, `?`, subscripts.
  private func postfixEnd(_ last: Int) -> Int {
    var end = last
    while isAdjacent(end + 1) {
      if isMark(end + 1, "[") {
        guard let close = pairs.partner(of: end + 1) else { return end }
        end = close
      } else if isMark(end + 1, "!") || isMark(end + 1, "?"), isMark(end + 2, ".") {
        end += 1
      } else {
        return end
      }
    }
    return end
  }
}

import Foundation

extension LayoutWant {
  /// Parses a wish: conditions joined by commas or `and`.
  ///
  /// A condition compares two values, `"No".width = "Yes".width`, `Card.width <= window`,
  /// `Title.lines = 2`, `A.height >= 44`, or names a place or a state: `A below B`, `Row.taps`,
  /// `Title not cut`, `"Trip" centered`. `window` and `parent` have the property of the other side.
  ///
  /// - Throws: ``QuestionSyntaxError`` for any other text.
  package init(parsing text: String) throws {
    let tokens = try QuestionScanner.tokens(of: text, symbols: WantClause.symbols)
    guard !tokens.isEmpty else { throw QuestionSyntaxError.empty }
    let clauses = tokens.split(omittingEmptySubsequences: false) { token in
      token.kind == .symbol && WantClause.separators.contains(token.text)
        || token.kind == .word && token.text.lowercased() == "and"
    }
    guard clauses.count <= Self.mostConditions else {
      throw QuestionSyntaxError.tooManyConditions(limit: Self.mostConditions)
    }
    var conditions: [Condition] = []
    for clause in clauses { conditions += try WantClause(clause, in: text).conditions() }
    self.init(conditions, text: text.trimmed)
  }

  private static let mostConditions = 8
}

/// A part of a wish: a comparison or a state.
struct WantClause {
  typealias Token = QuestionScanner.Token
  typealias Property = LayoutWant.Property

  static let symbols: Set<Character> = ["=", "<", ">", "≤", "≥", ",", ";", "&"]
  static let separators: Set<String> = [",", ";", "&", "&&"]

  private static let comparisons: [String: LayoutWant.Comparison] = [
    "=": .equal, "==": .equal, "<=": .atMost, "≤": .atMost, ">=": .atLeast, "≥": .atLeast,
    "<": .less, ">": .more,
  ]

  private static let properties: [String: [Property]] = [
    "width": [.width], "height": [.height], "size": [.width, .height], "x": [.minX], "y": [.minY],
    "minx": [.minX], "midx": [.midX], "maxx": [.maxX], "miny": [.minY], "midy": [.midY],
    "maxy": [.maxY], "left": [.minX], "leading": [.minX], "right": [.maxX], "trailing": [.maxX],
    "top": [.minY], "bottom": [.maxY], "centerx": [.midX], "centery": [.midY],
    "origin": [.minX, .minY], "lines": [.lines], "gap": [.gap],
  ]

  private static let states: [String: LayoutWant.State] = [
    "taps": .taps, "tappable": .taps, "whole": .whole, "complete": .whole, "uncut": .whole,
    "visible": .whole, "fits": .whole, "centered": .centered, "scrolls": .scrolls,
    "scrollable": .scrolls,
  ]

  /// Words that after a negation mean ``LayoutWant/State/whole``: `not cut`.
  private static let faults: Set<String> = ["cut", "truncated", "clipped", "cropped", "hidden"]
  private static let negations: Set<String> = ["not", "isn't", "never", "aren't"]

  private static let suffixes = Set(properties.keys).union(states.keys)

  /// Words before a state that add nothing.
  private static let fillers: Set<String> = ["is", "be", "should", "must", "are"]

  private let tokens: ArraySlice<Token>
  /// The clause in error messages.
  private let text: String

  init(_ tokens: ArraySlice<Token>, in whole: String) {
    self.tokens = tokens
    let parts = tokens.map { $0.kind == .quoted ? "\"\($0.text)\"\($0.suffix)" : $0.text }
    text = parts.isEmpty ? whole.trimmed : parts.joined(separator: " ")
  }

  func conditions() throws -> [LayoutWant.Condition] {
    guard !tokens.isEmpty else { throw QuestionSyntaxError.noStatement(text) }
    let signs = tokens.filter { $0.kind == .symbol }
    guard !signs.isEmpty else { return try relation() ?? [try state()] }
    let sides = try tokens.split(omittingEmptySubsequences: false) { $0.kind == .symbol }
      .map(side)
    var conditions: [LayoutWant.Condition] = []
    for (index, sign) in signs.enumerated() {
      guard let comparison = Self.comparisons[sign.text] else {
        throw QuestionSyntaxError.noStatement(text)
      }
      conditions += try compare(sides[index], comparison, sides[index + 1])
    }
    return conditions
  }

  // MARK: Comparisons

  /// One side of a comparison, whose properties may be those of the other side.
  private enum Side {
    case number(Double)
    case view(LayoutQuestion.Target, [Property])
    case window([Property])
    case parent([Property])

    var properties: [Property] {
      switch self {
      case .number: []
      case .view(_, let properties), .window(let properties), .parent(let properties): properties
      }
    }

    func value(_ property: Property, of other: Side) -> LayoutWant.Value? {
      switch self {
      case .number(let number): return .number(number)
      case .view(let target, _): return .property(target, property)
      case .window:
        return property == .lines || property == .gap ? nil : .window(property)
      case .parent:
        guard case .view(let target, _) = other, property != .lines, property != .gap else {
          return nil
        }
        return .parent(target, property)
      }
    }
  }

  private func compare(_ left: Side, _ comparison: LayoutWant.Comparison, _ right: Side) throws
    -> [LayoutWant.Condition]
  {
    let first = left.properties.isEmpty ? right.properties : left.properties
    let second = right.properties.isEmpty ? first : right.properties
    guard !first.isEmpty, first.count == second.count else {
      throw QuestionSyntaxError.noProperty(text)
    }
    return try zip(first, second).map { own, other in
      guard let value = left.value(own, of: right), let limit = right.value(other, of: left) else {
        throw QuestionSyntaxError.unknownProperty(".\(own.rawValue)")
      }
      return .compare(value, comparison, limit)
    }
  }

  private func side(_ part: ArraySlice<Token>) throws -> Side {
    guard let first = part.first else { throw QuestionSyntaxError.noValue(text) }
    if let number = try number(part) { return .number(number) }
    let name = try name(part)
    if let property = name.property, Self.properties[property] == nil {
      throw QuestionSyntaxError.noStatement(text)
    }
    let properties = name.property.flatMap { Self.properties[$0] } ?? []
    if first.kind == .word, name.number == nil {
      if ["window", "screen"].contains(name.stem) { return .window(properties) }
      if ["parent", "container"].contains(name.stem) { return .parent(properties) }
    }
    if !name.isQuoted, let value = Double(name.stem), !value.isFinite {
      throw QuestionSyntaxError.number(name.stem)
    }
    return .view(try target(name), properties)
  }

  /// Returns the number that is all of a side: `44`, `44pt`, `44 points`.
  private func number(_ part: ArraySlice<Token>) throws -> Double? {
    guard let first = part.first, first.kind == .word, part.count <= 2 else { return nil }
    var digits = first.text[...]
    if part.count == 2 {
      guard let unit = part.last, unit.kind == .word,
        ["pt", "pts", "points", "point", "lines", "line"].contains(unit.text.lowercased())
      else { return nil }
    } else if digits.lowercased().hasSuffix("pt") {
      digits = digits.dropLast(2)
    }
    let start = digits.drop { $0 == "-" || $0 == "+" || $0 == "." }
    guard let digit = start.first, digit.isASCII, digit.isNumber, let number = Double(digits) else {
      return nil
    }
    guard QuestionName.isLength(number) else { throw QuestionSyntaxError.number(first.text) }
    return number
  }

  // MARK: States

  private func state() throws -> LayoutWant.Condition {
    if let name = try? name(tokens), let property = name.property,
      let state = Self.states[property]
    {
      return .state(try target(name), state)
    }
    let found = tokens.indices.dropFirst().reversed().lazy.compactMap { index in
      state(at: index).map { (position: index, state: $0.state, end: $0.end) }
    }
    guard let (position, state, end) = found.first else {
      throw QuestionSyntaxError.noStatement(text)
    }
    let target = try target(name(subject(before: position)))
    let rest = tokens[end...]
    guard let joint = rest.first else { return .state(target, state) }
    // `"Trip" centered in HStack`
    guard state == .centered, joint.kind == .word, joint.text == "in", rest.count > 1 else {
      throw QuestionSyntaxError.noStatement(text)
    }
    let container = try self.target(name(rest.dropFirst()))
    return .compare(.property(target, .midX), .equal, .property(container, .midX))
  }

  /// The state that the words from a position on name, and the position after them.
  private func state(at position: Int) -> (state: LayoutWant.State, end: Int)? {
    guard let word = word(at: position) else { return nil }
    if let state = Self.states[word] { return (state, position + 1) }
    guard Self.negations.contains(word), let fault = self.word(at: position + 1),
      Self.faults.contains(fault)
    else { return nil }
    return (.whole, position + 2)
  }

  private func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return QuestionWords.normalized(tokens[position].text)
  }

  /// The tokens before a position, without words that add nothing.
  private func subject(before position: Int) -> ArraySlice<Token> {
    var subject = tokens[..<position]
    while let last = subject.last, last.kind == .word, subject.count > 1,
      Self.fillers.contains(last.text.lowercased())
    {
      subject.removeLast()
    }
    return subject
  }

  // MARK: Relations

  /// The conditions of `A below B` and the like; `nil` for other clauses.
  private func relation() throws -> [LayoutWant.Condition]? {
    for position in tokens.indices.dropFirst() {
      for relation in WantRelation.all {
        let end = position + relation.words.count
        guard end < tokens.endIndex, (position..<end).map({ word(at: $0) }) == relation.words else {
          continue
        }
        let (left, right) = (try side(subject(before: position)), try side(tokens[end...]))
        guard left.properties.isEmpty, right.properties.isEmpty else { continue }
        return try relation.comparisons.map { own, comparison, other in
          guard let value = left.value(own, of: right), let limit = right.value(other, of: left),
            case .property = value
          else { throw QuestionSyntaxError.noStatement(text) }
          return .compare(value, comparison, limit)
        }
      }
    }
    return nil
  }

  // MARK: Names

  /// Returns the name that some tokens write: one quoted text, or words.
  private func name(_ part: ArraySlice<Token>) throws -> QuestionName {
    guard let first = part.first else { throw QuestionSyntaxError.noValue(text) }
    var token = first
    if first.kind == .quoted {
      guard part.count == 1 else { throw QuestionSyntaxError.noStatement(text) }
    } else {
      guard part.allSatisfy({ $0.kind == .word }) else {
        throw QuestionSyntaxError.noStatement(text)
      }
      token.text = part.map(\.text).joined(separator: " ")
    }
    let name = try QuestionName(token, properties: Self.suffixes)
    if !name.rest.isEmpty { throw QuestionSyntaxError.unknownProperty(name.rest) }
    return name
  }

  private func target(_ name: QuestionName) throws -> LayoutQuestion.Target {
    if !name.isQuoted {
      if let line = try line(name.stem) { return line }
      // A misspelled property would otherwise be a part of the name.
      if let dot = name.stem.lastIndex(of: "."), !name.stem.contains(":"),
        name.stem[name.stem.index(after: dot)...].allSatisfy(\.isLetter),
        !name.stem[name.stem.index(after: dot)...].isEmpty
      {
        throw QuestionSyntaxError.unknownProperty(String(name.stem[dot...]))
      }
    }
    guard let target = try name.namedTarget() else { throw QuestionSyntaxError.noValue(text) }
    return target
  }

  /// Returns the line in `line 7` or `7`.
  private func line(_ stem: String) throws -> LayoutQuestion.Target? {
    let words = stem.split(separator: " ")
    guard let number = words.last, QuestionName.isDigits(number),
      words.count == 1 || words.count == 2 && words[0].lowercased() == "line"
    else { return nil }
    return .line(try QuestionName.lineNumber(number), file: nil)
  }
}

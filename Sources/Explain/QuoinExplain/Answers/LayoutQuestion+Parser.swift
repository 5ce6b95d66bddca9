import Foundation

extension LayoutQuestion {
  /// Parses a question as a person types it.
  ///
  /// A view is its text or the beginning of its text, in quotation marks or not; its type
  /// (`Button`) or its code (`HStack(spacing: 16)`); one of several (`Button#2`); a line (`7`,
  /// `line 7`, `View.swift:7`); a point (`200,300`); or a node of the report (`#5`). A property
  /// follows a period: `"Save".width`. Two views are compared: `"Short" vs "Longer label"`,
  /// `"Trip" centered in HStack`, `between A and B`. Of a sentence, the words of layout's field
  /// become ``aspects``, and the words that may be names become ``words``.
  ///
  /// - Throws: ``QuestionSyntaxError`` for a text that can't be a question.
  package init(parsing text: String) throws {
    if let code = QuestionCode(text), !code.beginsWithString || code.strings.count > 1 {
      self.init(text: text.trimmed)
      targets = [.name(code.code, number: nil)]
      aspects = code.aspects
      return
    }
    let tokens = try QuestionScanner.tokens(of: text)
    guard !tokens.isEmpty else { throw QuestionSyntaxError.empty }
    self.init(text: text.trimmed)
    let reader = QuestionReader(try QuestionTerm.terms(of: tokens), text: self.text)
    if let comparison = reader.comparison() {
      relation = comparison.relation
      targets = comparison.targets
      aspects = comparison.aspects
    } else {
      targets = reader.targets()
      aspects = reader.aspects()
      words = reader.words()
    }
  }

  /// A point in the form that the parser takes: `at 200,300`.
  package static func text(at point: CGPoint) -> String {
    "at \(Double(point.x)),\(Double(point.y))"
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}

/// A part of a question.
enum QuestionTerm {
  /// A view, a property or both, as written.
  case view(LayoutQuestion.Target?, [LayoutAspect])
  /// Any other word, without punctuation around it.
  case word(String)

  /// The properties that can follow a name, in lower case, and their meaning.
  static let properties: [String: [LayoutAspect]] = [
    "width": [.width], "height": [.height], "size": [.width, .height],
    "frame": [.x, .y, .width, .height], "x": [.x], "y": [.y], "minx": [.x], "midx": [.x],
    "maxx": [.x], "miny": [.y], "midy": [.y], "maxy": [.y], "origin": [.x, .y],
    "position": [.x, .y], "center": [.x, .y], "gap": [.gap],
    "spacing": [.gap], "taps": [.taps], "tap": [.taps], "color": [.color],
    "background": [.color], "lines": [.cut, .height], "cut": [.cut], "scrolls": [.scrolling],
    "scrolling": [.scrolling], "motion": [.motion],
  ]

  private static let propertyNames = Set(properties.keys)

  static func terms(of tokens: [QuestionScanner.Token]) throws -> [QuestionTerm] {
    var terms: [QuestionTerm] = []
    // The words since the last word between two views, and the number of terms before them.
    var words: [String] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      var token = tokens[index]
      index += 1
      if token.kind == .quoted {
        token.suffix = stripped(token.suffix)
        terms.append(try term(token) ?? .word(token.text))
        (words, start) = ([], terms.count)
        continue
      }
      // A point with a space: `200, 300`.
      if token.text.hasSuffix(","), index < tokens.count, tokens[index].kind == .word,
        isNumber(token.text.dropLast()), isNumber(stripped(tokens[index].text))
      {
        token.text += tokens[index].text
        index += 1
      }
      let raw = token.text
      token.text = stripped(raw)
      if token.text.isEmpty { continue }
      let normalized = QuestionWords.normalized(token.text)
      if let digits = try lineNumber(after: normalized, in: tokens, at: index) {
        index = tokens.count == 1 ? index : index + 1
        terms.append(.view(.line(digits, file: nil), []))
        (words, start) = ([], terms.count)
        continue
      }
      if let whole = try wholeName(ending: token, after: words) {
        terms.removeSubrange(start...)
        terms.append(whole)
        (words, start) = ([], terms.count)
        continue
      }
      terms.append(try term(token) ?? .word(token.text))
      words.append(raw)
      if joints.contains(normalized) { (words, start) = ([], terms.count) }
    }
    return terms
  }

  /// Returns the line in `line 7`, or in a question that is only a number.
  private static func lineNumber(
    after word: String, in tokens: [QuestionScanner.Token], at index: Int
  ) throws -> Int? {
    if tokens.count == 1 {
      return QuestionName.isDigits(word) ? try QuestionName.lineNumber(word) : nil
    }
    guard word == "line", index < tokens.count, tokens[index].kind == .word else { return nil }
    let digits = stripped(tokens[index].text)
    return QuestionName.isDigits(digits) ? try QuestionName.lineNumber(digits) : nil
  }

  /// Returns the view whose name has several words, as in `The following packages.width`; `nil`
  /// unless the last has a number or property and the first begins like a text.
  private static func wholeName(ending token: QuestionScanner.Token, after words: [String]) throws
    -> QuestionTerm?
  {
    guard let first = words.first, first.first?.isUppercase == true,
      !QuestionWords.questionWords.contains(QuestionWords.normalized(first)),
      case .view(.name(let last, let number), let aspects)? = try term(token)
    else { return nil }
    let name = (words + [last]).joined(separator: " ")
    return .view(.name(name, number: number), aspects)
  }

  /// Words between two views.
  private static let joints: Set<String> = [
    "vs", "versus", "between", "and", "in", "of", "to", "with", "compared", "than",
  ]

  private static func term(_ token: QuestionScanner.Token) throws -> QuestionTerm? {
    let name = try QuestionName(token, properties: propertyNames)
    let aspects = name.property.flatMap { properties[$0] } ?? []
    let target = try name.target()
    return target == nil && aspects.isEmpty ? nil : .view(target, aspects)
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool { Double(text) != nil }

  /// Returns a word without the punctuation around it. Three dots alone are a word.
  private static func stripped(_ text: String) -> String {
    if text == "…" || text == "..." { return text }
    var word = text[...]
    while let last = word.last, "?!.,;:)]}…’'\"”".contains(last) { word = word.dropLast() }
    while let first = word.first, "([{".contains(first) { word = word.dropFirst() }
    return String(word)
  }
}

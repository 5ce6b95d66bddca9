import Foundation

/// A parser for predicate formats.
///
///     predicate   = conjunction { OR conjunction }
///     conjunction = negation { AND negation }
///     negation    = [ NOT ] ( "(" predicate ")" | TRUEPREDICATE | FALSEPREDICATE | comparison )
///     comparison  = [ ANY | ALL | NONE ] value operator value
struct PredicateParser {
  typealias Condition = (PredicateSubject) -> Bool
  private typealias Value = (PredicateSubject) -> Any?

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument(Character)
    case sign(String)

    /// The word in uppercase.
    var keyword: String? {
      if case .word(let word) = self { word.uppercased() } else { nil }
    }
  }

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>
  private let mistake: Mistake?

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    do {
      tokens = try Self.tokens(of: format)[...]
      mistake = nil
    } catch {
      tokens = []
      mistake = error
    }
  }

  /// Parses the whole format.
  mutating func predicate() throws -> Condition {
    if let mistake { throw mistake }
    let condition = try disjunction()
    if let rest = tokens.first { throw Mistake(description: "unexpected text: \(rest)") }
    return condition
  }

  private mutating func disjunction() throws -> Condition {
    var result = try conjunction()
    while takes("OR", "||") {
      let first = result
      let second = try conjunction()
      result = { first($0) || second($0) }
    }
    return result
  }

  private mutating func conjunction() throws -> Condition {
    var result = try negation()
    while takes("AND", "&&") {
      let first = result
      let second = try negation()
      result = { first($0) && second($0) }
    }
    return result
  }

  private mutating func negation() throws -> Condition {
    if takes("NOT", "!") {
      let condition = try negation()
      return { !condition($0) }
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    guard tokens.first == .sign("(") else { return try comparison() }
    tokens.removeFirst()
    let condition = try disjunction()
    guard takes(")") else { throw Mistake(description: "a parenthesis is not closed") }
    return condition
  }

  private enum Quantity { case any, all, none }

  private mutating func comparison() throws -> Condition {
    let quantity: Quantity? =
      takes("ANY", "SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? Quantity.none : nil
    let first = try value()
    let test = try relation()
    let second = try value()
    return { subject in
      let right = second(subject)
      guard let quantity else { return test(first(subject), right) }
      let all = first(subject) as? [Any] ?? []
      return switch quantity {
      case .any: all.contains { test($0, right) }
      case .all: all.allSatisfy { test($0, right) }
      case .none: !all.contains { test($0, right) }
      }
    }
  }

  /// Parses a comparison operator with its options, such as `CONTAINS[cd]`.
  private mutating func relation() throws -> (Any?, Any?) -> Bool {
    guard let token = tokens.popFirst() else {
      throw Mistake(description: "a comparison is missing")
    }
    let name: String
    switch token {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: throw Mistake(description: "\(token) is not a comparison")
    }
    let options = try self.options()
    func texts(_ test: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
      { first, second in
        guard let first = first.flatMap(NamedValues.unwrapped) as? String,
          let second = second.flatMap(NamedValues.unwrapped) as? String
        else { return false }
        return test(first, second)
      }
    }
    func ordered(_ wanted: [ComparisonResult]) -> (Any?, Any?) -> Bool {
      { first, second in NamedValues.compare(first, second).map(wanted.contains) ?? false }
    }
    func equal(_ first: Any?, _ second: Any?) -> Bool {
      if !options.isEmpty, let first = first as? String, let second = second as? String {
        return first.compare(second, options: options) == .orderedSame
      }
      return NamedValues.isEqual(first, second)
    }
    switch name {
    case "=", "==": return equal
    case "!=", "<>": return { !equal($0, $1) }
    case "<": return ordered([.orderedAscending])
    case ">": return ordered([.orderedDescending])
    case "<=", "=<": return ordered([.orderedAscending, .orderedSame])
    case ">=", "=>": return ordered([.orderedDescending, .orderedSame])
    case "CONTAINS":
      return { first, second in
        if let list = first as? [Any] { return list.contains { equal($0, second) } }
        return texts { $0.range(of: $1, options: options) != nil }(first, second)
      }
    case "IN":
      return { first, second in
        if let list = second as? [Any] { return list.contains { equal($0, first) } }
        return texts { $1.range(of: $0, options: options) != nil }(first, second)
      }
    case "BETWEEN":
      return { first, second in
        guard let limits = second as? [Any], limits.count == 2 else { return false }
        return ordered([.orderedDescending, .orderedSame])(first, limits[0])
          && ordered([.orderedAscending, .orderedSame])(first, limits[1])
      }
    case "BEGINSWITH": return texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case "ENDSWITH":
      return texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case "LIKE":
      return texts { text, pattern in
        let escaped = NSRegularExpression.escapedPattern(for: pattern)
        return Self.matches(
          text, escaped.replacing("\\*", with: ".*").replacing("\\?", with: "."), options)
      }
    case "MATCHES": return texts { Self.matches($0, $1, options) }
    default: throw Mistake(description: "\(name) is not a comparison")
    }
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    let whole = "\\A(?:\(pattern))\\z"
    return text.range(
      of: whole, options: options.intersection(.caseInsensitive).union(.regularExpression)) != nil
  }

  private mutating func options() throws -> String.CompareOptions {
    guard takes("[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst(), takes("]") else {
      throw Mistake(description: "the options in [ ] are invalid")
    }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func value() throws -> Value {
    switch tokens.popFirst() {
    case .text(let text)?: return { _ in text }
    case .number(let number)?: return { _ in number }
    case .argument(let kind)?:
      guard let argument = arguments.popFirst() else {
        throw Mistake(description: "there are too few arguments")
      }
      let value = NamedValues.unwrapped(argument)
      guard kind == "K" else { return { _ in value } }
      return { NamedValues.value(of: $0.object, at: value as? String ?? "") }
    case .sign("{")?:
      var members: [Value] = []
      while !takes("}") {
        members.append(try value())
        guard takes(",") || tokens.first == .sign("}") else {
          throw Mistake(description: "a list is not closed")
        }
      }
      let all = members
      return { subject in all.map { $0(subject) as Any } }
    case .sign("$")?:
      guard case .word(let name)? = tokens.popFirst() else {
        throw Mistake(description: "there is no name after $")
      }
      return { $0.variables[name] }
    case .word(let word)?:
      switch word.uppercased() {
      case "NIL", "NULL": return { _ in nil }
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      default: return { NamedValues.value(of: $0.object, at: word) }
      }
    case let token?: throw Mistake(description: "\(token) is not a value")
    case nil: throw Mistake(description: "a value is missing")
    }
  }

  /// Consumes one of these words or symbols if it comes next.
  private mutating func takes(_ names: String...) -> Bool {
    guard let token = tokens.first else { return false }
    let isNext = names.contains { token == .sign($0) || token.keyword == $0 }
    if isNext { tokens.removeFirst() }
    return isNext
  }

  private static func tokens(of format: String) throws(Mistake) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst(), next != letter {
          text.append(next == "\\" ? rest.popFirst() ?? "\\" : next)
        }
        tokens.append(.text(text))
      } else if letter == "%" {
        rest.removeFirst()
        while rest.first == "l" || rest.first == "h" || rest.first == "q" { rest.removeFirst() }
        guard let kind = rest.popFirst(), "@Kdiufgx".contains(kind) else {
          throw Mistake(description: "% is not followed by an argument type")
        }
        tokens.append(.argument(kind))
      } else if letter.isLetter || "_@#".contains(letter) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if letter.isNumber || letter == "-" || letter == "." {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        guard let number = Double(digits) else {
          throw Mistake(description: "\(digits) is not a number")
        }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else {
        let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
        let sign = pairs.first(where: rest.hasPrefix) ?? String(letter)
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return tokens
  }
}

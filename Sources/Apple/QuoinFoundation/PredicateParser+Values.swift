import Foundation

extension PredicateParser {
  private static let signs: [String: PredicateSyntax.Relation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateSyntax.Relation] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .isBetween,
  ]

  /// Consumes a comparison operator if it comes next.
  mutating func takesRelation() -> PredicateSyntax.Relation? {
    let relation: PredicateSyntax.Relation? =
      switch tokens.first?.kind {
      case .sign(let sign)?: Self.signs[sign]
      case .word(let word)?: Self.words[word.uppercased()]
      default: nil
      }
    if relation != nil { tokens.removeFirst() }
    return relation
  }

  /// Parses the options of a comparison, such as `[cd]`.
  mutating func options() throws(PredicateMistake) -> PredicateText.Options {
    guard takes("[") else { return [] }
    var options: PredicateText.Options = []
    guard case .word(let letters)? = tokens.first?.kind,
      letters.allSatisfy({ "cdnl".contains($0) })
    else { throw mistake("the options of a comparison are [c], [d] or [cd]") }
    tokens.removeFirst()
    try close("]", "the options")
    if letters.contains("c") { options.insert(.ignoresCase) }
    if letters.contains("d") { options.insert(.ignoresDiacritics) }
    return options
  }

  private mutating func close(_ sign: String, _ part: String) throws(PredicateMistake) {
    guard takes(sign) else { throw mistake("\(part) must end with \"\(sign)\"") }
  }

  mutating func operand() throws(PredicateMistake) -> Node {
    guard let token = tokens.first else { throw mistake("a value is missing") }
    switch token.kind {
    case .sign("("):
      tokens.removeFirst()
      let node = try disjunction()
      try close(")", "the part in parentheses")
      guard case .value(let value) = node else { return node }
      return .value(try withPath(value))
    case .word:
      switch token.keyword {
      case "TRUEPREDICATE", "FALSEPREDICATE":
        tokens.removeFirst()
        return .condition(.constant(token.keyword == "TRUEPREDICATE"))
      default: return .value(try withPath(try word(token)))
      }
    default: return .value(try withPath(try literal(token)))
    }
  }

  private mutating func literal(_ token: PredicateToken) throws(PredicateMistake) -> Value {
    switch token.kind {
    case .text(let text):
      tokens.removeFirst()
      return .constant(text)
    case .integer(let number):
      tokens.removeFirst()
      return .constant(number)
    case .real(let number):
      tokens.removeFirst()
      return .constant(number)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else {
        throw mistake("the argument for \(token.name) is missing; pass one for each %")
      }
      tokens.removeFirst()
      let value = NamedValues.unwrapped(argument)
      guard kind == "K" else { return .constant(value) }
      guard let path = value as? String else {
        throw mistake("the argument for %K must be the name of a property")
      }
      return Self.path(path)
    case .sign("{"):
      tokens.removeFirst()
      var members: [Value] = []
      while !takes("}") {
        members.append(try value { parser throws(PredicateMistake) in try parser.disjunction() })
        if !isNext("}") { guard takes(",") else { throw mistake("a list must end with \"}\"") } }
      }
      return .list(members)
    case .sign("$"):
      tokens.removeFirst()
      guard case .word(let word)? = tokens.first?.kind else {
        throw mistake("the name of a variable must follow $")
      }
      tokens.removeFirst()
      let names = word.split(separator: ".").map(String.init)
      guard let name = names.first else { throw mistake("the name of a variable is missing") }
      return names.count == 1 ? .variable(name) : .path(.variable(name), Array(names[1...]))
    default: throw mistake("\(token.name) is not a value")
    }
  }

  private mutating func word(_ token: PredicateToken) throws(PredicateMistake) -> Value {
    guard case .word(let word) = token.kind else { throw mistake("a name is missing") }
    tokens.removeFirst()
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case let keyword where ["AND", "OR", "NOT", "ANY", "ALL", "NONE", "SOME"].contains(keyword):
      throw PredicateMistake(message: "a value is missing", position: token.position)
    default: break
    }
    guard isNext("(") || isNext(":") else { return Self.path(word) }
    _ = takes(":")
    guard takes("(") else { throw mistake("\"(\" must follow the function \"\(word)\"") }
    if word.uppercased() == "SUBQUERY" { return try subquery() }
    if word.lowercased() == "now" {
      try close(")", "the function \"now\"")
      return .now
    }
    guard let function = PredicateSyntax.Function(rawValue: word.lowercased()) else {
      throw PredicateMistake(
        message: "the function \"\(word)\" is unknown; there are lowercase, uppercase, canonical,"
          + " count, sum, min, max, average, now and SUBQUERY", position: token.position)
    }
    let argument = try value { parser throws(PredicateMistake) in try parser.disjunction() }
    try close(")", "the function \"\(word)\"")
    return .function(function, argument)
  }

  /// Parses `items, $item, condition)`.
  private mutating func subquery() throws(PredicateMistake) -> Value {
    let collection = try value { parser throws(PredicateMistake) in try parser.disjunction() }
    guard takes(","), takes("$"), case .word(let variable)? = tokens.first?.kind else {
      throw mistake("a subquery has the form SUBQUERY(items, $item, $item.name == 'a')")
    }
    tokens.removeFirst()
    guard takes(",") else { throw mistake("the condition of the subquery is missing") }
    guard case .condition(let condition) = try disjunction() else {
      throw mistake("the third argument of a subquery must be a condition")
    }
    try close(")", "the subquery")
    return .subquery(collection, variable: variable, condition)
  }

  /// Parses the path or index after a value, such as `.@count` or `[SIZE]`.
  private mutating func withPath(_ base: Value) throws(PredicateMistake) -> Value {
    var names: [String] = []
    while takes(".") {
      guard case .word(let word)? = tokens.first?.kind else {
        throw mistake("a name must follow the point")
      }
      tokens.removeFirst()
      names += word.split(separator: ".").map(String.init)
    }
    let value: Value
    switch base {
    case _ where names.isEmpty: value = base
    case .path(let inner, let first): value = .path(inner, first + names)
    default: value = .path(base, names)
    }
    guard isNext("["), tokens.dropFirst().first?.keyword == "SIZE" else { return value }
    tokens.removeFirst(2)
    try close("]", "the index")
    return .function(.count, value)
  }

  /// A path from the object.
  private static func path(_ text: String) -> Value {
    var names = text.split(separator: ".").map(String.init)[...]
    while let first = names.first, first.uppercased() == "SELF" { names.removeFirst() }
    return names.isEmpty ? .subject : .path(.subject, Array(names))
  }
}

/// A parser for predicate formats.
///
///     predicate   = conjunction { OR conjunction }
///     conjunction = negation { AND negation }
///     negation    = NOT negation | comparison
///     comparison  = [ ANY | ALL | NONE ] sum [ operator sum ]
///     sum         = product { + | - product }
///     product     = value { * | / value }
///     value       = "(" predicate ")" | …
///
/// A parenthesis contains a condition or a value, so each level returns either, and the level above
/// checks it.
struct PredicateParser {
  typealias Value = PredicateSyntax.Value

  enum Node {
    case condition(PredicateSyntax)
    case value(Value)
  }

  /// The depth of parentheses, lists and negations above which a format is refused.
  static let greatestDepth = 100

  var tokens: ArraySlice<PredicateToken>
  var arguments: ArraySlice<Any>
  var depth = 0

  static func parse(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateMistake) -> PredicateSyntax {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
    let condition = try parser.condition { parser throws(PredicateMistake) in
      try parser.disjunction()
    }
    try parser.end()
    return condition
  }

  /// Parses the format of an expression, such as `canonical:(name)`.
  fileprivate static func parseValue(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateMistake) -> Value {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
    let value = try parser.value { parser throws(PredicateMistake) in try parser.disjunction() }
    try parser.end()
    return value
  }

  private func end() throws(PredicateMistake) {
    if let rest = tokens.first { throw mistake("\(rest.name) is unexpected") }
  }

  func mistake(_ message: String) -> PredicateMistake {
    PredicateMistake(message: message, position: tokens.first?.position)
  }

  /// Parses a part that is one level deeper.
  private mutating func deeper(
    _ parse: (inout PredicateParser) throws(PredicateMistake) -> Node
  ) throws(PredicateMistake) -> Node {
    depth += 1
    guard depth <= Self.greatestDepth else {
      throw mistake("the format is nested more than \(Self.greatestDepth) levels deep")
    }
    let node = try parse(&self)
    depth -= 1
    return node
  }

  private mutating func condition(
    _ parse: (inout PredicateParser) throws(PredicateMistake) -> Node
  ) throws(PredicateMistake) -> PredicateSyntax {
    let start = tokens.first?.position
    switch try parse(&self) {
    case .condition(let condition): return condition
    case .value:
      throw PredicateMistake(
        message: "a value isn't a condition; compare it, such as \"isDone == YES\"",
        position: start)
    }
  }

  mutating func value(
    _ parse: (inout PredicateParser) throws(PredicateMistake) -> Node
  ) throws(PredicateMistake) -> Value {
    let start = tokens.first?.position
    switch try parse(&self) {
    case .value(let value): return value
    case .condition:
      throw PredicateMistake(message: "a condition isn't a value", position: start)
    }
  }

  mutating func disjunction() throws(PredicateMistake) -> Node {
    let first = try conjunction()
    guard isNext("OR", "||") else { return first }
    var parts = [try condition { _ throws(PredicateMistake) in first }]
    while takes("OR", "||") {
      parts.append(try condition { parser throws(PredicateMistake) in try parser.conjunction() })
    }
    return .condition(.or(parts))
  }

  private mutating func conjunction() throws(PredicateMistake) -> Node {
    let first = try negation()
    guard isNext("AND", "&&") else { return first }
    var parts = [try condition { _ throws(PredicateMistake) in first }]
    while takes("AND", "&&") {
      parts.append(try condition { parser throws(PredicateMistake) in try parser.negation() })
    }
    return .condition(.and(parts))
  }

  private mutating func negation() throws(PredicateMistake) -> Node {
    guard takes("NOT", "!") else { return try comparison() }
    return .condition(
      .not(
        try condition { parser throws(PredicateMistake) in
          try parser.deeper { parser throws(PredicateMistake) in try parser.negation() }
        }))
  }

  private mutating func comparison() throws(PredicateMistake) -> Node {
    let quantifier: PredicateSyntax.Quantifier? =
      takes("ANY", "SOME")
      ? .any : takes("ALL") ? .all : takes("NONE") ? PredicateSyntax.Quantifier.none : nil
    let first = try sum()
    guard let relation = takesRelation() else {
      guard quantifier == nil else { throw mistake("a comparison is missing") }
      return first
    }
    let options = try options()
    let left = try value { _ throws(PredicateMistake) in first }
    let right = try value { parser throws(PredicateMistake) in try parser.sum() }
    return .condition(
      .comparison(
        PredicateSyntax.Comparison(
          left: left, right: right, relation: relation, options: options,
          quantifier: quantifier)))
  }

  private mutating func sum() throws(PredicateMistake) -> Node {
    try operations(["+": .add, "-": .subtract]) { parser throws(PredicateMistake) in
      try parser.operations(["*": .multiply, "/": .divide]) { parser throws(PredicateMistake) in
        try parser.primary()
      }
    }
  }

  private mutating func operations(
    _ signs: [String: PredicateSyntax.Arithmetic],
    _ operand: (inout PredicateParser) throws(PredicateMistake) -> Node
  ) throws(PredicateMistake) -> Node {
    var result = try operand(&self)
    var count = 0
    while case .sign(let sign)? = tokens.first?.kind, let operation = signs[sign] {
      let first = result
      let left = try value { _ throws(PredicateMistake) in first }
      count += 1
      guard count <= Self.greatestDepth else {
        throw mistake("an expression has more than \(Self.greatestDepth) operations")
      }
      tokens.removeFirst()
      result = .value(.arithmetic(operation, left, try value(operand)))
    }
    return result
  }

  /// Parses a value, or a condition in parentheses, and the path after it.
  private mutating func primary() throws(PredicateMistake) -> Node {
    guard takes("-") else {
      return try deeper { parser throws(PredicateMistake) in try parser.operand() }
    }
    let value = try value { parser throws(PredicateMistake) in
      try parser.deeper { parser throws(PredicateMistake) in try parser.primary() }
    }
    switch value {
    case .constant(let number as Int64): return .value(.constant(0 &- number))
    case .constant(let number as Double): return .value(.constant(-number))
    default: return .value(.arithmetic(.subtract, .constant(Int64(0)), value))
    }
  }

  func isNext(_ names: String...) -> Bool {
    guard let token = tokens.first else { return false }
    return names.contains { token.kind == .sign($0) || token.keyword == $0 }
  }

  /// Consumes one of these words or symbols if it comes next.
  mutating func takes(_ names: String...) -> Bool {
    guard let token = tokens.first else { return false }
    let isNext = names.contains { token.kind == .sign($0) || token.keyword == $0 }
    if isNext { tokens.removeFirst() }
    return isNext
  }
}

extension PredicateSyntax.Value {
  /// Parses the format of an expression, such as `canonical:(name)`.
  package init(format: String, _ arguments: [Any]) throws(PredicateMistake) {
    self = try PredicateParser.parseValue(format, arguments)
  }
}

import QuoinSchema

extension SQLTranslator {
  /// The values on the right of a comparison.
  private enum Operand {
    case term(SQLTerm)
    case list([SQLTerm])
    case source(Source)
  }

  func condition(_ comparison: StoreComparison) throws -> SQL {
    if comparison.quantifier == nil, let short = try existence(comparison) { return short }
    let right = try operand(comparison.right)
    let left = try operand(comparison.left)
    guard let quantifier = comparison.quantifier else {
      return try test(comparison, left, right)
    }
    guard case .source(let source) = left else {
      throw StoreError.needsMemory("ANY, ALL or NONE of a value")
    }
    let test = try test(comparison, .term(source.element), right)
    return switch quantifier {
    case .any: exists(source, test)
    case .all: "NOT \(exists(source, "(\(test)) IS NOT TRUE"))"
    case .none: "NOT \(exists(source, test))"
    }
  }

  private func operand(_ expression: StoreExpression) throws -> Operand {
    switch expression {
    case .list(let members): return .list(try members.map(term))
    case .subject, .variable, .path, .subquery:
      let source = try source(expression)
      return source.isCollection ? .source(source) : .term(source.element)
    default: return .term(try term(expression))
    }
  }

  private func exists(_ source: Source, _ test: SQL) -> SQL {
    var source = source
    source.conditions.append(test)
    return "EXISTS (SELECT 1\(source.from))"
  }

  /// Comparisons of a count with zero, which needn't count.
  private func existence(_ comparison: StoreComparison) throws -> SQL? {
    guard case .count(let collection) = comparison.left,
      case .value(let number) = comparison.right, number.integer == 0
    else { return nil }
    let source = try source(collection)
    guard source.isCollection else { return nil }
    return switch comparison.relation {
    case .equal, .lessOrEqual: "NOT EXISTS (SELECT 1\(source.from))"
    case .notEqual, .greater: "EXISTS (SELECT 1\(source.from))"
    default: nil
    }
  }

  private func test(_ comparison: StoreComparison, _ left: Operand, _ right: Operand) throws -> SQL
  {
    let options = comparison.options
    switch (left, comparison.relation, right) {
    case (.term(let left), .equal, .term(let right)): return try equal(left, right, options)
    case (.term(let left), .notEqual, .term(let right)):
      return "(\(try equal(left, right, options))) IS NOT TRUE"
    case (.term(let left), .less, .term(let right)): return try order(left, "<", right, options)
    case (.term(let left), .lessOrEqual, .term(let right)):
      return try order(left, "<=", right, options)
    case (.term(let left), .greater, .term(let right)): return try order(left, ">", right, options)
    case (.term(let left), .greaterOrEqual, .term(let right)):
      return try order(left, ">=", right, options)
    case (.term(let left), .isBetween, .list(let limits)) where limits.count == 2:
      let low = try order(left, ">=", limits[0], options)
      return "\(low) AND \(try order(left, "<=", limits[1], options))"
    case (.term(let element), .isIn, .list(let members)),
      (.list(let members), .contains, .term(let element)):
      return try isIn(element, members, options)
    case (.source(let source), .contains, .term(let element)),
      (.term(let element), .isIn, .source(let source)):
      return exists(source, try equal(source.element, element, options))
    case (.term(let left), .contains, .term(let right)):
      return try text("q_contains", left, right, options)
    case (.term(let left), .isIn, .term(let right)):
      return try text("q_contains", right, left, options)
    case (.term(let left), .beginsWith, .term(let right)):
      return try text("q_begins", left, right, options)
    case (.term(let left), .endsWith, .term(let right)):
      return try text("q_ends", left, right, options)
    case (.term(let left), .like, .term(let right)):
      return try text("q_like", left, right, options)
    case (.term(let left), .matches, .term(let right)):
      return try text("q_matches", left, right, options)
    default: throw StoreError.needsMemory("a comparison of collections")
    }
  }

  /// Returns both sides in a common type.
  private func pair(
    _ left: SQLTerm, _ right: SQLTerm, _ options: StoreComparison.Options
  ) throws -> (SQLTerm, SQLTerm) {
    let left = left.constant == nil ? left : try left.converted(to: right.kind)
    let right = try right.converted(to: left.kind)
    guard !options.isEmpty, left.kind == .text, right.kind == .text else { return (left, right) }
    return (folded(left, options), folded(right, options))
  }

  /// Returns text without the differences that the options ignore.
  func folded(_ term: SQLTerm, _ options: StoreComparison.Options) -> SQLTerm {
    if case .text(let text)? = term.constant {
      let folded = StoreValue.text(TextComparison.fold(text, options.rawValue))
      return SQLTerm(sql: "\(value: folded)", kind: .text, constant: folded)
    }
    return SQLTerm(sql: "q_fold(\(term.sql), \(number: options.rawValue))", kind: .text)
  }

  private func equal(
    _ left: SQLTerm, _ right: SQLTerm, _ options: StoreComparison.Options
  ) throws -> SQL {
    let (left, right) = try pair(left, right, options)
    // An index serves both.
    let sign: SQL = left.isNotNull || right.isNotNull ? "=" : "IS"
    return "\(left.collated) \(sign) \(right.collated)"
  }

  private func order(
    _ left: SQLTerm, _ sign: SQL, _ right: SQLTerm, _ options: StoreComparison.Options
  ) throws -> SQL {
    let (left, right) = try pair(left, right, options)
    if left.kind == .null || right.kind == .null { return "0" }
    for kind in [left.kind, right.kind] {
      if case .row = kind { throw StoreError.needsMemory("an order of objects") }
    }
    return "\(left.collated) \(sign) \(right.collated)"
  }

  private func isIn(
    _ element: SQLTerm, _ members: [SQLTerm], _ options: StoreComparison.Options
  ) throws -> SQL {
    let others = members.filter { $0.kind != .null }
    let null: SQL = "\(element.sql) IS NULL"
    guard let first = others.first else { return members.isEmpty ? "0" : null }
    guard element.constant == nil, others.allSatisfy(\.isNotNull) else {
      let tests = try members.map { member -> SQL in "(\(try equal(element, member, options)))" }
      return .balanced(tests[...], " OR ")
    }
    let left = try pair(element, first, options).0
    let values = try others.map { try pair(element, $0, options).1.sql }
    let list: SQL = "\(left.collated) IN (\(SQL.joined(values, ", ")))"
    return others.count < members.count ? "\(null) OR \(list)" : list
  }

  private func text(
    _ function: SQL, _ left: SQLTerm, _ right: SQLTerm, _ options: StoreComparison.Options
  ) throws -> SQL {
    guard [left.kind, right.kind].allSatisfy({ $0 == .text || $0 == .null }) else {
      throw StoreError.needsMemory("a search in values that aren't text")
    }
    if left.kind == .null || right.kind == .null { return "0" }
    guard options.isEmpty, case .text(let part)? = right.constant else {
      return call(function, left, right, options)
    }
    switch function.text {
    case "q_contains":
      return part.isEmpty ? "\(left.sql) IS NOT NULL" : "instr(\(left.sql), \(right.sql)) > 0"
    case "q_begins":
      guard !part.isEmpty else { return "\(left.sql) IS NOT NULL" }
      // A range, which an index serves.
      guard let end = Self.end(of: part) else { break }
      return "\(left.sql) >= \(right.sql) AND \(left.sql) < \(value: .text(end))"
    default: break
    }
    return call(function, left, right, options)
  }

  private func call(
    _ function: SQL, _ left: SQLTerm, _ right: SQLTerm, _ options: StoreComparison.Options
  ) -> SQL {
    "\(function)(\(left.sql), \(right.sql), \(number: options.rawValue))"
  }

  /// The first text after all texts with this beginning.
  private static func end(of beginning: String) -> String? {
    var scalars = beginning.unicodeScalars
    guard let last = scalars.popLast() else { return nil }
    let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
    guard let scalar = Unicode.Scalar(next) else { return nil }
    scalars.append(scalar)
    return String(scalars)
  }
}

import QuoinSchema

/// A translation of conditions to SQL that means exactly the same as `StorePredicate.matches`.
///
/// A condition's value may be null instead of false; `NOT` is therefore written `IS NOT TRUE`.
final class SQLTranslator {
  /// An object in a statement.
  struct Row {
    var entity: StoreEntity
    /// The identifier.
    var id: SQL
    /// The name of the row, if it is one of the statement's and not only an identifier.
    var table: String?

    var root: String { entity.ancestors.first ?? entity.name }
  }

  let schema: StoreSchema
  private(set) var subject: Row
  var variables: [String: Row] = [:]
  private var tableCount = 0
  private var depth = 0
  private static let greatestDepth = 40

  init(schema: StoreSchema, entity: StoreEntity, table: String?) {
    self.schema = schema
    let name = table ?? "Z_" + (entity.ancestors.first ?? entity.name)
    subject = Row(entity: entity, id: "\(name: name).\"id\"", table: name)
  }

  /// Returns a part that isn't too large for SQLite.
  static func checked(_ sql: SQL) throws -> SQLCondition {
    guard sql.arguments.count <= 30_000, sql.text.utf8.count <= 900_000 else {
      throw StoreError.needsMemory("a condition with more than 30,000 values")
    }
    return SQLCondition(sql: sql.text, arguments: sql.arguments)
  }

  /// A name for a row of a subquery.
  func newTable() -> String {
    tableCount += 1
    return "t\(tableCount)"
  }

  private func enter() throws {
    // SQLite's parser has a stack of 100 symbols.
    guard depth < Self.greatestDepth else {
      throw StoreError.needsMemory("a condition nested more than \(Self.greatestDepth) levels deep")
    }
    depth += 1
  }

  func condition(_ predicate: StorePredicate) throws -> SQL {
    try enter()
    defer { depth -= 1 }
    switch predicate {
    case .always(let value): return value ? "1" : "0"
    case .and: return try joined(predicate.conjuncts, " AND ", empty: "1")
    case .or: return try joined(predicate.disjuncts, " OR ", empty: "0")
    case .not(let part): return "(\(try condition(part))) IS NOT TRUE"
    case .compare(let comparison): return try condition(comparison)
    case .block: throw StoreError.needsMemory("a block or a property that isn't stored")
    }
  }

  private func joined(_ parts: [StorePredicate], _ separator: String, empty: SQL) throws -> SQL {
    if parts.isEmpty { return empty }
    let conditions = try parts.map { part -> SQL in "(\(try condition(part)))" }
    return conditions.count == 1 ? conditions[0] : .balanced(conditions[...], separator)
  }

  /// Returns a key of an order.
  func order(_ sort: StoreSort) throws -> SQL {
    if sort.compare != nil { throw StoreError.needsMemory("an order by a function") }
    let term = try term(.path(.subject, sort.path))
    if case .row = term.kind { throw StoreError.needsMemory("an order of objects") }
    let direction: SQL = sort.isAscending ? "ASC" : "DESC"
    guard !sort.options.isEmpty, term.kind == .text else {
      return "\(term.collated) \(direction)"
    }
    if sort.options.contains(.localizedStandard) {
      return "\(term.sql) COLLATE LOCALIZED \(direction)"
    }
    return "\(folded(term, sort.options).sql) \(direction)"
  }

  /// Returns a scalar value.
  func term(_ expression: StoreExpression) throws -> SQLTerm {
    try enter()
    defer { depth -= 1 }
    switch expression {
    case .value(let value): return try SQLTerm(value)
    case .identity(let identity): return try term(identity)
    case .list, .subquery: throw StoreError.needsMemory("a collection as a value")
    case .subject, .variable, .path:
      let source = try source(expression)
      guard source.tables.isEmpty else {
        throw StoreError.needsMemory("a comparison with a to-many relationship")
      }
      return source.element
    case .count(let collection):
      let source = try source(collection)
      guard source.isCollection else { throw StoreError.needsMemory("the length of a text") }
      return SQLTerm(sql: "(SELECT COUNT(*)\(source.from))", kind: .integer)
    case .aggregate(let aggregate, let collection): return try term(aggregate, source(collection))
    case .arithmetic(let operation, let left, let right):
      return try term(operation, term(left), term(right))
    case .conditional(let condition, let first, let second):
      let values = try common(term(first), term(second))
      let test = try self.condition(condition)
      return SQLTerm(
        sql: "CASE WHEN \(test) THEN \(values.0.sql) ELSE \(values.1.sql) END", kind: values.kind)
    case .coalesce(let first, let second):
      let values = try common(term(first), term(second))
      return SQLTerm(
        sql: "coalesce(\(values.0.sql), \(values.1.sql))", kind: values.kind)
    case .lowercase, .uppercase: throw StoreError.needsMemory("lowercase or uppercase")
    }
  }

  private func term(_ identity: StoreID) throws -> SQLTerm {
    guard let entity = schema[identity.entity] else {
      throw StoreError.needsMemory("an identifier of another schema")
    }
    let root = entity.ancestors.first ?? entity.name
    guard case .permanent(let key) = identity.key else {
      // An object that isn't saved is in no row; no row has this identifier.
      return SQLTerm(sql: "-1", kind: .row(root), constant: .integer(-1))
    }
    return SQLTerm(sql: "\(value: .integer(key))", kind: .row(root), constant: .integer(key))
  }

  private func common(
    _ first: SQLTerm, _ second: SQLTerm
  ) throws -> (SQLTerm, SQLTerm, kind: SQLTerm.Kind) {
    let kinds = [first.kind, second.kind].filter { $0 != .null }
    guard let kind = kinds.first else { return (first, second, .null) }
    if kinds.allSatisfy({ $0 == kind }) { return (first, second, kind) }
    if kinds.allSatisfy(\.isNumber) { return (first, second, .real) }
    throw StoreError.needsMemory("a choice of values of different types")
  }

  private func term(
    _ aggregate: StoreExpression.Aggregate, _ source: Source
  ) throws -> SQLTerm {
    let element = source.element
    guard source.isCollection else { throw StoreError.needsMemory("an aggregate of a value") }
    switch (aggregate, element.kind) {
    // SQLite sums floating-point numbers in another order and precision.
    case (.sum, .integer):
      return SQLTerm(sql: "(SELECT total(\(element.sql))\(source.from))", kind: .real)
    case (.average, .integer):
      return SQLTerm(sql: "(SELECT avg(\(element.sql))\(source.from))", kind: .real)
    case (.minimum, .integer), (.minimum, .real), (.minimum, .text), (.minimum, .date):
      return SQLTerm(sql: "(SELECT min(\(element.sql))\(source.from))", kind: element.kind)
    case (.maximum, .integer), (.maximum, .real), (.maximum, .text), (.maximum, .date):
      return SQLTerm(sql: "(SELECT max(\(element.sql))\(source.from))", kind: element.kind)
    default: throw StoreError.needsMemory("an aggregate of these values")
    }
  }

  private func term(
    _ operation: StoreExpression.Arithmetic, _ left: SQLTerm, _ right: SQLTerm
  ) throws -> SQLTerm {
    let isInteger = left.kind == .integer && right.kind == .integer
    let isDate = left.kind == .date && right.kind.isNumber
    guard isInteger || isDate || left.kind.isNumber && right.kind.isNumber else {
      throw StoreError.needsMemory("arithmetic with these values")
    }
    let sign: SQL
    switch operation {
    case .add: sign = "+"
    case .subtract: sign = "-"
    case .multiply where !isDate: sign = "*"
    case .divide where !isDate: sign = "/"
    case .remainder where isInteger: sign = "%"
    default: throw StoreError.needsMemory("arithmetic with these values")
    }
    // An overflow makes a floating-point number, which has no remainder in SQL.
    let kind: SQLTerm.Kind = isDate ? .date : operation == .remainder ? .integer : .real
    return SQLTerm(sql: "(\(left.sql) \(sign) \(right.sql))", kind: kind)
  }
}

extension StorePredicate {
  /// The conditions of nested conjunctions.
  fileprivate var conjuncts: [StorePredicate] {
    flattened { if case .and(let parts) = $0 { parts } else { nil } }
  }

  /// The conditions of nested disjunctions.
  fileprivate var disjuncts: [StorePredicate] {
    flattened { if case .or(let parts) = $0 { parts } else { nil } }
  }

  private func flattened(_ parts: (StorePredicate) -> [StorePredicate]?) -> [StorePredicate] {
    var result: [StorePredicate] = []
    var rest = [self]
    while let next = rest.popLast() {
      if let inner = parts(next) {
        rest += inner.reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }
}

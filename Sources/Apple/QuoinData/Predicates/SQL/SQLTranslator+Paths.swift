import QuoinSchema

extension SQLTranslator {
  /// The elements of a collection, or a single value.
  struct Source {
    /// The tables of a subquery; none for a single value.
    var tables: [SQL] = []
    var conditions: [SQL] = []
    var isCollection = false
    var element: SQLTerm
    /// The object, if the elements are objects.
    var row: Row?
    /// Whether a to-one relationship was followed after a to-many one.
    var hasOptionalStep = false

    /// `FROM` and `WHERE` of the subquery.
    var from: SQL {
      let tables = SQL.joined(tables, ", ")
      if conditions.isEmpty { return " FROM \(tables)" }
      let all = SQL.joined(conditions.map { "(\($0))" }, " AND ")
      return " FROM \(tables) WHERE \(all)"
    }
  }

  func source(_ expression: StoreExpression) throws -> Source {
    switch expression {
    case .subject: return source(subject)
    case .variable(let name):
      guard let row = variables[name] else {
        throw StoreError.needsMemory("the variable \"\(name)\"")
      }
      return source(row)
    case .path(let base, let names):
      guard names.count <= 10 else { throw StoreError.needsMemory("a path of more than 10 names") }
      return try names.reduce(source(base)) { try step($0, $1) }
    case .subquery(let collection, let variable, let condition):
      var result = try source(collection)
      guard result.isCollection, let row = result.row else {
        throw StoreError.needsMemory("a subquery of values")
      }
      let outer = variables
      variables[variable] = row
      defer { variables = outer }
      result.conditions.append(try self.condition(condition))
      return result
    default: return Source(element: try term(expression))
    }
  }

  private func source(_ row: Row) -> Source {
    Source(element: SQLTerm(sql: row.id, kind: .row(row.root)), row: row)
  }

  private func step(_ source: Source, _ name: String) throws -> Source {
    guard let row = source.row else {
      throw StoreError.needsMemory("the property \"\(name)\" of a value")
    }
    guard let property = row.entity.index(of: name).map({ row.entity.properties[$0] }) else {
      if StoreExpression.selfNames.contains(name) { return source }
      throw StoreError.needsMemory("the property \"\(name)\" of \(row.entity.name)")
    }
    if property.isTransient {
      throw StoreError.needsMemory("the transient property \"\(name)\"")
    }
    var result = source
    switch property.kind {
    case .attribute(let type):
      result.element = SQLTerm(
        sql: column("a_" + name, of: row), kind: SQLTerm.kind(of: type))
      result.row = nil
    case .relationship(let relationship):
      guard let destination = schema[relationship.destination] else {
        throw StoreError.needsMemory("the relationship \"\(name)\"")
      }
      guard relationship.isToMany else {
        let row = Row(entity: destination, id: column("r_" + name, of: row))
        result.row = row
        result.element = SQLTerm(sql: row.id, kind: .row(row.root))
        result.hasOptionalStep = source.isCollection
        return result
      }
      // Memory has a null for a missing object in a list, but SQL no row.
      if source.hasOptionalStep {
        throw StoreError.needsMemory("a to-many relationship of an optional object in a list")
      }
      try join(name, relationship, destination, of: row, to: &result)
      result.isCollection = true
    }
    return result
  }

  private func column(_ name: String, of row: Row) -> SQL {
    if let table = row.table { return "\(name: table).\(name: name)" }
    let table = newTable()
    return """
      (SELECT \(name: table).\(name: name) FROM \(name: "Z_" + row.root) AS \(name: table) \
      WHERE \(name: table)."id" = \(row.id))
      """
  }

  /// Adds the objects of a to-many relationship.
  private func join(
    _ name: String, _ relationship: StoreRelationship, _ destination: StoreEntity, of row: Row,
    to source: inout Source
  ) throws {
    let table = newTable()
    let element = Row(entity: destination, id: "\(name: table).\"id\"", table: table)
    source.row = element
    source.element = SQLTerm(sql: element.id, kind: .row(element.root))
    source.tables.append("\(name: "Z_" + element.root) AS \(name: table)")
    let inverse = relationship.inverse.flatMap { name in
      destination.properties.first { $0.name == name }
    }
    if let inverse, inverse.relationship?.isToMany == false {
      source.conditions.append("\(name: table).\(name: "r_" + inverse.name) = \(row.id)")
      return
    }
    let own = row.root + "_" + name
    let other = inverse.map { element.root + "_" + $0.name }
    if other == own { throw StoreError.needsMemory("a relationship that is its own inverse") }
    let isReversed = other.map { $0 < own } ?? false
    let join = newTable()
    source.tables.append("\(name: "J_" + (isReversed ? other ?? own : own)) AS \(name: join)")
    let near: SQL = isReversed ? "target" : "source"
    let far: SQL = isReversed ? "source" : "target"
    source.conditions.append(
      """
      \(name: join)."\(near)" = \(row.id) AND \(name: table)."id" = \(name: join)."\(far)"
      """)
  }
}

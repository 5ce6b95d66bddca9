#if SQLite
  import QuoinSchema

  /// A request as a statement of SQL.
  struct SQLiteQuery: Sendable {
    private let table: String
    private let condition: String
    private let order: String
    private let arguments: [SQLiteValue]
    private let hasLimit: Bool

    /// Translates a request, with its order only if that matters.
    ///
    /// - Throws: `StoreError.needsMemory` if SQLite can't evaluate a part.
    init(_ request: StoreRequest, layout: StoreLayout, isOrdered: Bool = true) throws {
      let entity = try layout.entity(request.entity)
      guard let description = layout.schema[request.entity] else {
        throw StoreError.unknownEntity(request.entity)
      }
      let entities = try layout.entities(for: request)
      table = StoreLayout.table(entity.root).asIdentifier
      var conditions: [String] = []
      var arguments: [StoreValue] = []
      if entities.count < layout.roots[entity.root]?.count ?? 0 {
        conditions.append("\(table).\(entities.asEntityCondition)")
      }
      switch request.predicate {
      case nil, .always(true): break
      case let predicate?:
        let condition = try predicate.sql(schema: layout.schema, entity: description)
        conditions.append("(\(condition.sql))")
        arguments += condition.arguments
      }
      condition = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
      var order = ""
      if isOrdered, !request.order.isEmpty {
        let keys = try request.order.sql(schema: layout.schema, entity: description)
        order = "\(keys.sql), "
        arguments += keys.arguments
      }
      self.order = isOrdered ? " ORDER BY \(order)\(table).\"id\"" : ""
      hasLimit = request.limit > 0 || request.offset > 0
      self.arguments =
        arguments.map(\.sqliteValue)
        + (hasLimit
          ? [
            .integer(request.limit > 0 ? Int64(request.limit) : -1),
            .integer(Int64(max(request.offset, 0))),
          ] : [])
    }

    private var limit: String { hasLimit ? " LIMIT ? OFFSET ?" : "" }

    /// Returns what a closure makes of the columns of each row.
    func rows<Value>(
      _ columns: String, _ database: SQLiteDatabase, _ value: (SQLiteRow) throws -> Value
    ) throws -> [Value] {
      let statement = try database.statement(
        "SELECT \(columns) FROM \(table)\(condition)\(order)\(limit)")
      var values: [Value] = []
      try statement.eachRow(arguments) { values.append(try value($0)) }
      return values
    }

    /// Returns the number of objects, at most the limit.
    func count(_ database: SQLiteDatabase) throws -> Int {
      let statement = try database.statement(
        "SELECT COUNT(*) FROM (SELECT 1 FROM \(table)\(condition)\(order)\(limit))")
      return Int(try statement.integer(arguments) ?? 0)
    }
  }
#endif

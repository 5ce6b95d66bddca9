#if SQLite
  import GRDB
  import QuoinSchema

  /// A request as a statement of SQL.
  struct SQLiteQuery {
    private let table: String
    private let condition: String
    private let order: String
    private let arguments: [DatabaseValue]
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
        arguments.map(\.databaseValue)
        + (hasLimit
          ? [
            (request.limit > 0 ? Int64(request.limit) : -1).databaseValue,
            Int64(max(request.offset, 0)).databaseValue,
          ] : [])
    }

    private var limit: String { hasLimit ? " LIMIT ? OFFSET ?" : "" }

    func rows(_ columns: String, _ database: Database) throws -> RowCursor {
      let statement = try database.cachedStatement(
        sql: "SELECT \(columns) FROM \(table)\(condition)\(order)\(limit)")
      return try Row.fetchCursor(statement, arguments: StatementArguments(stored: arguments))
    }

    /// Returns the number of objects, at most the limit.
    func count(_ database: Database) throws -> Int {
      let statement = try database.cachedStatement(
        sql: "SELECT COUNT(*) FROM (SELECT 1 FROM \(table)\(condition)\(order)\(limit))")
      return try Int.fetchOne(statement, arguments: StatementArguments(stored: arguments)) ?? 0
    }
  }
#endif

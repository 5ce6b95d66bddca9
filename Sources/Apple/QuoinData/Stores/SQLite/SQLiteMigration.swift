#if SQLite
  import CSystemSQLite
  import QuoinSchema

  /// A lightweight migration: the tables of an old schema become those of a new one
  /// (Rules/Data.md#migration).
  struct SQLiteMigration {
    let old: StoreLayout
    let new: StoreLayout
    let path: String
    /// The old index of each property by entity; nil for a new property.
    private let sources: [String: [Int?]]

    /// Compares two schemas.
    ///
    /// - Throws: `StoreError.file` if a property changed in a way that loses or changes values.
    init(old: StoreLayout, new: StoreLayout, path: String) throws {
      self.old = old
      self.new = new
      self.path = path
      let differences = SchemaDifferences(old: old, new: new, path: path)
      sources = try differences.sources()
    }

    private func failure(_ reason: String) -> StoreError {
      StoreError.file(path: path, reason: "the store can't be migrated: \(reason)")
    }

    /// Whether the file must change before it can be read.
    var changesTables: Bool {
      let oldTables = SQLiteTables(layout: old)
      let newTables = SQLiteTables(layout: new)
      return new.roots.keys.contains { root in
        old.roots[root] == nil
          || oldTables.creation(root: root) != newTables.creation(root: root)
          || rebuilds(root)
      } || new.joins.values.contains { old.joins[$0.name] != $0 }
    }

    /// Migrates the tables within the transaction of `database`.
    func run(_ database: SQLiteDatabase) throws {
      try checkRemovedEntities(database)
      let oldTables = SQLiteTables(layout: old)
      let newTables = SQLiteTables(layout: new)
      for index in oldTables.indexes {
        try database.execute("DROP INDEX IF EXISTS \(index.name.asIdentifier)")
      }
      try migrateJoins(newTables, database)
      for root in new.roots.keys.sorted() {
        guard old.roots[root] != nil else {
          try database.execute(newTables.creation(root: root))
          continue
        }
        try checkRequired(root, database)
        if oldTables.creation(root: root) != newTables.creation(root: root) || rebuilds(root) {
          try rebuild(root, newTables, database)
        }
      }
      for root in old.roots.keys.sorted() where new.roots[root] == nil {
        try database.execute("DROP TABLE \(StoreLayout.table(root).asIdentifier)")
      }
      try removeMissing(database)
      for index in newTables.indexes { try create(index, database) }
    }

    private func create(_ index: (name: String, sql: String), _ database: SQLiteDatabase) throws {
      do {
        try database.execute(index.sql)
      } catch let error as SQLiteError where error.code == SQLITE_CONSTRAINT {
        let parts = index.name.split(separator: "_", maxSplits: 1).last ?? ""
        throw failure(
          "several objects have the same values of the newly unique \(parts); make them unique "
            + "before, or remove the constraint")
      }
    }

    // MARK: - Checks of the rows

    private func checkRemovedEntities(_ database: SQLiteDatabase) throws {
      for (name, entity) in old.entities.sorted(by: { $0.key < $1.key }) {
        if new.entities[name]?.root == entity.root { continue }
        let count = try database.statement(
          "SELECT COUNT(*) FROM \(StoreLayout.table(entity.root).asIdentifier) "
            + "WHERE \"entity\" = ?"
        ).integer([.text(name)])
        guard let count, count > 0 else { continue }
        throw failure(
          new.entities[name] == nil
            ? "the schema has no \"\(name)\" any more, and the store has \(count) of it; "
              + "keep the entity, or delete its objects before"
            : "the entity \"\(name)\" has another superentity; keep the old one, or delete its "
              + "objects before")
      }
    }

    /// Checks that rows have values for attributes that are required now.
    private func checkRequired(_ root: String, _ database: SQLiteDatabase) throws {
      for name in new.roots[root] ?? [] {
        guard let sources = sources[name], let entity = new.schema[name] else { continue }
        for (property, source) in zip(entity.properties, sources) {
          guard !property.isOptional, property.attributeType != nil, !property.isTransient,
            property.defaultValue == .null
          else { continue }
          let condition = source.flatMap { old.entities[name]?.places[$0].column }
            .map { " AND \($0.asIdentifier) IS NULL" }
          let count = try database.statement(
            "SELECT COUNT(*) FROM \(StoreLayout.table(root).asIdentifier) "
              + "WHERE \"entity\" = ?\(condition ?? "")"
          ).integer([.text(name)])
          guard let count, count > 0 else { continue }
          throw failure(
            "\(count) objects have no value for the required \"\(name).\(property.name)\"; give "
              + "it a default value, or make it optional")
        }
      }
    }

    // MARK: - Tables

    /// Whether rows need other values though the columns are the same.
    private func rebuilds(_ root: String) -> Bool {
      let columns = SQLiteTables(layout: new).columns(root: root)
      return columns.contains { expression($0.name, root).sql != $0.name.asIdentifier }
    }

    private func rebuild(
      _ root: String, _ tables: SQLiteTables, _ database: SQLiteDatabase
    ) throws {
      let table = StoreLayout.table(root).asIdentifier
      let name = "quoin_new_\(root)"
      try database.execute(tables.creation(root: root, name: name))
      var names = ["\"id\"", "\"entity\"", "\"version\""]
      var expressions = names
      var arguments: [SQLiteValue] = []
      for column in tables.columns(root: root) {
        let expression = expression(column.name, root)
        names.append(column.name.asIdentifier)
        expressions.append(expression.sql)
        arguments += expression.arguments
      }
      try database.statement(
        "INSERT INTO \(name.asIdentifier) (\(names.joined(separator: ", "))) "
          + "SELECT \(expressions.joined(separator: ", ")) FROM \(table)"
      ).run(arguments)
      try database.execute("DROP TABLE \(table)")
      try database.execute("ALTER TABLE \(name.asIdentifier) RENAME TO \(table)")
    }

    /// Returns the new value of a column in terms of the old ones, for each entity of the table.
    private func expression(
      _ column: String, _ root: String
    ) -> (sql: String, arguments: [SQLiteValue]) {
      var cases: [(entity: String, sql: String, argument: SQLiteValue?)] = []
      let members = new.roots[root] ?? []
      for name in members {
        guard let entity = new.schema[name], let places = new.entities[name]?.places else {
          continue
        }
        for (index, place) in places.enumerated() {
          guard let source = source(column, place, name, index) else { continue }
          let fallback = entity.properties[index].defaultValue.sqliteValue
          let isValue = column == place.column && entity.properties[index].attributeType != nil
          let isRequired = !entity.properties[index].isOptional
          if isValue, fallback != .null, source == "NULL" {
            cases.append((name, "?", fallback))
          } else if isValue, fallback != .null, isRequired, wasOptional(name, index) {
            cases.append((name, "COALESCE(\(source), ?)", fallback))
          } else {
            cases.append((name, source, nil))
          }
        }
      }
      let expressions = Set(cases.map(\.sql))
      if cases.count == members.count, expressions.count == 1, let first = cases.first,
        cases.allSatisfy({ $0.argument == first.argument })
      {
        return (first.sql, first.argument.map { [$0] } ?? [])
      }
      if expressions == ["NULL"] { return ("NULL", []) }
      if expressions == [column.asIdentifier] { return (column.asIdentifier, []) }
      let whens = cases.map { "WHEN \($0.entity.asLiteral) THEN \($0.sql)" }
      return (
        "CASE \"entity\" \(whens.joined(separator: " ")) END", cases.compactMap(\.argument)
      )
    }

    private func wasOptional(_ name: String, _ index: Int) -> Bool {
      guard let source = sources[name]?[index], let entity = old.schema[name] else { return true }
      return entity.properties[source].isOptional
    }

    /// Returns the old column, or expression, for one of the columns of a property.
    private func source(
      _ column: String, _ place: StoreLayout.Place, _ name: String, _ index: Int
    ) -> String? {
      let oldPlace = sources[name]?[index].flatMap { old.entities[name]?.places[$0] }
      switch place {
      case .attribute(column, _): return oldPlace?.column?.asIdentifier ?? "NULL"
      case .reference(let reference):
        guard
          [reference.column, reference.entityColumn, reference.placeColumn].contains(column)
        else { return nil }
        guard case .reference(let former)? = oldPlace else { return "NULL" }
        if column == reference.column { return former.column.asIdentifier }
        if column == reference.entityColumn, reference.hasEntity {
          return former.hasEntity ? former.entityColumn.asIdentifier : former.destination.asLiteral
        }
        if column == reference.placeColumn, reference.hasPlace {
          return former.hasPlace ? former.placeColumn.asIdentifier : "NULL"
        }
        return nil
      case .attribute, .nowhere, .inverse, .join: return nil
      }
    }

    /// Clears references to missing objects where a constraint now forbids them.
    private func removeMissing(_ database: SQLiteDatabase) throws {
      for entity in new.entities.values {
        for case .reference(let reference) in entity.places
        where !reference.keepsMissing && old.roots[reference.root] != nil {
          let column = reference.column.asIdentifier
          try database.execute(
            "UPDATE \(StoreLayout.table(reference.root).asIdentifier) SET \(column) = NULL "
              + "WHERE \(column) IS NOT NULL AND \(column) NOT IN (SELECT \"id\" FROM "
              + "\(StoreLayout.table(reference.destinationRoot).asIdentifier))")
        }
      }
    }

    // MARK: - Join tables

    private func migrateJoins(_ tables: SQLiteTables, _ database: SQLiteDatabase) throws {
      let moves = joinSources()
      var kept: Set<String> = []
      for join in new.joins.values
      where moves[join.name]?.join == join && moves[join.name]?.isSwapped == false {
        kept.insert(join.name)
      }
      for join in old.joins.values where !kept.contains(join.name) {
        try database.execute(
          "ALTER TABLE \(join.table.asIdentifier) "
            + "RENAME TO \("quoin_old_\(join.name)".asIdentifier)")
      }
      for join in new.joins.values.sorted(by: { $0.name < $1.name })
      where !kept.contains(join.name) {
        try database.execute(tables.creation(join: join))
        guard let move = moves[join.name] else { continue }
        try copy(move.join, isSwapped: move.isSwapped, to: join, database)
      }
      for join in old.joins.values where !kept.contains(join.name) {
        try database.execute("DROP TABLE \("quoin_old_\(join.name)".asIdentifier)")
      }
    }

    private func copy(
      _ former: StoreLayout.Join, isSwapped: Bool, to join: StoreLayout.Join,
      _ database: SQLiteDatabase
    ) throws {
      let inverse = former.isInverseOrdered ? "j.\"inverse_place\"" : "NULL"
      let places = isSwapped ? [inverse, "j.\"place\""] : ["j.\"place\"", inverse]
      let ends = isSwapped ? ["target", "source"] : ["source", "target"]
      let table = StoreLayout.table(join.targetRoot).asIdentifier
      try database.execute(
        "INSERT INTO \(join.table.asIdentifier) (\"source\", \"target\", \"target_entity\", "
          + "\"place\"\(join.isInverseOrdered ? ", \"inverse_place\"" : "")) "
          + "SELECT j.\"\(ends[0])\", j.\"\(ends[1])\", t.\"entity\", \(places[0])"
          + (join.isInverseOrdered ? ", \(places[1])" : "")
          + " FROM \("quoin_old_\(former.name)".asIdentifier) j "
          + "JOIN \(table) t ON t.\"id\" = j.\"\(ends[1])\"")
    }

    /// Returns the old join table of each new one, and whether its ends change places.
    private func joinSources() -> [String: (join: StoreLayout.Join, isSwapped: Bool)] {
      var moves: [String: (join: StoreLayout.Join, isSwapped: Bool)] = [:]
      for (name, entity) in new.entities {
        for (index, place) in entity.places.enumerated() {
          guard case .join(let side) = place, let source = sources[name]?[index],
            case .join(let former)? = old.entities[name]?.places[source]
          else { continue }
          moves[side.join.name] = (former.join, former.isReversed != side.isReversed)
        }
      }
      return moves
    }
  }
#endif

#if SQLite
  import QuoinSchema

  /// The changes of one save, in a transaction.
  final class SQLiteSave: SaveTarget {
    let layout: StoreLayout
    let store: String
    let path: String
    let database: SQLiteDatabase
    private var lastKeys: [String: Int64] = [:]
    /// The last key of the root that the last call of `nextKey` named.
    private var current: (root: String, last: Int64)?
    private var insertion: Insertion?

    /// The prepared statement that inserts objects of an entity.
    private struct Insertion {
      var entity: String
      var statement: SQLiteStatement
      /// The columns' properties; a reference with an entity has two columns.
      var columns: [(property: Int, hasEntity: Bool)]
    }

    init(layout: StoreLayout, store: String, path: String, database: SQLiteDatabase) {
      self.layout = layout
      self.store = store
      self.path = path
      self.database = database
    }

    // MARK: - Keys

    func nextKey(root: String) throws -> Int64 {
      if current?.root != root {
        if let current { lastKeys[current.root] = current.last }
        current = (root, try lastKeys[root] ?? savedKey(root: root))
      }
      guard let last = current?.last, last < Int64.max else {
        throw StoreError.file(path: path, reason: "\(root) has no free key left; use a new store")
      }
      current?.last = last + 1
      return last + 1
    }

    private func savedKey(root: String) throws -> Int64 {
      let last = try database.statement(
        "SELECT \"last\" FROM \"quoin_keys\" WHERE \"root\" = ?"
      ).integer([.text(root)])
      let largest = try database.statement(
        "SELECT MAX(\"id\") FROM \(StoreLayout.table(root).asIdentifier)"
      ).integer()
      return max(last ?? 0, largest ?? 0, 0)
    }

    /// Saves the last keys and the history at the end of the transaction.
    func finish(_ commit: StoreCommit) throws {
      if let current { lastKeys[current.root] = current.last }
      for (root, last) in lastKeys {
        try database.statement("INSERT OR REPLACE INTO \"quoin_keys\" VALUES (?, ?)")
          .run([.text(root), .integer(last)])
      }
      guard !commit.isEmpty else { return }
      try SQLiteHistory(store: store, path: path).add(commit, database)
    }

    // MARK: - Rows

    private func table(_ identity: StoreID) throws -> String {
      StoreLayout.table(try layout.entity(of: identity).root).asIdentifier
    }

    func version(of identity: StoreID) throws -> Int64? {
      guard identity.store == store, let key = identity.permanentKey else { return nil }
      return try database.statement(
        "SELECT \"version\" FROM \(table(identity)) WHERE \"id\" = ? AND \"entity\" = ?"
      ).integer([.integer(key), .text(identity.entity)])
    }

    func delete(_ identity: StoreID) throws -> Bool {
      guard let key = identity.permanentKey else { return false }
      try database.statement(
        "DELETE FROM \(table(identity)) WHERE \"id\" = ? AND \"entity\" = ?"
      ).run([.integer(key), .text(identity.entity)])
      return database.changedRows > 0
    }

    func insert(
      _ identity: StoreID, _ entity: StoreLayout.Entity, _ values: [StoredValue]
    ) throws {
      let insertion: Insertion
      if let last = self.insertion, last.entity == entity.name {
        insertion = last
      } else {
        insertion = try prepare(entity)
        self.insertion = insertion
      }
      var arguments: [SQLiteValue] = []
      arguments.reserveCapacity(insertion.columns.count + 2)
      arguments.append(SQLiteValue(identity.permanentKey))
      for column in insertion.columns {
        append(values[column.property], hasEntity: column.hasEntity, to: &arguments)
      }
      try writing(
        identity, values: { values[$0] },
        body: { try insertion.statement.run(arguments) })
    }

    private func prepare(_ entity: StoreLayout.Entity) throws -> Insertion {
      var names = ["\"id\"", "\"entity\"", "\"version\""]
      var columns: [(property: Int, hasEntity: Bool)] = []
      for (property, place) in entity.places.enumerated() where place.isColumn {
        names += place.columns.map(\.asIdentifier)
        columns.append((property, place.columns.count == 2))
      }
      let marks = ["?", entity.name.asLiteral, "1"] + names.dropFirst(3).map { _ in "?" }
      return Insertion(
        entity: entity.name,
        statement: try database.statement(
          "INSERT INTO \(StoreLayout.table(entity.root).asIdentifier) "
            + "(\(names.joined(separator: ", "))) VALUES (\(marks.joined(separator: ", ")))"),
        columns: columns)
    }

    private func append(
      _ value: StoredValue, hasEntity: Bool, to arguments: inout [SQLiteValue]
    ) {
      switch value {
      case .value(let value): arguments.append(value.sqliteValue)
      case .reference(let identity):
        arguments.append(SQLiteValue(identity?.permanentKey))
        if hasEntity { arguments.append(SQLiteValue(identity?.entity)) }
      case .references, .unloaded: arguments.append(.null)
      }
    }

    func update(_ identity: StoreID, _ values: [Int: StoredValue]) throws {
      try update(identity, values, increasesVersion: true)
    }

    func clearUnique(_ identity: StoreID, _ properties: [Int]) throws {
      let places = try layout.entity(of: identity).places
      let values = properties.map { property -> (Int, StoredValue) in
        if case .reference = places[property] { return (property, .reference(nil)) }
        return (property, .value(.null))
      }
      try update(
        identity, Dictionary(values) { first, _ in first }, increasesVersion: false)
    }

    private func update(
      _ identity: StoreID, _ values: [Int: StoredValue], increasesVersion: Bool
    ) throws {
      let places = try layout.entity(of: identity).places
      var assignments = increasesVersion ? ["\"version\" = \"version\" + 1"] : []
      var arguments: [SQLiteValue] = []
      for (property, value) in values.sorted(by: { $0.key < $1.key }) {
        let columns = places[property].columns
        assignments += columns.map { "\($0.asIdentifier) = ?" }
        append(value, hasEntity: columns.count == 2, to: &arguments)
        if case .reference(let reference) = places[property], reference.hasPlace {
          // The list of the new destination sets the place.
          let column = reference.column.asIdentifier
          assignments.append(
            "\(reference.placeColumn.asIdentifier) = CASE WHEN \(column) IS ? "
              + "THEN \(reference.placeColumn.asIdentifier) END")
          append(value, hasEntity: false, to: &arguments)
        }
      }
      guard !assignments.isEmpty else { return }
      arguments.append(SQLiteValue(identity.permanentKey))
      let sql =
        "UPDATE \(try table(identity)) SET \(assignments.joined(separator: ", ")) WHERE \"id\" = ?"
      let statement = try database.statement(sql)
      try writing(
        identity, values: { values[$0] },
        body: { try statement.run(arguments) })
    }
  }

  extension StoreLayout.Place {
    /// The columns with the value: one, or two for a reference to an entity with subentities.
    var columns: [String] {
      switch self {
      case .attribute(let column, _): [column]
      case .reference(let reference):
        reference.hasEntity ? [reference.column, reference.entityColumn] : [reference.column]
      case .nowhere, .inverse, .join: []
      }
    }
  }
#endif

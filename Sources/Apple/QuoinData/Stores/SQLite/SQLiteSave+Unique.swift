#if SQLite
  import QuoinSchema

  extension SQLiteSave {
    func holder(of group: StoreLayout.UniqueGroup, _ values: [StoredValue]) throws -> StoreID? {
      let arguments = values.map(\.key)
      // A temporary identity has no key, and a new object equals no saved one.
      guard !arguments.contains(.null) else { return nil }
      return try holder(of: group, arguments, except: nil)
    }

    private func holder(
      of group: StoreLayout.UniqueGroup, _ arguments: [SQLiteValue], except key: Int64?
    ) throws -> StoreID? {
      let entity = try layout.entity(group.entity)
      let columns = group.properties.compactMap { entity.places[$0].column?.asIdentifier }
      let family = entity.name == entity.root ? "" : " AND \(entity.family.asEntityCondition)"
      let statement = try database.statement(
        "SELECT \"id\", \"entity\" FROM \(StoreLayout.table(entity.root).asIdentifier) "
          + "WHERE \(columns.map { "\($0) = ?" }.joined(separator: " AND "))\(family) "
          + "AND \"id\" IS NOT ?")
      return try statement.first(arguments + [SQLiteValue(key)]) { row -> StoreID? in
        guard let key = row.integer(0), let name = row.string(1), layout.entities[name] != nil
        else { return nil }
        return StoreID(store: store, entity: name, key: .permanent(key))
      } ?? nil
    }

    /// Runs a statement that writes a row, and names the row that has the same unique values.
    func writing(
      _ identity: StoreID, values: (Int) -> StoredValue?, body: () throws -> Void
    ) throws {
      do {
        try body()
      } catch let error as SQLiteError
        where error.extendedCode == SQLiteError.uniqueConstraint
      {
        let entity = try layout.entity(of: identity)
        for group in entity.unique {
          let arguments = try group.properties.map { property in
            try values(property)?.key ?? saved(identity, entity.places[property])
          }
          guard !arguments.contains(.null) else { continue }
          if let other = try holder(of: group, arguments, except: identity.permanentKey) {
            throw StoreError.notUnique(
              entity: entity.name, properties: group.names, identity: other)
          }
        }
        throw error
      }
    }

    private func saved(
      _ identity: StoreID, _ place: StoreLayout.Place
    ) throws -> SQLiteValue {
      guard let column = place.column, let key = identity.permanentKey else { return .null }
      let table = StoreLayout.table(try layout.entity(of: identity).root).asIdentifier
      return try database.statement("SELECT \(column.asIdentifier) FROM \(table) WHERE \"id\" = ?")
        .first([.integer(key)]) { $0[0] } ?? .null
    }
  }

  extension StoredValue {
    /// The value of the column that an index of unique values has.
    fileprivate var key: SQLiteValue {
      switch self {
      case .value(let value): value.sqliteValue
      case .reference(let identity): SQLiteValue(identity?.permanentKey)
      case .references, .unloaded: .null
      }
    }
  }
#endif

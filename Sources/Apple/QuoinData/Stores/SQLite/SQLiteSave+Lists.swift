#if SQLite
  import GRDB
  import QuoinSchema

  extension SQLiteSave {
    /// Writes the differences between the saved pairs and the new ones.
    func join(
      _ identity: StoreID, _ side: StoreLayout.Side, _ others: [StoreID], replaces: Bool
    ) throws {
      guard let key = identity.permanentKey else { throw StoreError.deleted(identity) }
      let table = side.join.table.asIdentifier
      let own = side.ownColumn.asIdentifier
      let other = side.otherColumn.asIdentifier
      let hasPlace = !side.isReversed || side.join.isInverseOrdered
      let place = hasPlace ? side.placeColumn.asIdentifier : "NULL"
      var saved: [Int64: DatabaseValue] = [:]
      let cursor = try Row.fetchCursor(
        database.cachedStatement(sql: "SELECT \(other), \(place) FROM \(table) WHERE \(own) = ?"),
        arguments: [key])
      while let row = try cursor.next() {
        if let key = (row[0] as DatabaseValue).integer { saved[key] = row[1] }
      }
      if replaces {
        let kept = Set(others.compactMap(\.permanentKey))
        for removed in saved.keys where !kept.contains(removed) {
          try database.cachedStatement(
            sql: "DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?"
          )
          .execute(arguments: [key, removed])
        }
      }
      let first = replaces ? 0 : (saved.values.compactMap(\.integer).max() ?? -1) &+ 1
      let insertion = try insertion(side, hasPlace: hasPlace)
      for (index, object) in others.enumerated() {
        guard let otherKey = object.permanentKey else { throw StoreError.deleted(object) }
        let position = (first &+ Int64(index)).databaseValue
        if let old = saved[otherKey], !hasPlace || old == position { continue }
        let target = side.isReversed ? identity.entity : object.entity
        var arguments = [key.databaseValue, otherKey.databaseValue, target.databaseValue]
        if hasPlace { arguments.append(position) }
        try insertion.execute(arguments: StatementArguments(stored: arguments))
      }
    }

    private func insertion(_ side: StoreLayout.Side, hasPlace: Bool) throws -> Statement {
      let place = side.placeColumn.asIdentifier
      let columns =
        "\(side.ownColumn.asIdentifier), \(side.otherColumn.asIdentifier), \"target_entity\""
      let tail =
        hasPlace
        ? ", \(place)) VALUES (?, ?, ?, ?) ON CONFLICT (\"source\", \"target\") "
          + "DO UPDATE SET \(place) = excluded.\(place)"
        : ") VALUES (?, ?, ?) ON CONFLICT (\"source\", \"target\") DO NOTHING"
      return try database.cachedStatement(
        sql: "INSERT INTO \(side.join.table.asIdentifier) (\(columns)\(tail)")
    }

    /// Writes the places that differ; objects of another owner keep theirs.
    func order(
      _ identity: StoreID, _ inverse: StoreLayout.Inverse, _ others: [StoreID]
    ) throws {
      guard let key = identity.permanentKey else { throw StoreError.deleted(identity) }
      let reference = inverse.reference
      let table = StoreLayout.table(reference.root).asIdentifier
      let place = reference.placeColumn.asIdentifier
      var places: [Int64: Int64] = [:]
      for other in others {
        if let key = other.permanentKey, places[key] == nil { places[key] = Int64(places.count) }
      }
      let rows = try Row.fetchAll(
        database.cachedStatement(
          sql: "SELECT \"id\", \(place) FROM \(table) WHERE \(reference.column.asIdentifier) = ?"),
        arguments: [key])
      let statement = try database.cachedStatement(
        sql: "UPDATE \(table) SET \(place) = ? WHERE \"id\" = ?")
      for row in rows {
        guard let key = (row[0] as DatabaseValue).integer else { continue }
        let new = places[key]
        guard (row[1] as DatabaseValue).integer != new else { continue }
        try statement.execute(arguments: [new, key])
      }
    }
  }
#endif

#if SQLite
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
      var saved: [Int64: SQLiteValue] = [:]
      try database.statement("SELECT \(other), \(place) FROM \(table) WHERE \(own) = ?")
        .eachRow([.integer(key)]) { row in
          if let key = row.integer(0) { saved[key] = row[1] }
        }
      if replaces {
        let kept = Set(others.compactMap(\.permanentKey))
        for removed in saved.keys where !kept.contains(removed) {
          try database.statement("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?")
            .run([.integer(key), .integer(removed)])
        }
      }
      let first = replaces ? 0 : (saved.values.compactMap(\.integer).max() ?? -1) &+ 1
      let insertion = try insertion(side, hasPlace: hasPlace)
      for (index, object) in others.enumerated() {
        guard let otherKey = object.permanentKey else { throw StoreError.deleted(object) }
        let position = SQLiteValue.integer(first &+ Int64(index))
        if let old = saved[otherKey], !hasPlace || old == position { continue }
        let target = side.isReversed ? identity.entity : object.entity
        var arguments: [SQLiteValue] = [.integer(key), .integer(otherKey), .text(target)]
        if hasPlace { arguments.append(position) }
        try insertion.run(arguments)
      }
    }

    private func insertion(_ side: StoreLayout.Side, hasPlace: Bool) throws -> SQLiteStatement {
      let place = side.placeColumn.asIdentifier
      let columns =
        "\(side.ownColumn.asIdentifier), \(side.otherColumn.asIdentifier), \"target_entity\""
      let tail =
        hasPlace
        ? ", \(place)) VALUES (?, ?, ?, ?) ON CONFLICT (\"source\", \"target\") "
          + "DO UPDATE SET \(place) = excluded.\(place)"
        : ") VALUES (?, ?, ?) ON CONFLICT (\"source\", \"target\") DO NOTHING"
      return try database.statement(
        "INSERT INTO \(side.join.table.asIdentifier) (\(columns)\(tail)")
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
      var changes: [[SQLiteValue]] = []
      try database.statement(
        "SELECT \"id\", \(place) FROM \(table) WHERE \(reference.column.asIdentifier) = ?"
      ).eachRow([.integer(key)]) { row in
        guard let key = row.integer(0), row.integer(1) != places[key] else { return }
        changes.append([SQLiteValue(places[key]), .integer(key)])
      }
      let statement = try database.statement(
        "UPDATE \(table) SET \(place) = ? WHERE \"id\" = ?")
      for change in changes { try statement.run(change) }
    }
  }
#endif

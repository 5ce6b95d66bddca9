#if SQLite
  import QuoinSchema

  /// The objects of to-many relationships.
  struct SQLiteRelated {
    let layout: StoreLayout
    let store: String
    let path: String

    func related(
      to identity: StoreID, by property: Int, _ database: SQLiteDatabase
    ) throws -> [StoreID] {
      let entity = try layout.entity(of: identity)
      guard entity.places.indices.contains(property) else {
        throw StoreError.unknownProperty(entity: entity.name, property: "number \(property)")
      }
      let sql: String
      switch entity.places[property] {
      case .inverse(let inverse):
        sql = try statement(inverse)
      case .join(let side):
        sql = statement(side)
      case .nowhere: return []
      case .attribute, .reference:
        throw StoreError.unknownProperty(
          entity: entity.name,
          property: "\(layout.schema[entity.name]?.properties[property].name ?? "") (to-many)")
      }
      var identities: [StoreID] = []
      try database.statement(sql).eachRow([SQLiteValue(identity.permanentKey)]) { row in
        guard let key = row.integer(0), let name = row.string(1), layout.entities[name] != nil
        else {
          throw StoreError.file(
            path: path, reason: "an object of an unknown entity is in a relationship; use a backup")
        }
        identities.append(StoreID(store: store, entity: name, key: .permanent(key)))
      }
      return identities
    }

    private func statement(_ inverse: StoreLayout.Inverse) throws -> String {
      let reference = inverse.reference
      let family = try layout.entity(inverse.entity).family
      let place = reference.placeColumn.asIdentifier
      let order = inverse.isOrdered ? "\(place) IS NULL, \(place), " : ""
      let isWhole = family.count == layout.roots[reference.root]?.count
      return "SELECT \"id\", \"entity\" FROM \(StoreLayout.table(reference.root).asIdentifier) "
        + "WHERE \(reference.column.asIdentifier) = ?"
        + (isWhole ? "" : " AND \(family.asEntityCondition)") + " ORDER BY \(order)\"id\""
    }

    private func statement(_ side: StoreLayout.Side) -> String {
      let hasPlace = !side.isReversed || side.join.isInverseOrdered
      let place = "j.\"\(side.placeColumn)\""
      let order = hasPlace ? "\(place) IS NULL, \(place), " : ""
      return "SELECT o.\"id\", o.\"entity\" FROM \(side.join.table.asIdentifier) j "
        + "JOIN \(StoreLayout.table(side.otherRoot).asIdentifier) o "
        + "ON o.\"id\" = j.\"\(side.otherColumn)\" "
        + "WHERE j.\"\(side.ownColumn)\" = ? ORDER BY \(order)o.\"id\""
    }
  }
#endif

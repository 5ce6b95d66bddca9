#if SQLite
  import QuoinSchema

  /// The columns of an entity and its subentities, and the way from these to rows.
  struct SQLiteReader: Sendable {
    let table: String
    /// The columns to select, with commas between.
    let columns: String
    private let entities: [String: Entity]
    private let store: String
    private let path: String

    private struct Entity: Sendable {
      var values: [Value]
    }

    private enum Value: Sendable {
      case constant(StoredValue)
      case attribute(Int, StoreAttributeType)
      case reference(Int, entity: Int?, destination: String, family: Set<String>)
    }

    init(_ entity: StoreLayout.Entity, layout: StoreLayout, store: String, path: String) {
      var columns = ["id", "entity", "version"]
      var places: [String: Int] = [:]
      func place(_ column: String) -> Int {
        if let place = places[column] { return place }
        places[column] = columns.count
        columns.append(column)
        return columns.count - 1
      }
      var entities: [String: Entity] = [:]
      for name in entity.family.sorted() {
        guard let member = layout.entities[name] else { continue }
        let values = member.places.map { property -> Value in
          switch property {
          case .nowhere: .constant(.value(.null))
          case .inverse, .join: .constant(.unloaded)
          case .attribute(let column, let type): .attribute(place(column), type)
          case .reference(let reference):
            .reference(
              place(reference.column),
              entity: reference.hasEntity ? place(reference.entityColumn) : nil,
              destination: reference.destination,
              family: layout.entities[reference.destination]?.family ?? [])
          }
        }
        entities[name] = Entity(values: values)
      }
      let table = StoreLayout.table(entity.root).asIdentifier
      self.table = table
      self.columns = columns.map { "\(table).\($0.asIdentifier)" }.joined(separator: ", ")
      self.entities = entities
      self.store = store
      self.path = path
    }

    /// Returns the row, or throws an error that names a value of a wrong type.
    func row(_ row: SQLiteRow) throws -> StoredRow {
      let (identity, values) = try entity(row)
      guard let version = row.integer(2) else {
        throw damage("version", identity)
      }
      var result: [StoredValue] = []
      result.reserveCapacity(values.count)
      for value in values {
        switch value {
        case .constant(let constant): result.append(constant)
        case .attribute(let column, let type):
          guard let value = row[column].value(type) else {
            throw damage(row.name(column), identity)
          }
          result.append(.value(value))
        case .reference(let column, let entity, let destination, let family):
          let key = row[column]
          if key == .null {
            result.append(.reference(nil))
            continue
          }
          guard let key = key.integer else {
            throw damage(row.name(column), identity)
          }
          var name = destination
          if let entity, let text = row.string(entity), family.contains(text) {
            name = text
          }
          result.append(.reference(StoreID(store: store, entity: name, key: .permanent(key))))
        }
      }
      return StoredRow(identity: identity, version: version, values: result)
    }

    /// Returns the identity of a row of which only the first two columns were selected.
    func identity(_ row: SQLiteRow) throws -> StoreID { try entity(row).identity }

    private func entity(_ row: SQLiteRow) throws -> (identity: StoreID, values: [Value]) {
      guard let key = row.integer(0), let name = row.string(1), let entity = entities[name] else {
        throw StoreError.file(
          path: path, reason: "the table \(table) has a row of an unknown entity; use a backup")
      }
      return (StoreID(store: store, entity: name, key: .permanent(key)), entity.values)
    }

    private func damage(_ column: String, _ identity: StoreID) -> StoreError {
      StoreError.file(
        path: path,
        reason: "the column \"\(column)\" of the table \(table) has a value of a wrong type in the "
          + "row \(identity.permanentKey ?? 0); set it to a valid value, or use a backup")
    }
  }
#endif

#if SQLite
  import QuoinSchema

  /// The tables and indexes of a layout as SQL.
  struct SQLiteTables {
    let layout: StoreLayout

    /// A column that isn't in all tables.
    struct Column: Hashable {
      var name: String
      /// The type, collation and foreign key, with a space before each.
      var declaration: String
    }

    /// Returns the columns of a root's table after the identity, the entity and the version.
    func columns(root: String) -> [Column] {
      var columns: [Column] = []
      var places: [String: Int] = [:]
      func add(_ name: String, _ declaration: String, merged: String) {
        if let place = places[name] {
          if columns[place].declaration != declaration { columns[place].declaration = merged }
        } else {
          places[name] = columns.count
          columns.append(Column(name: name, declaration: declaration))
        }
      }
      for entity in layout.roots[root] ?? [] {
        for place in layout.entities[entity]?.places ?? [] {
          switch place {
          case .attribute(let column, let type):
            // Subentities may use one name for attributes of different types.
            add(column, type.declaration, merged: "")
          case .reference(let reference):
            add(reference.column, declaration(of: reference), merged: " INTEGER")
            if reference.hasEntity { add(reference.entityColumn, " TEXT", merged: " TEXT") }
            if reference.hasPlace { add(reference.placeColumn, " INTEGER", merged: " INTEGER") }
          case .nowhere, .inverse, .join: break
          }
        }
      }
      return columns
    }

    private func declaration(of reference: StoreLayout.Reference) -> String {
      guard !reference.keepsMissing else { return " INTEGER" }
      let table = StoreLayout.table(reference.destinationRoot).asIdentifier
      return " INTEGER REFERENCES \(table)(\"id\") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
    }

    /// The largest number of columns that SQLite's usual settings allow.
    private static let columnLimit = 2_000

    /// Checks that each table has few enough columns.
    func check(path: String) throws {
      for root in layout.roots.keys.sorted() {
        let count = columns(root: root).count + 3
        guard count > Self.columnLimit else { continue }
        throw StoreError.file(
          path: path,
          reason:
            "\"\(root)\" and its subentities have \(count) columns, and a table of SQLite has "
            + "at most \(Self.columnLimit); move properties to another entity, or encode several "
            + "values in one")
      }
    }

    /// Returns the statement that creates a root's table, perhaps with another name.
    func creation(root: String, name: String? = nil) -> String {
      let columns = columns(root: root).map { ", \($0.name.asIdentifier)\($0.declaration)" }
      let name = name ?? StoreLayout.table(root)
      return "CREATE TABLE \(name.asIdentifier) (\"id\" INTEGER PRIMARY KEY, "
        + "\"entity\" TEXT NOT NULL, \"version\" INTEGER NOT NULL\(columns.joined()))"
    }

    /// Returns the statement that creates a join table.
    func creation(join: StoreLayout.Join) -> String {
      func key(_ column: String, _ root: String) -> String {
        "\"\(column)\" INTEGER NOT NULL REFERENCES \(StoreLayout.table(root).asIdentifier)(\"id\") "
          + "ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, "
      }
      return "CREATE TABLE \(join.table.asIdentifier) (" + key("source", join.sourceRoot)
        + key("target", join.targetRoot) + "\"target_entity\" TEXT NOT NULL, \"place\" INTEGER, "
        + (join.isInverseOrdered ? "\"inverse_place\" INTEGER, " : "")
        + "PRIMARY KEY (\"source\", \"target\")) WITHOUT ROWID"
    }

    /// The statements that create the indexes, by the index's name.
    var indexes: [(name: String, sql: String)] {
      var indexes: [String: String] = [:]
      for entity in layout.entities.values {
        let table = StoreLayout.table(entity.root).asIdentifier
        for case .reference(let reference) in entity.places {
          let name = "R_\(entity.root)_\(reference.name)"
          let place = reference.hasPlace ? ", \(reference.placeColumn.asIdentifier)" : ""
          indexes[name] = "ON \(table) (\(reference.column.asIdentifier)\(place))"
        }
        for group in entity.unique where group.entity == entity.name {
          indexes["U_\(entity.name)_\(group.names.joined(separator: ","))"] =
            "ON \(table) (\(keys(group.names, entity)))\(condition(entity))"
        }
        for names in layout.schema[entity.name]?.indexes ?? [] where !names.isEmpty {
          indexes["I_\(entity.name)_\(names.joined(separator: ","))"] =
            "ON \(table) (\(keys(names, entity)))"
        }
      }
      for join in layout.joins.values {
        indexes["T_\(join.name)"] = "ON \(join.table.asIdentifier) (\"target\", \"source\")"
      }
      return indexes.sorted { $0.key < $1.key }.map { name, definition in
        let kind = name.hasPrefix("U_") ? "UNIQUE INDEX" : "INDEX"
        return (name, "CREATE \(kind) \(name.asIdentifier) \(definition)")
      }
    }

    /// The condition of an index of a subentity, whose table has other entities, too.
    func condition(_ entity: StoreLayout.Entity) -> String {
      entity.name == entity.root ? "" : " WHERE \(entity.family.asEntityCondition)"
    }

    private func keys(_ names: [String], _ entity: StoreLayout.Entity) -> String {
      names.compactMap { name in
        layout.schema[entity.name]?.index(of: name).flatMap { entity.places[$0].column }
      }
      .map(\.asIdentifier).joined(separator: ", ")
    }
  }

  extension StoreLayout.Place {
    /// The column with the value or with the key of the destination.
    var column: String? {
      switch self {
      case .attribute(let column, _): column
      case .reference(let reference): reference.column
      case .nowhere, .inverse, .join: nil
      }
    }
  }

  extension StoreAttributeType {
    /// The type and the collation of a column, with a space before each.
    fileprivate var declaration: String {
      switch self {
      case .bool, .integer: " INTEGER"
      case .real, .date: " REAL"
      case .decimal: " TEXT COLLATE DECIMAL"
      case .text, .uuid, .url: " TEXT"
      case .data, .encoded: " BLOB"
      }
    }
  }
#endif

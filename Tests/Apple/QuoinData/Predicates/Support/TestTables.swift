#if SQLite
  import Foundation
  import QuoinSchema

  @testable import QuoinData

  /// The rows of test people in a database in memory, in the layout of a store.
  struct TestTables {
    private let database: SQLiteDatabase

    init(_ people: TestPeople) throws {
      let database = try SQLiteDatabase(path: nil)
      self.database = database
      try SQLiteFunctions.add(to: database)
      try database.transaction(.writing) {
        for name in ["Person", "Team", "Tag"] {
          var columns = ["\"id\" INTEGER PRIMARY KEY", "\"entity\" TEXT", "\"version\" INTEGER"]
          let family = [name] + TestPeople.schema.family(of: name).subtracting([name]).sorted()
          for property in family.flatMap({ TestPeople.entity($0).properties }) {
            let column = Self.column(property)
            if let column, !columns.contains(column) { columns.append(column) }
          }
          try database.execute(
            "CREATE TABLE \"Z_\(name)\" (\(columns.joined(separator: ", ")))")
        }
        for name in ["Person_favorites", "Person_tags", "Person_likedBy"] {
          try database.execute(
            "CREATE TABLE \"J_\(name)\" (\"source\" INTEGER, \"target\" INTEGER)")
        }
        for object in people.people + people.teams + people.tags {
          try Self.insert(object, database)
        }
      }
    }

    private static func column(_ property: StoreProperty) -> String? {
      if property.isTransient { return nil }
      if let relationship = property.relationship {
        return relationship.isToMany ? nil : "\"r_\(property.name)\" INTEGER"
      }
      let type =
        switch property.attributeType {
        case .bool, .integer: "INTEGER"
        case .real, .date: "REAL"
        case .data, .encoded: "BLOB"
        default: "TEXT"
        }
      return "\"a_\(property.name)\" \(type)"
    }

    private static func insert(_ object: PersonObject, _ database: SQLiteDatabase) throws {
      var columns = ["id", "entity"]
      var values: [SQLiteValue] = [.integer(object.id), .text(object.record.entity.name)]
      for (index, property) in object.record.entity.properties.enumerated() {
        if let relationship = property.relationship {
          if !relationship.isToMany {
            columns.append("r_" + property.name)
            values.append(SQLiteValue((object.record.one(index) as? PersonObject)?.id))
          } else if ["favorites", "tags", "likedBy"].contains(property.name) {
            for target in object.record.many(index) {
              try database.statement("INSERT INTO \"J_Person_\(property.name)\" VALUES (?, ?)")
                .run([.integer(object.id), SQLiteValue((target as? PersonObject)?.id)])
            }
          }
        } else if !property.isTransient {
          columns.append("a_" + property.name)
          values.append(object.record.value(index).sqliteValue)
        }
      }
      let root = object.record.entity.ancestors.first ?? object.record.entity.name
      let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      try database.statement("INSERT INTO \"Z_\(root)\" (\(names)) VALUES (\(places))").run(values)
    }

    /// Returns the identifiers of the people who fulfill a condition, in an order.
    func people(
      _ predicate: StorePredicate, order: [StoreSort] = [], entity: String = "Person"
    ) throws -> [Int64] {
      let entity = TestPeople.entity(entity)
      let condition = try predicate.sql(schema: TestPeople.schema, entity: entity)
      let order = try order.sql(schema: TestPeople.schema, entity: entity)
      let keys = [order.sql, "\"id\""].filter { !$0.isEmpty }.joined(separator: ", ")
      let values = (condition.arguments + order.arguments).map(\.sqliteValue)
      var people: [Int64] = []
      try database.statement(
        "SELECT \"id\" FROM \"Z_Person\" WHERE \(condition.sql) ORDER BY \(keys)"
      ).eachRow(values) { row in
        if let id = row.integer(0) { people.append(id) }
      }
      return people
    }

    /// Returns the plan of a condition, as SQLite explains it.
    func plan(_ predicate: StorePredicate, index: String) throws -> String {
      let condition = try predicate.sql(
        schema: TestPeople.schema, entity: TestPeople.entity("Person"))
      try database.execute(
        "CREATE INDEX IF NOT EXISTS \"I_\(index)\" ON \"Z_Person\" (\"a_\(index)\")")
      var details: [String] = []
      try database.statement(
        "EXPLAIN QUERY PLAN SELECT \"id\" FROM \"Z_Person\" WHERE \(condition.sql)"
      ).eachRow(condition.arguments.map(\.sqliteValue)) { row in
        details.append(row.string(3) ?? "")
      }
      return details.joined(separator: "\n")
    }
  }
#endif

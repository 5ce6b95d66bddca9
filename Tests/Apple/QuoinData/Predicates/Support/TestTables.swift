#if SQLite
  import Foundation
  import GRDB
  import QuoinSchema

  @testable import QuoinData

  /// The rows of test people in a database in memory, in the layout of a store.
  struct TestTables {
    private let queue: DatabaseQueue

    init(_ people: TestPeople) throws {
      var configuration = Configuration()
      configuration.prepareDatabase { database in
        for function in Self.functions { database.add(function: function) }
        database.add(
          collation: DatabaseCollation("LOCALIZED", function: TextComparison.localizedStandard))
        database.add(collation: DatabaseCollation("DECIMAL", function: TextComparison.decimal))
      }
      queue = try DatabaseQueue(configuration: configuration)
      try queue.write { database in
        for name in ["Person", "Team", "Tag"] {
          var columns = ["\"id\" INTEGER PRIMARY KEY", "\"entity\" TEXT", "\"version\" INTEGER"]
          let family = [name] + TestPeople.schema.family(of: name).subtracting([name]).sorted()
          for property in family.flatMap({ TestPeople.entity($0).properties }) {
            let column = Self.column(property)
            if let column, !columns.contains(column) { columns.append(column) }
          }
          try database.execute(
            sql: "CREATE TABLE \"Z_\(name)\" (\(columns.joined(separator: ", ")))")
        }
        for name in ["Person_favorites", "Person_tags", "Person_likedBy"] {
          try database.execute(
            sql: "CREATE TABLE \"J_\(name)\" (\"source\" INTEGER, \"target\" INTEGER)")
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

    private static func insert(_ object: PersonObject, _ database: Database) throws {
      var columns = ["id", "entity"]
      var values: [(any DatabaseValueConvertible)?] = [object.id, object.record.entity.name]
      for (index, property) in object.record.entity.properties.enumerated() {
        if let relationship = property.relationship {
          if !relationship.isToMany {
            columns.append("r_" + property.name)
            values.append((object.record.one(index) as? PersonObject)?.id)
          } else if ["favorites", "tags", "likedBy"].contains(property.name) {
            for target in object.record.many(index) {
              try database.execute(
                sql: "INSERT INTO \"J_Person_\(property.name)\" VALUES (?, ?)",
                arguments: [object.id, (target as? PersonObject)?.id])
            }
          }
        } else if !property.isTransient {
          columns.append("a_" + property.name)
          values.append(convertible(object.record.value(index)))
        }
      }
      let root = object.record.entity.ancestors.first ?? object.record.entity.name
      let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      try database.execute(
        sql: "INSERT INTO \"Z_\(root)\" (\(names)) VALUES (\(places))",
        arguments: StatementArguments(values))
    }

    private static func convertible(_ value: StoreValue) -> (any DatabaseValueConvertible)? {
      switch value {
      case .null: nil
      case .bool(let value): value ? 1 : 0
      case .integer(let value): value
      case .real(let value): value
      case .decimal(let value): value.description
      case .text(let value): value
      case .date(let value): value.timeIntervalSinceReferenceDate
      case .data(let value): value
      case .uuid(let value): value.uuidString
      case .url(let value): value.absoluteString
      }
    }

    /// Returns the identifiers of the people who fulfill a condition, in an order.
    func people(
      _ predicate: StorePredicate, order: [StoreSort] = [], entity: String = "Person"
    ) throws -> [Int64] {
      let entity = TestPeople.entity(entity)
      let condition = try predicate.sql(schema: TestPeople.schema, entity: entity)
      let order = try order.sql(schema: TestPeople.schema, entity: entity)
      let keys = [order.sql, "\"id\""].filter { !$0.isEmpty }.joined(separator: ", ")
      let values = (condition.arguments + order.arguments).map(Self.convertible)
      return try queue.read { database in
        try Int64.fetchAll(
          database,
          sql: "SELECT \"id\" FROM \"Z_Person\" WHERE \(condition.sql) ORDER BY \(keys)",
          arguments: StatementArguments(values))
      }
    }

    /// Returns the plan of a condition, as SQLite explains it.
    func plan(_ predicate: StorePredicate, index: String) throws -> String {
      let condition = try predicate.sql(
        schema: TestPeople.schema, entity: TestPeople.entity("Person"))
      return try queue.write { database in
        try database.execute(
          sql: "CREATE INDEX IF NOT EXISTS \"I_\(index)\" ON \"Z_Person\" (\"a_\(index)\")")
        let rows = try Row.fetchAll(
          database,
          sql: "EXPLAIN QUERY PLAN SELECT \"id\" FROM \"Z_Person\" WHERE \(condition.sql)",
          arguments: StatementArguments(condition.arguments.map(Self.convertible)))
        return rows.map { $0["detail"] as String? ?? "" }.joined(separator: "\n")
      }
    }

    private static let functions: [DatabaseFunction] =
      [
        test("q_contains", TextComparison.contains), test("q_begins", TextComparison.begins),
        test("q_ends", TextComparison.ends), test("q_like", TextComparison.like),
        test("q_matches", TextComparison.matches),
        DatabaseFunction("q_fold", argumentCount: 2, pure: true) { values in
          String.fromDatabaseValue(values[0]).map {
            TextComparison.fold($0, Int.fromDatabaseValue(values[1]) ?? 0)
          }
        },
      ]

    private static func test(
      _ name: String, _ function: @escaping @Sendable (String, String, Int) -> Bool
    ) -> DatabaseFunction {
      DatabaseFunction(name, argumentCount: 3, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]),
          let part = String.fromDatabaseValue(values[1])
        else { return nil }
        return function(text, part, Int.fromDatabaseValue(values[2]) ?? 0)
      }
    }
  }
#endif

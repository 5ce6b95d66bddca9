#if SQLite
  import Foundation
  import QuoinFoundation
  import QuoinSchema
  import Testing

  @testable import QuoinData

  struct SQLPredicateTests {
    @Test("random conditions mean the same in SQL and in memory", arguments: [1, 2, 3, 4])
    func randomConditions(seed: UInt64) throws {
      var random = PredicateRandom(seed: seed)
      let people = TestPeople(count: 24, random: &random)
      let tables = try TestTables(people)
      var conditions = RandomPredicates(
        random: random, people: people.people.map(\.record.identity))
      var translated = 0
      for _ in 0..<600 {
        let condition = conditions.predicate()
        let expected = people.people.filter { condition.matches($0) }.map(\.id)
        do {
          let found = try tables.people(condition)
          translated += 1
          if found != expected {
            let sql = try condition.sql(
              schema: TestPeople.schema, entity: TestPeople.entity("Person"))
            Issue.record("\(sql): \(found) instead of \(expected)")
          }
        } catch StoreError.needsMemory {}
      }
      #expect(translated > 400)
    }

    @Test("random orders are the same in SQL and in memory", arguments: [5, 6])
    func randomOrders(seed: UInt64) throws {
      var random = PredicateRandom(seed: seed)
      let people = TestPeople(count: 40, random: &random)
      let tables = try TestTables(people)
      let paths = [
        ["name"], ["age"], ["price"], ["born"], ["team", "title"], ["boss", "boss", "name"],
        ["height"], ["code"], ["link"], ["active"],
      ]
      for _ in 0..<100 {
        let order = (0..<3).map { _ in
          StoreSort(
            path: random.pick(paths), isAscending: random.number(0...1) == 0,
            options: random.pick([[], .localizedStandard, .ignoresCase]))
        }
        let expected = order.sorted(people.people).compactMap { ($0 as? PersonObject)?.id }
        #expect(try tables.people(.always(true), order: order) == expected)
      }
    }

    @Test(
      "predicate formats mean the same in SQL and in memory",
      arguments: [
        "name == 'Ann'", "name ==[cd] 'ann'", "name CONTAINS[c] 'N' AND age >= 1", "boss == nil",
        "boss.name BEGINSWITH 'B' OR team.title != NULL", "ANY tags.label LIKE '*b*'",
        "ALL reports.age > 1", "NONE tags.weight > 2", "reports.@count == 2",
        "SUBQUERY(reports, $r, $r.age > 1 AND $r.name CONTAINS 'b').@count > 0",
        "SUBQUERY(reports, $r, $r.team == SELF.team).@count > 0", "age IN {1, 2, 3}",
        "age BETWEEN {1, 3}", "active == YES", "NOT active == YES", "height * 2 > age + 1",
        "name MATCHES[c] 'a.*'", "team.members.@max.age > 3", "reports.@sum.age >= 3",
        "reports.@avg.age < 2", "price >= 1.5", "price IN {1, 1.5}", "age != 2",
        "NOT (age < 2)", "TRUEPREDICATE", "FALSEPREDICATE", "name IN {'Ann', NULL}",
        "code == '50000000-0000-0000-0000-000000000001'", "tags.@count > favorites.@count",
      ])
    func formats(format: String) throws {
      var random = PredicateRandom(seed: 7)
      let people = TestPeople(count: 60, random: &random)
      let condition = try StorePredicate(NSPredicate(format: format))
      let expected = people.people.filter { condition.matches($0) }.map(\.id)
      #expect(try TestTables(people).people(condition) == expected)
    }

    @Test("thousands of alternatives and of members are conditions in SQL")
    func largeConditions() throws {
      var random = PredicateRandom(seed: 8)
      let people = TestPeople(count: 30, random: &random)
      let tables = try TestTables(people)
      func test(_ number: Int) -> StorePredicate {
        .compare(
          StoreComparison(.path(.subject, ["age"]), .equal, .value(.integer(Int64(number)))))
      }
      let alternatives = StorePredicate.or((1...3_000).map(test))
      let members = StorePredicate.compare(
        StoreComparison(
          .path(.subject, ["age"]), .isIn, .list((1...20_000).map { .value(.integer($0)) })))
      let expected = people.people.filter { alternatives.matches($0) }.map(\.id)
      #expect(try tables.people(alternatives) == expected)
      #expect(try tables.people(members) == expected)
      #expect(!expected.isEmpty && expected.count < 30)
    }

    @Test("nested conditions are conditions in SQL, or need memory", arguments: [2, 6, 11, 30, 90])
    func nestedConditions(depth: Int) throws {
      var random = PredicateRandom(seed: 10)
      let people = TestPeople(count: 30, random: &random)
      let tables = try TestTables(people)
      func comparison(_ name: String) -> StorePredicate {
        .compare(
          StoreComparison(
            .count(.subquery(.path(.subject, ["reports"]), variable: name, .always(true))),
            .greaterOrEqual, .arithmetic(.add, .path(.subject, ["age"]), .value(.integer(0)))))
      }
      let chain = (0..<depth).reduce(comparison("a")) { inner, level in
        level % 2 == 0 ? .and([comparison("b"), .not(inner)]) : .or([inner, comparison("c")])
      }
      let alike = (0..<1_000).reduce(comparison("a")) { inner, _ in .and([comparison("b"), inner]) }
      let sum = (0..<depth).reduce(StoreExpression.path(.subject, ["age"])) { inner, _ in
        .arithmetic(.add, .coalesce(inner, .value(.integer(0))), .value(.integer(1)))
      }
      let sums = StorePredicate.compare(StoreComparison(sum, .greater, .value(.integer(50))))
      let path = StoreExpression.path(
        .subject, [String](repeating: "boss", count: depth) + ["age"])
      let paths = StorePredicate.compare(StoreComparison(path, .equal, .value(.null)))
      for condition in [chain, alike, sums, paths, .not(sums)] {
        let expected = people.people.filter { condition.matches($0) }.map(\.id)
        do {
          #expect(try tables.people(condition) == expected)
        } catch StoreError.needsMemory {
          #expect(depth > 6)
        }
      }
    }

    @Test(
      "indexes serve comparisons, members and beginnings",
      arguments: ["age == 2", "age >= 2 AND age < 4", "age IN {1, 2}", "name BEGINSWITH 'A'"])
    func indexes(format: String) throws {
      var random = PredicateRandom(seed: 9)
      let tables = try TestTables(TestPeople(count: 5, random: &random))
      let plan = try tables.plan(
        try StorePredicate(NSPredicate(format: format)),
        index: format.hasPrefix("age") ? "age" : "name"
      )
      #expect(plan.contains("SEARCH"))
    }

    @Test("parts that SQL can't evaluate need memory", arguments: ["shown == 'a'", "missing == 1"])
    func memory(format: String) throws {
      let condition = try StorePredicate(NSPredicate(format: format))
      #expect(throws: StoreError.self) {
        try condition.sql(schema: TestPeople.schema, entity: TestPeople.entity("Person"))
      }
    }
  }
#endif

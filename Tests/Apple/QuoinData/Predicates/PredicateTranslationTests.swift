import Foundation
import QuoinSchema
import Testing

@testable import QuoinData

struct PredicateTranslationTests {
  private let ann = TestOwner(name: "Ann")
  private let bob = TestOwner(name: "Bob")
  private let pets: [TestPet]

  init() {
    pets = [
      TestPet("Émile", nick: "Em", age: 4, kind: .cat, owner: ann),
      TestPet("Rex", age: 7, kind: .dog, owner: ann),
      TestPet("rex 2", nick: "", age: 1, kind: .dog, owner: bob),
      TestPet("Stray", nick: "S", age: 12, kind: .cat),
    ]
  }

  /// Expects the same result in the store as in memory, and SQL for the condition.
  private func test(
    _ predicate: Foundation.Predicate<TestPet>, isSQL: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let condition = TestPet.condition(predicate)
    let found = pets.filter { condition.matches($0) }.map(\.name)
    let expected = try pets.filter { try predicate.evaluate($0) }.map(\.name)
    #expect(found == expected, sourceLocation: location)
    #expect(!found.isEmpty && found.count < pets.count, sourceLocation: location)
    let sql = try? condition.sql(schema: TestPet.schema, entity: TestPet.entity)
    #expect((sql != nil) == isSQL, sourceLocation: location)
  }

  @Test("comparisons of values and constants are translated")
  func comparisons() throws {
    let name = "Rex"
    let limit = 4
    let date = Date(timeIntervalSinceReferenceDate: 5)
    try test(#Predicate { $0.name == name })
    try test(#Predicate { $0.name != name && $0.age >= limit })
    try test(#Predicate { $0.age > limit || $0.weight < 2.0 })
    try test(#Predicate { $0.born <= date })
    try test(#Predicate { $0.isAsleep })
    try test(#Predicate { !$0.isAsleep })
    try test(#Predicate { $0.isAsleep == false })
    try test(#Predicate { $0.age * 2 + 1 > 8 && $0.weight / 2 < 6 && $0.age % 2 == 0 })
    try test(#Predicate { (2...7).contains($0.age) })
    try test(#Predicate { $0.age >= 4 && (1..<limit + 4).contains($0.age) })
    try test(#Predicate { [1, 12].contains($0.age) })
    try test(#Predicate { -$0.age < -5 })
    try test(#Predicate { ($0.age > 5 ? $0.name : "Rex") == "Rex" })
  }

  @Test("optional values are translated")
  func optionals() throws {
    try test(#Predicate { $0.nick == nil })
    try test(#Predicate { $0.nick != nil })
    try test(#Predicate { $0.nick == "Em" })
    try test(#Predicate { ($0.nick ?? "S") == "S" })
    try test(#Predicate { $0.nick?.isEmpty == true })
    try test(#Predicate { $0.nick?.contains("m") ?? false })
    try test(#Predicate { $0.owner?.name == "Ann" })
    try test(#Predicate { $0.owner?.name != "Ann" })
    try test(#Predicate { $0.owner == nil })
    try test(#Predicate { $0.owner != nil && $0.owner!.name == "Bob" })
    try test(
      #Predicate {
        if let nick = $0.nick {
          return nick.starts(with: "E")
        } else {
          return false
        }
      })
    try test(
      #Predicate {
        if let owner = $0.owner {
          return owner.name == "Bob"
        } else {
          return true
        }
      })
  }

  @Test("searches of text are translated")
  func texts() throws {
    try test(#Predicate { $0.name.contains("ex") })
    try test(#Predicate { $0.name.starts(with: "R") })
    try test(#Predicate { $0.name.localizedStandardContains("REX") })
    try test(#Predicate { $0.name.localizedStandardContains("em") })
    try test(#Predicate { $0.nick?.localizedStandardContains("EM") == true })
    try test(#Predicate { ["Rex", "Stray"].contains($0.name) })
    let part = "a"
    let all = #Predicate<TestPet> { part.isEmpty || $0.name.contains(part) }
    try test(all)
    try test(#Predicate { $0.name.count > 4 }, isSQL: false)
  }

  @Test("collections are translated")
  func collections() throws {
    try test(#Predicate { $0.owner?.pets.count == 2 })
    try test(#Predicate { $0.owner?.pets.isEmpty == false })
    try test(#Predicate { $0.owner?.pets.contains { $0.age > 6 } == true })
    try test(#Predicate { $0.owner?.pets.allSatisfy { $0.age > 2 } ?? false })
    try test(#Predicate { ($0.owner?.pets.filter { $0.name.contains("e") }.count ?? 0) > 0 })
  }

  @Test("identifiers and values of enumerations are translated")
  func identifiers() throws {
    let id = pets[1].id
    let ids = [pets[0].id, pets[3].id]
    let cat = TestPet.Kind.cat
    try test(#Predicate { $0.id == id })
    try test(#Predicate { ids.contains($0.id) })
    try test(#Predicate { $0.kind == cat })
  }

  @Test("properties that aren't stored are evaluated in memory, and only they")
  func blocks() throws {
    try test(#Predicate { $0.shout == "REX" }, isSQL: false)
    try test(#Predicate { $0.age > 3 && $0.shout.contains("E") }, isSQL: false)
    let condition = TestPet.condition(#Predicate { $0.age > 3 && $0.shout == "REX" })
    guard case .and(let parts) = condition, case .compare = parts[0], case .block = parts[1] else {
      Issue.record("the stored part isn't translated")
      return
    }
  }

  @Test("predicates can be joined, encoded types remain usable, and constants are conditions")
  func wholePredicates() throws {
    let old = #Predicate<TestPet> { $0.age > 3 }
    #expect(TestPet.condition(.true).matches(pets[0]))
    #expect(!TestPet.condition(.false).matches(pets[0]))
    #expect(TestPet.condition(old).matches(pets[0]) && !TestPet.condition(old).matches(pets[2]))
  }

  @Test("text is sorted as lists of files are")
  func orders() {
    func names(_ descriptor: SortDescriptor<TestPet>) -> [String] {
      let order = [StoreSort(descriptor) { TestPet.names[$0] }]
      let sorted = order.sorted(pets).compactMap { ($0 as? TestPet)?.name }
      #expect(sorted == pets.sorted(using: descriptor).map(\.name))
      return sorted
    }
    #expect(names(SortDescriptor(\.name)) == ["Émile", "Rex", "rex 2", "Stray"])
    #expect(names(SortDescriptor(\.name, order: .reverse)) == ["Stray", "rex 2", "Rex", "Émile"])
    #expect(
      names(SortDescriptor(\.name, comparator: .lexical)) == ["Rex", "Stray", "rex 2", "Émile"])
    #expect(names(SortDescriptor(\.name, comparator: .localized, order: .reverse)).count == 4)
    #expect(names(SortDescriptor(\.nick)).first == "Rex")
    #expect(names(SortDescriptor(\.age)) == ["rex 2", "Émile", "Rex", "Stray"])
    #expect(names(SortDescriptor(\.shout)).count == 4)
    let sort = StoreSort(SortDescriptor(\TestPet.name)) { TestPet.names[$0] }
    #expect(sort.path == ["name"] && sort.options == .localizedStandard)
  }
}

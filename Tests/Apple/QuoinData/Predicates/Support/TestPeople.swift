import Foundation
import QuoinSchema

@testable import QuoinData

/// An object of a test, outside of any context.
final class PersonObject: RecordObject {
  let record: Record

  init(_ entity: StoreEntity, id: Int64) {
    record = Record(entity: entity)
    record.identity = StoreID(store: "test", entity: entity.name, key: .permanent(id))
    record.object = self
  }

  var id: Int64 {
    if case .permanent(let id) = record.identity.key { id } else { 0 }
  }

  func property(_ name: String) -> Int { record.entity.index(of: name) ?? 0 }

  func set(_ name: String, _ value: StoreValue) { record.setValue(value, property(name)) }

  func set(_ name: String, _ object: PersonObject?) { record.setOne(object, property(name)) }

  func add(_ object: PersonObject, to name: String) { record.add(object, to: property(name)) }
}

/// People in teams, with tags.
struct TestPeople {
  static let schema = StoreSchema([
    StoreEntity(
      name: "Person",
      properties: [
        attribute("name", .text), attribute("nick", .text), attribute("age", .integer),
        attribute("height", .real), attribute("active", .bool), attribute("price", .decimal),
        attribute("born", .date), attribute("code", .uuid), attribute("link", .url),
        attribute("note", .data), one("boss", "Person", "reports"),
        many("reports", "Person", "boss"), one("team", "Team", "members"),
        many("tags", "Tag", "people"), many("favorites", "Tag", nil),
        many("likes", "Person", "likedBy"), many("likedBy", "Person", "likes"),
        StoreProperty(name: "shown", kind: .attribute(.text), isTransient: true),
      ]),
    StoreEntity(name: "Student", superentity: "Person", properties: [attribute("grade", .integer)]),
    StoreEntity(
      name: "Team",
      properties: [
        attribute("title", .text), attribute("size", .integer),
        many("members", "Person", "team"),
      ]),
    StoreEntity(
      name: "Tag",
      properties: [
        attribute("label", .text), attribute("weight", .real), many("people", "Person", "tags"),
      ]),
  ])

  private static func attribute(_ name: String, _ type: StoreAttributeType) -> StoreProperty {
    StoreProperty(name: name, kind: .attribute(type))
  }

  private static func one(_ name: String, _ entity: String, _ inverse: String) -> StoreProperty {
    StoreProperty(
      name: name,
      kind: .relationship(StoreRelationship(destination: entity, inverse: inverse, isToMany: false))
    )
  }

  private static func many(_ name: String, _ entity: String, _ inverse: String?) -> StoreProperty {
    StoreProperty(
      name: name,
      kind: .relationship(StoreRelationship(destination: entity, inverse: inverse, isToMany: true)))
  }

  var people: [PersonObject] = []
  var teams: [PersonObject] = []
  var tags: [PersonObject] = []

  static func entity(_ name: String) -> StoreEntity {
    schema[name] ?? StoreEntity(name: name, properties: [])
  }

  /// Creates random people; about a sixth of the values is missing.
  init(count: Int, random: inout PredicateRandom) {
    for id in 1...4 {
      let team = PersonObject(Self.entity("Team"), id: Int64(id))
      team.set("title", random.maybe(.text(random.text())))
      team.set("size", random.maybe(.integer(random.number(0...5))))
      teams.append(team)
    }
    for id in 1...5 {
      let tag = PersonObject(Self.entity("Tag"), id: Int64(id))
      tag.set("label", random.maybe(.text(random.text())))
      tag.set("weight", random.maybe(.real(Double(random.number(0...8)) / 2)))
      tags.append(tag)
    }
    for id in 1...count {
      let isStudent = id % 4 == 0
      let person = PersonObject(Self.entity(isStudent ? "Student" : "Person"), id: Int64(id))
      for property in person.record.entity.properties where !property.isTransient {
        guard let type = property.attributeType else { continue }
        person.set(property.name, random.maybe(random.value(type)))
      }
      if let boss = people.randomElement(using: &random), random.number(0...3) > 0 {
        person.set("boss", boss)
      }
      if random.number(0...4) > 0 { person.set("team", teams.randomElement(using: &random)) }
      for tag in tags where random.number(0...2) == 0 { person.add(tag, to: "tags") }
      for tag in tags where random.number(0...3) == 0 { person.add(tag, to: "favorites") }
      for other in people where random.number(0...6) == 0 { person.add(other, to: "likes") }
      people.append(person)
    }
  }
}

/// A small generator of numbers, the same for a seed.
struct PredicateRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(number(0...Int64(elements.count - 1)))]
  }

  mutating func maybe(_ value: StoreValue) -> StoreValue { number(0...5) == 0 ? .null : value }

  mutating func text() -> String {
    pick([
      "", "Ann", "ann", "Änn", "ANNE", "Bob", "bob 10", "bob 9", "a*b", "é", "e\u{301}", "ß", "Z",
    ])
  }

  mutating func value(_ type: StoreAttributeType) -> StoreValue {
    switch type {
    case .bool: .bool(number(0...1) == 1)
    case .integer: pick([.integer(number(-2...5)), .integer(number(0...3)), .integer(.max)])
    case .real: .real(Double(number(-4...8)) / 2)
    case .decimal: .decimal(Decimal(number(-3...12)) / 4)
    case .text: .text(text())
    case .date: .date(Date(timeIntervalSinceReferenceDate: Double(number(0...4)) * 1000.5))
    case .data, .encoded: .data(Data([UInt8(number(0...3))]))
    case .uuid: .uuid(uuid(number(0...3)))
    case .url: .url(URL(fileURLWithPath: "/\(number(0...3))"))
    }
  }

  private func uuid(_ number: Int64) -> UUID {
    UUID(uuid: (UInt8(number * 80), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }
}

import Foundation
import QuoinSchema

@testable import QuoinData

/// The owner of pets.
final class TestOwner: RecordObject, Hashable {
  static let entity = StoreEntity(
    name: "Owner",
    properties: [
      StoreProperty(name: "name", kind: .attribute(.text)),
      StoreProperty(
        name: "pets",
        kind: .relationship(
          StoreRelationship(destination: "Pet", inverse: "owner", isToMany: true))),
    ])

  let record = Record(entity: entity)

  static func == (first: TestOwner, second: TestOwner) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  init(name: String) {
    record.object = self
    record.setValue(.text(name), 0)
  }

  var name: String { if case .text(let text) = record.value(0) { text } else { "" } }
  var pets: [TestPet] { record.many(1).compactMap { $0 as? TestPet } }
}

/// A model whose properties a predicate reads as those of a SwiftData model.
final class TestPet: RecordObject, Hashable {
  enum Kind: String, Codable { case cat, dog }

  static let entity = StoreEntity(
    name: "Pet",
    properties: [
      StoreProperty(name: "name", kind: .attribute(.text)),
      StoreProperty(name: "nick", kind: .attribute(.text)),
      StoreProperty(name: "age", kind: .attribute(.integer)),
      StoreProperty(name: "weight", kind: .attribute(.real)),
      StoreProperty(name: "isAsleep", kind: .attribute(.bool)),
      StoreProperty(name: "kind", kind: .attribute(.text)),
      StoreProperty(name: "born", kind: .attribute(.date)),
      StoreProperty(
        name: "owner",
        kind: .relationship(
          StoreRelationship(destination: "Owner", inverse: "pets", isToMany: false))),
    ])
  static let schema = StoreSchema([entity, TestOwner.entity])

  /// The names of the stored properties.
  nonisolated(unsafe) static let names: [AnyKeyPath: String] = [
    \TestPet.name: "name", \TestPet.nick: "nick", \TestPet.age: "age", \TestPet.weight: "weight",
    \TestPet.isAsleep: "isAsleep", \TestPet.kind: "kind", \TestPet.born: "born",
    \TestPet.owner: "owner", \TestOwner.name: "name", \TestOwner.pets: "pets",
    \TestPet.id: "SELF",
  ]

  let record = Record(entity: entity)

  static func == (first: TestPet, second: TestPet) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  init(_ name: String, nick: String? = nil, age: Int, kind: Kind, owner: TestOwner? = nil) {
    record.object = self
    record.setValue(.text(name), 0)
    record.setValue(nick.map { .text($0) } ?? .null, 1)
    record.setValue(.integer(Int64(age)), 2)
    record.setValue(.real(Double(age) * 1.5), 3)
    record.setValue(.bool(age > 5), 4)
    record.setValue(.text(kind.rawValue), 5)
    record.setValue(.date(Date(timeIntervalSinceReferenceDate: Double(age))), 6)
    record.setOne(owner, 7)
  }

  struct ID: Hashable, Codable, StoreReference {
    let storeID: StoreID
  }

  var id: ID { ID(storeID: record.identity) }
  var name: String { text(0) ?? "" }
  var nick: String? { text(1) }
  var age: Int { Int(record.value(2).integer ?? 0) }
  var weight: Double { record.value(3).double ?? 0 }
  var isAsleep: Bool { record.value(4).integer == 1 }
  var kind: Kind { Kind(rawValue: text(5) ?? "") ?? .cat }
  var born: Date { if case .date(let date) = record.value(6) { date } else { .distantPast } }
  var owner: TestOwner? { record.one(7) as? TestOwner }
  /// A property that isn't stored.
  var shout: String { name.uppercased() }

  private func text(_ index: Int) -> String? {
    if case .text(let text) = record.value(index) { text } else { nil }
  }

  static func condition(_ predicate: Foundation.Predicate<TestPet>) -> StorePredicate {
    StorePredicate(predicate) {
      names[$0]
    } constants: {
      ($0 as? Kind).map { .value(.text($0.rawValue)) }
    }
  }
}

import Foundation
import QuoinFoundation
import QuoinSchema
import Testing

@testable import QuoinData

struct StorePredicateTests {
  private let ann = TestOwner(name: "Ann")
  private let pets: [TestPet]

  init() {
    pets = [
      TestPet("Tom", nick: "T", age: 3, kind: .cat, owner: ann),
      TestPet("Rex", age: 8, kind: .dog, owner: ann),
      TestPet("Stray", nick: "", age: 5, kind: .cat),
    ]
  }

  private func names(_ predicate: NSPredicate) -> [String] {
    guard let condition = try? StorePredicate(predicate) else { return [] }
    return pets.filter { condition.matches($0) }.map(\.name)
  }

  @Test("predicates of each kind are conditions")
  func kinds() {
    let young = NSPredicate(format: "age < %d", 6)
    let owned = NSPredicate(format: "owner == %@", argumentArray: [ann])
    #expect(names(young) == ["Tom", "Stray"])
    #expect(names(owned) == ["Tom", "Rex"])
    #expect(names(NSCompoundPredicate(andPredicateWithSubpredicates: [young, owned])) == ["Tom"])
    #expect(names(NSCompoundPredicate(orPredicateWithSubpredicates: [young, owned])).count == 3)
    #expect(names(NSCompoundPredicate(notPredicateWithSubpredicate: owned)) == ["Stray"])
    #expect(names(NSCompoundPredicate(andPredicateWithSubpredicates: [])).count == 3)
    #expect(names(NSPredicate(value: true)).count == 3)
    #expect(names(NSPredicate(value: false)).isEmpty)
    #expect(names(NSPredicate { object, _ in (object as? TestPet)?.age == 8 }) == ["Rex"])
    let named = NSPredicate(format: "name == $name").withSubstitutionVariables(["name": "Rex"])
    #expect(names(named) == ["Rex"])
  }

  @Test("constants of formats keep their types")
  func constants() {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(names(NSPredicate(format: "born >= %@", date as NSDate)) == ["Rex", "Stray"])
    #expect(names(NSPredicate(format: "name IN %@", ["Tom", "Rex"] as CVarArg)).count == 2)
    #expect(names(NSPredicate(format: "age IN %@", NSSet(array: [3, 5]))) == ["Tom", "Stray"])
    #expect(names(NSPredicate(format: "isAsleep == %@", NSNumber(value: true))) == ["Rex"])
    #expect(names(NSPredicate(format: "weight > %f", 7.0)) == ["Rex", "Stray"])
    #expect(names(NSPredicate(format: "SELF IN %@", argumentArray: [[pets[1]]])) == ["Rex"])
    #expect(names(NSPredicate(format: "owner.pets.@sum.age == 11")) == ["Tom", "Rex"])
    #expect(names(NSPredicate(format: "nick CONTAINS ''")).isEmpty)
  }

  @Test("null equals null alone, and no order contains it")
  func nulls() {
    #expect(names(NSPredicate(format: "nick == nil")) == ["Rex"])
    #expect(names(NSPredicate(format: "nick != 'T'")) == ["Rex", "Stray"])
    #expect(names(NSPredicate(format: "nick < 'Z'")) == ["Tom", "Stray"])
    #expect(names(NSPredicate(format: "NOT nick < 'Z'")) == ["Rex"])
    #expect(names(NSPredicate(format: "owner.name != 'Bob'")).count == 3)
    #expect(names(NSPredicate(format: "owner.pets.@count == 0")) == ["Stray"])
  }

  @Test("sort descriptors are orders with null first, and equal objects keep their order")
  func orders() {
    func names(_ descriptors: [NSSortDescriptor]) -> [String] {
      let order = descriptors.map { StoreSort($0) { TestPet.names[$0] } }
      return order.sorted(pets).compactMap { ($0 as? TestPet)?.name }
    }
    #expect(names([NSSortDescriptor(key: "nick", ascending: true)]) == ["Rex", "Stray", "Tom"])
    #expect(names([NSSortDescriptor(key: "nick", ascending: false)]) == ["Tom", "Stray", "Rex"])
    #expect(names([NSSortDescriptor(key: "owner.name", ascending: true)]).first == "Stray")
    #expect(
      names([
        NSSortDescriptor(key: "kind", ascending: false),
        NSSortDescriptor(keyPath: \TestPet.age, ascending: false),
      ]) == ["Rex", "Stray", "Tom"])
    #expect(names([NSSortDescriptor(key: "kind", ascending: true)]) == ["Tom", "Stray", "Rex"])
    #expect(names([NSSortDescriptor(keyPath: \TestPet.shout, ascending: true)]).count == 3)
    let selector = NSSortDescriptor(
      key: "name", ascending: true, selector: "NSString.localizedStandardCompare(_:)")
    #expect(names([selector]) == ["Rex", "Stray", "Tom"])
    #expect(StoreSort(selector).options == .localizedStandard)
    #expect(names([]) == ["Tom", "Rex", "Stray"])
  }

  @Test("numbers of different types are compared without rounding")
  func numbers() {
    #expect(StoreValue.integer(.max).order(.real(0x1p63)) == -1)
    #expect(StoreValue.real(-0x1p63).order(.integer(.min)) == 0)
    #expect(StoreValue.integer(9_007_199_254_740_993).order(.real(9_007_199_254_740_992)) == 1)
    #expect(StoreValue.decimal(Decimal(3) / 2).order(.real(1.5)) == 0)
    #expect(StoreValue.bool(true).order(.integer(1)) == 0)
    #expect(StoreValue.real(.nan).order(.integer(1)) == nil)
    #expect(StoreValue.text("1").order(.integer(1)) == nil)
  }
}

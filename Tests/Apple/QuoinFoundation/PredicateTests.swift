import Foundation
import QuoinFoundation
import Testing

struct PredicateTests {
  private struct Pet {
    let name: String
    let age: Int
    let owner: [String: String]
    let tags: [String]
  }

  private let pet = Pet(
    name: "Émile", age: 4, owner: ["name": "Ann"], tags: ["small", "brown"])

  @Test(
    "predicates evaluate correctly",
    arguments: [
      ("name == 'Émile' AND age > 3", true), ("name ==[cd] \"emile\"", true),
      ("NOT (age BETWEEN {1, 3}) || FALSEPREDICATE", true), ("owner.name BEGINSWITH 'A'", true),
      ("owner.name beginswith[c] 'a' && age != 4", false), ("tags CONTAINS 'brown'", true),
      ("ANY tags LIKE 'sm?l*'", true), ("ALL tags ENDSWITH 'n'", false), ("age IN {1, 4}", true),
      ("name CONTAINS[d] 'Em'", true), ("nothing == nil", true), ("age >= 4.5", false),
      ("tags.@count == 2", true), ("NONE tags == 'red'", true), ("name MATCHES 'É.+e'", true),
      ("name MATCHES 'É'", false),
    ])
  func formats(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: pet) == isTrue)
  }

  @Test("arguments are inserted in the order of the format")
  func arguments() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ABC"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ABc"))
    #expect(NSPredicate(format: "%K == %d", "age", 4).evaluate(with: pet))
    let names = ["b.png", "a.txt"]
    let ends = NSPredicate(format: "self ENDSWITH %@", argumentArray: [".png"])
    #expect((names as NSArray).filtered(using: ends) as? [String] == ["b.png"])
  }

  @Test(
    "a predicate whose format is invalid matches nothing",
    arguments: ["", "a ==", "(a == 1", "%@"])
  func mistakes(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: pet))
  }

  @Test("a sort descriptor finds values by name")
  func sorting() {
    let all: [[String: Any]] = [["name": "b"], ["name": "a"]]
    let sorted = (all as NSArray).sortedArray(using: [
      NSSortDescriptor(key: "name", ascending: true)
    ])
    #expect(sorted.compactMap { ($0 as? [String: Any])?["name"] as? String } == ["a", "b"])
  }
}

import Foundation
import QuoinFoundation
import Testing

struct PredicateFormatTests {
  private final class Item: NSObject, KeyedValues {
    let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }
    func value(forKey key: String) -> Any? { values[key] }
  }

  private let list = Item([
    "name": "Shopping",
    "id": UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF") as Any,
    "date": Date(timeIntervalSinceReferenceDate: 100),
    "items": [
      Item(["title": "Bread", "price": 3, "done": true]),
      Item(["title": "Milk", "price": 2, "done": false]),
    ],
  ])

  @Test(
    "objects with keyed values evaluate formats",
    arguments: [
      ("items.@count == 2", true), ("items.@sum.price == 5", true),
      ("items.@avg.price > 2.4 AND items.@max.price == 3 AND items.@min.price == 2", true),
      ("ANY items.title == 'Milk'", true), ("ALL items.price > 2", false),
      ("NONE items.done == YES", false), ("SUBQUERY(items, $i, $i.done == NO).@count == 1", true),
      ("SUBQUERY(items, $i, $i.price > 2 AND $i.title BEGINSWITH 'B').@count > 0", true),
      ("(items.@sum.price + 1) * 2 == 12", true), ("((name) == 'Shopping')", true),
      ("-2 + 3 == 1 && 7 / 2 == 3", true), ("lowercase(name) == 'shopping'", true),
      ("count(items) == 2 AND items[SIZE] == 2", true), ("missing != 3", true),
      ("missing < 3 OR missing > 3", false), ("missing == NULL", true), ("missing == NIL", true),
      ("NOT missing < 3", true), ("name CONTAINS ''", false), ("name LIKE[c] 's*p?ng'", true),
      ("name IN {'a', 'Shopping'}", true), ("id == '6f9619ff-8b86-d011-b42d-00c04fc964ff'", true),
      ("TRUEPREDICATE AND NOT FALSEPREDICATE", true), ("1 == 1e0", true), ("!(1 < .5)", true),
    ])
  func keyedValues(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: list) == isTrue)
  }

  @Test("objects are arguments of formats")
  func objects() throws {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF"))
    #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: list))
    #expect(NSPredicate(format: "id IN %@", [id] as CVarArg).evaluate(with: list))
    #expect(NSPredicate(format: "id IN %@", [id] as NSArray).evaluate(with: list))
    let date = Date(timeIntervalSinceReferenceDate: 99)
    #expect(NSPredicate(format: "date >= %@", date as NSDate).evaluate(with: list))
    #expect(NSPredicate(format: "%K.@count == %ld", "items", 2).evaluate(with: list))
    #expect(NSPredicate(format: "%@ == YES", NSNumber(value: true)).evaluate(with: list))
    #expect(NSPredicate(format: "SELF == %@", list).evaluate(with: list))
    #expect(String(format: "%@", NSNumber(value: 3)) == "3")
  }

  @Test("variables of a format get values later")
  func variables() {
    let format = NSPredicate(format: "name == $name AND ANY items.price == $price")
    #expect(!format.evaluate(with: list))
    #expect(
      format.evaluate(with: list, substitutionVariables: ["name": "Shopping", "price": 3]))
    let named = format.withSubstitutionVariables(["name": "Shopping"])
    #expect(named.evaluate(with: list, substitutionVariables: ["price": 2]))
    #expect(!named.evaluate(with: list, substitutionVariables: ["price": 4]))
    let pair = NSCompoundPredicate(notPredicateWithSubpredicate: named)
      .withSubstitutionVariables(["price": 4])
    #expect(pair.evaluate(with: list))
  }

  @Test(
    "a format that is nested too deep is refused",
    arguments: [("(", ""), ("NOT ", ""), ("a == -", "-"), ("a == {", "{"), ("a == 1", " + 1")])
  func depth(start: String, rest: String) {
    let more = rest.isEmpty ? start : rest
    let format = start + String(repeating: more, count: 10_000)
    #expect(!NSPredicate(format: format).evaluate(with: list))
  }

  @Test("long lists of conditions are evaluated")
  func length() {
    let format = (0..<2_000).map { "name == '\($0)'" }.joined(separator: " OR ")
    #expect(NSPredicate(format: format + " OR name == 'Shopping'").evaluate(with: list))
    #expect(!NSPredicate(format: format).evaluate(with: list))
  }

  @Test("sort descriptors sort by key, in both directions, with missing values first")
  func sorting() {
    let items = [2, nil, 1].map { Item(["price": $0 as Any]) }
    let ascending = NSSortDescriptor(key: "price", ascending: true)
    #expect(ascending.key == "price")
    let sorted = (items as NSArray).sortedArray(using: [ascending])
    #expect(sorted.map { ($0 as? Item)?.values["price"] as? Int } == [nil, 1, 2])
    let reversed = (items as NSArray).sortedArray(
      using: [ascending.reversedSortDescriptor].compactMap { $0 as? NSSortDescriptor })
    #expect(reversed.map { ($0 as? Item)?.values["price"] as? Int } == [2, 1, nil])
    let texts = ["b10", "B9", "a"].map { Item(["price": $0]) } as NSArray
    let localized = NSSortDescriptor(
      key: "price", ascending: true, selector: "localizedStandardCompare:")
    #expect(
      texts.sortedArray(using: [localized]).map { ($0 as? Item)?.values["price"] as? String }
        == ["a", "B9", "b10"])
    struct Pet { let name: String? }
    let optional = NSSortDescriptor(keyPath: \Pet.name, ascending: true)
    #expect(optional.compare(Pet(name: nil), to: Pet(name: "a")) == .orderedAscending)
  }
}

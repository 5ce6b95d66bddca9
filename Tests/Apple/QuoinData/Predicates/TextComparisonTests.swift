import Foundation
import QuoinSchema
import Testing

@testable import QuoinData

struct TextComparisonTests {
  private let none = 0
  private let ignoringCase = StoreComparison.Options.ignoresCase.rawValue
  private let ignoringDiacritics = StoreComparison.Options.ignoresDiacritics.rawValue
  private let localized = StoreComparison.Options.localizedStandard.rawValue

  @Test("searches ignore what the options name")
  func searches() {
    #expect(TextComparison.contains("Éclair", "clair", none))
    #expect(!TextComparison.contains("Éclair", "éc", none))
    #expect(TextComparison.contains("Éclair", "éc", ignoringCase))
    #expect(!TextComparison.contains("Éclair", "ec", ignoringCase))
    #expect(TextComparison.contains("Éclair", "Ec", ignoringDiacritics))
    #expect(TextComparison.contains("Éclair", "EC", localized))
    #expect(TextComparison.begins("E\u{301}clair", "éC", ignoringCase))
    #expect(TextComparison.ends("ÉCLAIR", "air", ignoringCase))
    #expect(!TextComparison.ends("air", "long air", none))
  }

  @Test("no text contains the empty one if options are given, as on Apple's systems")
  func emptyText() {
    #expect(TextComparison.contains("a", "", none))
    #expect(!TextComparison.contains("a", "", localized))
  }

  @Test(
    "wildcards match any text or one character",
    arguments: [
      ("abc", "a*", true), ("abc", "a?c", true), ("abc", "a?", false), ("", "*", true),
      ("a*c", "a\\*c", true), ("abc", "a\\*c", false), ("abcbc", "*bc", true), ("abc", "**", true),
      ("abc", "", false), ("", "", true),
    ])
  func wildcards(text: String, pattern: String, isMatch: Bool) {
    #expect(TextComparison.like(text, pattern, none) == isMatch)
  }

  @Test("a pattern with many wildcards takes no more steps than both lengths multiplied")
  func manyWildcards() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(!TextComparison.like(String(repeating: "a", count: 600), pattern, none))
  }

  @Test("regular expressions match the whole text; invalid ones match nothing")
  func expressions() {
    #expect(TextComparison.matches("ab1", "[a-z]+\\d", none))
    #expect(!TextComparison.matches("ab12", "[a-z]+\\d", none))
    #expect(TextComparison.matches("AB", "[a-z]+", ignoringCase))
    #expect(!TextComparison.matches("(", "(", none))
  }

  @Test("decimal numbers are compared by value")
  func decimals() {
    #expect(TextComparison.decimal("10", "9.5") == .orderedDescending)
    #expect(TextComparison.decimal("1.50", "1.5") == .orderedSame)
    #expect(TextComparison.decimal("", "1") == .orderedAscending)
  }

  @Test("the localized order compares numbers in text by value")
  func localizedOrder() {
    #expect(TextComparison.localizedStandard("item 9", "Item 10") == .orderedAscending)
    #expect(TextComparison.localizedStandard("b", "A") == .orderedDescending)
  }

  @Test("the order of ASCII text is that of Foundation", arguments: [11, 12, 13])
  func foundationOrder(seed: UInt64) {
    var random = PredicateRandom(seed: seed)
    let alphabets = ["aAbB01 -", "aA0", "012.", "aZ_~[9"].map { $0.map(String.init) }
    var compared = 0
    for _ in 0..<3_000 {
      let letters = random.pick(alphabets)
      let first = (0..<random.number(0...6)).map { _ in random.pick(letters) }.joined()
      let second = (0..<random.number(0...6)).map { _ in random.pick(letters) }.joined()
      guard let order = LocalizedOrder.compare(first, second) else { continue }
      compared += 1
      #expect(order == first.localizedStandardCompare(second), "\(first), \(second)")
    }
    #expect(compared == 0 || compared > 1_000)
  }
}

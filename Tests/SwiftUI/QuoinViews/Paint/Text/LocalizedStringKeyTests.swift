import Foundation
import Testing

@testable import QuoinViews

struct LocalizedStringKeyTests {
  private let count = 1_234_567
  private let ratio = 3.5

  @Test func literalsAndNumbers() {
    #expect(Text("v \(ratio)").string == "v 3.500000")
    #expect(Text("\(count) of \(12)").string == "1,234,567 of 12")
    #expect(Text("\(-1234)").string == "-1,234")
    #expect(
      Text("\(UInt8(7)) \(CGFloat(0.5)) \(UInt64.max)").string
        == "7 0.500000 18,446,744,073,709,551,615")
    #expect(Text("100% \("of") it").string == "100% of it")
    #expect(Text(verbatim: "\(count)").string == "1234567")
    #expect(Text(count, format: .number.grouping(.never)).string == "1234567")
    #expect(Text("\(count, format: .number.grouping(.never)) x").string == "1234567 x")
  }

  @Test func textsInTexts() {
    let text = Text("a \(Text("b").bold()) c")
    #expect(text == Text("a ") + Text("b").bold() + Text(" c"))
    #expect(text.string == "a b c")
  }

  @Test(arguments: [
    ("%.1f", "3.5"), ("%.2f", "3.50"), ("%05.1f", "003.5"), ("%+.0f%%", "+4%"),
    ("about %.1f pt", "about 3.5 pt"),
    ("%d", "3"), ("%e", "3.500000e+00"), ("%s", "3.500000"), ("%@", "3.500000"), ("", "3.500000"),
    ("%", "3.500000"), ("%n", "3.500000"),
  ])
  func realsAndSpecifiers(specifier: String, expected: String) {
    #expect(Text("\(ratio, specifier: specifier)").string == expected)
  }

  @Test(arguments: [
    ("%d", "1,234,567"), ("%lld", "1,234,567"), ("%x", "12d687"), ("%.1f", "1,234,567.0"),
    ("%012d", "000001234567"), ("%*d", "1,234,567d"), ("%s", "1,234,567"),
    ("%999999999999d", "1,234,567"),
  ])
  func integersAndSpecifiers(specifier: String, expected: String) {
    #expect(Text("\(count, specifier: specifier)").string == expected)
  }
}

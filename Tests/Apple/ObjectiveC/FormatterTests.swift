import Foundation
import ObjectiveC
import Testing

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
  private static let english = Locale(identifier: "en_US")

  @Test(
    "times as words and as positions",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.full, 3905.0, "1 hour, 5 minutes, 5 seconds"),
      (.short, 3905, "1 hr, 5 min, 5 sec"), (.abbreviated, 3905, "1h 5m 5s"),
      (.positional, 3905, "1:05:05"), (.positional, 65, "1:05"), (.positional, 5, "5"),
      (.positional, -65, "-1:05"),
    ])
  func durations(style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Self.english
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("positions are padded, units limited, and invalid times have no text")
  func limits() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Self.english
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: DateComponents(hour: 1, second: 2)) == "60:02")
    #expect(formatter.string(from: .nan) == nil)
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 125) == "2 minutes")
  }

  @Test("lists are joined")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = Self.english
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
  }

  @Test("an autorelease pool runs its body")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
  }
}

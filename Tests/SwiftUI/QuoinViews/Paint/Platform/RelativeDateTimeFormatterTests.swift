import Foundation
import QuoinViews
import Testing

@MainActor
struct RelativeDateTimeFormatterTests {
  @Test func relativeTimesAreRoundedDown() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_000_000_000)
    func words(_ seconds: Double) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(words(-90) == "1 minute ago")
    #expect(words(3 * 3600 + 1) == "in 3 hours")
    #expect(words(-8 * 86_400) == "1 week ago")
    formatter.dateTimeStyle = .named
    #expect(words(-86_400) == "yesterday")
    formatter.unitsStyle = .short
    #expect(words(-7200) == "2 hr. ago")
    #expect(URL.documentsDirectory.isFileURL)
  }
}

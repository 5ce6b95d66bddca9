import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct DateTextTests {
  /// 2019-06-03 21:23:05 in the time zone of the tests.
  private let date = Date(timeIntervalSince1970: 1_559_596_985)

  private func text(_ text: Text, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    environment.referenceDate = date
    return text.string(in: environment).replacing(/[\u{202F}\u{2009}\u{A0}]/, with: " ")
  }

  @Test func datesAndTimes() {
    #expect(text(Text(date, style: .date)) == "June 3, 2019")
    #expect(text(Text(date, style: .date), locale: "de_DE") == "3. Juni 2019")
    #expect(text(Text(date, style: .time)) == "9:23 PM")
    #expect(text(Text(date, style: .time), locale: "de_DE") == "21:23")
    #expect(text(Text("at \(date, style: .time)")) == "at 9:23 PM")
  }

  @Test(arguments: [
    (8583.0, "2 hr, 23 min", "+2 hours", "2:23:03"), (-65.0, "1 min, 5 sec", "-1 minute", "1:05"),
    (0.0, "0 sec", "+0 seconds", "0:00"), (-259_200.0, "3 days", "-3 days", "72:00:00"),
    (1_296_000.0, "2 wks, 1 day", "+2 weeks", "360:00:00"),
  ])
  func distances(seconds: TimeInterval, relative: String, offset: String, timer: String) {
    let other = date.addingTimeInterval(seconds)
    #expect(text(Text(other, style: .relative)) == relative)
    #expect(text(Text(other, style: .offset)) == offset)
    #expect(text(Text(other, style: .timer)) == timer)
  }

  @Test func invalidDatesDontTrap() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)] {
      for style in [Text.DateStyle.relative, .offset, .timer] {
        #expect(!text(Text(date, style: style)).isEmpty)
      }
    }
  }

  @Test func intervals() {
    let later = date.addingTimeInterval(3600)
    #expect(text(Text(date...later)) == "9:23 – 10:23 PM")
    #expect(text(Text(DateInterval(start: date, end: later))) == "9:23 – 10:23 PM")
    let nextDay = date.addingTimeInterval(86400)
    #expect(text(Text(date...nextDay)) == "Jun 3, 2019 at 9:23 PM – Jun 4, 2019 at 9:23 PM")
  }

  @Test func timers() {
    let interval = date.addingTimeInterval(-60)...date.addingTimeInterval(3900)
    #expect(text(Text(timerInterval: interval)) == "1:05:00")
    #expect(text(Text(timerInterval: interval, showsHours: false)) == "65:00")
    #expect(text(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(
      text(Text(timerInterval: interval, pauseTime: date.addingTimeInterval(-30))) == "1:05:30")
    let past = date.addingTimeInterval(-60)...date.addingTimeInterval(-30)
    #expect(text(Text(timerInterval: past)) == "0:00")
  }

  @Test func formatsFollowTheRegion() {
    #expect(text(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
    #expect(text(Text(1234.5, format: french), locale: "de_DE") == "1 234,5")
    #expect(text(Text("\(1234) \(2.5)"), locale: "de_DE") == "1.234 2,500000")
    #expect(text(Text("\(2.5, specifier: "%.1f")"), locale: "de_DE") == "2,5")
    #expect(text(Text(0.25, format: .percent)) == "25%")
    #expect(text(Text(["a", "b"], format: .list(type: .and)), locale: "de_DE") == "a und b")
  }

  @Test func valuesAreEqualByWhatTheyAre() {
    #expect(Text(date, style: .time) == Text(date, style: .time))
    #expect(Text(date, style: .time) != Text(date, style: .date))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
  }

  @Test func resources() {
    let count = 3
    let resource = LocalizedStringResource("\(count) things")
    #expect(Text(resource).string == "3 things")
    #expect(String(localized: "\(count) things") == "3 things")
    #expect(String(localized: resource) == "3 things")
    #expect(Text("a \(resource)").string == "a 3 things")
    #expect(Text(LocalizedStringResource("key", defaultValue: "value")).string == "value")
  }
}

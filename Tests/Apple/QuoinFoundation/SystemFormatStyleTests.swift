import Foundation
import Testing

@testable import QuoinFoundation

/// The examples of Apple's documentation of these styles.
@Suite("The formats of times that systems share")
struct SystemFormatStyleTests {
  private let english = Locale(identifier: "en_US")
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  /// May 1, 2019, 12:00.
  private let noon = Date(timeIntervalSince1970: 1_556_712_000)
  private let day: TimeInterval = 86_400

  private func text<F: FormatStyle>(_ style: F, after seconds: TimeInterval = 0) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(english).format(noon.addingTimeInterval(seconds)).characters)
  }

  @Test("an offset is in units with a sign, or a clock")
  func offsets() {
    let plain = SystemFormatStyle.DateOffset(to: noon).calendar(calendar)
    #expect(text(plain, after: 222) == "3 minutes, 42 seconds")
    #expect(text(plain, after: -5) == "\u{2212}5 seconds")
    #expect(text(plain, after: 2 * day + 10_805) == "2 days, 3 hours")
    #expect(text(plain, after: 400 * day) == "1 year, 1 month")
    #expect(text(.offset(to: noon, sign: .never), after: -5) == "5 seconds")
    let always = SystemFormatStyle.DateOffset(to: noon, sign: .always(includingZero: false))
    #expect(text(always, after: 5) == "+5 seconds" && text(always) == "0 seconds")
    #expect(text(.offset(to: noon, allowedFields: [.minute, .second]), after: 332) == "5:32")
    #expect(
      text(
        .offset(to: noon, allowedFields: [.hour, .minute, .second], maxFieldCount: 3),
        after: 3932) == "1:05:32")
    #expect(
      text(.offset(to: noon, allowedFields: [.hour, .minute]), after: 3932) == "1 hour, 5 minutes")
  }

  @Test("a reference is relative up to a month, and then absolute")
  func references() {
    func reference(_ distance: TimeInterval, fields: Int = 2) -> String {
      text(
        SystemFormatStyle.DateReference(
          to: noon.addingTimeInterval(distance), maxFieldCount: fields
        ).calendar(calendar))
    }
    #expect(reference(30) == "now")
    #expect(reference(300) == "in 5 minutes")
    #expect(reference(3 * 3600) == "in 3 hours")
    #expect(reference(day) == "tomorrow")
    #expect(reference(-3 * day) == "3 days ago")
    #expect(reference(-27 * day) == "27 days ago")
    #expect(reference(33 * day) == "Monday, June 3")
    #expect(reference(400 * day) == "June 2020")
    #expect(reference(400 * day, fields: 3) == "June 4, 2020")
  }

  @Test("stopwatches and timers have colons")
  func clocks() {
    #expect(text(.stopwatch(startingAt: noon), after: 3.42) == "00:03.42")
    #expect(text(.stopwatch(startingAt: noon), after: -9) == "00:00.00")
    #expect(text(.stopwatch(startingAt: noon), after: 3932.42) == "1:05:32.42")
    #expect(text(.stopwatch(startingAt: noon, maxFieldCount: 3), after: 3932.42) == "1:05:32")
    #expect(text(.stopwatch(startingAt: noon, showsHours: false), after: 3932.42) == "65:32.42")
    let interval = noon..<noon.addingTimeInterval(300)
    #expect(text(.timer(countingDownIn: interval), after: 43) == "4:17")
    #expect(text(.timer(countingDownIn: interval), after: 900) == "0:00")
    #expect(text(.timer(countingUpIn: interval), after: 43) == "0:43")
    let long = noon..<noon.addingTimeInterval(6000)
    #expect(text(.timer(countingUpIn: long), after: 5640) == "1:34:00")
    #expect(text(.timer(countingUpIn: long, maxFieldCount: 2), after: 5640) == "1:34")
    let style = SystemFormatStyle.Stopwatch(startingAt: noon, maxPrecision: .seconds(1))
    let half = noon.addingTimeInterval(5.5)
    #expect(style.discreteInput(after: half) == noon.addingTimeInterval(6))
    #expect(style.discreteInput(before: half) == noon.addingTimeInterval(5))
  }

  @Test("components are those of the calendar")
  func components() {
    func text(_ seconds: TimeInterval, _ style: _DateComponentsStyle, _ locale: Locale) -> String {
      (noon..<noon.addingTimeInterval(seconds)).formatted(
        style.locale(locale).calendar(calendar))
    }
    #expect(
      text(100_000, .components(style: .abbreviated), english) == "1 day, 3 hr, 46 min, 40 sec")
    #expect(
      text(100_000, .components(style: .narrow, fields: [.hour, .minute]), english) == "27h 46m")
    #expect(text(100_000, .timeDuration, english) == "27:46:40")
    #expect(text(31 * day, .components(style: .wide), english) == "1 month")
    #expect(text(0, .components(style: .wide, fields: [.day]), english) == "0 days")
    #expect(
      text(90_000, .components(style: .wide), Locale(identifier: "de_DE")) == "1 Tag und 1 Stunde")
  }
}

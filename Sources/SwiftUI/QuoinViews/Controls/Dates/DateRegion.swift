import Foundation
import QuoinCore

/// Formats dates for a picker according to the environment.
struct DateRegion {
  /// The environment's calendar with its time zone and the first weekday of its region.
  let calendar: Calendar
  private let locale: Locale

  init(calendar: Calendar, locale: Locale, timeZone: TimeZone) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.locale = locale
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  private func text(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: day, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone
    ).format(date)
  }

  /// “Nov 21, 2026”.
  func day(_ date: Date) -> String { text(date, .abbreviated, .omitted) }
  /// “4:45 PM”.
  func time(_ date: Date) -> String { text(date, .omitted, .shortened) }
  /// “November 2026”.
  func month(_ date: Date) -> String { style.month(.wide).year().format(date) }
  /// “Sat, Nov 21”.
  func weekday(_ date: Date) -> String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(date)
  }

  /// “11/21/2026, 4:45 PM”, or a part of it.
  func field(_ date: Date, _ components: DatePickerComponents) -> String {
    text(
      date, components.contains(.date) ? .numeric : .omitted,
      components.contains(.hourAndMinute) ? .shortened : .omitted)
  }

  /// Formats a number with the digits of the region.
  func number(_ number: Int, digits: Int = 1) -> String {
    number.formatted(
      IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        .precision(.integerLength(digits...)))
  }

  /// The short names of the weekdays, in the order of the region's week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
  }

  /// The components of a date in the order in which the region writes them.
  var order: [Calendar.Component] {
    let pattern = pattern("yMMMMd")
    let places: [(Calendar.Component, String.Index?)] = [
      (.day, pattern.firstIndex(of: "d")),
      (.month, pattern.firstIndex { $0 == "M" || $0 == "L" }),
      (.year, pattern.firstIndex(of: "y")),
    ]
    return places.compactMap { part, place in place.map { (part, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Whether the region uses a 12-hour clock.
  var hasHalfDays: Bool { pattern("jm").contains("a") }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }
}

extension EnvironmentValues {
  var dateRegion: DateRegion {
    DateRegion(calendar: calendar, locale: locale, timeZone: timeZone)
  }
}

import Foundation
import QuoinCore

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The hour and minute: “11:23 PM”.
    public static let time = DateStyle(kind: .time)
    /// The day: “June 3, 2019”.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in two units: “2 hr, 23 min”.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in one unit, with its sign: “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: “36:59:01”.
    public static let timer = DateStyle(kind: .timer)
  }

  /// `date` as `style` writes it, in the calendar, time zone and region of the environment.
  ///
  /// Distances are counted from `EnvironmentValues.referenceDate`; longer ones than days in weeks.
  public init(_ date: Date, style: DateStyle) {
    self.init(source: DateText(date: date, style: style.kind))
  }

  /// The times of `dates`, with the days where those differ.
  public init(_ dates: ClosedRange<Date>) { self.init(source: IntervalText(dates: dates)) }

  /// The times of `interval`'s ends, with the days where those differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time left in `timerInterval`, or gone by, as a clock.
  ///
  /// - `pauseTime`: the date at which the clock stands still.
  /// - `countsDown`: whether the clock shows the time left.
  /// - `showsHours`: whether an hour is more than 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      source: TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  init(source: any TextSource) {
    fragments = [TextFragment(content: .value(AnyTextSource(source)))]
  }
}

/// A date as one of SwiftUI's styles writes it.
struct DateText: TextSource {
  let date: Date
  let style: Text.DateStyle.Kind

  func string(in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.now)
    switch style {
    case .date: return formatted(.long, .omitted, in: environment)
    case .time: return formatted(.omitted, .shortened, in: environment)
    case .timer: return Clock.text(abs(distance), showsHours: true, environment.locale)
    case .relative:
      return Self.units(abs(distance), .abbreviated, count: 2, environment.locale)
    case .offset:
      return (distance < 0 ? "-" : "+")
        + Self.units(abs(distance), .wide, count: 1, environment.locale)
    }
  }

  private func formatted(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(self.date)
  }

  private static func units(
    _ seconds: TimeInterval, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int,
    _ locale: Locale
  ) -> String {
    Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: count, fractionalPart: .hide(rounded: .down)
    )
    .locale(locale)
    .format(Clock.duration(seconds))
  }
}

/// Two dates as one stretch of time.
struct IntervalText: TextSource {
  let dates: ClosedRange<Date>

  func string(in environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: calendar, timeZone: environment.timeZone)
    return format.format(dates.lowerBound..<dates.upperBound)
  }
}

/// A clock that runs through a stretch of time and stands still at its ends.
struct TimerText: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues) -> String {
    let now = pauseTime.map { min($0, environment.now) } ?? environment.now
    let place = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(place) : place.timeIntervalSince(interval.lowerBound)
    return Clock.text(seconds, showsHours: showsHours, environment.locale)
  }
}

private enum Clock {
  /// `2:32`, or `36:59:01` from an hour on.
  static func text(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
    let duration = duration(seconds)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && duration >= .seconds(3600)
      ? .hourMinuteSecond : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
  }

  /// Whole seconds, within what can be written.
  static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(Int64(seconds.isFinite ? min(max(seconds, 0), 1e12) : 0))
  }
}

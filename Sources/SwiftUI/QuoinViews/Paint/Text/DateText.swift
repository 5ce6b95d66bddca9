import Foundation
import QuoinCore

extension Text {
  /// The format of a date.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The hour and minute: “11:23 PM”.
    public static let time = DateStyle(kind: .time)
    /// The day: “June 3, 2019”.
    public static let date = DateStyle(kind: .date)
    /// The time from now in two units: “2 hr, 23 min”.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now in one unit, with its sign: “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now as a timer: “36:59:01”.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text with `date` in `style`, in the environment's calendar, time zone and region.
  ///
  /// Times are relative to `EnvironmentValues.referenceDate`; those longer than days are in weeks.
  public init(_ date: Date, style: DateStyle) {
    self.init(source: DateText(date: date, style: style.kind))
  }

  /// Creates a text with the times of `dates`, including the days if they differ.
  public init(_ dates: ClosedRange<Date>) { self.init(source: IntervalText(dates: dates)) }

  /// Creates a text with the times of `interval`'s ends, including the days if they differ.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text with the remaining or elapsed time of `timerInterval`, as a timer.
  ///
  /// - `pauseTime`: the date at which the timer is paused.
  /// - `countsDown`: whether the timer shows the remaining time.
  /// - `showsHours`: whether an hour is shown as such rather than as 60 minutes.
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

/// A date in one of SwiftUI's styles.
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

/// Two dates as a time interval.
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

/// A timer that runs through an interval and stops at its ends.
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
  /// Returns `2:32`, or `36:59:01` from an hour on.
  static func text(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
    let duration = duration(seconds)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && duration >= .seconds(3600)
      ? .hourMinuteSecond : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
  }

  /// Returns whole seconds, within a representable range.
  static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(Int64(seconds.isFinite ? min(max(seconds, 0), 1e12) : 0))
  }
}

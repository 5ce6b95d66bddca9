import Foundation

/// The formats of times that Apple's systems share.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// The time from an anchor to a date, as in “3 minutes, 42 seconds” or “5:32”.
  ///
  /// Minutes and seconds, with or without hours, are a clock if all of them may be shown.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.ComponentsFormatStyle.Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      anchor = date
      fields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      let range = min(anchor, input)..<max(anchor, input)
      let isClock =
        fields == [.minute, .second] && maxFieldCount == 2
        || fields == [.hour, .minute, .second] && maxFieldCount == 3
      let text: String
      if isClock {
        text = ClockText(
          showsHours: fields.contains(.hour), maxFieldCount: maxFieldCount, locale: locale
        ).text(range.upperBound.timeIntervalSince(range.lowerBound))
      } else {
        let style = _DateComponentsStyle(
          style: .wide, locale: locale, calendar: calendar, fields: fields)
        text = style.text(of: Array(style.values(in: range).prefix(max(maxFieldCount, 1))))
      }
      return AttributedString(signText(input) + text)
    }

    private func signText(_ input: Date) -> String {
      // The number's style alone knows what a strategy shows.
      let number = IntegerFormatStyle<Int>(locale: locale).sign(strategy: sign)
      let seconds = input.timeIntervalSince(anchor)
      let value = seconds <= -1 ? -1 : seconds >= 1 ? 1 : 0
      let digit = IntegerFormatStyle<Int>(locale: locale).sign(strategy: .never).format(value)
      return number.format(value).replacingOccurrences(of: digit, with: "")
        .replacingOccurrences(of: "-", with: "\u{2212}")
    }

    public func discreteInput(before input: Date) -> Date? {
      anchor.step(.seconds(1), before: input)
    }
    public func discreteInput(after input: Date) -> Date? { anchor.step(.seconds(1), after: input) }
  }

  /// A date as people refer to it: “in 5 minutes”, “tomorrow”, “Monday, June 3”, “June 2019”.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    let date: Date
    let fields: Set<Date.RelativeFormatStyle.Field>
    let maxFieldCount: Int
    let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      self.maxFieldCount = maxFieldCount
      threshold = thresholdField
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The fields from the most to the least significant.
    private static let order: [(field: Date.RelativeFormatStyle.Field, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

    public func format(_ input: Date) -> AttributedString {
      let limit = Self.order.firstIndex { $0.field == threshold } ?? 0
      let beyond = Self.order[..<limit].filter { $0.field != .week }.map(\.1)
      let distance = calendar.dateComponents(Set(beyond), from: input, to: date)
      let isNear = beyond.allSatisfy { distance.value(for: $0) == 0 }
      return AttributedString(isNear ? relative(input, limit) : absolute(input))
    }

    private func relative(_ input: Date, _ limit: Int) -> String {
      var near = Set(Self.order[limit...].map(\.field)).intersection(fields)
      // What is nearer than the smallest field is now.
      var anchor = date
      if abs(date.timeIntervalSince(input)) < 60, !near.contains(.second) {
        (near, anchor) = ([.second], input)
      }
      return Date.AnchoredRelativeFormatStyle(
        anchor: anchor, allowedFields: near, presentation: .named, unitsStyle: .wide,
        locale: locale, calendar: calendar
      ).format(input)
    }

    private func absolute(_ input: Date) -> String {
      var shown = Self.order.filter { $0.field != .week && fields.contains($0.field) }
      while shown.count > 1,
        calendar.component(shown[0].1, from: date) == calendar.component(shown[0].1, from: input)
      {
        shown.removeFirst()
      }
      let named = Set(shown.prefix(max(maxFieldCount, 1)).map(\.field))
      var style = Date.FormatStyle(
        locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if named.contains(.year) { style = style.year() }
      if named.contains(.month) { style = style.month(.wide) }
      if named.contains(.day) {
        style = style.day()
        if !named.contains(.year) { style = style.weekday(.wide) }
      }
      if named.contains(.hour) { style = style.hour() }
      if named.contains(.minute) { style = style.minute() }
      if named.contains(.second) { style = style.second() }
      return style.format(date)
    }

    public func discreteInput(before input: Date) -> Date? { date.step(.seconds(1), before: input) }
    public func discreteInput(after input: Date) -> Date? { date.step(.seconds(1), after: input) }
  }

  /// The time since a date as a stopwatch shows it, as in “00:03.42”; zero before the date.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      let clock = ClockText(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        minuteDigits: 2, locale: locale)
      return AttributedString(clock.text(input.timeIntervalSince(start)))
    }

    public func discreteInput(before input: Date) -> Date? {
      start.step(maxPrecision, before: input)
    }
    public func discreteInput(after input: Date) -> Date? { start.step(maxPrecision, after: input) }
  }

  /// The rest or the part of an interval that has passed, as a timer shows it: “4:17”.
  public struct Timer: DiscreteFormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      let place = min(max(input, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(place)
        : place.timeIntervalSince(interval.lowerBound)
      let clock = ClockText(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        locale: locale)
      return AttributedString(clock.text(seconds))
    }

    public func discreteInput(before input: Date) -> Date? {
      interval.upperBound.step(maxPrecision, before: input)
    }
    public func discreteInput(after input: Date) -> Date? {
      interval.upperBound.step(maxPrecision, after: input)
    }
  }
}

/// A length of time with colons.
private struct ClockText {
  var showsHours: Bool
  /// The number of fields of hours, minutes, seconds and fractions, from the first that is shown.
  var maxFieldCount: Int
  var precision = Duration.seconds(1)
  var minuteDigits = 1
  var locale: Locale

  func text(_ seconds: TimeInterval) -> String {
    let value = seconds.isFinite ? min(max(seconds, 0), 1e12) : 0
    let hasHours = showsHours && (value >= 3600 || precision >= .seconds(60))
    let fields = max(maxFieldCount, 1) - (hasHours ? 1 : 0)
    let digits =
      precision >= .seconds(1) || fields < 3 ? 0 : precision >= .milliseconds(100) ? 1 : 2
    let pattern: Duration.TimeFormatStyle.Pattern
    if hasHours, precision >= .seconds(60) || fields < 2 {
      pattern = .hourMinute(padHourToLength: 1, roundSeconds: .down)
    } else if hasHours {
      pattern = .hourMinuteSecond(
        padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
    } else {
      pattern = .minuteSecond(
        padMinuteToLength: minuteDigits, fractionalSecondsLength: digits,
        roundFractionalSeconds: .down)
    }
    // Dates are less exact than a hundredth of a second is.
    let hundredths = Int64((value * 100 + 1e-4).rounded(.down))
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale)
      .format(.milliseconds(hundredths * 10))
  }
}

extension Date {
  /// Returns the last of the moments a whole number of steps from this one that is before a date.
  fileprivate func step(_ step: Duration, before date: Date) -> Date? {
    let seconds = Double(step.components.seconds) + Double(step.components.attoseconds) * 1e-18
    guard seconds > 0 else { return nil }
    let count = ((date.timeIntervalSince(self) / seconds).rounded(.up) - 1)
    return addingTimeInterval(count * seconds)
  }

  /// Returns the first of the moments a whole number of steps from this one that is after a date.
  fileprivate func step(_ step: Duration, after date: Date) -> Date? {
    let seconds = Double(step.components.seconds) + Double(step.components.attoseconds) * 1e-18
    guard seconds > 0 else { return nil }
    let count = ((date.timeIntervalSince(self) / seconds).rounded(.down) + 1)
    return addingTimeInterval(count * seconds)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a style for the time from `date`.
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a style that refers to `date` from another one.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a style for the time since `startDate`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a style for the rest of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a style for the part of an interval that has passed.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

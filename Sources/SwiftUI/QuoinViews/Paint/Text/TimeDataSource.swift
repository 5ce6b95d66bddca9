import Foundation
import QuoinCore

/// A value that depends on the current time: the date, or the time from or to a date.
public struct TimeDataSource<Value>: Sendable {
  let identity: Identity
  let value: @Sendable (Date) -> Value

  /// The kind of value, for comparing sources.
  enum Identity: Hashable, Sendable {
    case now
    case since(Date)
    case until(Date)
    case offset(Date)
  }
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { .init(identity: .now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from `date` to the current date; empty before `date`.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(identity: .since(date)) { date..<max(date, $0) }
  }

  /// Returns the range from the current date to `date`; empty after `date`.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init(identity: .until(date)) { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time from `date` to the current date, negative before `date`.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init(identity: .offset(date)) { now in
      let seconds = now.timeIntervalSince(date)
      return .seconds(seconds.isFinite ? min(max(seconds, -1e12), 1e12) : 0)
    }
  }
}

extension Text {
  /// Creates a text with the value of `source`, formatted by `format` in the environment's region
  /// unless the format has its own.
  ///
  /// The current date is `EnvironmentValues.referenceDate`, as in other texts about time.
  public init<V: Equatable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(source: TimeText(source: source, format: format))
  }

  /// Creates a text with the value of `source`, formatted by `format` in the environment's region
  /// unless the format has its own. Attributes have no effect.
  public init<V: Equatable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(source: TimeText(source: source, format: format))
  }
}

/// A value that depends on the current time, in a format.
private struct TimeText<V: Equatable, F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput == V, F.FormatOutput: FormattedText {
  let source: TimeDataSource<V>
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    FormattedValue(value: source.value(environment.now), format: format).string(in: environment)
  }

  static func == (first: Self, second: Self) -> Bool {
    first.source.identity == second.source.identity && first.format == second.format
  }
}

import Foundation

/// The dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates in order, starting with the one in effect at `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
  typealias Mode = TimelineScheduleMode
}

/// The rate at which a timeline is updated.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// An endless schedule with regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    fileprivate init(date: Date, interval: TimeInterval) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates dates `interval` seconds apart, one of them `startDate`. An interval that isn't a
  /// positive number counts as a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(periods * interval), interval: interval)
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// The given dates, in order.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  public init(_ dates: Dates) { self.dates = dates }

  /// Returns the dates beginning with the last one not after `startDate`. The given sequence may be
  /// endless.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    AnySequence {
      ExplicitMoments(
        dates.makeIterator(), from: startDate, skipping: max(dates.underestimatedCount, 100_000))
    }
  }
}

/// The moments of another iterator, starting with the last one that isn't after a date.
private struct ExplicitMoments<Dates: IteratorProtocol<Date>>: IteratorProtocol {
  /// The moments that were read to find the first one.
  private var known: [Date] = []
  private var rest: Dates

  /// Creates the iterator. It skips no more than `limit` moments, because those before `start` may
  /// be endless.
  init(_ dates: Dates, from start: Date, skipping limit: Int) {
    rest = dates
    var last = rest.next()
    for _ in 0..<limit {
      guard let following = rest.next() else { break }
      if following > start {
        known = [following]
        break
      }
      last = following
    }
    if let last { known.append(last) }
  }

  mutating func next() -> Date? { known.popLast() ?? rest.next() }
}

/// The dates at which a display shows a new frame (Rules/Animation.md#timelines).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule for a display of 60 frames a second.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two dates; the display's own by default, and if it
  ///     isn't a positive number.
  ///   - paused: Whether there are no dates, so that a timeline keeps its content.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? 0
    self.interval = interval > 0 && interval.isFinite ? interval : 1.0 / 60
    isPaused = paused
  }

  /// Returns the dates from `start` on; there are none at a low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    isPaused || mode == .lowFrequency
      ? AnySequence(EmptyCollection())
      : AnySequence(
        PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

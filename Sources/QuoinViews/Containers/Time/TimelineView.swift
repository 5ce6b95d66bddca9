import Foundation
import QuoinCore

/// A view that makes its content anew as time goes by. A picture shows the schedule's moment at the environment's
/// `EnvironmentValues.referenceDate`. A living view begins with that moment and follows the schedule as its clock
/// goes on.
///
/// Sizing: as its content.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that the content is made for.
  public struct Context {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

    /// The moment of the schedule.
    public let date: Date
    public let cadence: Cadence

    /// Would have the content made anew; here it has no effect.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that any timeline's content can be made from.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Shows what `content` makes of each moment of `schedule`.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    if let clock = emission.clock {
      return emission.emit(
        LivingTimeline(schedule: view.schedule, content: view.content, clock: clock))
    }
    let now = emission.environment.now
    // A schedule begins with the entry that holds now, unless all of them are still to come.
    let entry = view.schedule.entries(from: now, mode: .normal).first { _ in true }
    let date = entry.map { min($0, now) } ?? now
    emission.emit(view.content(TimelineViewDefaultContext(date: date, cadence: .live)))
  }
}

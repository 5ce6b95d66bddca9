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
      LivingTimeline._emit(view.living(clock), into: emission)
    } else {
      Content._emit(view.shown(in: emission.environment), into: emission)
    }
  }

  /// Looks into the content of the moment: a lazy grid gives each of its views a cell.
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    if let clock = collector.emission.clock {
      LivingTimeline._collect(view.living(clock), into: collector)
    } else {
      Content._collect(view.shown(in: collector.emission.environment), into: collector)
    }
  }

  public static var _elements: _ElementCount { Content._elements }

  @MainActor private func living(_ clock: LivingClock) -> LivingTimeline<Schedule, Content> {
    LivingTimeline(schedule: schedule, content: content, clock: clock)
  }

  /// What a picture shows, which knows a single moment.
  @MainActor private func shown(in environment: EnvironmentValues) -> Content {
    let now = environment.now
    // A schedule begins with the entry that holds now, unless all of them are still to come.
    let entry = schedule.entries(from: now, mode: .normal).first { _ in true }
    return content(
      TimelineViewDefaultContext(date: entry.map { min($0, now) } ?? now, cadence: .live))
  }
}

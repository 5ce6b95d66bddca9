import Foundation
import QuoinCore

/// A view that updates its content over time.
///
/// A picture shows the schedule's date at the environment's `EnvironmentValues.referenceDate`. A
/// live view starts with that date and follows the schedule as its clock advances.
///
/// Sizing: as its content.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context for creating the content.
  public struct Context {
    /// The rate at which the content is updated.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

    /// The schedule's date.
    public let date: Date
    public let cadence: Cadence

    /// Would trigger an update of the content; here it has no effect.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context type shared by all timelines.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Shows the result of `content` for each date of `schedule`.
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

  /// Collects the views of the current content, so that a lazy grid gives each of them a cell.
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

  /// Returns the content of a picture, which shows a single date.
  @MainActor private func shown(in environment: EnvironmentValues) -> Content {
    let now = environment.now
    // A schedule starts with the entry in effect now, unless all of them are in the future.
    let entry = schedule.entries(from: now, mode: .normal).first { _ in true }
    return content(
      TimelineViewDefaultContext(date: entry.map { min($0, now) } ?? now, cadence: .live))
  }
}

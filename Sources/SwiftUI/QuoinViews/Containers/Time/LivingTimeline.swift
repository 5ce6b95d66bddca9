import Foundation
import QuoinCore

/// A timeline of a live view, which updates its content when the clock reaches the schedule's next
/// date.
struct LivingTimeline<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  let clock: LivingClock
  @Environment(\.referenceDate) private var referenceDate
  @State private var progress = TimelineProgress()
  @State private var turns = 0

  var body: some View {
    let _ = turns
    let turns = $turns
    let date = progress.date(in: schedule, clock, referenceDate) { turns.wrappedValue += 1 }
    content(TimelineViewDefaultContext(date: date, cadence: .live))
      .modifier(TimelinePresence(progress: progress))
  }
}

/// Tracks a timeline's position in its schedule, and the alarm for the next date.
@MainActor
final class TimelineProgress: LifetimeObserver {
  private var clock: LivingClock?
  /// The date at which the clock was at 0.
  private var start: Date?
  private var shown: Date?
  private var alarm: LivingClock.Alarm?
  private var wake: () -> Void = {}
  private var isAsleep = false

  /// Returns the date to show now; calls `wake` when the next one is due.
  func date(
    in schedule: some TimelineSchedule, _ clock: LivingClock, _ reference: Date?,
    wake: @escaping () -> Void
  ) -> Date {
    self.clock = clock
    self.wake = wake
    let start = reference ?? start ?? Date().addingTimeInterval(-clock.now)
    if start != self.start { (self.start, shown) = (start, nil) }
    let passed = start.addingTimeInterval(clock.now)
    let now = shown.map { max($0, passed) } ?? passed
    var date: Date?
    var next: Date?
    // A schedule may start long before now, so the timeline checks a limited number of its dates.
    for entry in schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if entry > now {
        next = entry
        break
      }
      date = entry
    }
    stop()
    if let next {
      // Dates are precise only to a ten-millionth of a second, so the alarm is slightly early
      // rather than late. Some dates that are closer together are skipped, because time has to
      // pass.
      let delay = max(next.timeIntervalSince(passed) - 1e-4, 1e-4)
      alarm = clock.schedule(after: delay) { [weak self] in
        self?.shown = next
        self?.wake()
      }
    }
    return date ?? now
  }

  override func appear() {
    if isAsleep { wake() }
    isAsleep = false
  }

  override func disappear() {
    stop()
    isAsleep = true
  }

  private func stop() {
    if let alarm { clock?.cancel(alarm) }
    alarm = nil
  }
}

/// Stops a timeline's alarm while the timeline doesn't exist.
private struct TimelinePresence: PrimitiveModifier {
  let progress: TimelineProgress

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      modifier.progress
    } update: { _ in
    }
  }
}

import Foundation
import QuoinViews
import Testing

@MainActor
struct TimelineTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_075)

  private func shown<S: TimelineSchedule>(_ schedule: S) throws -> TimeInterval {
    var dates: [Date] = []
    let view = TimelineView(schedule) { context in
      let _ = dates.append(context.date)
      Text("a")
    }
    _ = try Rendering(view.environment(\.referenceDate, now))
    return try #require(dates.last).timeIntervalSince(now)
  }

  @Test func aTimelineShowsTheEntryThatHoldsNow() throws {
    #expect(try shown(.animation) == 0)
    #expect(try shown(.animation(minimumInterval: 0.5, paused: true)) == 0)
    // 1,000,075 seconds are 16,667 minutes and 55 seconds.
    #expect(try shown(.everyMinute) == -55)
    #expect(try shown(.periodic(from: now.addingTimeInterval(-25), by: 10)) == -5)
    #expect(try shown(.periodic(from: now.addingTimeInterval(25), by: 10)) == -5)
    let dates = [-20.0, -10, 10].map(now.addingTimeInterval)
    #expect(try shown(.explicit(dates)) == -10)
  }

  @Test func futureEntriesAreNotShown() throws {
    #expect(try shown(.explicit([now.addingTimeInterval(10)])) == 0)
    #expect(try shown(.explicit([])) == 0)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func invalidIntervalsCountAsASecond(interval: TimeInterval) throws {
    #expect(try shown(.periodic(from: now.addingTimeInterval(-0.25), by: interval)) == -0.25)
  }

  @Test func periodsGoOn() {
    let entries = PeriodicTimelineSchedule(from: now, by: 10)
      .entries(from: now.addingTimeInterval(12), mode: .normal)
    #expect(entries.prefix(3).map { $0.timeIntervalSince(now) } == [10, 20, 30])
  }

  @Test(arguments: [-1, .nan, .infinity])
  func invalidIntervalsOfAnimationsCountAsAFrame(interval: TimeInterval) {
    let entries = AnimationTimelineSchedule(minimumInterval: interval)
      .entries(from: now, mode: .normal)
    #expect(entries.prefix(2).map { ($0.timeIntervalSince(now) * 60).rounded() } == [0, 1])
  }

  @Test func animationsRestAtALowFrequency() {
    let schedule = AnimationTimelineSchedule()
    #expect(Array(schedule.entries(from: now, mode: .lowFrequency)).isEmpty)
    let minutes = EveryMinuteTimelineSchedule().entries(from: now, mode: .lowFrequency)
    #expect(minutes.prefix(2).map { $0.timeIntervalSince(now) } == [-55, 5])
  }
}

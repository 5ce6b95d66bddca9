import Combine
import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// Long times that pass in one call: the work is bounded, and the final state is correct.
@MainActor
struct LongTimeTests {
  /// The limit in these tests: they check that there is one.
  private nonisolated static let limit = 200
  private static let size = ProposedViewSize(width: 200, height: 100)
  private nonisolated static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Timeline<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: EventLog
    var body: some View {
      TimelineView(schedule) { context in
        let _ = log.add("body")
        Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
  }

  private func host<S: TimelineSchedule>(_ schedule: S, _ log: EventLog) throws
    -> ViewHost<Timeline<S>>
  {
    let host = ViewHost(Timeline(schedule: schedule, log: log), size: Self.size)
    host.environment.referenceDate = Self.start
    host.tree.momentLimit = Self.limit
    try host.update()
    return host
  }

  @Test(arguments: [1e9, 1e18, 1e300]) func aTimelineShowsItsLastMoment(seconds: TimeInterval)
    throws
  {
    let log = EventLog()
    let host = try host(.periodic(from: Self.start, by: 10), log)
    try host.advance(by: seconds)
    #expect(log.take().count < Self.limit + 100)
    #expect(host.warnings.contains { $0.hasPrefix("a long time passes") })
    if seconds == 1e9 { #expect(host.texts == ["1000000000"]) }
    // It continues from there.
    try host.advance(by: 10)
    if seconds == 1e9 { #expect(host.texts == ["1000000010"]) }
    try host.advance(by: seconds)
    #expect(log.take().count < Self.limit + 100)
  }

  @Test func visibleMomentsAreShownOneByOne() throws {
    let log = EventLog()
    let host = try host(.periodic(from: Self.start, by: 1), log)
    host.tree.momentLimit = 10_000
    _ = log.take()
    try host.advance(by: 600)
    #expect(log.take().count == 600)
    #expect(host.texts == ["600"])
    #expect(host.warnings.isEmpty)
    #expect(host.tree.momentLimit == 10_000)
  }

  @Test func anAnimationScheduleIsBounded() throws {
    let log = EventLog()
    let host = try host(.animation, log)
    try host.advance(by: 1e9)
    #expect(log.take().count < Self.limit + 100)
    #expect(host.texts == ["1000000000"])
    try host.advance(by: 1e9)
    #expect(log.take().count < Self.limit + 100)
  }

  @Test(arguments: [1e-9, 1e-7, 1e-6, 5e-5, 1e-4]) func closeMomentsAreOmitted(
    interval: TimeInterval
  ) throws {
    let log = EventLog()
    let host = try host(.periodic(from: Self.start, by: interval), log)
    try host.advance(by: 0.5)
    try host.advance(by: 100)
    #expect(log.take().count < 2 * Self.limit + 100)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [TimeInterval])
  func invalidIntervals(interval: TimeInterval) throws {
    let log = EventLog()
    let host = try host(.periodic(from: Self.start, by: interval), log)
    try host.advance(by: 3)
    #expect(log.take().count < 100)
    let animated = try self.host(.animation(minimumInterval: interval), log)
    try animated.advance(by: 3)
    #expect(log.take().count < 1000)
  }

  private nonisolated struct Endless: Sequence {
    let step: TimeInterval
    let reads: Reads
    func makeIterator() -> AnyIterator<Date> {
      var count = 0
      return AnyIterator {
        count += 1
        reads.count += 1
        return LongTimeTests.start.addingTimeInterval(Double(count - 1) * step)
      }
    }
  }

  private nonisolated final class Reads { var count = 0 }

  @Test func anEndlessExplicitScheduleIsReadAsFarAsNeeded() throws {
    let (log, reads) = (EventLog(), Reads())
    let host = try host(.explicit(Endless(step: 2, reads: reads)), log)
    try host.advance(by: 5)
    #expect(host.texts == ["4"])
    #expect(reads.count < 50)
    let timeline = Timeline(schedule: .explicit(Endless(step: 2, reads: reads)), log: log)
    let renderer = ImageRenderer(
      content: timeline.environment(\.referenceDate, Self.start.addingTimeInterval(7)))
    let texts = renderer.displayList().items.compactMap { item -> String? in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
    #expect(texts == ["6"])
    #expect(reads.count < 100)
    // All of its moments are in the past.
    let past = try self.host(.explicit(Endless(step: -1, reads: reads)), log)
    try past.advance(by: 1e9)
    #expect(reads.count < 1_000_000)
  }

  @Test func explicitMomentsAreThoseFromTheLastOneOn() {
    let dates = [0, 5, 10, 20].map { Self.start.addingTimeInterval($0) }
    func entries(_ start: TimeInterval) -> [TimeInterval] {
      ExplicitTimelineSchedule(dates).entries(
        from: Self.start.addingTimeInterval(start), mode: .normal
      ).map { $0.timeIntervalSince(Self.start) }
    }
    #expect(entries(-1) == [0, 5, 10, 20])
    #expect(entries(5) == [5, 10, 20])
    #expect(entries(12) == [10, 20])
    #expect(entries(90) == [20])
    #expect(
      Array(ExplicitTimelineSchedule([Date]()).entries(from: Self.start, mode: .normal)).isEmpty)
  }

  private struct Ticking: View {
    let interval: TimeInterval
    let log: EventLog
    @State private var ticks = 0
    @State private var last = Date.distantPast
    var body: some View {
      Text(verbatim: "\(Int(last.timeIntervalSince(LongTimeTests.start)))")
        .onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) {
          ticks += 1
          last = $0
          log.add("tick")
        }
    }
  }

  @Test(arguments: [0.001, 1, 0, -1, .nan, 1e-300] as [TimeInterval])
  func aTimerSendsOneOfTheMomentsThatHavePassed(interval: TimeInterval) throws {
    let log = EventLog()
    let host = ViewHost(Ticking(interval: interval, log: log), size: Self.size)
    host.clock.start = Self.start
    host.tree.momentLimit = Self.limit
    try host.update()
    try host.advance(by: 1e9)
    #expect(log.take().count <= Self.limit + 10)
    #expect(host.texts == ["1000000000"])
    try host.advance(by: 10)
    #expect(interval == 1 ? log.take().count == 10 : log.take().count <= Self.limit + 10)
    host.close()
    try host.advance(by: 100)
    #expect(log.take() == [])
  }

  private struct Phases: View {
    let log: EventLog
    var body: some View {
      Color.red.phaseAnimator([0, 1, 2]) { view, phase in
        view.opacity(Double(phase) / 2)
      } animation: { _ in
        log.add("phase")
        return .linear(duration: 0)
      }
    }
  }

  @Test func animatorsAreBounded() throws {
    let log = EventLog()
    let host = ViewHost(Phases(log: log), size: Self.size)
    host.tree.momentLimit = Self.limit
    try host.update()
    try host.advance(by: 1e9)
    #expect(log.take().count < 3 * Self.limit + 1000)
    let turning = ViewHost(Turning(log: log), size: Self.size)
    turning.tree.momentLimit = Self.limit
    try turning.update()
    try turning.advance(by: 1e9)
    #expect(try turning.advanceUntilStill(within: 1e9) == false)
    #expect(try turning.advanceUntilStill(within: .infinity) == false)
    #expect(log.take().count < 3 * Self.limit + 1000)
  }

  private struct Turning: View {
    let log: EventLog
    @State private var isOn = false
    @State private var isFar = false
    private func pulse() {
      log.add("pulse")
      withAnimation(.linear(duration: 1)) {
        isFar.toggle()
      } completion: {
        pulse()
      }
    }
    var body: some View {
      TimelineView(.periodic(from: LongTimeTests.start, by: 1)) { _ in
        Color.red.rotationEffect(.degrees(isOn ? 360 : 0)).offset(x: isFar ? 10 : 0)
      }
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
        pulse()
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [TimeInterval])
  func invalidTimes(seconds: TimeInterval) throws {
    let log = EventLog()
    let host = try host(.periodic(from: Self.start, by: 1), log)
    try host.advance(by: seconds)
    #expect(host.time == 0)
    #expect(host.texts == ["0"])
  }

  @Test func aTaskThatSleepsAgainAndAgainIsWaitedForALimitedTime() async throws {
    let host = ViewHost(
      Color.red.task { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) } },
      size: Self.size)
    try await host.waitUntilIdle(within: .milliseconds(20))
    try host.advance(by: 1e9)
    host.close()
  }

  /// The most distant dates can be formatted.
  @Test func theEndOfTimeCanBeWritten() throws {
    let host = ViewHost(
      TimelineView(.periodic(from: Self.start, by: 1)) { context in
        VStack {
          Text(context.date, style: .date)
          Text(context.date, style: .relative)
          Text(context.date, style: .timer)
          Text(context.date, format: .dateTime)
          DatePicker("Date", selection: .constant(context.date))
        }
      }, size: Self.size)
    host.tree.momentLimit = 20
    try host.update()
    for _ in 0..<3 { try host.advance(by: 1e308) }
    _ = host.displayList()
  }
}

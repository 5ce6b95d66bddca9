import Foundation
import SwiftUI
import Testing

/// Views that animate on their own: phases, keyframes, timelines.
@MainActor
struct LiveAnimatorTests {
  private func shown<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    return host
  }

  @Test func phasesFollowEachOtherWithoutEnd() throws {
    let seen = Seen<Int>()
    let host = try shown(
      PhaseAnimator([1, 2, 3]) { phase in
        let _ = seen.add(phase)
        Color.red
      } animation: { _ in
        .linear(duration: 1)
      })
    // The second phase begins when the view appears, the third one second later.
    #expect(seen.values == [1, 2])
    try host.advance(by: 0.9)
    #expect(seen.values == [1, 2])
    try host.advance(by: 0.2)
    #expect(seen.values == [1, 2, 3])
    try host.advance(by: 2)
    #expect(seen.values == [1, 2, 3, 1, 2])
  }

  /// Rules/Animation.md#animators
  @Test func aPhaseThatEqualsTheOneBeforeIsOverAtOnce() throws {
    let seen = Seen<Int>()
    let host = try shown(
      PhaseAnimator([1, 2, 2]) { phase in
        let _ = seen.add(phase)
        Color.red
      } animation: { _ in
        .linear(duration: 1)
      })
    try host.advance(by: 1.1)
    #expect(seen.values == [1, 2, 2, 1])
    try host.advance(by: 0.8)
    #expect(seen.values == [1, 2, 2, 1])
  }

  @Test func aTriggerPlaysThePhasesOnce() throws {
    let seen = Seen<Bool>()
    let host = try shown(Triggered(trigger: 0, seen: seen))
    try host.advance(by: 5)
    #expect(seen.values == [false])
    host.rootView.trigger = 1
    try host.update()
    #expect(seen.values.last == true)
    try host.advance(by: 0.5)
    #expect(seen.values.last == true)
    try host.advance(by: 0.6)
    #expect(seen.values.last == false)
    let count = seen.values.count
    try host.advance(by: 5)
    #expect(seen.values.count == count)
  }

  @Test func phasesThatAreGoneStop() throws {
    let seen = Seen<Int>()
    let host = try shown(Vanishing(isOn: true, seen: seen))
    try host.advance(by: 1.5)
    host.rootView.isOn = false
    try host.update()
    let count = seen.values.count
    try host.advance(by: 10)
    #expect(seen.values.count == count)
  }

  @Test func missingPhasesAreReported() throws {
    let host = try shown(PhaseAnimator([Int]()) { _ in Color.red })
    try host.advance(by: 1)
    #expect(host.warnings.contains { $0.contains("no phases") })
  }

  @Test func keyframesAreExactAtAnyTime() throws {
    let seen = Seen<Double>()
    let host = try shown(
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        let _ = seen.add(value)
        Color.red
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      })
    #expect(seen.values == [0])
    for (step, expected) in [(0.25, 2.5), (0.5, 7.5), (0.75, 5), (7, 0)] {
      try host.advance(by: step)
      #expect(abs((seen.values.last ?? -1) - expected) < 1e-9)
    }
    let count = seen.values.count
    try host.advance(by: 1)
    #expect(seen.values.count == count)
  }

  @Test func aMoveAtTheEndComesAfterTheEnd() throws {
    let seen = Seen<Double>()
    let host = try shown(
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        let _ = seen.add(value)
        Color.red
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(3)
      })
    try host.advance(by: 1)
    #expect(seen.values == [0, 10])
    try host.advance(by: 0.1)
    #expect(seen.values == [0, 10, 3])
    try host.advance(by: 1)
    #expect(seen.values == [0, 10, 3])
  }

  @Test func keyframesRestart() throws {
    let seen = Seen<Double>()
    let host = try shown(
      Color.red.keyframeAnimator(initialValue: 0.0) { view, value in
        let _ = seen.add(value)
        view.opacity(value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(1, duration: 1) }
      })
    try host.advance(by: 2.25)
    #expect(abs((seen.values.last ?? -1) - 0.25) < 1e-9)
  }

  @Test func keyframesBeginWhereTheValueIs() throws {
    let seen = Seen<Double>()
    let host = try shown(Keyed(trigger: 0, seen: seen))
    try host.advance(by: 1)
    #expect(seen.values == [0])
    host.rootView.trigger = 1
    try host.update()
    try host.advance(by: 2)
    #expect(seen.values.last == 4)
    host.rootView.trigger = 2
    try host.update()
    try host.advance(by: 0.5)
    // Halfway from 4 to 8.
    #expect(abs((seen.values.last ?? -1) - 6) < 1e-9)
  }

  @Test func timelinesFollowTheirSchedule() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1_000_075)
    func dates<S: TimelineSchedule>(_ schedule: S, after steps: [Double]) throws -> [Double] {
      let seen = Seen<Double>()
      let host = try shown(
        TimelineView(schedule) { context in
          let _ = seen.add((context.date.timeIntervalSince(start) * 1e4).rounded() / 1e4)
          Color.red
        }
        .environment(\.referenceDate, start))
      for step in steps { try host.advance(by: step) }
      return seen.values
    }
    #expect(try dates(.periodic(from: start, by: 10), after: [9, 0.5, 1, 20]) == [0, 10, 20, 30])
    // 1,000,075 seconds are 16,667 minutes and 55 seconds.
    #expect(try dates(.everyMinute, after: [4, 2, 60]) == [-55, 5, 65])
    let moments = [-5.0, 1, 4].map(start.addingTimeInterval)
    #expect(try dates(.explicit(moments), after: [0.5, 1, 10]) == [-5, 1, 4])
    #expect(try dates(.animation(minimumInterval: 0.25), after: [0.6]) == [0, 0.25, 0.5])
    #expect(try dates(.animation, after: [0.5]).count == 31)
    #expect(try dates(.animation(paused: true), after: [5]) == [0])
  }

  @Test func aTimelineThatIsGoneSleeps() throws {
    let seen = Seen<Int>()
    let host = try shown(
      Switch(isOn: true) {
        TimelineView(.periodic(from: .now, by: 1)) { _ in
          let _ = seen.add(0)
          Color.red
        }
      })
    try host.advance(by: 2.5)
    let count = seen.values.count
    #expect(count >= 3)
    host.rootView.isOn = false
    try host.advance(by: 10)
    #expect(seen.values.count == count)
  }
}

@MainActor
private final class Seen<Value> {
  private(set) var values: [Value] = []
  func add(_ value: Value) { values.append(value) }
}

private struct Triggered: View {
  var trigger: Int
  let seen: Seen<Bool>
  var body: some View {
    Color.red.phaseAnimator([false, true], trigger: trigger) { view, phase in
      let _ = seen.add(phase)
      view.opacity(phase ? 1 : 0.5)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct Vanishing: View {
  var isOn: Bool
  let seen: Seen<Int>
  var body: some View {
    if isOn {
      PhaseAnimator([1, 2]) { phase in
        let _ = seen.add(phase)
        Color.red
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }
}

private struct Keyed: View {
  var trigger: Int
  let seen: Seen<Double>
  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
      let _ = seen.add(value)
      Color.red
    } keyframes: { value in
      LinearKeyframe(value + 4, duration: 1)
    }
  }
}

private struct Switch<Content: View>: View {
  var isOn: Bool
  @ViewBuilder let content: () -> Content
  var body: some View { if isOn { content() } }
}

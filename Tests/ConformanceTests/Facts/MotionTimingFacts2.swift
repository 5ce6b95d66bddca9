import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// Keyframes over time, and the dates of timelines.
  static let motionTimings2: [String: Check] = [
    "m2-lk-k3g": { fact in
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(30, duration: 0.3)
      }
      for (time, value) in [
        (0.025, 1.211), (0.05, 4.062), (0.075, 7.383), (0.175, 16.289), (0.25, 22.812),
        (0.325, 27.93),
      ] {
        fact.expect("at \(time)", timeline.value(time: time), near: value)
      }
    },

    "m2-lk-k4c": { fact in
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(10, duration: 0.2, spring: Spring(duration: 0.4, bounce: 0))
        LinearKeyframe(0, duration: 0.2)
      }
      for (time, value) in [(0.2, 8.210), (0.25, 6.158), (0.3, 4.105), (0.4, 0)] {
        fact.expect("at \(time)", timeline.value(time: time), near: value)
      }
    },

    "m2-lk-k6": { fact in
      let timeline = KeyframeTimeline(initialValue: Shake()) {
        KeyframeTrack(\.x) {
          LinearKeyframe(10, duration: 0.2)
          LinearKeyframe(0, duration: 0.2)
        }
        KeyframeTrack(\.s) { LinearKeyframe(2, duration: 0.6) }
      }
      fact.expect("duration", timeline.duration, near: 0.6)
      for (time, x, s) in [(0.3, 5.0, 1.5), (0.5, 0, 1.833)] {
        fact.expect("x at \(time)", timeline.value(time: time).x, near: x)
        fact.expect("s at \(time)", timeline.value(time: time).s, near: s)
      }
    },

    "m2-lk-k7": { fact in
      let timeline = KeyframeTimeline(initialValue: Shake(x: 3, s: 7)) {
        KeyframeTrack(\.x) { LinearKeyframe(10, duration: 0.2) }
      }
      for (time, x) in [(0.0, 3.0), (0.1, 6.5), (0.2, 10), (0.5, 10)] {
        fact.expect("x at \(time)", timeline.value(time: time).x, near: x)
        fact.expect("s at \(time)", timeline.value(time: time).s, near: 7)
      }
    },

    "m2-lk-k9": { fact in
      let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 0.4) }
      for (progress, value) in [(0.0, 0.0), (0.5, 5), (1, 10), (1.5, 10)] {
        fact.expect("at \(progress)", timeline.value(progress: progress), near: value)
      }
    },

    "m2-lk-k10": { fact in
      let (host, seen, starts) = triggered()
      host.advance(to: 0.3)
      if Set(seen.value) != [0] { fact.fail("the content got \(seen.value)") }
      if !starts.value.isEmpty { fact.fail("keyframes were made from \(starts.value)") }
    },

    "m2-lk-k13": { fact in
      let (host, seen, starts) = triggered()
      host.change(nil)
      host.advance(to: 0.05)
      host.change(nil)
      host.advance(to: 0.65)
      fact.expect("keyframes made", CGFloat(starts.value.count), is: 2)
      fact.expect("from", starts.value.first.map { CGFloat($0) }, is: 0)
      fact.expect("then from", starts.value.last.map { CGFloat($0) }, is: 5)
      fact.expect("the last value", seen.value.last.map { CGFloat($0) }, is: 25)
    },

    // Half a second without its last moment, at which another date is due.
    "m2-kf-t1": { fact in
      let dates = evaluations(.animation)
      if dates.count < 45 { fact.fail("\(dates.count) evaluations in half a second, not 45") }
      if zip(dates, dates.dropFirst()).contains(where: { $0 >= $1 }) {
        fact.fail("the dates are not monotonic")
      }
    },

    "m2-kf-t2": { fact in
      let dates = evaluations(.animation(paused: true))
      fact.expect("evaluations", CGFloat(dates.count), is: 1)
    },

    "m2-kf-t3": { fact in
      let dates = evaluations(.animation(minimumInterval: 0.1))
      fact.expect("evaluations", CGFloat(dates.count), is: 5)
      for (date, next) in zip(dates, dates.dropFirst()) where abs(next - date - 0.1) > 1e-6 {
        fact.fail("\(next - date) between two dates")
      }
    },

    "tk-tl-minute": { fact in
      for mode in [TimelineScheduleMode.normal, .lowFrequency] {
        fact.expect(
          EveryMinuteTimelineSchedule(), from: 800_000_037.25, mode,
          is: [799_999_980, 800_000_040, 800_000_100, 800_000_160])
      }
    },

    "tk-tl-minute0": { fact in
      fact.expect(
        EveryMinuteTimelineSchedule(), from: 800_000_040, is: [800_000_040, 800_000_100])
    },

    "tk-tl-past": { fact in
      let base = 800_000_000.0
      let start = Date(timeIntervalSinceReferenceDate: base - 13)
      fact.expect(
        PeriodicTimelineSchedule(from: start, by: 5), from: base,
        is: [base - 3, base + 2, base + 7, base + 12])
    },

    "tk-tl-animpaused": { fact in
      let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
      let paused = AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)
      let slow = AnimationTimelineSchedule(minimumInterval: 0.5)
      for (name, entries) in [
        ("paused", paused.entries(from: start, mode: .normal)),
        ("low frequency", slow.entries(from: start, mode: .lowFrequency)),
      ] {
        let count = Array(entries.prefix(4)).count
        if count > 0 { fact.fail("\(name): \(count) entries or more") }
      }
    },

    "tk-tl-animdefault": { fact in
      let start = Date(timeIntervalSinceReferenceDate: 0)
      for schedule in [AnimationTimelineSchedule(), AnimationTimelineSchedule(minimumInterval: 0)] {
        var dates: [Double] = []
        for entry in schedule.entries(from: start, mode: .normal).prefix(4) {
          dates.append(entry.timeIntervalSinceReferenceDate)
        }
        fact.expect("dates", CGFloat(dates.count), is: 4)
        for (index, date) in dates.enumerated() where abs(date - Double(index) / 60) > 1e-6 {
          fact.fail("date \(index) is \(date)")
        }
      }
    },
  ]

  /// Returns a host whose state triggers keyframes that add 20 in 0.2 seconds.
  ///
  /// Also returned are the values that the content got, and those that began the keyframes.
  private static func triggered() -> (Changing, Recorder<[Double]>, Recorder<[Double]>) {
    let (seen, starts) = (Recorder<[Double]>([]), Recorder<[Double]>([]))
    func end(from start: Double) -> Double {
      starts.value.append(start)
      return start + 20
    }
    let host = Changing { isChanged in
      Color.gray.frame(width: 20, height: 20)
        .keyframeAnimator(initialValue: 0.0, trigger: isChanged) { content, value in
          let _ = seen.value.append(value)
          content.offset(x: value)
        } keyframes: { start in
          KeyframeTrack { LinearKeyframe(end(from: start), duration: 0.2) }
        }
    }
    return (host, seen, starts)
  }

  /// Returns the dates of the evaluations of a timeline in half a second.
  private static func evaluations(_ schedule: AnimationTimelineSchedule) -> [Double] {
    let dates = Recorder<[Double]>([])
    let host = Changing { _ in
      TimelineView(schedule) { context in
        let _ = dates.value.append(context.date.timeIntervalSinceReferenceDate)
        Color.red.frame(width: 20, height: 20)
      }
    }
    host.advance(to: 0.499)
    return dates.value
  }
}

private struct Shake {
  var x = 0.0
  var s = 1.0
}

extension FactCheck {
  /// Recorded values have three digits.
  fileprivate mutating func expect(_ what: String, _ got: Double, near value: Double) {
    if !(abs(got - value) <= 0.0006) { fail("\(what): expected \(value), got \(got)") }
  }

  fileprivate mutating func expect<Schedule: TimelineSchedule>(
    _ schedule: Schedule, from start: Double, _ mode: TimelineScheduleMode = .normal,
    is expected: [Double]
  ) {
    let entries = schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: mode)
    let seconds = entries.prefix(expected.count).map(\.timeIntervalSinceReferenceDate)
    if seconds != expected { fail("expected \(expected), got \(seconds)") }
  }
}

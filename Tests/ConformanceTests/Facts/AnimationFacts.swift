import SwiftUI

extension Facts {
  /// Springs, curves and keyframes: values over time.
  static let animations: [String: Check] = [
    "mu-spring-1_0-0_0": { $0.expect(Spring(duration: 1, bounce: 0), settles: 1.5, at: 1.313) },
    "mu-spring-0_5-0_15": {
      $0.expect(Spring(duration: 0.5, bounce: 0.15), settles: 0.876827, at: 3.881)
    },
    "mu-spring-0_2-0_7": {
      $0.expect(Spring(duration: 0.2, bounce: 0.7), settles: 0.981661, at: 13.679)
    },

    "mu-kf-cubic1": {
      $0.expect(
        KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(10, duration: 0.4) },
        [
          0.05: 0.430, 0.1: 1.562, 0.15: 3.164, 0.2: 5, 0.25: 6.836, 0.3: 8.437, 0.35: 9.570,
        ])
    },
    "mu-kf-cubic3": {
      $0.expect(
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10, duration: 0.2)
          CubicKeyframe(-10, duration: 0.2)
          CubicKeyframe(0, duration: 0.2)
        },
        [
          0.05: 1.797, 0.1: 5.625, 0.15: 9.141, 0.2: 10, 0.25: 6.406, 0.3: 0, 0.35: -6.406,
          0.4: -10, 0.5: -5.625,
        ])
    },
    "mu-kf-cubicmono": {
      $0.expect(
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10, duration: 0.2)
          CubicKeyframe(30, duration: 0.2)
        },
        [0.05: 0.859, 0.1: 3.125, 0.15: 6.328, 0.25: 15.234, 0.3: 21.875, 0.35: 27.578])
    },
    "mu-kf-cubicuneq": {
      $0.expect(
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10, duration: 0.1)
          CubicKeyframe(0, duration: 0.3)
        },
        [
          0.025: 1.562, 0.05: 5, 0.075: 8.437, 0.1: 10, 0.15: 9.259, 0.2: 7.407, 0.25: 5,
          0.3: 2.593, 0.35: 0.741,
        ])
    },
    "mu-kf-cubicvel": {
      $0.expect(
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
        }, [0.05: 2.344, 0.1: 4.375, 0.2: 7.5, 0.3: 9.375, 0.35: 9.844])
    },
    "mu-kf-spring2": {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
      }
      $0.expect("duration", timeline.duration, within: 0.0006, of: 1.273)
      $0.expect(
        timeline,
        [
          0.05: 2.105, 0.1: 5.614, 0.15: 8.343, 0.2: 9.841, 0.25: 10.396, 0.3: 10.440,
          0.35: 10.298, 0.4: 10.145, 0.5: 9.993, 0.6: 9.982,
        ])
    },

    // According to their own notes, the recordings of these two are accurate to 0.01.
    "os-curve-easein": {
      $0.expect(
        .easeIn, values: [0.25: 0.09, 0.5: 0.32, 0.75: 0.62],
        velocities: [0: 0, 0.25: 0.67, 0.5: 1.07, 0.75: 1.37, 1: 0], within: 0.01)
    },
    "os-curve-easeout": {
      $0.expect(
        .easeOut, values: [0.25: 0.38, 0.5: 0.68, 0.75: 0.91],
        velocities: [0: 1, 0.25: 1.37, 0.5: 1.07, 0.75: 0.67, 1: 0], within: 0.01)
    },
    "os-curve-circulareasein": {
      $0.expect(
        .circularEaseIn, values: [0.25: 0.032, 0.5: 0.134, 0.75: 0.339],
        velocities: [0.25: 0.258, 0.5: 0.577, 0.75: 1.134], within: 0.0006)
      if UnitCurve.circularEaseIn.velocity(at: 1) != .infinity { $0.fail("finite at 1") }
    },
    "os-timeline-periodic": {
      let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 5)
      $0.expect(schedule, from: 12, is: [10, 15, 20])
      $0.expect(schedule, from: 15, is: [15, 20])
    },
    "os-timeline-animation": {
      $0.expect(AnimationTimelineSchedule(minimumInterval: 1.5), from: 0, is: [0, 1.5, 3])
    },
    "os-curve-circulareaseout": {
      $0.expect(
        .circularEaseOut, values: [0.25: 0.661, 0.5: 0.866, 0.75: 0.968],
        velocities: [0.25: 1.134, 0.5: 0.577], within: 0.0006)
      if UnitCurve.circularEaseOut.velocity(at: 0) != .infinity { $0.fail("finite at 0") }
    },
  ]
}

extension FactCheck {
  fileprivate mutating func expect<Schedule: TimelineSchedule>(
    _ schedule: Schedule, from start: Double, is expected: [Double]
  ) {
    let entries = schedule.entries(
      from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
    let seconds = entries.prefix(expected.count).map(\.timeIntervalSinceReferenceDate)
    if seconds != expected { fail("expected \(expected), got \(seconds)") }
  }

  /// Recorded values have three digits.
  fileprivate mutating func expect(_ what: String, _ got: Double, within: Double, of value: Double)
  {
    if !(abs(got - value) <= within) { fail("\(what): expected \(value), got \(got)") }
  }

  fileprivate mutating func expect(_ spring: Spring, settles: Double, at value: Double) {
    expect("settling duration", spring.settlingDuration, within: 0.0006, of: settles)
    expect("value at 0.1", spring.value(target: 10.0, time: 0.1), within: 0.0006, of: value)
  }

  fileprivate mutating func expect(_ timeline: KeyframeTimeline<Double>, _ values: [Double: Double])
  {
    for (time, value) in values {
      expect("at \(time)", timeline.value(time: time), within: 0.0006, of: value)
    }
  }

  fileprivate mutating func expect(
    _ curve: UnitCurve, values: [Double: Double], velocities: [Double: Double], within: Double
  ) {
    for (part, value) in values {
      expect("value at \(part)", curve.value(at: part), within: within, of: value)
    }
    for (part, value) in velocities {
      expect("velocity at \(part)", curve.velocity(at: part), within: within, of: value)
    }
  }
}

import Foundation
import QuoinGeometry

/// The path of one value through its keyframes.
///
/// A cubic step is a Hermite curve. Its velocity at a frame between two cubic steps is the slope
/// from the previous frame to the next, 0 at both ends of a run of cubic steps, and that of a
/// linear neighbor next to one (Rules/Animation.md#cubic-keyframes). Example: 0, then 10 in 0.2 s,
/// then 30 in 0.2 s: the velocity at 10 is 30 / 0.4 = 75, and halfway to it the value is 5 - 75 ·
/// 0.2 / 8 = 3.125.
struct KeyframePath<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private enum Curve {
    case still
    case linear(UnitCurve)
    case hermite(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, velocity: Vector)
  }
  private struct Segment {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Vector
    var to: Vector
    var curve: Curve
    /// The value at the end; a spring may not have reached its target yet.
    var end: Vector
  }

  private let model: Value
  private var segments: [Segment] = []
  /// The value at the end of the last segment.
  private var end: Vector

  /// The duration in seconds.
  private(set) var duration: TimeInterval = 0

  init(from initialValue: Value, steps: [_KeyframeStep<Value>]) {
    model = initialValue
    end = initialValue.animatableData
    // The velocity that a segment passes on to a spring or a cubic step after it.
    var speed = Vector.zero
    for index in steps.indices {
      let step = steps[index]
      let from = end
      let to = step.target.animatableData
      var seconds = max(step.duration.map { $0.isFinite ? $0 : 0 } ?? 0, 0)
      let curve: Curve
      switch step.motion {
      case .move:
        (curve, end, speed) = (.still, to, .zero)
      case .linear(let timing):
        curve = .linear(timing)
        end = to
        speed =
          seconds > 0
          ? (to - from).scaled(by: timing.velocity(at: 1).finite / seconds) : .zero
      case .cubic(let start, let last):
        let before = start?.animatableData ?? Self.velocity(before: index, steps, from, speed)
        let after = last?.animatableData ?? Self.velocity(after: index, steps, from)
        curve = .hermite(startVelocity: before, endVelocity: after)
        (end, speed) = (to, after)
      case .spring(let spring, let start):
        let velocity = start?.animatableData ?? speed
        if step.duration == nil {
          // The rest that a keyframe waits for is ten times stricter: 1.273 s recorded for 0.4 s,
          // bounce 0.3, to 10.
          seconds =
            spring.settlingDuration(
              target: to - from, initialVelocity: velocity, epsilon: 1e-4
            ).finite
        }
        curve = .spring(spring, velocity: velocity)
        end = from + spring.value(target: to - from, initialVelocity: velocity, time: seconds)
        speed = spring.velocity(target: to - from, initialVelocity: velocity, time: seconds)
      }
      segments.append(
        Segment(
          start: duration, duration: seconds, from: from, to: to, curve: curve, end: end))
      duration += seconds
    }
  }

  /// The velocity at the start of the cubic step at `index`.
  private static func velocity(
    before index: Int, _ steps: [_KeyframeStep<Value>], _ from: Vector, _ speed: Vector
  ) -> Vector {
    guard index > 0 else { return .zero }
    switch steps[index - 1].motion {
    // The velocity at the end of the previous step; for a cubic step that is the slope across the
    // frame.
    case .cubic, .linear, .spring: return speed
    case .move: return .zero
    }
  }

  /// The velocity at the end of the cubic step at `index`.
  private static func velocity(
    after index: Int, _ steps: [_KeyframeStep<Value>], _ from: Vector
  ) -> Vector {
    guard index + 1 < steps.count else { return .zero }
    let (step, next) = (steps[index], steps[index + 1])
    let nextSeconds = next.duration ?? 0
    switch next.motion {
    case .cubic(let start, _):
      if let start { return start.animatableData }
      let time = (step.duration ?? 0) + nextSeconds
      guard time > 0 else { return .zero }
      return (next.target.animatableData - from).scaled(by: 1 / time)
    case .linear(let timing):
      guard nextSeconds > 0 else { return .zero }
      return (next.target.animatableData - step.target.animatableData)
        .scaled(by: timing.velocity(at: 0).finite / nextSeconds)
    case .move, .spring: return .zero
    }
  }

  /// The value after `time` seconds.
  func value(at time: TimeInterval) -> Value {
    var value = model
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: TimeInterval) -> Vector {
    // A step takes effect just after the moment at which it begins
    // (Rules/Animation.md#move-keyframes).
    guard let segment = segments.last(where: { $0.start < time }) else {
      return segments.first?.from ?? end
    }
    let passed = time - segment.start
    guard passed < segment.duration else { return segment.end }
    let way = segment.to - segment.from
    switch segment.curve {
    case .still: return segment.to
    case .linear(let timing):
      return segment.from + way.scaled(by: timing.value(at: passed / segment.duration))
    case .hermite(let before, let after):
      let part = passed / segment.duration
      let rest = part - 1
      return segment.from + way.scaled(by: part * part * (3 - 2 * part))
        + before.scaled(by: part * rest * rest * segment.duration)
        + after.scaled(by: part * part * rest * segment.duration)
    case .spring(let spring, let velocity):
      return segment.from + spring.value(target: way, initialVelocity: velocity, time: passed)
    }
  }
}

extension Double {
  /// The number, or 0 if it isn't finite.
  fileprivate var finite: Double { isFinite ? self : 0 }
}

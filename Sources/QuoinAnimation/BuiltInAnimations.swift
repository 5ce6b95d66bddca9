import Foundation
import QuoinGeometry

/// A movement along a curve, in a fixed time.
struct CurveAnimation: CustomAnimation, Sendable {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// A movement like that of a spring, until it is at rest.
struct SpringAnimation: CustomAnimation, Sendable {
  let spring: Spring
  /// In ways a second.
  var initialVelocity = 0.0
  /// Whether it adds itself to the animation before it instead of continuing that one.
  var isAdded = false

  /// Where a spring took over from another one: the rest of the way, and the speed.
  private struct Merged<V: VectorArithmetic>: AnimationStateKey {
    var start: TimeInterval
    var value: V
    var velocity: V
    static var defaultValue: Merged? { nil }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let (base, way, speed, passed) = beginning(value, time, context)
    let rest = spring.settlingDuration(target: way, initialVelocity: speed, epsilon: 0.001)
    context.isLogicallyComplete = passed >= spring.duration
    guard passed < rest else { return nil }
    return base + spring.value(target: way, initialVelocity: speed, time: passed)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let (_, way, speed, passed) = beginning(value, time, context)
    return spring.velocity(target: way, initialVelocity: speed, time: passed)
  }

  /// A spring begins where the spring before it is, at that one's speed.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard !isAdded, let other = previous.movement as? SpringAnimation, !other.isAdded else {
      return false
    }
    let velocity = other.velocity(value: value, time: time, context: context) ?? .zero
    let position = other.animate(value: value, time: time, context: &context) ?? value
    context.state[Merged<V>.self] = Merged(start: time, value: position, velocity: velocity)
    return true
  }

  fileprivate func beginning<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, _ context: AnimationContext<V>
  ) -> (base: V, way: V, speed: V, passed: TimeInterval) {
    if let merged = context.state[Merged<V>.self] {
      return (merged.value, value - merged.value, merged.velocity, time - merged.start)
    }
    return (.zero, value, value.scaled(by: initialVelocity), time)
  }
}

extension SpringAnimation: TimedAnimation {
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    let (_, way, speed, passed) = beginning(value, 0, context)
    return spring.settlingDuration(target: way, initialVelocity: speed, epsilon: 0.001) - passed
  }
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  {
    let (_, _, _, passed) = beginning(value, 0, context)
    return min(spring.duration - passed, duration(of: value, context))
  }
}

/// Another animation, begun later.
struct DelayedAnimation: CustomAnimation, Sendable {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: max(time - delay, 0), context: &context) }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Another animation, faster or slower.
struct SpedAnimation: CustomAnimation, Sendable {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * speed, context: &context) }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Another animation again and again, every second time backwards if it autoreverses.
struct RepeatedAnimation: CustomAnimation, Sendable {
  let base: Animation
  /// `nil` repeats without end.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard count != 0 else { return nil }
    let period = base.duration(of: value, context)
    guard period > 0, period.isFinite else {
      return base.animate(value: value, time: time, context: &context)
    }
    let round = (max(time, 0) / period).rounded(.down)
    if let count, round >= Double(count) { return nil }
    let passed = max(time, 0) - round * period
    let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return base.animate(
      value: value, time: isBackwards ? period - passed : passed, context: &context) ?? value
  }
}

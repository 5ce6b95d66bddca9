import Foundation
import QuoinGeometry

/// An animation along a curve, with a fixed duration.
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

/// A spring animation, which ends when the spring is at rest.
struct SpringAnimation: CustomAnimation, Sendable {
  let spring: Spring
  /// The initial velocity, as a fraction of the distance per second.
  var initialVelocity = 0.0
  /// Whether the animation is added to the previous one instead of continuing it.
  var isAdded = false

  /// The state in which a spring continued from another one: the remaining distance and the
  /// velocity.
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

  /// A spring continues from the position and velocity of the previous spring.
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

/// An animation that modifies another one.
protocol ChangedAnimation: CustomAnimation, Sendable {
  /// The number of nested animations.
  var depth: Int { get }
}

extension Animation {
  /// Returns the animation that `change` creates, given the nesting depth. Beyond a thousand
  /// levels, returns the animation unchanged, because each frame evaluates every level.
  func changed(_ change: (Int) -> any ChangedAnimation) -> Animation {
    let depth = (base as? any ChangedAnimation)?.depth ?? 0
    return depth < 1000 ? Animation(change(depth + 1)) : self
  }
}

/// An animation with a delay.
struct DelayedAnimation: ChangedAnimation {
  let base: Animation
  let depth: Int
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

/// An animation that runs at a different speed.
struct SpedAnimation: ChangedAnimation {
  let base: Animation
  let depth: Int
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

/// A repeated animation, which alternates its direction if it autoreverses.
struct RepeatedAnimation: ChangedAnimation {
  let base: Animation
  let depth: Int
  /// The number of repetitions; `nil` for infinite.
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

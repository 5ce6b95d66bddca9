import Foundation
import QuoinGeometry

/// The way in which a change is animated: its timing curve, duration and repetition.
public struct Animation: Hashable, Sendable {
  /// The custom animation that computes the progress of a change.
  let base: any CustomAnimation & Sendable

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation & Sendable>(_ base: A) { self.base = base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }
  public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }

  // MARK: Curves

  /// A spring with a response of 0.55 seconds and no bounce.
  public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
  /// A linear animation of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// An animation along a curve from 0 to 1, in `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
  /// An animation along a cubic Bézier curve with these two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  // MARK: Springs

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring(Spring()) }
  public static var interactiveSpring: Animation { interactiveSpring() }
  public static var smooth: Animation { spring(.smooth) }
  public static var snappy: Animation { spring(.snappy) }
  public static var bouncy: Animation { spring(.bouncy) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring animation.
  ///
  /// - `response`: the period without damping, in seconds.
  /// - `dampingFraction`: the damping ratio; 1 is critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  /// A spring for interactive gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that starts with a velocity, as a fraction of the distance per second, and is added
  /// to running animations.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, isAdded: true)) }
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  // MARK: Time

  /// The animation, delayed by `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    changed { DelayedAnimation(base: self, depth: $0, delay: delay.isFinite ? delay : 0) }
  }
  /// The animation at `speed` times its speed.
  public func speed(_ speed: Double) -> Animation {
    changed { SpedAnimation(base: self, depth: $0, speed: speed.isFinite ? speed : 1) }
  }
  /// The animation repeated `repeatCount` times, alternating its direction if `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      RepeatedAnimation(
        base: self, depth: $0, count: max(repeatCount, 0), autoreverses: autoreverses)
    }
  }
  /// The animation repeated indefinitely.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { RepeatedAnimation(base: self, depth: $0, count: nil, autoreverses: autoreverses) }
  }

  // MARK: Values

  /// The progress of a change from 0 to `value` after `time` seconds; `nil` once the animation has
  /// ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// The velocity of the value at that time, per second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  /// Whether this animation continues the movement of `previous` instead of being added to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

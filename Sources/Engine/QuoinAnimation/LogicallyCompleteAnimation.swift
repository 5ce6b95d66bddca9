import Foundation
import QuoinGeometry

/// The condition for calling the completion handlers of a change.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// The change is visually complete, though a spring may still oscillate slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// All motion has ended, including animations that continue this one.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

extension Animation {
  /// Returns the animation, logically complete `duration` seconds after its start.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    changed {
      LogicallyCompleteAnimation(base: self, depth: $0, duration: duration.isNaN ? 0 : duration)
    }
  }

  /// The animation that computes the movement, without wrappers that only change its logical
  /// completion.
  var movement: any CustomAnimation & Sendable {
    (base as? LogicallyCompleteAnimation)?.base.movement ?? base
  }
}

/// An animation with a different time of logical completion.
struct LogicallyCompleteAnimation: TimedAnimation, ChangedAnimation {
  let base: Animation
  let depth: Int
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    base.duration(of: value, context)
  }
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  { min(max(duration, 0), base.duration(of: value, context)) }
}

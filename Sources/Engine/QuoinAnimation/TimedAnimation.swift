import Foundation
import QuoinGeometry

/// An animation that knows its duration, so that no search for its end is necessary.
protocol TimedAnimation: CustomAnimation {
  /// The time, in seconds, after which a change of `value` is complete; infinite for an endless
  /// animation.
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval
  /// The time, in seconds, after which the change is visually complete.
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
}

extension TimedAnimation {
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  { duration(of: value, context) }
}

extension Animation {
  /// The time, in seconds, after which a change of `value` is complete; infinite for an endless
  /// animation.
  package func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  {
    if let timed = base as? any TimedAnimation { return timed.duration(of: value, context) }
    return firstMoment { time in
      var context = context
      return animate(value: value, time: time, context: &context) == nil
    }
  }

  /// The time, in seconds, after which a change of `value` is visually complete.
  package func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  {
    if let timed = base as? any TimedAnimation { return timed.logicalDuration(of: value, context) }
    return firstMoment { time in
      var context = context
      let isOver = animate(value: value, time: time, context: &context) == nil
      return isOver || context.isLogicallyComplete
    }
  }

  /// The first moment at which `isOver`, found by bisection; infinite if that is more than a day
  /// away.
  private func firstMoment(_ isOver: (TimeInterval) -> Bool) -> TimeInterval {
    if isOver(0) { return 0 }
    var high = 1.0
    while !isOver(high) {
      high *= 2
      if high > 86_400 { return .infinity }
    }
    var low = 0.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension CurveAnimation: TimedAnimation {
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    duration.isNaN ? 0 : max(duration, 0)
  }
}

extension DelayedAnimation: TimedAnimation {
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    max(base.duration(of: value, context) + delay, 0)
  }
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  { max(base.logicalDuration(of: value, context) + delay, 0) }
}

extension SpedAnimation: TimedAnimation {
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    speed > 0 ? base.duration(of: value, context) / speed : .infinity
  }
  func logicalDuration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>)
    -> TimeInterval
  { speed > 0 ? base.logicalDuration(of: value, context) / speed : .infinity }
}

extension RepeatedAnimation: TimedAnimation {
  func duration<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> TimeInterval {
    guard count != 0 else { return 0 }
    let period = base.duration(of: value, context)
    guard period > 0 else { return 0 }
    return count.map { period * Double($0) } ?? .infinity
  }
}

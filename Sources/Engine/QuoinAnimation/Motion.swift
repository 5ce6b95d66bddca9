import Foundation
import QuoinGeometry

/// A value that is being animated to its target.
///
/// Each animation contributes a part of the distance. An animation that begins while others run
/// continues the last of them if it decides so
/// (``Animation/shouldMerge(previous:value:time:context:)``), and is added to them otherwise.
package struct Motion<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// The part of the distance covered by this animation.
    var way: Value
    var begin: TimeInterval
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }
  private var runs: [Run] = []
  /// The value at its last change; `value(at:)` returns exactly this one as long as nothing has
  /// moved.
  private var start: Value
  private var startTime: TimeInterval = -.infinity
  /// The final value.
  package private(set) var target: Value
  /// Listeners that are kept until the change that added them is visually complete.
  private var logical: [(end: TimeInterval, listener: AnyObject)] = []
  /// Listeners that are kept until all motion has ended.
  private var removal: [AnyObject] = []

  package init(_ value: Value) { (start, target) = (value, value) }

  /// Moves the value to `target` from time `now` on, animated by `animation`.
  ///
  /// - Parameters:
  ///   - logical: listeners to keep until the change is visually complete.
  ///   - removal: listeners to keep until all motion has ended.
  package mutating func move(
    to target: Value, by animation: Animation, at now: TimeInterval, logical: [AnyObject] = [],
    removal: [AnyObject] = []
  ) {
    finish(at: now)
    start = value(at: now)
    startTime = now
    let way = target - self.target
    self.target = target
    var run = Run(animation: animation, way: way, begin: now, end: now)
    if var last = runs.last,
      animation.shouldMerge(
        previous: last.animation, value: last.way, time: now - last.begin, context: &last.context)
    {
      last.animation = animation
      last.way = last.way + way
      runs.removeLast()
      run = last
    }
    run.end = run.begin + animation.duration(of: run.way, run.context)
    let logicalEnd = run.begin + animation.logicalDuration(of: run.way, run.context)
    var context = run.context
    let first = animation.animate(value: run.way, time: now - run.begin, context: &context)
    if run.begin == now, first != .zero { startTime = -.infinity }
    runs.append(run)
    self.logical += logical.map { (logicalEnd, $0) }
    self.removal += removal
  }

  /// The value at time `now`.
  package mutating func value(at now: TimeInterval) -> Value {
    if now == startTime { return start }
    var rest = Value.zero
    for index in runs.indices where !Self.isOver(runs[index].end, now) {
      let way = runs[index].way
      let done = runs[index].animation.animate(
        value: way, time: max(now - runs[index].begin, 0), context: &runs[index].context)
      rest = rest + (way - (done ?? way))
    }
    return rest == .zero ? target : target - rest
  }

  /// Whether the value moves after time `now`.
  package func isMoving(at now: TimeInterval) -> Bool { !Self.isOver(end, now) }

  /// The time at which the last movement ends; infinite for an endless animation.
  package var end: TimeInterval { runs.reduce(-.infinity) { max($0, $1.end) } }

  /// The times at which listeners are released.
  package var deadlines: [TimeInterval] {
    logical.map(\.end) + (removal.isEmpty ? [] : [end])
  }

  /// Removes the animations that have ended, and the listeners that waited for them.
  ///
  /// - Returns: the released listeners.
  @discardableResult
  package mutating func finish(at now: TimeInterval) -> [AnyObject] {
    runs.removeAll { Self.isOver($0.end, now) }
    var released = logical.filter { Self.isOver($0.end, now) }.map(\.listener)
    logical.removeAll { Self.isOver($0.end, now) }
    if runs.isEmpty {
      released += removal
      removal = []
    }
    return released
  }

  /// All waiting listeners.
  package var listeners: [AnyObject] { logical.map(\.listener) + removal }

  /// Whether `end` has passed, allowing for rounding errors in sums of times.
  private static func isOver(_ end: TimeInterval, _ now: TimeInterval) -> Bool {
    now >= end - 1e-9
  }
}

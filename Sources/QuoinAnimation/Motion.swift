import Foundation
import QuoinGeometry

/// A value that animations bring from where it was to where it belongs.
///
/// Each animation holds back a part of the way. One that begins while others run goes on from where the last of
/// them is, if it says so (``Animation/shouldMerge(previous:value:time:context:)``), else it is added to them.
package struct Motion<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// The way it makes.
    var way: Value
    var begin: TimeInterval
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }
  private var runs: [Run] = []
  /// Where the value was when it changed last, to give exactly that as long as nothing has moved.
  private var start: Value
  private var startTime: TimeInterval = -.infinity
  /// Where the value belongs.
  package private(set) var target: Value
  /// Kept until the change that brought them is over for the eye.
  private var logical: [(end: TimeInterval, listener: AnyObject)] = []
  /// Kept until nothing moves.
  private var removal: [AnyObject] = []

  package init(_ value: Value) { (start, target) = (value, value) }

  /// Sends the value to `target` from time `now` on, animated by `animation`.
  ///
  /// - Parameters:
  ///   - logical: what is kept until the change is over for the eye.
  ///   - removal: what is kept until nothing moves.
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

  /// Whether something moves after time `now`.
  package func isMoving(at now: TimeInterval) -> Bool { !Self.isOver(end, now) }

  /// When nothing moves any more; infinite for an animation without end.
  package var end: TimeInterval { runs.reduce(-.infinity) { max($0, $1.end) } }

  /// When those who are kept are let go.
  package var deadlines: [TimeInterval] {
    logical.map(\.end) + (removal.isEmpty ? [] : [end])
  }

  /// Lets go of animations that are over, and of those who wait for it.
  ///
  /// - Returns: those who were let go.
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

  /// Those who wait for something.
  package var listeners: [AnyObject] { logical.map(\.listener) + removal }

  /// A sum of times may be a little too small.
  private static func isOver(_ end: TimeInterval, _ now: TimeInterval) -> Bool {
    now >= end - 1e-9
  }
}

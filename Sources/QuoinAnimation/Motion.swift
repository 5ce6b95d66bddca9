import Foundation
import QuoinGeometry

/// A value that animations bring from where it was to where it belongs.
///
/// Each animation holds back a part of the way. An animation that begins while others run continues the last of them
/// where it says so (``Animation/shouldMerge(previous:value:time:context:)``), else it adds itself to them.
package struct Motion<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// The part of the way that this animation makes.
    var way: Value
    var begin: TimeInterval
    var end: TimeInterval
    var context = AnimationContext<Value>()
  }
  private var runs: [Run] = []
  /// The value at its last change; `value(at:)` returns exactly this one as long as nothing has moved.
  private var start: Value
  private var startTime: TimeInterval = -.infinity
  /// Where the value belongs.
  package private(set) var target: Value
  /// Listeners that are kept until the change that brought them is over for the eye.
  private var logical: [(end: TimeInterval, listener: AnyObject)] = []
  /// Listeners that are kept until nothing moves.
  private var removal: [AnyObject] = []

  package init(_ value: Value) { (start, target) = (value, value) }

  /// Sends the value to `target` from time `now` on, animated by `animation`.
  ///
  /// - Parameters:
  ///   - logical: a listener to keep until the change is over for the eye.
  ///   - removal: a listener to keep until nothing moves.
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

  /// The moments at which listeners are released.
  package var deadlines: [TimeInterval] {
    logical.map(\.end) + (removal.isEmpty ? [] : [end])
  }

  /// Releases the animations that are over, and the listeners that waited for them.
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

  /// All listeners that wait for something.
  package var listeners: [AnyObject] { logical.map(\.listener) + removal }

  /// A sum of times may be a little too small.
  private static func isOver(_ end: TimeInterval, _ now: TimeInterval) -> Bool {
    now >= end - 1e-9
  }
}

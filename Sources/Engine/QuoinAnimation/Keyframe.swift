import Foundation
import QuoinGeometry

/// Keyframes of one value: the content of a ``KeyframeTrack``.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Adds the keyframes to a track. Only Quoin's own types implement this.
  func _append(to frames: inout [_KeyframeStep<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to frames: inout [_KeyframeStep<Value>]) { body._append(to: &frames) }
}

/// A built-in keyframe.
public protocol _PrimitiveKeyframe<Value>: KeyframeTrackContent where Body == Self {}

extension KeyframeTrackContent where Body == Self {
  /// An unused requirement: a built-in keyframe has no body.
  public var body: Self { self }
}

/// One step of a track. Only Quoin creates steps.
public struct _KeyframeStep<Value: Animatable> {
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }
  let target: Value
  /// The duration in seconds; `nil` for the spring's own duration.
  let duration: TimeInterval?
  let motion: Motion
}

/// A keyframe that reaches its value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let step: _KeyframeStep<Value>

  /// Creates a keyframe that reaches `to` in `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = _KeyframeStep(target: to, duration: duration, motion: .linear(timingCurve))
  }
  public func _append(to frames: inout [_KeyframeStep<Value>]) { frames.append(step) }
}

/// A keyframe that reaches its value along a cubic curve, smoothly connected with its neighbors.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let step: _KeyframeStep<Value>

  /// Creates a keyframe that reaches `to` in `duration` seconds.
  ///
  /// Velocities are per second; by default they follow from the neighboring keyframes.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      target: to, duration: duration, motion: .cubic(start: startVelocity, end: endVelocity))
  }
  public func _append(to frames: inout [_KeyframeStep<Value>]) { frames.append(step) }
}

/// A keyframe that approaches its value like a spring; after its duration, the value remains
/// unchanged.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let step: _KeyframeStep<Value>

  /// Creates a keyframe that moves to `to`, for `duration` seconds or until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      target: to, duration: duration, motion: .spring(spring, start: startVelocity))
  }
  public func _append(to frames: inout [_KeyframeStep<Value>]) { frames.append(step) }
}

/// A keyframe that sets its value immediately, just after the previous keyframe ends.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  let step: _KeyframeStep<Value>
  public init(_ to: Value) { step = _KeyframeStep(target: to, duration: 0, motion: .move) }
  public func _append(to frames: inout [_KeyframeStep<Value>]) { frames.append(step) }
}

/// A list of keyframes.
public struct _KeyframeList<Value: Animatable>: _PrimitiveKeyframe {
  let steps: [_KeyframeStep<Value>]
  public func _append(to frames: inout [_KeyframeStep<Value>]) { frames += steps }
}

/// Builds keyframes from statements.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public typealias Component = _KeyframeList<Value>

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Component
  where K.Value == Value {
    var steps: [_KeyframeStep<Value>] = []
    expression._append(to: &steps)
    return Component(steps: steps)
  }
  public static func buildBlock(_ parts: Component...) -> Component { joined(parts) }
  public static func buildArray(_ parts: [Component]) -> Component { joined(parts) }
  public static func buildOptional(_ part: Component?) -> Component { part ?? joined([]) }
  public static func buildEither(first part: Component) -> Component { part }
  public static func buildEither(second part: Component) -> Component { part }

  private static func joined(_ parts: [Component]) -> Component {
    Component(steps: parts.flatMap(\.steps))
  }
}

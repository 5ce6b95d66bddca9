import Foundation
import QuoinGeometry

/// A custom animation, which computes the progress of a change over time.
public protocol CustomAnimation: Hashable {
  /// The progress of a change from 0 to `value` after `time` seconds; `nil` once the animation has
  /// ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The velocity of the value at that time, per second; `nil` if unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether this animation continues the movement of `previous` instead of being added to it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The values that an animation keeps between the frames of one change.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  /// Whether the movement is visually complete, though a spring may still oscillate slightly.
  public var isLogicallyComplete = false
  public init() {}
}

/// Storage in which animations keep values between frames, by the type of the key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an ``AnimationState``, with its default.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

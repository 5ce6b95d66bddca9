import Foundation
import QuoinGeometry

/// A movement of the user's own: how much of a change is done after some time.
public protocol CustomAnimation: Hashable {
  /// How much of a change from 0 to `value` is done after `time` seconds; `nil` when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value changes at that time, a second; `nil` where the animation doesn't know.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether this animation continues the movement of `previous` instead of adding its own to it.
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

/// The values that an animation keeps for one change from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  /// Whether the movement is over for the eye, though a spring may still tremble.
  public var isLogicallyComplete = false
  public init() {}
}

/// Values that animations keep, by type.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that animations keep. Give a type a default and read it by its key.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

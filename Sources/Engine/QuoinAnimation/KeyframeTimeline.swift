import Foundation
import QuoinGeometry

/// Keyframes of some properties of a value.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
  /// The tracks, resolved for an initial value. Only Quoin's own types implement this.
  func _tracks(from initialValue: Value) -> [_ResolvedTrack<Value>]
}

extension Keyframes where Body.Value == Value {
  public func _tracks(from initialValue: Value) -> [_ResolvedTrack<Value>] {
    body._tracks(from: initialValue)
  }
}

extension Keyframes where Body == Self {
  /// An unused requirement: a track has no body.
  public var body: Self { self }
}

/// The path of one property through its keyframes. Only Quoin creates paths.
public struct _ResolvedTrack<Value> {
  let duration: TimeInterval
  let update: (inout Value, TimeInterval) -> Void
}

/// The keyframes of one property, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  private let keyPath: WritableKeyPath<Root, Value>
  private let steps: [_KeyframeStep<Value>]

  /// Creates a track for the property at `keyPath`.
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    var steps: [_KeyframeStep<Value>] = []
    content()._append(to: &steps)
    self.keyPath = keyPath
    self.steps = steps
  }

  /// Creates a track for the whole value.
  public init<Content: KeyframeTrackContent>(
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Root == Value, Content.Value == Value { self.init(\.self, content: content) }

  init(_ keyPath: WritableKeyPath<Root, Value>, steps: [_KeyframeStep<Value>]) {
    self.keyPath = keyPath
    self.steps = steps
  }

  public func _tracks(from initialValue: Root) -> [_ResolvedTrack<Root>] {
    let path = KeyframePath(from: initialValue[keyPath: keyPath], steps: steps)
    let keyPath = keyPath
    return [
      _ResolvedTrack(duration: path.duration) { $0[keyPath: keyPath] = path.value(at: $1) }
    ]
  }
}

/// A list of tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  let resolve: [(Value) -> [_ResolvedTrack<Value>]]
  public func _tracks(from initialValue: Value) -> [_ResolvedTrack<Value>] {
    resolve.flatMap { $0(initialValue) }
  }
}

/// Builds tracks from statements; if the value itself is animated, keyframes don't need a track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public typealias Component = _KeyframeTracks<Value>

  public static func buildExpression<K: Keyframes>(_ expression: K) -> Component
  where K.Value == Value {
    Component(resolve: [{ expression._tracks(from: $0) }])
  }
  public static func buildBlock(_ parts: Component...) -> Component { joined(parts) }
  public static func buildArray(_ parts: [Component]) -> Component { joined(parts) }
  public static func buildOptional(_ part: Component?) -> Component { part ?? joined([]) }
  public static func buildEither(first part: Component) -> Component { part }
  public static func buildEither(second part: Component) -> Component { part }
  public static func buildFinalResult(_ tracks: Component) -> Component { tracks }

  private static func joined(_ parts: [Component]) -> Component {
    Component(resolve: parts.flatMap(\.resolve))
  }
}

extension KeyframesBuilder where Value: Animatable {
  public typealias Steps = _KeyframeList<Value>

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Steps
  where K.Value == Value { KeyframeTrackContentBuilder<Value>.buildExpression(expression) }
  public static func buildBlock(_ first: Steps, _ others: Steps...) -> Steps {
    Steps(steps: first.steps + others.flatMap(\.steps))
  }
  public static func buildArray(_ parts: [Steps]) -> Steps {
    Steps(steps: parts.flatMap(\.steps))
  }
  public static func buildOptional(_ part: Steps?) -> Steps { part ?? Steps(steps: []) }
  public static func buildEither(first part: Steps) -> Steps { part }
  public static func buildEither(second part: Steps) -> Steps { part }
  public static func buildFinalResult(_ steps: Steps) -> Component {
    buildExpression(KeyframeTrack(\.self, steps: steps.steps))
  }
}

/// The values along all tracks of a set of keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_ResolvedTrack<Value>]

  /// Creates the timeline from `initialValue` through the keyframes.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.initialValue = initialValue
    tracks = content()._tracks(from: initialValue)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after `time` seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Updates the properties that have tracks to `time` seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, time.isNaN ? 0 : time) }
  }

  /// Updates the properties that have tracks to a fraction of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

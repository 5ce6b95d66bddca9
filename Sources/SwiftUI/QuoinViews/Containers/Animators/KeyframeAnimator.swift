import Foundation
import QuoinAnimation
import QuoinCore

/// A view whose content is animated through keyframes, starting when it appears or whenever a
/// trigger changes.
///
/// A picture shows the initial value. In a live view the content is updated whenever the clock
/// advances, with the value at exactly that time.
/// Sizing: as its content.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: Trigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var current: Value

  /// Plays the keyframes each time `trigger` changes, starting from the current value, and keeps
  /// the final value.
  ///
  /// - `keyframes`: returns the keyframes that start from the given value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = Trigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
    _current = State(initialValue: initialValue)
  }

  /// Plays the keyframes when the view appears, once or repeatedly.
  ///
  /// - `keyframes`: returns the keyframes that start from the given value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
    _current = State(initialValue: initialValue)
  }

  public var body: some View {
    let keyframes = keyframes
    content(current).modifier(
      KeyframePlayback(
        score: KeyframeScore(
          initialValue: initialValue, value: $current, trigger: trigger, repeats: repeats,
          timeline: { start in
            KeyframeTimeline(initialValue: start) { keyframes(start) }
          })))
  }
}

/// The keyframes and settings of a keyframe animator.
struct KeyframeScore<Value> {
  var initialValue: Value
  var value: Binding<Value>
  var trigger: Trigger?
  var repeats: Bool
  var timeline: (Value) -> KeyframeTimeline<Value>
}

/// Plays keyframes while the view exists.
private struct KeyframePlayback<Value>: PrimitiveModifier {
  let score: KeyframeScore<Value>

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let clock = emission.clock else { return V._emit(content, into: emission) }
    emission.emitObserved(content) {
      KeyframePlayer(modifier.score, clock)
    } update: {
      $0.score = modifier.score
    }
  }
}

private final class KeyframePlayer<Value>: LifetimeObserver {
  var score: KeyframeScore<Value>
  private var trigger: Trigger?
  private let clock: LivingClock
  private var alarm: LivingClock.Alarm?

  init(_ score: KeyframeScore<Value>, _ clock: LivingClock) {
    self.score = score
    self.clock = clock
    trigger = score.trigger
  }

  override func appear() {
    trigger = score.trigger
    if trigger == nil { begin(from: score.initialValue) }
  }

  override func change() {
    guard trigger != score.trigger else { return }
    trigger = score.trigger
    begin(from: score.value.wrappedValue)
  }

  override func disappear() { stop() }

  private func stop() {
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }

  private func begin(from value: Value) {
    stop()
    let (start, timeline) = (clock.now, score.timeline(value))
    guard timeline.duration > 0, timeline.duration.isFinite else {
      score.value.wrappedValue = timeline.value(time: 0)
      return
    }
    alarm = clock.follow { [weak self] in self?.show(timeline, since: start) }
  }

  private func show(_ timeline: KeyframeTimeline<Value>, since start: TimeInterval) {
    let passed = clock.now - start
    if score.repeats {
      let time = passed.truncatingRemainder(dividingBy: timeline.duration)
      score.value.wrappedValue = timeline.value(time: time)
    } else {
      score.value.wrappedValue = timeline.value(time: passed)
      // A move at the very end takes effect immediately after it.
      if passed > timeline.duration { stop() }
    }
  }
}

extension View {
  /// Animates the view through keyframes, starting when it appears; a picture shows the initial
  /// value.
  /// Sizing: as the content that is made.
  ///
  /// - `repeating`: whether playback repeats.
  /// - `keyframes`: returns the keyframes that start from the given value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Animates the view through keyframes each time `trigger` changes, starting from the current
  /// value.
  /// Sizing: as the content that is made.
  ///
  /// - `keyframes`: returns the keyframes that start from the given value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }
}

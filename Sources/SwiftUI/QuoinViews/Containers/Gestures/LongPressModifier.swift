import Foundation
import QuoinCore

extension View {
  /// Calls `action` when a finger has rested on the view for a while.
  /// Sizing: neutral.
  ///
  /// - `minimumDuration`: the minimum time, in seconds.
  /// - `maximumDistance`: the distance that the finger may move, in points.
  /// - `onPressingChanged`: called with `true` when the finger is down, and with `false` when the
  ///   press ends: when it fails or is lifted, and on iOS already when it is recognized.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }

  /// The older form of a modifier that calls `action` when a finger has rested on the view for a
  /// while.
  /// Sizing: neutral.
  ///
  /// - `pressing`: called with `true` when the finger is down, and with `false` when the press
  ///   ends: when it fails or is lifted, and on iOS already when it is recognized.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press with two closures, which are called at times that depend on the platform.
private struct LongPressModifier: _LivingOnlyModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let gesture = HeldPress(
      content: modifier.gesture, lastsUntilRelease: emission.environment.platform == .macOS,
      action: modifier.action, pressing: modifier.pressing)
    _GestureModifier._emitLiving(
      _GestureModifier(gesture: gesture, name: "onLongPressGesture"), content: content,
      into: emission)
  }
}

/// A long press that acts when its time has elapsed, and reports when the press begins and ends.
private struct HeldPress: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let content: LongPressGesture
  /// Whether a recognized press continues until the button is released.
  let lastsUntilRelease: Bool
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  static func _recognizer(_ gesture: Self, renewing known: Recognizer<Bool>?) -> Recognizer<Bool> {
    let known = known as? HeldPressRecognizer
    let base = LongPressGesture._recognizer(gesture.content, renewing: known?.base)
    guard let known, known.base === base else { return HeldPressRecognizer(base, gesture) }
    known.gesture = gesture
    return known
  }
}

private final class HeldPressRecognizer: Recognizer<Bool> {
  let base: Recognizer<Bool>
  var gesture: HeldPress
  private var isPressing = false
  private var isRecognized = false

  init(_ base: Recognizer<Bool>, _ gesture: HeldPress) {
    (self.base, self.gesture) = (base, gesture)
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Bool> {
    if isRecognized { return hold(event, context) }
    let phase = base.take(event, context)
    switch phase {
    case .possible(true?), .active:
      setPressing(true, context)
    case .possible:
      break
    case .failed:
      setPressing(false, context)
    case .ended:
      setPressing(true, context)
      isRecognized = true
      if !gesture.lastsUntilRelease { setPressing(false, context) }
      let action = gesture.action
      context.perform(action)
      if gesture.lastsUntilRelease { return hold(event, context) }
    }
    return phase
  }

  /// Continues after the time has elapsed: on macOS the press continues, and keeps the touch, until
  /// it is released.
  private func hold(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Bool> {
    switch event.kind {
    case .press, .move, .time: return .active(true)
    case .release, .interruption, .cancellation:
      setPressing(false, context)
      return .ended(true)
    }
  }

  private func setPressing(_ isPressing: Bool, _ context: GestureContext) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    guard let pressing = gesture.pressing else { return }
    context.perform { pressing(isPressing) }
  }
}

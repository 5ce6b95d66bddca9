import Foundation
import QuoinCore
import QuoinGeometry

/// Handles taps on a button's drawing.
///
/// All buttons use it, except those with custom primitive styles; it does nothing in a picture.
struct ButtonTrigger: _LivingOnlyModifier {
  let action: @MainActor () -> Void
  /// A binding that receives whether a finger is on the button.
  var isPressed: Binding<Bool>?
  /// Whether the whole frame is touchable, not only the parts where something is drawn.
  var takesFrame = false
  /// Whether the button can have the focus on tvOS.
  var isFocusable = true

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if modifier.isFocusable, emission.environment.platform == .tvOS {
      var trigger = modifier
      trigger.isFocusable = false
      let focusable = FocusableModifier(isFocusable: true, press: modifier.action)
      return emission.emit(content.modifier(trigger).modifier(focusable))
    }
    let mark = emission.tree.mark
    emission.withoutTextSelection { V._emit(content, into: emission) }
    let responder = emission.keep { ButtonResponder() }
    responder.action = modifier.action
    responder.isPressed = modifier.isPressed
    responder.repeats = emission.environment.buttonRepeatBehavior == .enabled
    if modifier.takesFrame {
      emission.tree.forEach(since: mark) { emission.touches.accept(on: $0) }
    }
    emission.touches.attach(responder, since: mark)
  }
}

/// Runs a button's action when a finger is pressed and released on it.
final class ButtonResponder: Responder {
  var action: @MainActor () -> Void = {}
  var isPressed: Binding<Bool>?
  var repeats = false
  /// The modifier keys that are held during the latest press.
  fileprivate(set) var modifiers: EventModifiers = []

  override var name: String { "Button" }
  override var isControl: Bool { true }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    known ?? ButtonRecognizer(self)
  }
}

/// Recognizes a press on a button. The button owns the touch from the start: dragging an enclosing
/// view doesn't cancel it (recorded).
private final class ButtonRecognizer: Recognizer<Void> {
  /// The seconds until a held button repeats its action, and between repetitions; estimated.
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  private let button: ButtonResponder
  private var isInside = false
  private var hasActed = false
  private var next = TimeInterval.infinity

  init(_ button: ButtonResponder) {
    self.button = button
    super.init()
  }

  override var holds: Bool { false }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      button.modifiers = EventModifiers(rawValue: event.modifiers)
      setInside(true, context)
      if button.repeats { actAgain(after: Self.delay, event, context) }
    case .move: setInside(context.contains(event.location), context)
    case .time:
      guard event.time >= next, isInside else { break }
      act(context)
      actAgain(after: Self.interval, event, context)
    case .release:
      let acts = isInside && !hasActed
      let endsInside = isInside
      setInside(false, context)
      if acts { act(context) }
      return endsInside ? .ended(()) : .failed
    case .interruption, .cancellation:
      setInside(false, context)
      return .failed
    }
    return .active(())
  }

  private func act(_ context: GestureContext) {
    hasActed = true
    let button = button
    context.perform { button.action() }
  }

  private func actAgain(
    after delay: TimeInterval, _ event: PointerEvent, _ context: GestureContext
  ) {
    next = event.time + delay
    context.wake(after: delay)
  }

  private func setInside(_ isInside: Bool, _ context: GestureContext) {
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    let button = button
    context.perform { button.isPressed?.wrappedValue = isInside }
  }
}

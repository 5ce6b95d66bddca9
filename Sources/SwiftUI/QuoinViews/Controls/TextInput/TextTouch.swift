import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// Places the insertion point where a field is touched, and selects text.
///
/// A second click selects a word and a third one a paragraph. A drag selects in a field of macOS,
/// and elsewhere in the field with the focus, because other drags scroll
/// (Rules/Controls.md#text-editing).
final class TextTouch: Responder {
  var editing: TextEditing?
  weak var item: FocusItem?
  weak var emission: Emission?
  /// Whether the text can only be selected, so that taps on it go to the views around it.
  var isReadOnly = false
  /// The last press, its place among consecutive ones, and the version of the text after it.
  fileprivate var last: (point: CGPoint, time: TimeInterval, count: Int, version: Int)?
  /// The range that the press has selected, which a drag extends.
  private var origin = 0..<0
  private var unit = EditableText.Unit.character

  /// The maximum seconds between consecutive clicks, and the distance in points.
  fileprivate static let interval: TimeInterval = 0.5
  fileprivate static let tolerance: CGFloat = 5

  // The name in messages about controls that don't react.
  override var name: String { isReadOnly ? "textSelection" : "Button" }
  override var isControl: Bool { !isReadOnly }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    known ?? (isReadOnly ? TextSelectionRecognizer(self) : TextTouchRecognizer(self))
  }

  /// Whether a drag selects text.
  fileprivate var selectsByDrag: Bool {
    guard let item, let emission else { return false }
    return item.platform == .macOS || isFocused(in: emission)
  }

  fileprivate var usesMouse: Bool { item?.platform == .macOS }

  fileprivate var hasFocus: Bool { emission.map(isFocused) ?? false }

  private func isFocused(in emission: Emission) -> Bool {
    item != nil && emission.service(FocusManager.self)?.focused === item
  }

  /// Returns the number of consecutive clicks, including one at `event`.
  fileprivate func count(of event: PointerEvent) -> Int {
    guard let last, event.time - last.time <= Self.interval, last.version == editing?.version,
      hypot(event.location.x - last.point.x, event.location.y - last.point.y) <= Self.tolerance
    else { return 1 }
    return last.count + 1
  }

  /// Selects what a click at a point of the window selects.
  fileprivate func click(at point: CGPoint, count: Int, extending: Bool) {
    guard let item, let editing, let emission, let center = emission.service(FocusManager.self)
    else { return }
    if center.focused !== item { center.touch(item, in: emission) }
    guard center.focused === item, let target = position(at: point, center, emission) else {
      return
    }
    unit = count >= 3 ? .paragraph : count == 2 ? .word : .character
    let text = editing.current
    if extending {
      origin = text.anchor..<text.anchor
      editing.select(text.anchor, target)
    } else {
      origin = text.range(around: target.byte, by: unit)
      if unit == .character {
        editing.select(target.byte, target)
      } else {
        editing.select(origin.lowerBound, TextPosition(origin.upperBound))
      }
    }
  }

  /// Selects the whole text.
  fileprivate func selectAll() {
    guard let item, let editing, let emission else { return }
    emission.service(FocusManager.self)?.touch(item, in: emission)
    editing.selectAll()
  }

  /// Ends the selection of a text that isn't edited.
  fileprivate func clear() {
    guard let emission, hasFocus else { return }
    emission.service(FocusManager.self)?.focus(nil, in: emission)
  }

  /// Extends the selection to a point of the window.
  fileprivate func drag(to point: CGPoint) {
    guard let editing, let emission, let center = emission.service(FocusManager.self),
      center.focused === item, let target = position(at: point, center, emission)
    else { return }
    let range = editing.current.range(around: target.byte, by: unit)
    if range.lowerBound < origin.lowerBound {
      editing.select(origin.upperBound, TextPosition(range.lowerBound))
    } else {
      editing.select(
        origin.lowerBound,
        unit == .character ? target : TextPosition(max(range.upperBound, origin.upperBound)))
    }
  }

  private func position(at point: CGPoint, _ center: FocusManager, _ emission: Emission)
    -> TextPosition?
  {
    guard let item, let (geometry, frame) = center.geometry(of: item, in: emission) else {
      return nil
    }
    return geometry.position(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  fileprivate func note(_ event: PointerEvent, count: Int) {
    last = (event.location, event.time, count, editing?.version ?? 0)
  }
}

/// Recognizes clicks and drags on a field's text.
private final class TextTouchRecognizer: Recognizer<Void> {
  private let touch: TextTouch
  private var start: PointerEvent?
  private var count = 1
  /// Whether the touch selects by dragging.
  private var drags = false
  private var hasMoved = false

  init(_ touch: TextTouch) {
    self.touch = touch
    super.init()
  }

  override var holds: Bool { drags }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    let touch = touch
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      (start, count, hasMoved) = (event, touch.count(of: event), false)
      drags = touch.selectsByDrag
      if touch.hasFocus { click(event, context) }
    case .move:
      guard let start else { return .failed }
      let (from, to) = (start.location, event.location)
      if hypot(to.x - from.x, to.y - from.y) > TextTouch.tolerance / 2, !hasMoved {
        hasMoved = true
        if drags, !touch.hasFocus { click(start, context) }
      }
      if drags, hasMoved { context.perform { touch.drag(to: to) } }
    case .time: break
    case .release:
      guard let start else { return .failed }
      if drags, hasMoved { return .ended(()) }
      guard context.contains(event.location) else { return .failed }
      if !touch.hasFocus { click(start, context) }
      return .ended(())
    case .interruption, .cancellation: return .failed
    }
    return .active(())
  }

  private func click(_ event: PointerEvent, _ context: GestureContext) {
    let (touch, count) = (touch, count)
    let extends = EventModifiers(rawValue: event.modifiers).contains(.shift) && touch.hasFocus
    context.perform {
      touch.click(at: event.location, count: count, extending: extends)
      touch.note(event, count: count)
    }
  }
}

/// Recognizes what selects a text that isn't edited: clicks and drags of a mouse, or a long press.
///
/// A single click or tap ends the text's selection or, if it has none, goes to the views around it.
private final class TextSelectionRecognizer: Recognizer<Void> {
  private let touch: TextTouch
  private var start: PointerEvent?
  private var count = 1
  private var isSelecting = false

  /// The seconds until a held finger selects, and the distance in points that it may move; as for
  /// other long presses.
  private static let delay: TimeInterval = 0.5
  private static let tolerance: CGFloat = 10

  init(_ touch: TextTouch) {
    self.touch = touch
    super.init()
  }

  override var holds: Bool { isSelecting }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    switch event.kind {
    case .press:
      guard event.fingers == 1 else { return .failed }
      press(event, context)
    case .move:
      guard let start else { return .failed }
      guard move(from: start, to: event, context) else { return .failed }
    case .time:
      guard let start, !isSelecting, !touch.usesMouse else { break }
      guard event.time - start.time >= Self.delay - 0.001 else { break }
      isSelecting = true
      context.perform { [touch] in touch.selectAll() }
    case .release:
      if isSelecting { return .ended(()) }
      guard touch.hasFocus else { return .failed }
      context.perform { [touch] in touch.clear() }
      return .ended(())
    case .interruption, .cancellation: return .failed
    }
    return isSelecting ? .active(()) : .possible(nil)
  }

  private func press(_ event: PointerEvent, _ context: GestureContext) {
    (start, count, isSelecting) = (event, touch.count(of: event), false)
    guard touch.usesMouse else { return context.wake(after: Self.delay) }
    let extends = EventModifiers(rawValue: event.modifiers).contains(.shift) && touch.hasFocus
    if count > 1 || extends {
      select(event, extending: extends, context)
    } else {
      // The next click counts even if this one goes to another view.
      touch.note(event, count: count)
    }
  }

  /// Follows the pointer; returns whether it may still select.
  private func move(
    from start: PointerEvent, to event: PointerEvent, _ context: GestureContext
  ) -> Bool {
    let (from, to) = (start.location, event.location)
    let distance = hypot(to.x - from.x, to.y - from.y)
    guard touch.usesMouse else { return isSelecting || distance <= Self.tolerance }
    if !isSelecting {
      guard distance > TextTouch.tolerance / 2 else { return true }
      select(start, extending: false, context)
    }
    context.perform { [touch] in touch.drag(to: to) }
    return true
  }

  private func select(_ event: PointerEvent, extending: Bool, _ context: GestureContext) {
    isSelecting = true
    context.perform { [touch, count] in
      touch.click(at: event.location, count: count, extending: extending)
      touch.note(event, count: count)
    }
  }
}

import Foundation
import QuoinGeometry
import QuoinViews

/// A step of a script that drives a live view, as a sentence: `tap "Increment"`, `wait 0.25`.
///
/// Names and texts are written plainly or in quotes; a quoted name may contain words of the
/// grammar.
///
///     tap NAME                 type TEXT into NAME      scroll to ID
///     tap at X,Y               clear NAME               scroll NAME by DX,DY
///     double-tap NAME          submit NAME              back
///     long-press NAME          set NAME to VALUE        dismiss
///     drag NAME by DX,DY       toggle NAME              press KEY
///     select OPTION in NAME    increment NAME           wait SECONDS
///     focus NAME               decrement NAME           swipe NAME left
///     move right               magnify NAME by FACTOR   rotate NAME by DEGREES
///     drag at X,Y by DX,DY     scroll at X,Y by DX,DY   type TEXT
///     paste TEXT               perform ACTION on NAME
///
/// An action is one that a screen reader performs: a named accessibility action, or `activate`,
/// `escape`, `magic tap`, `delete`, `show menu`, `zoom in`, `zoom out`, `scroll top`.
///
/// Text without a field goes to the focused view; pasted text arrives there at once.
///
/// After a name in quotes, a touch (`tap`, `double-tap`, `long-press`, `drag`, `magnify` and
/// `rotate`) may say more, in this order: which of several views with the name it means, the point
/// relative to the view's top-left corner, the seconds of a long press, and the keys that are held.
/// A drag may hold still first (`after`) and take longer than 0.2 seconds (`over`).
///
///     tap "Delete" #2                            drag "Volume" at 20,10 by 80,0 over 0.5
///     tap "Row 3" with command+shift             drag "Milk" at 8,8 by 0,120 after 0.6
///     long-press "Photo" at 40,12 for 1.5        double-tap at 120,80
///
/// The direction of a swipe or a move is `left`, `right`, `up` or `down`; `fully` swipes over the
/// whole window: `swipe Milk fully left`.
public struct Interaction: Equatable, Sendable {
  /// The kind of a step, with what it applies to.
  enum Step: Equatable, Sendable {
    case tap(String)
    case tapPoint(CGPoint)
    case doubleTap(String)
    case longPress(String)
    case drag(String, by: CGSize)
    case dragPoint(from: CGPoint, to: CGPoint)
    case swipe(String, SwipeDirection, isFull: Bool)
    case type(String, into: String)
    case typeFocused(String)
    case paste(String)
    case clear(String)
    case submit(String)
    case set(String, to: Double)
    case toggle(String)
    case increment(String)
    case decrement(String)
    case select(String, in: String)
    case focus(String)
    case moveFocus(MoveCommandDirection)
    case scroll(String, by: CGSize)
    case scrollPoint(CGPoint, by: CGSize)
    case scrollTo(String)
    case act(String, on: String)
    case goBack
    case dismiss
    case press(KeyEquivalent, modifiers: EventModifiers)
    case advance(by: TimeInterval)
    case touch(Touch)
  }

  let step: Step

  /// Whether the step lets time pass.
  var isWait: Bool { if case .advance = step { true } else { false } }
}

// The steps have the names of the methods of ``ViewHost`` that perform them.

extension Interaction {
  /// Taps the view called `name`.
  public static func tap(_ name: String) -> Interaction { Interaction(step: .tap(name)) }

  /// Taps at `point`.
  public static func tap(at point: CGPoint) -> Interaction { Interaction(step: .tapPoint(point)) }

  /// Taps the view called `name` twice.
  public static func doubleTap(_ name: String) -> Interaction {
    Interaction(step: .doubleTap(name))
  }

  /// Holds a finger on the view called `name`.
  public static func longPress(_ name: String) -> Interaction {
    Interaction(step: .longPress(name))
  }

  /// Drags the view called `name` by `translation` points.
  public static func drag(_ name: String, by translation: CGSize) -> Interaction {
    Interaction(step: .drag(name, by: translation))
  }

  /// Drags a finger from one point to another in a straight line.
  public static func drag(from start: CGPoint, to end: CGPoint) -> Interaction {
    Interaction(step: .dragPoint(from: start, to: end))
  }

  /// Swipes over the view called `name`, or over the whole window.
  public static func swipe(
    _ name: String, _ direction: SwipeDirection, isFull: Bool = false
  ) -> Interaction {
    Interaction(step: .swipe(name, direction, isFull: isFull))
  }

  /// Types `text` into the field called `name`.
  public static func type(_ text: String, into name: String) -> Interaction {
    Interaction(step: .type(text, into: name))
  }

  /// Types `text` into the focused view.
  public static func type(_ text: String) -> Interaction { Interaction(step: .typeFocused(text)) }

  /// Pastes `text` into the focused field.
  public static func paste(_ text: String) -> Interaction { Interaction(step: .paste(text)) }

  /// Empties the field called `name`.
  public static func clear(_ name: String) -> Interaction { Interaction(step: .clear(name)) }

  /// Submits the field called `name`.
  public static func submit(_ name: String) -> Interaction { Interaction(step: .submit(name)) }

  /// Sets the control called `name` to `value`.
  public static func set(_ name: String, to value: Double) -> Interaction {
    Interaction(step: .set(name, to: value))
  }

  /// Toggles the control called `name`.
  public static func toggle(_ name: String) -> Interaction { Interaction(step: .toggle(name)) }

  /// Increments the control called `name`.
  public static func increment(_ name: String) -> Interaction {
    Interaction(step: .increment(name))
  }

  /// Decrements the control called `name`.
  public static func decrement(_ name: String) -> Interaction {
    Interaction(step: .decrement(name))
  }

  /// Selects the option `choice` in the control called `name`.
  public static func select(_ choice: String, in name: String) -> Interaction {
    Interaction(step: .select(choice, in: name))
  }

  /// Focuses the field or focusable view called `name`.
  public static func focus(_ name: String) -> Interaction { Interaction(step: .focus(name)) }

  /// Moves the focus in a direction, as a remote control does on tvOS.
  public static func moveFocus(_ direction: MoveCommandDirection) -> Interaction {
    Interaction(step: .moveFocus(direction))
  }

  /// Scrolls the scroll view called `name`, or the one around that view, by `distance` points.
  public static func scroll(_ name: String, by distance: CGSize) -> Interaction {
    Interaction(step: .scroll(name, by: distance))
  }

  /// Scrolls at `point` like a wheel, by `distance` points.
  public static func scroll(at point: CGPoint, by distance: CGSize) -> Interaction {
    Interaction(step: .scrollPoint(point, by: distance))
  }

  /// Scrolls to the view with the identity `id`.
  public static func scroll(to id: String) -> Interaction { Interaction(step: .scrollTo(id)) }

  /// Performs an accessibility action of the element called `name`.
  public static func performAccessibilityAction(named action: String, on name: String)
    -> Interaction
  { Interaction(step: .act(action, on: name)) }

  /// Leaves the top page of the navigation stack.
  public static let goBack = Interaction(step: .goBack)

  /// Dismisses the frontmost presentation, such as a sheet.
  public static let dismiss = Interaction(step: .dismiss)

  /// Presses a key of a hardware keyboard.
  public static func press(key: KeyEquivalent, modifiers: EventModifiers = []) -> Interaction {
    Interaction(step: .press(key, modifiers: modifiers))
  }

  /// Advances time by `seconds`.
  public static func advance(by seconds: TimeInterval) -> Interaction {
    Interaction(step: .advance(by: seconds))
  }
}

import Foundation
import ObjectiveC

/// An object that handles events, linked in the chain from a view to the application.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  // Accessibility. Subclasses override these; Quoin doesn't call them.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder was the last to become first responder.
  open var isFirstResponder: Bool { Self.current === self }

  /// The first responder across all windows.
  weak static var current: UIResponder?

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = Self.current, current !== self, !current.resignFirstResponder() {
      return false
    }
    Self.current = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { Self.current = nil }
    return true
  }

  /// Has no effect: events are not delivered.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Has no effect: events are not delivered.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Has no effect: events are not delivered.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Has no effect: events are not delivered.
  open func remoteControlReceived(with event: UIEvent?) {}

  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// Has no effect: there is no keyboard.
  open func reloadInputViews() {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Has no effect: an app has no menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open var userActivity: NSUserActivity?

  /// Has no effect: a responder has no selection.
  open func copy(_ sender: Any?) {}
  /// Has no effect: a responder has no selection.
  open func cut(_ sender: Any?) {}
  /// Has no effect: a responder has no selection.
  open func paste(_ sender: Any?) {}
  /// Has no effect: a responder has no selection.
  open func delete(_ sender: Any?) {}
  /// Has no effect: a responder has no selection.
  open func select(_ sender: Any?) {}
  /// Has no effect: a responder has no selection.
  open func selectAll(_ sender: Any?) {}

  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The standard editing actions of text fields.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {}

/// A user's input. Events are not delivered.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

open class UIPressesEvent: UIEvent {}

/// A touch on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  open var phase: Phase { .began }
  open var type: TouchType { .direct }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

/// A key or button that is pressed.
@MainActor @preconcurrency
open class UIPress: NSObject {
  open var key: UIKey? { nil }
}

@MainActor @preconcurrency
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
}

/// A key's usage code in the USB HID tables.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

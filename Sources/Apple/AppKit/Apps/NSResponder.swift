import Foundation
import ObjectiveC

/// An object that handles events, linked in the chain from a view to the application. Events are
/// not delivered; controls handle input themselves.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override init() { super.init() }
  /// Creates a responder; `coder` is empty, because responders are not archived.
  public init?(coder: NSCoder) { super.init() }

  /// The next responder in the chain, if the app sets one.
  open weak var nextResponder: NSResponder?

  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  /// Has no effect: events are not delivered.
  open func mouseDown(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseUp(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseDragged(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseMoved(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseEntered(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func mouseExited(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func rightMouseDown(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func rightMouseUp(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func otherMouseDown(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func otherMouseUp(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func scrollWheel(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func magnify(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func rotate(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func swipe(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func pressureChange(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func keyDown(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func keyUp(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func flagsChanged(with event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func cursorUpdate(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Has no effect: key events are not delivered.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  /// Has no effect: key events are not delivered.
  open func doCommand(by selector: Selector) {}
  /// Has no effect: a responder has no text.
  open func insertText(_ insertString: Any) {}
  /// Has no effect: a responder has no text.
  open func cancelOperation(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func insertNewline(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func insertTab(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func deleteBackward(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func moveUp(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func moveDown(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func moveLeft(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func moveRight(_ sender: Any?) {}
  /// Has no effect: a responder has no text.
  open func selectAll(_ sender: Any?) {}
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?,
    returnType: NSPasteboard.PasteboardType?
  ) -> Any? { nil }
  /// Has no effect: key events are not delivered.
  open func noResponder(for eventSelector: Selector) {}

  open var menu: NSMenu?
  open var undoManager: UndoManager? { nil }
  open var userActivity: NSUserActivity?
}

/// An object with an identifier that users don't see.
@MainActor @preconcurrency
public protocol NSUserInterfaceItemIdentification: AnyObject {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// An identifier that users don't see.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The side at which a layout begins.
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

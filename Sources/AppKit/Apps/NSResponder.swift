#if !canImport(Darwin)
  import Foundation
  import ObjectiveC

  /// What can answer events: a link in the chain from a view to the application. Events aren't sent: controls act by
  /// themselves.
  @MainActor @preconcurrency
  open class NSResponder: NSObject {
    public override init() { super.init() }
    /// There are no archives of responders, so `coder` is empty.
    public init?(coder: NSCoder) { super.init() }

    /// Who is asked next, where a program said so.
    open weak var nextResponder: NSResponder?

    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }

    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func otherMouseUp(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}
    open func swipe(with event: NSEvent) {}
    open func pressureChange(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    open func doCommand(by selector: Selector) {}
    open func insertText(_ insertString: Any) {}
    open func cancelOperation(_ sender: Any?) {}
    open func insertNewline(_ sender: Any?) {}
    open func insertTab(_ sender: Any?) {}
    open func deleteBackward(_ sender: Any?) {}
    open func moveUp(_ sender: Any?) {}
    open func moveDown(_ sender: Any?) {}
    open func moveLeft(_ sender: Any?) {}
    open func moveRight(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
    open func validRequestor(
      forSendType sendType: NSPasteboard.PasteboardType?,
      returnType: NSPasteboard.PasteboardType?
    ) -> Any? { nil }
    open func noResponder(for eventSelector: Selector) {}

    open var menu: NSMenu?
    open var undoManager: UndoManager? { nil }
    open var userActivity: NSUserActivity?
  }

  /// Something that has a name for the program, and not for the user.
  @MainActor @preconcurrency
  public protocol NSUserInterfaceItemIdentification: AnyObject {
    var identifier: NSUserInterfaceItemIdentifier? { get set }
  }

  /// A name for the program, and not for the user.
  public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
    ExpressibleByStringLiteral
  {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// Which side a layout begins at.
  public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
#endif

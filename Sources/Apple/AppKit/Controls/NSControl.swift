import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A view that the user operates. The target and action are stored as data: without the
/// Objective-C runtime no method can be found by its name.
@MainActor @preconcurrency
open class NSControl: NSView {
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let mixed = StateValue(-1)
    public static let off = StateValue(0)
    public static let on = StateValue(1)
  }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var isContinuous = false
  open var controlSize = ControlSize.regular { didSet { changed() } }
  open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) { didSet { changed() } }
  open var alignment = NSTextAlignment.natural { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  open var usesSingleLineMode = false { didSet { changed() } }
  open var formatter: Formatter?
  open var baseWritingDirection = NSWritingDirection.natural
  /// Stored only: Quoin doesn't read it.
  open var refusesFirstResponder = false
  /// Stored only: Quoin doesn't read it.
  open var ignoresMultiClick = false
  open var cell: NSCell?
  private var number = 0
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }

  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }
  open var stringValue: String {
    get { text }
    set {
      guard text != newValue else { return }
      text = newValue
      changed()
    }
  }
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var integerValue: Int {
    get { Int(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var intValue: Int32 {
    get { Int32(truncatingIfNeeded: integerValue) }
    set { integerValue = Int(newValue) }
  }
  private var text = ""

  /// Returns `false` without sending the action; see ``NSControl``.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
  /// Has no effect: actions are not sent.
  open func performClick(_ sender: Any?) {}
  open func sizeThatFits(_ size: NSSize) -> NSSize { fittingSize }
  open func sizeToFit() { frame.size = fittingSize }
  /// Has no effect: edits apply at once.
  open func validateEditing() {}
  @discardableResult
  open func abortEditing() -> Bool { false }
  open func currentEditor() -> NSText? { nil }

  /// Updates the drawing and the layout after a change that may affect the size.
  final func changed() {
    setNeedsDisplay()
    superview?.needsLayout = true
  }
  /// Returns `view` in the control's size, font and enabled state.
  final func working(_ view: some View) -> AnyView {
    view.disabled(!isEnabled).controlSize(controlSize.size).font(font?.font).erased
  }
  /// Returns the size of `view` as the control draws it.
  final func size(of view: some View, _ proposal: ProposedViewSize = .unspecified) -> NSSize {
    ViewEnvironment.current.size(of: working(view), proposal)
  }
}

extension NSControl.ControlSize {
  fileprivate var size: QuoinViews.ControlSize {
    switch self {
    case .regular: .regular
    case .small: .small
    case .mini: .mini
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// The former drawing object of a control. Compiles only: a cell's settings aren't drawn.
@MainActor @preconcurrency
open class NSCell: NSObject {
  open var isEnabled = true
  open var isEditable = false
  open var isSelectable = false
  open var isBezeled = false
  open var isBordered = false
  /// Stored only: Quoin doesn't read it.
  open var isScrollable = false
  open var isHighlighted = false
  /// Stored only: Quoin doesn't read it.
  open var wraps = false
  open var usesSingleLineMode = false
  open var truncatesLastVisibleLine = false
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var alignment = NSTextAlignment.natural
  open var font: NSFont?
  open var title: String! = ""
  open var stringValue = ""
  open var image: NSImage?
  open weak var controlView: NSView?
  public override init() { super.init() }
  public init(textCell string: String) { stringValue = string }
  public init(imageCell image: NSImage?) { self.image = image }
  public required init(coder: NSCoder) {}
  /// Has no effect: cells aren't drawn.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Has no effect: cells aren't drawn.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func cellSize(forBounds rect: NSRect) -> NSSize { rect.size }
}
open class NSActionCell: NSCell {}
open class NSTextFieldCell: NSActionCell {
  open var placeholderString: String?
  open var drawsBackground = false
  open var backgroundColor: NSColor?
  open var textColor: NSColor?
}
open class NSButtonCell: NSActionCell {
  open var bezelColor: NSColor?
  open var backgroundColor: NSColor?
}

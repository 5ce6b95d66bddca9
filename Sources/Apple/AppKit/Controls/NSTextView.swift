import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Editable text.
@MainActor @preconcurrency
open class NSText: NSView {
  open var string = "" { didSet { if string != oldValue { changed() } } }
  open var font: NSFont? { didSet { changed() } }
  open var textColor: NSColor? { didSet { changed() } }
  open var backgroundColor: NSColor? = .textBackgroundColor { didSet { setNeedsDisplay() } }
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  open var alignment = NSTextAlignment.natural { didSet { changed() } }
  open var isEditable = true { didSet { changed() } }
  open var isSelectable = true
  /// Stored only: Quoin doesn't read it.
  open var isRichText = true
  /// Stored only: Quoin doesn't read it.
  open var importsGraphics = false
  /// Stored only: Quoin doesn't read it.
  open var isFieldEditor = false
  /// Stored only: Quoin doesn't read it.
  open var usesFontPanel = false
  /// Stored only: Quoin doesn't read it.
  open var isRulerVisible = false
  /// Stored only: Quoin doesn't read it.
  open var isVerticallyResizable = true
  /// Stored only: Quoin doesn't read it.
  open var isHorizontallyResizable = false
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: 1e7, height: 1e7)
  open var baseWritingDirection = NSWritingDirection.natural
  open var selectedRange = NSRange(location: 0, length: 0)
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard let place = Range(range, in: self.string) else { return }
    self.string.replaceSubrange(place, with: string)
  }
  /// Has no effect: a text view doesn't scroll to ranges.
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func sizeToFit() { frame.size = fittingSize }
  /// Has no effect: editing commands are not supported.
  open func copy(_ sender: Any?) {}
  /// Has no effect: editing commands are not supported.
  open func cut(_ sender: Any?) {}
  /// Has no effect: editing commands are not supported.
  open func paste(_ sender: Any?) {}
  /// Has no effect: editing commands are not supported.
  open func delete(_ sender: Any?) {}
  open func changed() {
    setNeedsDisplay()
    superview?.needsLayout = true
  }

  public nonisolated static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification")
  public nonisolated static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  public nonisolated static let didEndEditingNotification = Notification.Name(
    "NSTextDidEndEditingNotification")
}

/// A multi-line text field, rendered and edited like SwiftUI's text editor.
open class NSTextView: NSText {
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    textContainer = container ?? NSTextContainer()
    super.init(frame: frameRect)
    begin()
  }
  public convenience override init(frame frameRect: NSRect) {
    self.init(frame: frameRect, textContainer: nil)
  }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    layoutManager = NSLayoutManager()
    storage.onChange = { [weak self] in MainActor.assumeIsolated { self?.wasStored() } }
  }

  /// Returns a text view inside a scroll view.
  public class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView(frame: .zero)
    let text = NSTextView(frame: .zero)
    text.autoresizingMask = [.width, .height]
    scroll.documentView = text
    scroll.hasVerticalScroller = true
    return scroll
  }
  public class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    scrollableTextView()
  }
  open weak var delegate: (any NSTextViewDelegate)?
  open var textContainer: NSTextContainer?
  open var layoutManager: NSLayoutManager?
  private let storage = NSTextStorage()
  private var isStoring = false
  /// The attributed text. The view shows any change to it.
  open var textStorage: NSTextStorage? { storage }
  private var attributed: NSAttributedString?
  open func attributedString() -> NSAttributedString {
    attributed ?? NSAttributedString(string: string)
  }
  open override func changed() {
    if attributed?.string != string { attributed = nil }
    isStoring = true
    storage.setAttributedString(attributedString())
    isStoring = false
    super.changed()
  }
  private func wasStored() {
    guard !isStoring else { return }
    let text = NSAttributedString(attributedString: storage)
    attributed = text
    string = text.string
    setNeedsDisplay()
  }
  open var textContainerInset = NSSize(width: 0, height: 0) { didSet { setNeedsDisplay() } }
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  open var defaultParagraphStyle: NSParagraphStyle?
  /// Stored only: Quoin doesn't read it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored only: Quoin doesn't read it.
  open var insertionPointColor: NSColor! = .controlTextColor
  /// Stored only: Quoin doesn't read it.
  open var selectedRanges: [NSValue] = []
  /// Stored only: Quoin doesn't read it.
  open var allowsUndo = false
  /// Stored only: Quoin doesn't read it.
  open var usesFindBar = false
  /// Stored only: Quoin doesn't read it.
  open var isIncrementalSearchingEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var usesAdaptiveColorMappingForDarkAppearance = false
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticLinkDetectionEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticDataDetectionEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticTextReplacementEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticTextCompletionEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isContinuousSpellCheckingEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isGrammarCheckingEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var smartInsertDeleteEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var displaysLinkToolTips = true
  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  open override var isFlipped: Bool { true }
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let text = string as? String ?? (string as? NSAttributedString)?.string else { return }
    let end = NSRange(location: self.string.utf16.count, length: 0)
    replaceCharacters(
      in: replacementRange.location == NSNotFound ? end : replacementRange, with: text)
  }
  open func shouldChangeText(in range: NSRange, replacementString: String?) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementString: replacementString)
      ?? true
  }
  open func didChangeText() {
    let notification = Notification(name: NSText.didChangeNotification, object: self)
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }
  /// Has no effect: the ruler isn't drawn.
  open func toggleRuler(_ sender: Any?) {}
  /// Has no effect: text is not checked.
  open func checkTextInDocument(_ sender: Any?) {}
  /// Has no effect: text is always horizontal.
  open func setLayoutOrientation(_ orientation: Any) {}
  /// Has no effect: backgrounds are drawn independently of this method.
  open func drawBackground(in rect: NSRect) {}

  private func type(_ new: String) {
    let all = NSRange(location: 0, length: string.utf16.count)
    guard new != string, shouldChangeText(in: all, replacementString: new) else { return }
    string = new
    didChangeText()
  }

  // MARK: Drawing

  private var letters: some View {
    let padding = textContainer?.lineFragmentPadding ?? 5
    return (attributed?.text ?? Text(verbatim: string.isEmpty ? " " : string))
      .font((font ?? .systemFont(ofSize: 12)).font)
      .foregroundStyle(Color(nsColor: textColor ?? .textColor))
      .multilineTextAlignment(alignment.text)
      .lineSpacing(attributed?.paragraph?.lineSpacing ?? defaultParagraphStyle?.lineSpacing ?? 0)
      .padding(.horizontal, textContainerInset.width + padding)
      .padding(.vertical, textContainerInset.height)
  }

  open override var fittingSize: NSSize {
    let width = frame.width > 0 ? frame.width : nil
    return ViewEnvironment.current.size(
      of: letters, ProposedViewSize(width: width, height: nil))
  }

  open override var _rendering: AnyView? {
    ZStack(alignment: .topLeading) {
      if drawsBackground, let backgroundColor { Color(nsColor: backgroundColor) }
      if isEditable, attributed == nil {
        TextEditor(
          text: Binding(get: { self.string }, set: { [weak self] in self?.type($0) })
        )
        .scrollContentBackground(.hidden)
        .font((font ?? .systemFont(ofSize: 12)).font)
        .foregroundStyle(Color(nsColor: textColor ?? .textColor))
        .multilineTextAlignment(alignment.text)
        .padding(.horizontal, textContainerInset.width)
        .padding(.vertical, textContainerInset.height)
      } else {
        letters
      }
    }
    .frame(width: frame.width, height: frame.height, alignment: .topLeading).erased
  }
}

/// The delegate of a text object.
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
  func undoManager(for view: NSTextView) -> UndoManager?
}
extension NSTextViewDelegate {
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int)
    -> Bool
  { false }
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  public func textViewDidChangeSelection(_ notification: Notification) {}
  public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}

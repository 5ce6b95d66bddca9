// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A multi-line text field, rendered and edited like SwiftUI's text editor.
open class UITextView: UIScrollView, UITextInput {
  open var text: String! = "" { didSet { if text != oldValue { changed() } } }
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
      changed()
    }
  }
  private var attributed: NSAttributedString?
  open var font: UIFont? { didSet { changed() } }
  open var textColor: UIColor? { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var isEditable = true { didSet { changed() } }
  open var isSelectable = true
  /// Stored only: Quoin doesn't read it.
  open var allowsEditingTextAttributes = false
  /// Stored only: Quoin doesn't read it.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  /// Stored only: Quoin doesn't read it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Stored only: Quoin doesn't read it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Stored only: Quoin doesn't read it.
  open var clearsOnInsertion = false
  /// Stored only: Quoin doesn't read it.
  open var adjustsFontForContentSizeCategory = false
  /// Stored only: Quoin doesn't read it.
  open var usesStandardTextScaling = false
  public let textContainer: NSTextContainer
  public let layoutManager = NSLayoutManager()
  /// The attributed text. The view shows any change to it.
  public let textStorage = NSTextStorage()
  private var isStoring = false
  /// Stored only: Quoin doesn't read it.
  open var inputAssistantItem = UITextInputAssistantItem()
  private var inputs: (view: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only: Quoin doesn't read it.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored only: Quoin doesn't read it.
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private var textDelegate: (any UITextViewDelegate)? { delegate }
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textStorage.onChange = { [weak self] in MainActor.assumeIsolated { self?.wasStored() } }
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  private func changed() {
    if attributed?.string != text { attributed = nil }
    isStoring = true
    textStorage.setAttributedString(attributedText)
    isStoring = false
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
  private func wasStored() {
    if !isStoring { attributedText = NSAttributedString(attributedString: textStorage) }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    textDelegate?.textViewDidEndEditing(self)
    return true
  }
  /// Has no effect: a text view doesn't scroll to ranges.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open var hasText: Bool { !text.isEmpty }
  open func insertText(_ text: String) { type(self.text + text) }
  open func deleteBackward() { type(String(text.dropLast())) }

  private func type(_ new: String) {
    let all = NSRange(location: 0, length: text.utf16.count)
    guard new != text,
      textDelegate?.textView(self, shouldChangeTextIn: all, replacementText: new) ?? true
    else { return }
    text = new
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open var selectedTextRange: UITextRange?
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }
  open func text(in range: UITextRange) -> String? { text.part(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    self.text = self.text.replacing(range, with: text)
  }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...endOfDocument.offset).contains(new) ? UITextPosition(offset: new) : nil
  }
  open func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  // MARK: Layout and drawing

  private var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
  }

  private var letters: some View {
    (attributed?.text ?? Text(verbatim: text.isEmpty ? " " : text))
      .font((font ?? .systemFont(ofSize: 12)).font)
      .foregroundStyle(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.text)
      .lineSpacing(attributed?.paragraph?.lineSpacing ?? 0)
      .lineLimit(
        textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
      )
      .padding(insets)
  }

  /// The size of the text, or none if the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return ViewEnvironment.current.size(
      of: letters, ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewEnvironment.current.size(
      of: letters, ProposedViewSize(width: size.proposal.width, height: nil))
  }

  open override var _rendering: AnyView? {
    guard isEditable, attributed == nil else {
      return letters.frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
        .erased
    }
    let text = Binding<String>(get: { self.text }, set: { [weak self] in self?.type($0) })
    // SwiftUI's text editor has margins of its own, which UIKit includes in the text view's.
    return TextEditor(text: text).scrollContentBackground(.hidden)
      .font((font ?? .systemFont(ofSize: 12)).font)
      .foregroundStyle(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.text).erased
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// The delegate of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

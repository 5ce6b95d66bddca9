// The names are AppKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A label or single-line text field, rendered and edited like SwiftUI's.
open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates an editable field with text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    frame.size = fittingSize
  }
  /// Creates a single-line label.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    lineBreakMode = .byClipping
    self.stringValue = stringValue
    frame.size = fittingSize
  }
  /// Creates a single-line label with attributed text.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: "")
    self.attributedStringValue = attributedStringValue
    frame.size = fittingSize
  }
  /// Creates a multi-line label.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    isSelectable = true
    lineBreakMode = .byWordWrapping
    maximumNumberOfLines = 0
  }
  private func becomeLabel() {
    (isEditable, isBezeled, drawsBackground) = (false, false, false)
    maximumNumberOfLines = 1
    hugging = [NSLayoutConstraint.Priority(251), .defaultHigh]
  }

  open weak var delegate: (any NSTextFieldDelegate)?
  open override var stringValue: String {
    get { super.stringValue }
    set {
      if attributed?.string != newValue { attributed = nil }
      super.stringValue = newValue
    }
  }
  open override var attributedStringValue: NSAttributedString {
    get { attributed ?? NSAttributedString(string: stringValue) }
    set {
      attributed = newValue
      super.stringValue = newValue.string
      changed()
    }
  }
  private var attributed: NSAttributedString?
  open var placeholderString: String? { didSet { changed() } }
  open var placeholderAttributedString: NSAttributedString? {
    didSet { placeholderString = placeholderAttributedString?.string }
  }
  open var textColor: NSColor? = .controlTextColor { didSet { setNeedsDisplay() } }
  open var backgroundColor: NSColor? = .textBackgroundColor { didSet { setNeedsDisplay() } }
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  open var isBezeled = true { didSet { changed() } }
  open var isBordered = false { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var bezelStyle = BezelStyle.squareBezel { didSet { setNeedsDisplay() } }
  open var isEditable = true { didSet { changed() } }
  open var isSelectable = true
  /// Stored only: Quoin doesn't read it.
  open var allowsEditingTextAttributes = false
  /// Stored only: Quoin doesn't read it.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored only: Quoin doesn't read it.
  open var importsGraphics = false
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var isAutomaticTextCompletionEnabled = true
  open var contentType: NSTextContentType?
  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  /// Has no effect: a field has no selection.
  open func selectText(_ sender: Any?) {}
  /// Has no effect: never called, because text is not edited.
  open func textDidChange(_ notification: Notification) {}
  /// Has no effect: never called, because text is not edited.
  open func textDidBeginEditing(_ notification: Notification) {}
  /// Has no effect: never called, because text is not edited.
  open func textDidEndEditing(_ notification: Notification) {}
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { isEditable }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  var isSecure: Bool { false }

  // MARK: Drawing

  /// The size of a label's text, or the height of a field, whose width is flexible.
  open override var intrinsicContentSize: NSSize {
    guard isEditable else {
      let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
      return size(of: words, ProposedViewSize(width: width, height: nil))
    }
    return NSSize(width: Self.noIntrinsicMetric, height: size(of: field).height)
  }
  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    self.size(of: words, ProposedViewSize(width: size.proposal.width, height: nil))
  }

  open override var _rendering: AnyView? {
    guard isEditable else {
      return working(
        words.frame(
          width: frame.width, height: frame.height,
          alignment: Alignment(horizontal: alignment.horizontal, vertical: .top))
      )
      .background(drawsBackground ? backgroundColor.map { Color(nsColor: $0) } : nil).erased
    }
    return working(field)
  }

  private var words: some View {
    (attributed?.text ?? Text(verbatim: stringValue.isEmpty ? " " : stringValue))
      .foregroundStyle(Color(nsColor: textColor ?? .controlTextColor))
      .lineLimit(usesSingleLineMode ? 1 : maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
      .truncationMode(lineBreakMode.truncation)
      .multilineTextAlignment(alignment.text)
  }

  @ViewBuilder private var field: some View {
    let text = Binding<String>(
      get: { self.stringValue }, set: { [weak self] in self?.type($0) })
    let prompt =
      placeholderAttributedString?.text ?? placeholderString.map { Text(verbatim: $0) }
    let field = Group {
      if isSecure {
        SecureField("", text: text, prompt: prompt)
      } else {
        TextField("", text: text, prompt: prompt)
      }
    }
    .foregroundStyle(Color(nsColor: textColor ?? .controlTextColor))
    .multilineTextAlignment(alignment.text)
    if isBezeled || isBordered {
      field.textFieldStyle(.roundedBorder)
    } else {
      field.textFieldStyle(.plain)
        .background(drawsBackground ? backgroundColor.map { Color(nsColor: $0) } : nil)
    }
  }

  /// Applies text that the user typed and posts the notifications.
  private func type(_ new: String) {
    guard new != stringValue else { return }
    stringValue = new
    let notification = Notification(name: Self.textDidChangeNotification, object: self)
    textDidChange(notification)
    delegate?.controlTextDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}

/// A text field that hides its characters.
open class NSSecureTextField: NSTextField {
  override var isSecure: Bool { true }
}

/// A search field, rendered like a text field.
open class NSSearchField: NSTextField {
  /// Stored only: Quoin doesn't read it.
  open var recentSearches: [String] = []
  /// Stored only: Quoin doesn't read it.
  open var sendsSearchStringImmediately = false
  /// Stored only: Quoin doesn't read it.
  open var sendsWholeSearchString = false
  /// Stored only: Quoin doesn't read it.
  open var searchMenuTemplate: NSMenu?
}

/// The purpose of a text field.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let newPassword = NSTextContentType(rawValue: "new-password")
  public static let oneTimeCode = NSTextContentType(rawValue: "one-time-code")
  public static let emailAddress = NSTextContentType(rawValue: "email")
  public static let URL = NSTextContentType(rawValue: "url")
  public static let telephoneNumber = NSTextContentType(rawValue: "tel")
}

/// An observer of the text in a control.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    true
  }
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    true
  }
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A single-line text field, rendered and edited like SwiftUI's.
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  open var text: String? = "" { didSet { changed() } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { changed() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor? = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored only: Quoin doesn't read it.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  /// Stored only: Quoin doesn't read it.
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  /// Stored only: Quoin doesn't read it.
  open var adjustsFontForContentSizeCategory = false
  /// Stored only: Quoin doesn't read it.
  open var minimumFontSize: CGFloat = 0
  open weak var delegate: (any UITextFieldDelegate)?
  open var background: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var disabledBackground: UIImage?
  open private(set) var isEditing = false
  /// Stored only: Quoin doesn't read it.
  open var allowsEditingTextAttributes = false
  /// Stored only: Quoin doesn't read it.
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { swap(oldValue, leftView) } }
  open var rightView: UIView? { didSet { swap(oldValue, rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  private var inputs: (view: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  /// Stored only: Quoin doesn't read it.
  open var inputAssistantItem = UITextInputAssistantItem()

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
  open var isSecureTextEntry = false { didSet { changed() } }
  open var textContentType: UITextContentType!
  /// Stored only: Quoin doesn't read it.
  open var passwordRules: UITextInputPasswordRules?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changed() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
  private func swap(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { type((self.text ?? "") + text) }
  open func deleteBackward() { type(String((text ?? "").dropLast())) }

  /// Applies text that the user typed, if the delegate permits it.
  private func type(_ new: String) {
    let old = text ?? ""
    let all = NSRange(location: 0, length: old.utf16.count)
    guard new != old,
      delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: new) ?? true
    else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // Offsets count UTF-16 code units, as in `NSString`.
  open var selectedTextRange: UITextRange?
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }
  open func text(in range: UITextRange) -> String? { (text ?? "").part(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    self.text = (self.text ?? "").replacing(range, with: text)
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

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  // MARK: Layout and drawing

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 2) : bounds
    if let view = leftView, leftViewMode != .never {
      rect.origin.x += view.bounds.width
      rect.size.width -= view.bounds.width
    }
    if let view = rightView, rightViewMode != .never { rect.size.width -= view.bounds.width }
    return rect
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    leftView?.isHidden = leftViewMode == .never
    rightView?.frame = rightViewRect(forBounds: bounds)
    rightView?.isHidden = rightViewMode == .never
  }

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? text : placeholder
    let letters = ViewEnvironment.current.size(
      of: Text(verbatim: shown?.isEmpty == false ? shown! : " ").font(font?.font).lineLimit(1))
    let isFramed = borderStyle == .roundedRect
    return CGSize(
      width: letters.width + (isFramed ? 14 : 0), height: letters.height + (isFramed ? 14 : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var _rendering: AnyView? {
    let room = textRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    let text = Binding<String>(
      get: { self.text ?? "" }, set: { [weak self] in self?.type($0) })
    let prompt = (attributedPlaceholder?.text ?? Text(verbatim: placeholder ?? ""))
    let field = Group {
      if isSecureTextEntry {
        SecureField("", text: text, prompt: prompt)
      } else {
        TextField("", text: text, prompt: prompt)
      }
    }
    .textFieldStyle(.plain)
    .font(font?.font)
    .foregroundStyle(Color(uiColor: textColor ?? .label))
    .multilineTextAlignment(textAlignment.text)
    .onSubmit { [weak self] in
      guard let self else { return }
      _ = self.delegate?.textFieldShouldReturn(self)
      self.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
    .frame(width: max(room.width, 0), height: max(room.height, 0))
    .offset(x: room.minX, y: room.minY)
    return ZStack(alignment: .topLeading) {
      border
      field
    }
    .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    .working(self)
  }

  @ViewBuilder private var border: some View {
    switch borderStyle {
    case .none: EmptyView()
    case .line: Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
    case .bezel: Rectangle().strokeBorder(Color(uiColor: .separator), lineWidth: 1)
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
      RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
    }
  }
}

extension String {
  private func indices(_ range: UITextRange) -> Range<Index> {
    let count = utf16.count
    let (low, high) = MainActor.assumeIsolated { (range.start.offset, range.end.offset) }
    let start = min(max(low, 0), count)
    let end = min(max(high, start), count)
    return utf16.index(startIndex, offsetBy: start)..<utf16.index(startIndex, offsetBy: end)
  }
  @MainActor func part(_ range: UITextRange) -> String { String(self[indices(range)]) }
  @MainActor func replacing(_ range: UITextRange, with new: String) -> String {
    replacingCharacters(in: indices(range), with: new)
  }
}

/// The shortcut buttons above the keyboard. Compiles only.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var leadingBarButtonGroups: [Any] = []
  /// Stored only: Quoin doesn't read it.
  open var trailingBarButtonGroups: [Any] = []
}

/// The delegate of a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

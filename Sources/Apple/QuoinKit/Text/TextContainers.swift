import Foundation
import QuoinViews

/// The area for the text of a text view.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Stored only: Quoin doesn't read it.
  open var widthTracksTextView = false
  /// Stored only: Quoin doesn't read it.
  open var heightTracksTextView = false
  /// Stored only: Quoin doesn't read it.
  open var exclusionPaths: [UIBezierPath] = []
  open weak var layoutManager: NSLayoutManager?
  public init(size: CGSize = .zero) { self.size = size }
}

/// The positions of glyphs. Compiles only.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  open var textContainers: [NSTextContainer] = []
  /// Stored only: Quoin doesn't read it.
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Has no effect: text is laid out when it is drawn.
  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
}

/// The attributed text of a text view, which reports its changes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// Called when the characters or attributes have changed.
  package var onChange: (() -> Void)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open var editedMask: EditActions { [] }
  open var editedRange: NSRange { NSRange(location: NSNotFound, length: 0) }
  open var changeInLength: Int { 0 }

  public convenience init() { self.init(string: "") }

  open func addLayoutManager(_ manager: NSLayoutManager) { layoutManagers.append(manager) }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) { onChange?() }
  /// Has no effect: never called, because changes apply at once.
  open func processEditing() {}
  open override func replaceCharacters(in range: NSRange, with string: String) {
    super.replaceCharacters(in: range, with: string)
    onChange?()
  }
  open override func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attributes, range: range)
    onChange?()
  }
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    super.addAttribute(name, value: value, range: range)
    onChange?()
  }
  open override func setAttributedString(_ string: NSAttributedString) {
    super.setAttributedString(string)
    onChange?()
  }
}

/// An observer of edits. Its methods are never called.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

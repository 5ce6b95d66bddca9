import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The objects, texts and menus of tokens.
@MainActor @preconcurrency
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
  func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String?
  func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any?
  func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle
  func tokenField(
    _ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any
  ) -> Bool
  func tokenField(
    _ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any
  ) -> NSMenu?
}

extension NSTokenFieldDelegate {
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int)
    -> [Any]
  { tokens }
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { editingString }
  public func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle { .default }
  public func tokenField(
    _ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any
  ) -> Bool { false }
  public func tokenField(
    _ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any
  ) -> NSMenu? { nil }
}

/// A text field that shows objects as tokens, each on a rounded background. They aren't edited.
open class NSTokenField: NSTextField {
  public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }

  private var tokens: [Any] = []
  open var tokenStyle = TokenStyle.default { didSet { changed() } }
  /// The characters that separate tokens in a text, by default the comma.
  open var tokenizingCharacterSet = NSTokenField.defaultTokenizingCharacterSet
  /// Stored only: Quoin doesn't read it.
  open var completionDelay = NSTokenField.defaultCompletionDelay
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
  open class var defaultCompletionDelay: TimeInterval { 0 }

  /// The represented objects. A text is divided at the separators.
  open override var objectValue: Any? {
    get { tokens }
    set {
      tokens = (newValue as? [Any]) ?? newValue.map { objects(in: "\($0)") } ?? []
      changed()
    }
  }
  open override var stringValue: String {
    get { tokens.map { text(of: $0) }.joined(separator: ",") }
    set { objectValue = newValue }
  }

  private var observer: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }
  private func objects(in text: String) -> [Any] {
    text.components(separatedBy: tokenizingCharacterSet)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .map { observer?.tokenField(self, representedObjectForEditing: $0) ?? $0 }
  }
  private func text(of object: Any) -> String {
    observer?.tokenField(self, displayStringForRepresentedObject: object) ?? "\(object)"
  }

  open override var _rendering: AnyView? {
    let texts = tokens.map { text(of: $0) }
    let tokens = HStack(spacing: 4) {
      ForEach(texts.indices, id: \.self) { index in
        Text(verbatim: texts[index]).lineLimit(1)
          .padding(.horizontal, 6)
          .background(
            Color.accentColor.opacity(self.tokenStyle == .none ? 0 : 0.25), in: .capsule)
      }
    }
    return working(
      tokens.padding(.horizontal, 4)
        .frame(width: frame.width, height: frame.height, alignment: .leading)
        .background(Color(nsColor: backgroundColor ?? .textBackgroundColor))
        .border(Color(nsColor: .separatorColor)))
  }
}

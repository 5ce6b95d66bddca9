import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The requirements for generated passwords.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// The keyboard settings of a text field.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// An object that accepts typed text.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A position in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  let offset: Int
  init(offset: Int) { self.offset = offset }
  public override init() { offset = 0 }
}

/// A range of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  open var start: UITextPosition
  open var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(offset: start)
    self.end = UITextPosition(offset: end)
  }
}

/// An object whose text can be selected.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
}

/// An observer of text changes by an input method. Compiles only: there is no input method.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A spell checker. Compiles only: every word counts as correct, and there are no suggestions.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { [] }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { [] }
  /// Has no effect: every word counts as correct.
  open class func learnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Has no effect: every word counts as correct.
  open class func unlearnWord(_ word: String) {}
  open class var availableLanguages: [String] { ["en"] }
}

/// A placeholder for the dictionary entry of a word.
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

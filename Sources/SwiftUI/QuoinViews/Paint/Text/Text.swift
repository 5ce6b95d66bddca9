import Foundation
import QuoinCore

/// One or more lines of text.
///
/// It wraps at the proposed width, is truncated if lines are limited, and hugs its widest line.
/// Sizing: h-hug, v-hug.
public struct Text: Equatable, Sendable {
  /// The parts of the text in order, each with its own attributes.
  var fragments: [TextFragment]

  init(fragments: [TextFragment]) { self.fragments = fragments }

  /// Creates a text that shows `content` verbatim.
  public init(verbatim content: String) { fragments = [TextFragment(string: content)] }

  /// Creates a text that shows `content` verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from `key`, with its literal parts parsed as Markdown.
  ///
  /// It is looked up in the table `tableName` (`Localizable` by default) of `bundle` (the app's by
  /// default), in the language of the environment's locale. A key that isn't found is shown itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    fragments = LocalizedLabel.fragments(key, table: tableName, bundle: bundle)
  }

  /// Creates a text with `input` formatted by `format`, in the environment's region unless the
  /// format has its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(source: FormattedValue(value: input, format: format))
  }

  /// Creates a text with `input` formatted by `format`, in the environment's region unless the
  /// format has its own. Attributes have no effect.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(source: FormattedValue(value: input, format: format))
  }

  /// Creates a text with `subject` formatted by `formatter`.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text with `image`, placed on the line like a character.
  public init(_ image: Image) { fragments = [TextFragment(content: .image(image))] }

  /// Concatenates two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(fragments: lhs.fragments + rhs.fragments)
  }

  /// Returns the characters of all fragments in `environment`, without images.
  func string(in environment: EnvironmentValues) -> String {
    fragments.flatMap { $0.resolved(in: environment) }.map { fragment in
      if case .string(let string) = fragment.content { string } else { "" }
    }.joined()
  }

  /// The characters of all fragments in the default environment.
  var string: String { string(in: .processDefault) }
}

import Foundation
import QuoinCore

/// Text in one or several lines.
///
/// It wraps at the width it is offered, is cut where lines are limited, and hugs its widest line.
/// Sizing: h-hug, v-hug.
public struct Text: Equatable, Sendable {
  /// In order; parts with attributes of their own.
  var fragments: [TextFragment]

  init(fragments: [TextFragment]) { self.fragments = fragments }

  /// `content` as it is written.
  public init(verbatim content: String) { fragments = [TextFragment(string: content)] }

  /// `content` as it is written.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// The text of `key`, its literal parts read as Markdown.
  ///
  /// It is looked up in the table `tableName`, `Localizable` unless said, of `bundle`, the app's unless said, in the language
  /// of the environment's locale. A key that isn't there is shown itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    fragments = LocalizedLabel.fragments(key, table: tableName, bundle: bundle)
  }

  /// `input` as `format` writes it, in the environment's region unless the format has one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(source: FormattedValue(value: input, format: format))
  }

  /// `subject` as `formatter` writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// `image`, standing on the line as a character does.
  public init(_ image: Image) { fragments = [TextFragment(content: .image(image))] }

  /// Both texts, one after the other, as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(fragments: lhs.fragments + rhs.fragments)
  }

  /// The characters of all fragments in `environment`; images are left out.
  func string(in environment: EnvironmentValues) -> String {
    fragments.flatMap { $0.resolved(in: environment) }.map { fragment in
      if case .string(let string) = fragment.content { string } else { "" }
    }.joined()
  }

  /// The characters of all fragments in the default environment.
  var string: String { string(in: EnvironmentValues()) }
}

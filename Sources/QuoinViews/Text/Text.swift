import Foundation

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

  /// The text of `key`. There are no tables of translations here: the key is shown itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    fragments = key.fragments
  }

  /// `input` as `format` writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// `subject` as `formatter` writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Both texts, one after the other, as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(fragments: lhs.fragments + rhs.fragments)
  }

  /// The characters of all fragments.
  var string: String {
    fragments.count == 1 ? fragments[0].string : fragments.map(\.string).joined()
  }
}

// Modifiers that keep a text a text. An attribute given earlier, nearer to the characters, wins.

extension Text {
  private func with<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value
  ) -> Text {
    var text = self
    for index in text.fragments.indices
    where text.fragments[index].attributes[keyPath: attribute] == nil {
      text.fragments[index].attributes[keyPath: attribute] = value
    }
    return text
  }

  /// Sets the font; `nil` is the platform's own.
  public func font(_ font: Font?) -> Text { with(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
  public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }
  public func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }
  /// Digits of equal width.
  public func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

  public func foregroundColor(_ color: Color?) -> Text {
    with(\.foreground, color.map { AnyShapeStyle($0) })
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(\.foreground, AnyShapeStyle(style))
  }

  /// Adds `tracking` points after each character, ligatures broken up.
  public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }
  /// Adds `kerning` points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }
  /// Raises the text by `baselineOffset` points; its lines become taller.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(\.baselineOffset, baselineOffset)
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.underline, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }
}

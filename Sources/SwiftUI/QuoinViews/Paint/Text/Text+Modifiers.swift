import Foundation

// Modifiers that return a text. An attribute set earlier, nearer to the characters, takes
// precedence.

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

  /// Sets the font; `nil` restores the platform's default.
  /// Sizing: as the text.
  public func font(_ font: Font?) -> Text { with(\.font, font) }
  /// Sets the weight of the characters; `nil` restores the font's own.
  /// Sizing: as the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
  /// Sets the design of the system font; `nil` restores the font's own.
  /// Sizing: as the text.
  public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }
  /// Sets the width of the characters; `nil` restores the font's own.
  /// Sizing: as the text.
  public func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }
  /// Makes the characters bold. Sizing: as the text.
  public func bold() -> Text { bold(true) }
  /// Makes the characters bold if `isActive`. Sizing: as the text.
  public func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }
  /// Makes the characters italic.
  /// Sizing: as the text.
  public func italic() -> Text { italic(true) }
  /// Makes the characters italic if `isActive`.
  /// Sizing: as the text.
  public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }
  /// Makes the characters monospaced if `isActive`.
  /// Sizing: as the text.
  public func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }
  /// Gives digits equal widths.
  /// Sizing: as the text.
  public func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

  /// Sets the size of the characters relative to their font, if `isEnabled`.
  /// Sizing: as the text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(\.scale, scale) : self
  }
  /// Attaches a value to the characters for a ``TextRenderer``.
  /// Sizing: as the text.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var text = self
    for index in text.fragments.indices {
      let known = text.fragments[index].attributes.custom
      text.fragments[index].attributes.custom = CustomTextAttributes(value, besides: known)
    }
    return text
  }

  /// Sets the color; `nil` restores the default, whatever the environment's. Links keep theirs.
  /// Sizing: as the text.
  public func foregroundColor(_ color: Color?) -> Text {
    foreground(color.map { AnyShapeStyle($0) })
  }
  /// Sets the style of the characters. Links keep theirs.
  /// Sizing: as the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    foreground(AnyShapeStyle(style))
  }
  private func foreground(_ style: AnyShapeStyle?) -> Text {
    var text = self
    for index in text.fragments.indices
    where text.fragments[index].attributes.foreground == nil
      && text.fragments[index].attributes.link == nil
    {
      text.fragments[index].attributes.foreground = .some(style)
    }
    return text
  }

  /// Adds `tracking` points after each character, without ligatures.
  /// Sizing: as the text.
  public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }
  /// Adds `kerning` points after each character. Sizing: as the text.
  public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }
  /// Raises the text by `baselineOffset` points; its lines become taller.
  /// Sizing: as the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(\.baselineOffset, baselineOffset)
  }

  /// Underlines the characters if `isActive`.
  /// Sizing: as the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.underline, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Strikes through the characters if `isActive`.
  /// Sizing: as the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with(\.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }
}

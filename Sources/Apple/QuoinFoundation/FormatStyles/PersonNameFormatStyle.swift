import Foundation

extension PersonNameComponents {
  /// A style that writes the name of a person.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a name.
    public enum Style: Int, Hashable, Codable, Sendable {
      /// The nickname or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts, with prefix and suffix.
      case long
      /// The initials.
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String {
      let (given, family) = (value.givenName, value.familyName)
      switch style {
      case .short: return value.nickname ?? given ?? family ?? ""
      case .medium: return joined([given, family])
      case .long:
        let inner = isFamilyFirst ? [given] : [given, value.middleName]
        let name = isFamilyFirst ? [family] + inner : inner + [family]
        return joined([value.namePrefix] + name + [value.nameSuffix], isOrdered: true)
      case .abbreviated:
        // Initials of a name in such a script say nothing; its family name is short.
        if isFamilyFirst, let family { return family }
        return [given, family].compactMap { $0?.first.map(String.init) }.joined()
      }
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Whether names of the language begin with the family name and have no spaces.
    private var isFamilyFirst: Bool {
      ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier)
    }

    private func joined(_ parts: [String?], isOrdered: Bool = false) -> String {
      let parts = isFamilyFirst && !isOrdered ? parts.reversed() : parts
      let latin = parts.allSatisfy { $0?.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ?? true }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: isFamilyFirst && !latin ? "" : " ")
    }
  }

  /// Returns the given and the family name, in the order of the current locale.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the name in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { _ProcessRegion.localized(style).format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style that writes the name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

import Foundation

extension Text {
  /// The text of `resource`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      self.init(verbatim: String(localized: resource))
    #else
      fragments = resource.label.fragments
    #endif
  }
}

#if !canImport(Darwin)
  // Parts of Foundation on Apple's platforms that the open-source one lacks. There are no tables of
  // translations here: what is written is shown itself.

  /// A label that the view showing it looks up.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The name the label is looked up by.
    public let key: String
    public let table: String?
    public var locale: Locale
    let label: LocalizedStringKey

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle = .main, comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.string, value: keyAndValue, table: table, locale: locale)
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle = .main, comment: StaticString? = nil
    ) {
      self.init(key: "\(key)", value: defaultValue, table: table, locale: locale)
    }

    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      key: String, value: String.LocalizationValue, table: String?, locale: Locale
    ) {
      self.key = key
      self.table = table
      self.locale = locale
      label = value.label
    }
  }

  extension String {
    /// The text of a label as code writes it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
      let label: LocalizedStringKey

      public init(_ value: String) { label = LocalizedStringKey(value) }
      public init(stringLiteral value: String) { self.init(value) }
      public init(stringInterpolation: StringInterpolation) {
        label = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }

      /// The characters, markup included.
      var string: String { Text(fragments: label.plain).string }
    }

    /// The characters of `keyAndValue`.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.string
    }

    /// The characters of `defaultValue`.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.string
    }

    /// The characters of `resource`.
    public init(localized resource: LocalizedStringResource) {
      self = Text(fragments: resource.label.plain).string
    }
  }

  extension AttributedString {
    /// The characters of `keyAndValue` with its markup read.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: keyAndValue.string, options: options)) ?? ""
    }
  }
#endif

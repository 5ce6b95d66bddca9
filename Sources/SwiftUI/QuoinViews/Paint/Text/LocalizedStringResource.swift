import Foundation
import QuoinCore

extension Text {
  /// Creates a text from `resource`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      self.init(verbatim: String(localized: resource))
    #else
      fragments = LocalizedLabel.fragments(
        resource.label, key: resource.key, table: resource.table, bundle: resource.home,
        locale: resource.ownLocale)
    #endif
  }
}

#if !canImport(Darwin)
  // Parts of Apple's Foundation that the open-source one lacks.

  /// A label that is looked up by the view that shows it.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key of the label.
    public let key: String
    public let table: String?
    /// The language and region of the label; by default that of the view.
    public var locale: Locale {
      get { ownLocale ?? ProcessLocale.current }
      set { ownLocale = newValue }
    }
    /// The text to show if no table contains the label.
    public var defaultValue: String.LocalizationValue { String.LocalizationValue(label) }
    let label: LocalizedStringKey
    /// The bundle with the tables, or `nil` for the app's.
    let home: Bundle?
    fileprivate(set) var ownLocale: Locale?

    /// The location of a bundle.
    public enum BundleDescription: Sendable {
      case main
      case forClass(AnyClass)
      case atURL(URL)

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
      }
    }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.label.key, value: keyAndValue, table, locale, bundle.bundle)
    }

    /// Creates a label with a bundle.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(key: keyAndValue.label.key, value: keyAndValue, table, locale, bundle)
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key: "\(key)", value: defaultValue, table, locale, bundle.bundle)
    }

    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      key: String, value: String.LocalizationValue, _ table: String?, _ locale: Locale,
      _ bundle: Bundle?
    ) {
      self.key = key
      self.table = table
      label = value.label
      home = bundle
      ownLocale = locale == .current ? nil : locale
    }
  }

  extension String {
    /// The text of a label, as written in code.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
      let label: LocalizedStringKey

      init(_ label: LocalizedStringKey) { self.label = label }
      public init(_ value: String) { label = LocalizedStringKey(value) }
      public init(stringLiteral value: String) { self.init(value) }
      public init(stringInterpolation: StringInterpolation) {
        label = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Creates the text of `keyAndValue` in the process's language, including markup.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.label, key: nil, table, bundle, nil)
    }

    /// Creates the text of `key` in the process's language, including markup, or `defaultValue` if
    /// no table contains it.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(defaultValue.label, key: "\(key)", table, bundle, nil)
    }

    /// Creates the text of `resource`, including markup.
    public init(localized resource: LocalizedStringResource) {
      self.init(
        resource.label, key: resource.key, resource.table, resource.home, resource.ownLocale)
    }

    private init(
      _ label: LocalizedStringKey, key: String?, _ table: String?, _ bundle: Bundle?,
      _ locale: Locale?
    ) {
      var environment = EnvironmentValues.processDefault
      if let locale { environment.locale = locale }
      let found = LocalizedLabel(label, key: key, table: table, bundle: bundle)
      self = Text(fragments: (found?.text(in: environment) ?? label).plain).string(in: environment)
    }
  }

  extension AttributedString {
    /// Creates the text of `keyAndValue` in the process's language, with its markup parsed.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      let text = LocalizedStringKey.inflected(
        String(localized: keyAndValue, table: table, bundle: bundle),
        in: EnvironmentValues.processDefault)
      self = (try? AttributedString(markdown: text, options: options)) ?? ""
    }
  }
#endif

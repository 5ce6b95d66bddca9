import Foundation

/// A formatter of the names of persons, in place of Foundation's, which can't be created on Linux.
///
/// `quoin` gives it Apple's name, `PersonNameComponentsFormatter`, in a user's module.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  /// The options of names.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var locale: Locale! = _ProcessRegion.locale
  /// Whether it writes the names' phonetic representation, if there is one.
  open var isPhonetic = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from components: PersonNameComponents) -> String {
    let length: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: length, locale: locale).format(name)
  }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = _PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }

  private static let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  /// Returns the parts of a name whose family name is the last word; `nil` for an empty text.
  ///
  /// English prefixes and suffixes are parts of their own.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    func isOne(of words: Set<String>, _ word: Substring?) -> Bool {
      word.map { words.contains($0.lowercased().filter(\.isLetter)) } ?? false
    }
    var words = string.split { $0.isWhitespace || $0 == "," }
    var components = PersonNameComponents()
    if words.count > 1, isOne(of: Self.prefixes, words.first) {
      components.namePrefix = String(words.removeFirst())
    }
    if words.count > 1, isOne(of: Self.suffixes, words.last) {
      components.nameSuffix = String(words.removeLast())
    }
    guard !words.isEmpty else { return nil }
    components.givenName = String(words.removeFirst())
    if let family = words.popLast() { components.familyName = String(family) }
    if !words.isEmpty { components.middleName = words.joined(separator: " ") }
    return components
  }
}

/// The text of one key in one language, which may depend on numbers and on the device.
public struct LocalizedEntry: Hashable, Sendable {
  /// A text, or a choice of texts.
  indirect enum Template: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Template])
    /// A choice by the device names of string catalogs; `other` is for all devices that aren't
    /// listed.
    case device([String: Template])

    /// The text itself, if it doesn't depend on a number.
    func text(on device: [String]) -> String? {
      switch self {
      case .text(let text): text
      case .plural(let choices): choices[.other]?.text(on: device)
      case .device(let choices): Self.choice(choices, device)?.text(on: device)
      }
    }

    static func choice(_ choices: [String: Template], _ device: [String]) -> Template? {
      (device + ["other"]).lazy.compactMap { choices[$0] }.first
    }
  }

  /// A text nested in the text, selected by one argument.
  struct Substitution: Hashable, Sendable {
    /// The number of the argument, from 1; `nil` for the argument at the substitution's position.
    var position: Int?
    var specifier: String
    var template: Template
  }

  var template: Template
  var substitutions: [String: Substitution] = [:]

  init(_ text: String) { template = .text(text) }

  init(_ template: Template, substitutions: [String: Substitution] = [:]) {
    self.template = template
    self.substitutions = substitutions
  }

  /// The language and device for which a text is chosen.
  public struct Setting: Sendable {
    /// The language of the text, such as `fr` or `pt-BR`.
    public var language: String
    /// The device's names, the most specific first: `iphone`, `mac`.
    public var device: [String]

    public init(language: String, device: [String] = ["iphone"]) {
      self.language = language
      self.device = device
    }
  }

  /// Returns the text without arguments; percent signs are literal.
  public func plain(in setting: Setting) -> String { template.text(on: setting.device) ?? "" }

  /// Whether the text depends on numbers or on the device.
  var isChosen: Bool {
    if case .text = template { !substitutions.isEmpty } else { true }
  }

  /// Returns the plural form as a format string, for use when the arguments are unknown.
  func general(in setting: Setting) -> String {
    guard isChosen else { return plain(in: setting) }
    return pieces(in: setting) { _ in PluralOperands(1_000_005) }.map { piece in
      switch piece {
      case .literal(let text): text.replacing("%", with: "%%")
      case .argument(let index, let specifier): "%\(index + 1)$\(specifier)"
      case .substitution: ""
      }
    }.joined()
  }

  /// Returns the pieces of the text for the given arguments.
  ///
  /// - Parameter number: Returns the number at an index of the arguments, or `nil` if that argument
  ///   isn't a number.
  public func pieces(in setting: Setting, number: (Int) -> PluralOperands?) -> [FormatPiece] {
    let chooser = Chooser(
      entry: self, setting: setting, rule: PluralRule(language: setting.language))
    return chooser.pieces(of: template, own: nil, depth: 0, number)
  }

  private struct Chooser {
    let entry: LocalizedEntry
    let setting: Setting
    let rule: PluralRule

    func pieces(
      of template: Template, own: (index: Int, specifier: String)?, depth: Int,
      _ number: (Int) -> PluralOperands?
    ) -> [FormatPiece] {
      switch template {
      case .device(let choices):
        guard let choice = Template.choice(choices, setting.device) else { return [] }
        return pieces(of: choice, own: own, depth: depth, number)
      case .plural(let choices):
        let value = number(own?.index ?? firstNumber(choices, number) ?? 0)
        guard let choice = rule.choice(of: choices, for: value) else { return [] }
        return pieces(of: choice, own: own, depth: depth, number)
      case .text(let text):
        return FormatPiece.pieces(of: text, own: own).flatMap { piece -> [FormatPiece] in
          guard case .substitution(let name, let index) = piece else { return [piece] }
          guard depth < LocalizedEntry.deepest, let substitution = entry.substitutions[name] else {
            return []
          }
          let own = substitution.position.map { $0 - 1 } ?? index
          return pieces(
            of: substitution.template, own: (own, substitution.specifier), depth: depth + 1, number)
        }
      }
    }

    /// Returns the index of the number that selects the text: the first one that appears in it.
    private func firstNumber(
      _ choices: [PluralCategory: Template], _ number: (Int) -> PluralOperands?
    ) -> Int? {
      guard let text = (choices[.other] ?? choices.values.first)?.text(on: setting.device) else {
        return nil
      }
      for case .argument(let index, _) in FormatPiece.pieces(of: text) where number(index) != nil {
        return index
      }
      return (0..<8).first { number($0) != nil }
    }
  }
}

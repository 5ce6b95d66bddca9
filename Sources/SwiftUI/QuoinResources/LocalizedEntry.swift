/// The text of one key in one language: a text, or one that depends on numbers and on the device.
public struct LocalizedEntry: Hashable, Sendable {
  /// A text, or a choice of texts.
  indirect enum Template: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Template])
    /// By the names that string catalogues use; `other` for all that aren't named.
    case device([String: Template])

    /// The text itself, where nothing is chosen by a number.
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

  /// A text inside the text, chosen by one value.
  struct Substitution: Hashable, Sendable {
    /// The number of the value, from 1; `nil` for the place where the substitution stands.
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

  /// Where the text is shown.
  public struct Setting: Sendable {
    /// The language of the text, as `fr` or `pt-BR`.
    public var language: String
    /// Names of the device, the most exact first: `iphone`, `mac`.
    public var device: [String]

    public init(language: String, device: [String] = ["iphone"]) {
      self.language = language
      self.device = device
    }
  }

  /// The text without values: percent signs stand for themselves.
  public func plain(in setting: Setting) -> String { template.text(on: setting.device) ?? "" }

  /// Whether the text depends on numbers or on the device.
  var isChosen: Bool {
    if case .text = template { !substitutions.isEmpty } else { true }
  }

  /// The text for many, as a format: what it depends on is chosen without knowing the values.
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

  /// The pieces of the text for these values.
  ///
  /// - Parameter number: the number at an index of the arguments; `nil` where none is there.
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

    /// The index of the number that the text itself depends on: the first one that is written in it.
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

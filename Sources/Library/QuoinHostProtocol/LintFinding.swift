/// A named configuration for linting previews.
public struct LintCell: Codable, Equatable, Sendable {
  /// `iPhone SE (3rd generation), dark`.
  public var name: String
  public var configuration: RenderConfiguration
  /// Whether it is skipped for previews that specify a device or a size.
  public var isForPhones: Bool

  public init(name: String, configuration: RenderConfiguration, isForPhones: Bool = false) {
    (self.name, self.configuration, self.isForPhones) = (name, configuration, isForPhones)
  }
}

/// A lint finding in a preview.
public struct LintFinding: Codable, Equatable, Sendable {
  /// The name of the configuration in which it occurs.
  public var cell: String
  /// The rule's id, and its short title.
  public var rule, title: String
  /// `note`, `warning` or `error`.
  public var severity: String
  public var sentence: String
  public var hint: String?
  /// The name of the view or modifier in the report.
  public var name: String?
  /// The user-defined view whose body contains it.
  public var view: String?
  /// The source file, as known to the compiler.
  public var file: String?
  /// Starting at 1.
  public var line, column: Int?
  /// An identifier of the finding that doesn't depend on lengths.
  public var fingerprint: String
  /// The colors of a text and its background, which findings about contrast have in common.
  public var colors: String?

  public init(
    cell: String, rule: String, title: String, severity: String, sentence: String,
    fingerprint: String
  ) {
    (self.cell, self.rule, self.title) = (cell, rule, title)
    (self.severity, self.sentence, self.fingerprint) = (severity, sentence, fingerprint)
  }
}

/// Circumstances that previews are looked at in, with a name.
public struct LintCell: Codable, Equatable, Sendable {
  /// `iPhone SE (3rd generation), dark`.
  public var name: String
  public var circumstances: Circumstances
  /// Whether previews that name a device or a size of their own are looked at in others only.
  public var isForPhones: Bool

  public init(name: String, circumstances: Circumstances, isForPhones: Bool = false) {
    (self.name, self.circumstances, self.isForPhones) = (name, circumstances, isForPhones)
  }
}

/// Something that an author would want to know about a preview.
///
/// Stored properties: one for each thing that is told.
public struct LintFinding: Codable, Equatable, Sendable {
  /// The name of the circumstances that it happens in.
  public var cell: String
  /// The rule's id, and its title in a few words.
  public var rule, title: String
  /// `note`, `warning` or `error`.
  public var severity: String
  public var sentence: String
  public var hint: String?
  /// What the report calls the view or modifier.
  public var name: String?
  /// The author's view whose body it is from.
  public var view: String?
  /// Where it was written, as the compiler knows the file.
  public var file: String?
  /// Counted from 1.
  public var line, column: Int?
  /// What stays the same where lengths differ.
  public var fingerprint: String

  public init(
    cell: String, rule: String, title: String, severity: String, sentence: String,
    fingerprint: String
  ) {
    (self.cell, self.rule, self.title) = (cell, rule, title)
    (self.severity, self.sentence, self.fingerprint) = (severity, sentence, fingerprint)
  }
}

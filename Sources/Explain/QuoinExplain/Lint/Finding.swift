import Foundation

/// The severity of a finding.
public enum LintSeverity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth checking.
  case note
  /// Users will notice it.
  case warning
  /// Certainly unintended.
  case error

  public static func < (a: LintSeverity, b: LintSeverity) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A likely mistake in a layout.
///
/// Its JSON has the keys `rule`, `severity`, `sentence`, `hint`, `node` (a position in the report's
/// list), `name`, `view`, `source` and `fingerprint`; unknown values are left out.
public struct Finding: Sendable, Hashable, Codable {
  /// The id of the rule: `broken-word`.
  public var rule: String
  public var severity: LintSeverity
  /// A description of the mistake, without a period.
  public var message: String
  /// A suggested fix, if one is certain or was verified in a copy of the layout.
  public var hint: String?
  /// The position of the view or modifier in the report's list; `nil` for the view as a whole.
  public var node: Int?
  /// The name of that node in the report.
  public var name: String?
  /// The user-defined view whose body contains the node.
  public var view: String?
  /// The source location, if the sources contain it.
  public var source: LayoutReport.Source?
  /// The part of the message that is independent of lengths. Findings of one rule with the same
  /// location and fingerprint count as one.
  public var fingerprint: String
  /// The colors of a text and its background, which findings about contrast have in common.
  package var colors: String?

  private enum CodingKeys: String, CodingKey {
    case rule, severity
    case message = "sentence"
    case hint, node, name, view, source, fingerprint
  }
}

extension Finding {
  /// The former name of ``message``.
  @available(*, deprecated, renamed: "message")
  public var sentence: String {
    get { message }
    set { message = newValue }
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in a compiler's format, such as `Card.swift:12:5: warning: … [broken-word]`.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    let advice = hint.map { ". \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice) [\(rule)]"
  }
}

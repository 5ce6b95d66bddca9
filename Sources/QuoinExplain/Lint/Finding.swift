import Foundation

/// How much a finding matters.
public enum LintSeverity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth a look.
  case note
  /// Somebody will see it, or miss something.
  case warning
  /// It can't be meant.
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

/// Something about a layout that its author would want to know.
///
/// Its JSON has the keys `rule`, `severity`, `sentence`, `hint`, `node` (a position in the report's list), `name`, `view`,
/// `source` and `fingerprint`; what isn't known is left out.
public struct Finding: Sendable, Hashable, Codable {
  /// The id of the rule: `broken-word`.
  public var rule: String
  public var severity: LintSeverity
  /// What is the matter, without a full stop.
  public var sentence: String
  /// What would mend it: only what was tried in a copy of the layout, or is certain.
  public var hint: String?
  /// The position of the view or modifier in the report's list; `nil` where the whole is meant.
  public var node: Int?
  /// What the report calls that node.
  public var name: String?
  /// The author's view whose body the node is from.
  public var view: String?
  /// Where it was written, if the sources say it.
  public var source: LayoutReport.Source?
  /// What stays the same of the sentence where lengths differ: findings of a rule with the same place and fingerprint are
  /// one.
  public var fingerprint: String
}

extension Finding: CustomStringConvertible {
  /// As a compiler writes it: `Card.swift:12:5: warning: … [broken-word]`.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    let advice = hint.map { ". \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(sentence)\(advice) [\(rule)]"
  }
}

/// The subject of lint rules.
package enum LintGroup: String, Sendable, Hashable, Codable, CaseIterable {
  /// Sizes and places.
  case layout
  /// Texts without enough space.
  case text
  case color
  /// Data, updates and accessibility: everything that no picture shows.
  case state

  /// Creates the group of the rule with this id.
  package init(ofRule id: String) { self = Self.groups[id] ?? .layout }

  /// The groups of the rules that aren't about the layout, by their ids.
  private static let groups: [String: LintGroup] = {
    var groups: [String: LintGroup] = [LintRule.lowContrast.id: .color]
    let text: [LintRule] = [
      .truncatedText, .fixedFrameCutsText, .starvedText, .brokenWord, .shrunkText, .collapsedText,
      .unreadableLabel,
    ]
    let state: [LintRule] = [
      .missingLabel, .duplicateID, .erasedRow, .resettingState, .needlessBody, .endlessUpdate,
      .unavailableName,
    ]
    for rule in text { groups[rule.id] = .text }
    for rule in state { groups[rule.id] = .state }
    return groups
  }()
}

extension LintRule {
  /// The subject of the rule.
  package var group: LintGroup { LintGroup(ofRule: id) }
}

import Foundation
import QuoinGeometry

/// A diagnosis, or a finding of lint in the form of one.
struct AnswerCandidate: Sendable, Hashable {
  var diagnosis: Diagnosis
  /// The advice of a finding, which has no edit.
  var hint: String?
  /// Whether it is a finding of lint.
  var isFinding = false

  init(_ diagnosis: Diagnosis) { self.diagnosis = diagnosis }

  /// Creates a candidate from a finding about a node, or about the view as a whole.
  init(_ finding: Finding) {
    let node = finding.node ?? 0
    let rule =
      LintRule.all.first { $0.id == finding.rule }
      ?? LintRule(id: finding.rule, severity: finding.severity, title: finding.message)
    diagnosis = Diagnosis(
      rule, subject: node, aspects: FindingAspects.aspects(rule),
      seen: AnswerPhrases.sentence(finding.message), cause: "", causeNode: node)
    hint = finding.hint.map { AnswerPhrases.sentence($0) }
    isFinding = true
  }

  /// Whether it is about something else than the layout: colors, labels, data and updates.
  var isBesideLayout: Bool { FindingAspects.besideLayout.contains(diagnosis.rule.id) }
  /// Whether there is an edit that was tried.
  var isSolved: Bool { diagnosis.edit?.outcome != nil }
}

/// The properties of a view that lint's rules are about.
enum FindingAspects {
  /// The rules that are about something else than the layout.
  static let besideLayout: Set<String> = [
    LintRule.lowContrast.id, LintRule.missingLabel.id, LintRule.smallTarget.id,
    LintRule.oneWaySymbol.id, LintRule.duplicateID.id, LintRule.erasedRow.id,
    LintRule.resettingState.id, LintRule.needlessBody.id, LintRule.endlessUpdate.id,
  ]

  /// The rules that report texts and images without enough space.
  static let symptoms: Set<String> = [
    LintRule.outsideWindow.id, LintRule.truncatedText.id, LintRule.overlappingText.id,
    LintRule.brokenWord.id, LintRule.starvedText.id, LintRule.shrunkText.id,
    LintRule.unreadableLabel.id,
  ]

  private static let table: [String: Set<LayoutAspect>] = [
    LintRule.ambiguousSize.id: [.width, .height], LintRule.invalidFrame.id: [.width, .height],
    LintRule.idleFrame.id: [.width, .height], LintRule.needlessReader.id: [.width, .height],
    LintRule.lateFrame.id: [.width, .height, .color], LintRule.clippedShadow.id: [.cut],
    LintRule.idleSpacer.id: [.gap, .x, .y], LintRule.idlePriority.id: [.width, .height],
    LintRule.truncatedText.id: [.cut, .width, .height],
    LintRule.fixedFrameCutsText.id: [.cut, .width, .height],
    LintRule.starvedText.id: [.cut, .width], LintRule.brokenWord.id: [.cut, .width],
    LintRule.shrunkText.id: [.cut, .width, .height],
    LintRule.collapsedText.id: [.cut, .width, .height],
    LintRule.overlappingText.id: [.x, .y, .cut],
    LintRule.unreadableLabel.id: [.cut, .width, .height],
    LintRule.outsideWindow.id: [.cut, .x, .y, .width], LintRule.underBar.id: [.cut, .y],
    LintRule.stretchedImage.id: [.width, .height],
    LintRule.unscaledImage.id: [.cut, .width, .height],
    LintRule.collapsedImage.id: [.cut, .width, .height], LintRule.lowContrast.id: [.color],
    LintRule.oneWaySymbol.id: [], LintRule.smallTarget.id: [.taps, .width, .height],
    LintRule.missingLabel.id: [], LintRule.coveredControl.id: [.taps],
  ]

  static func aspects(_ rule: LintRule) -> Set<LayoutAspect> { table[rule.id] ?? [] }
}

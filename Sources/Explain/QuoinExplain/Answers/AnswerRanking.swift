import Foundation
import QuoinGeometry

/// Merges candidates that have the same cause, and sorts them.
struct AnswerRanking {
  let scene: AnswerScene

  /// The largest number of answers without a question.
  static let longest = 5
  /// The largest number of answers that may be intended.
  private static let mostNotes = 2

  /// One candidate for each cause, the worst first.
  func ranked(_ candidates: [AnswerCandidate]) -> [AnswerCandidate] {
    var kept: [AnswerCandidate] = []
    for candidate in distinct(candidates, by: { scene.node($0.causeNode).source })
      .sorted(by: isBefore)
    {
      if !kept.contains(where: { explains($0, candidate) }) { kept.append(candidate) }
    }
    return kept
  }

  /// The candidates that lint reports: all calls to change, but each cause by one rule only.
  func reported(_ candidates: [AnswerCandidate]) -> [AnswerCandidate] {
    var kept: [AnswerCandidate] = []
    for candidate in distinct(candidates, by: changedCall).sorted(by: isBefore) {
      let isTold = kept.contains {
        $0.diagnosis.rule != candidate.diagnosis.rule && explains($0, candidate)
      }
      if !isTold { kept.append(candidate) }
    }
    return kept
  }

  /// The location of the first call that an edit changes, or else of the call that is the cause.
  private func changedCall(_ diagnosis: Diagnosis) -> LayoutReport.Source? {
    diagnosis.edit?.changes.first?.source ?? scene.node(diagnosis.causeNode).source
  }

  /// The first candidate of each rule for each call, as the rows of a `ForEach` have the same.
  private func distinct(
    _ candidates: [AnswerCandidate], by call: (Diagnosis) -> LayoutReport.Source?
  ) -> [AnswerCandidate] {
    struct Cause: Hashable {
      let rule: String
      let source: LayoutReport.Source
      let call: String
    }
    var seen: Set<Cause> = []
    return candidates.filter { candidate in
      let diagnosis = candidate.diagnosis
      let node = scene.node(diagnosis.causeNode)
      guard let source = call(diagnosis) else { return true }
      return seen.insert(
        Cause(rule: diagnosis.rule.id, source: source, call: node.callName)
      ).inserted
    }
  }

  /// The answers without a question: notes, and findings beside the layout, only if there is
  /// nothing worse.
  ///
  /// - Parameter showsAll: whether to return all that are ranked.
  func worst(_ candidates: [AnswerCandidate], showsAll: Bool = false) -> [AnswerCandidate] {
    let all = ranked(candidates)
    if showsAll { return all }
    let unasked = all.filter { !$0.diagnosis.isOnlyAsked }
    let serious = unasked.filter { $0.diagnosis.rule.severity > .note && !$0.isBesideLayout }
    // What may be intended is only worth a few lines.
    if serious.isEmpty { return Array(unasked.prefix(Self.mostNotes)) }
    return Array(serious.prefix(Self.longest))
  }

  /// Whether a candidate comes before another.
  func isBefore(_ a: AnswerCandidate, _ b: AnswerCandidate) -> Bool {
    if a.isBesideLayout != b.isBesideLayout { return b.isBesideLayout }
    let (first, second) = (a.diagnosis, b.diagnosis)
    if first.rule.severity != second.rule.severity {
      return first.rule.severity > second.rule.severity
    }
    // A diagnosis knows the cause; a finding often only the symptom.
    if a.isFinding != b.isFinding { return b.isFinding }
    if a.isSolved != b.isSolved { return a.isSolved }
    if first.weight != second.weight { return first.weight > second.weight }
    if first.subject != second.subject { return first.subject < second.subject }
    return first.rule.id < second.rule.id
  }

  // MARK: Same causes

  /// Whether a kept candidate tells the cause of another, so that the other adds nothing.
  func explains(_ kept: AnswerCandidate, _ other: AnswerCandidate) -> Bool {
    let (a, b) = (kept.diagnosis, other.diagnosis)
    if a.causeNode == b.causeNode || isSameCall(a.causeNode, b.causeNode) { return true }
    if kept.isFinding, !other.isFinding { return false }
    let isShared = !a.aspects.isDisjoint(with: b.aspects) && !isAcross(a, b)
    if isShared, a.others.contains(b.subject) || a.subject == b.subject { return true }
    guard other.isFinding else {
      return isShared
        && (a.others.contains(b.causeNode) || isCausedInside(a, b, isSolved: other.isSolved))
    }
    // The window's content sticks out as a whole, whichever text is named.
    if FindingAspects.symptoms.contains(b.rule.id), a.aspects.contains(.cut), isShared {
      return isRelated(a.subject, b.subject) || b.rule.id == LintRule.outsideWindow.id
    }
    return isShared && isInside(b.subject, a.causeNode)
  }

  /// Whether one diagnosis is about the height of the content and the other about a width, each of
  /// which remains if the other is changed.
  private func isAcross(_ a: Diagnosis, _ b: Diagnosis) -> Bool {
    func isTall(_ diagnosis: Diagnosis) -> Bool { diagnosis.rule == .tallContent }
    func isWide(_ diagnosis: Diagnosis) -> Bool {
      [LintRule.wideView, .screenWideFrame, .spillingFixedSize].contains(diagnosis.rule)
        && diagnosis.aspects.contains(.width)
    }
    return isTall(a) && isWide(b) || isWide(a) && isTall(b)
  }

  /// Whether the modifier that causes one oddity contains the subject of the other, which has no
  /// edit of its own or is the same view.
  private func isCausedInside(_ a: Diagnosis, _ b: Diagnosis, isSolved: Bool) -> Bool {
    guard scene.written.modifier(of: a.causeNode) != nil, isInside(b.subject, a.causeNode),
      isRelated(a.subject, b.subject)
    else { return false }
    return !isSolved || scene.written.view(of: a.causeNode) == scene.written.view(of: b.subject)
  }

  /// Whether one call in the source made two nodes, as in the rows of a `ForEach`.
  private func isSameCall(_ a: Int, _ b: Int) -> Bool {
    guard scene.report.nodes.indices.contains(a), scene.report.nodes.indices.contains(b),
      let first = scene.node(a).source, let second = scene.node(b).source
    else { return false }
    return first == second && scene.node(a).callName == scene.node(b).callName
  }

  private func isInside(_ node: Int, _ outer: Int) -> Bool {
    outer == node || scene.pass.inside(outer).contains(node)
  }

  private func isRelated(_ a: Int, _ b: Int) -> Bool { isInside(a, b) || isInside(b, a) }
}

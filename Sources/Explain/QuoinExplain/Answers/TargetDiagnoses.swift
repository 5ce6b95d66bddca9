import Foundation
import QuoinGeometry

/// Picks the diagnoses that answer a question.
struct TargetDiagnoses {
  let scene: AnswerScene
  let candidates: [AnswerCandidate]
  /// The properties that the question is about; empty for all.
  let aspects: [LayoutAspect]
  /// Whether the question is about a view that covers others.
  private let isAboutCovering: Bool
  /// The largest number of answers.
  let limit: Int

  init(_ question: LayoutQuestion, _ candidates: [AnswerCandidate], in scene: AnswerScene) {
    // Who asks about the keyboard means what it does.
    let ofKeyboard = candidates.filter { candidate in
      question.isAboutKeyboard && candidate.diagnosis.rule == LintRule.keyboardInset
    }
    (self.scene, aspects) = (scene, question.aspects)
    self.candidates = ofKeyboard.isEmpty ? candidates : ofKeyboard
    limit = question.showsAll ? .max : Self.longest
    isAboutCovering = question.asksForOverlap
  }

  /// The loss in rank of a finding of lint, which often knows only the symptom.
  private static let symptom = 5

  /// The largest number of answers to one question.
  static let longest = 2

  /// A candidate with its rank among the answers to the question about a view.
  private struct Match {
    var candidate: AnswerCandidate
    var score: Int
    /// The fit of its properties to the question: 3 if it is just what the question is about, 2 if
    /// they answer it, 1 if they are related.
    var fit: Int
  }

  // MARK: One view

  /// The candidates about one of several views that a question may mean, and the view they are
  /// about; the first view if there are none.
  func about(_ targets: [AnswerTarget]) -> (target: AnswerTarget, found: [AnswerCandidate])? {
    guard let first = targets.first else { return nil }
    var best = first
    var found: [Match] = []
    for target in targets {
      let matches = matches(target)
      // Among views of the same name the first one counts, unless only another one is odd.
      if (matches.first?.score ?? 0) > (found.first?.score ?? 0) {
        (best, found) = (target, matches)
      }
    }
    return (best, merged(found))
  }

  /// The candidates that one of two views of a question concerns.
  func about(both first: AnswerTarget, _ second: AnswerTarget) -> [AnswerCandidate] {
    let others = matches(second)
    let shared = matches(first).compactMap { match -> Match? in
      let other = others.first { $0.candidate == match.candidate }
      return other.map {
        Match(
          candidate: match.candidate, score: match.score + $0.score, fit: min(match.fit, $0.fit))
      }
    }
    return merged(shared.sorted { $0.score > $1.score })
  }

  private func merged(_ matches: [Match]) -> [AnswerCandidate] {
    let ranking = AnswerRanking(scene: scene)
    var kept: [AnswerCandidate] = []
    // Beside an answer to the question, none about a related property is needed.
    for match in matches where match.fit == matches[0].fit {
      if !kept.contains(where: { ranking.explains($0, match.candidate) }) {
        kept.append(match.candidate)
      }
    }
    return Array(kept.prefix(limit))
  }

  private func matches(_ target: AnswerTarget) -> [Match] {
    let ranking = AnswerRanking(scene: scene)
    let found = candidates.compactMap { candidate -> Match? in
      score(candidate.diagnosis, target).map {
        Match(
          candidate: candidate, score: $0 - (candidate.isFinding ? Self.symptom : 0),
          fit: fit(candidate.diagnosis))
      }
    }
    return found.sorted { a, b in
      if a.score != b.score { return a.score > b.score }
      return ranking.isBefore(a.candidate, b.candidate)
    }
  }

  /// The rank of a diagnosis as an answer about a view; `nil` if it is none.
  private func score(_ diagnosis: Diagnosis, _ target: AnswerTarget) -> Int? {
    let fit = fit(diagnosis)
    guard fit > 0 else { return nil }
    if let nearness = own(diagnosis, target) { return nearness + fit * 10 }
    // Of the views around and inside, only what the question is about.
    guard fit > 1, let nearness = onPath(diagnosis, target) else { return nil }
    return nearness + fit * 10
  }

  /// The nearness of a diagnosis that concerns the view itself.
  private func own(_ diagnosis: Diagnosis, _ target: AnswerTarget) -> Int? {
    if isOwn(diagnosis.subject, target) { return 100 }
    if diagnosis.others.contains(where: { isOwn($0, target) }) { return 90 }
    if isOwn(diagnosis.causeNode, target) { return 80 }
    guard let view = target.view else { return nil }
    let written = scene.written.all[view]
    let places = [written.source] + written.modifiers.map(\.source)
    let changes = diagnosis.edit?.changes ?? []
    return changes.contains { places.contains($0.source) } ? 70 : nil
  }

  /// Whether a node is the view, one of its modifiers, or a part that the framework made.
  private func isOwn(_ node: Int, _ target: AnswerTarget) -> Bool {
    if target.chain.contains(node) { return true }
    guard let view = target.view, target.nodes.contains(node) else { return false }
    return scene.written.view(of: node) == view
  }

  /// The nearness of a diagnosis about a view around the target, or inside it.
  private func onPath(_ diagnosis: Diagnosis, _ target: AnswerTarget) -> Int? {
    let depth = scene.node(target.core).depth
    let nodes = [diagnosis.subject, diagnosis.causeNode]
    let distances = nodes.compactMap { node -> Int? in
      let isAround = scene.pass.inside(node).contains(target.core)
      guard isAround || target.nodes.contains(node) else { return nil }
      return abs(scene.node(node).depth - depth)
    }
    return distances.min().map { max(50 - $0, 10) }
  }

  // MARK: Properties

  private static let covering: Set<LintRule> = [
    .coveredRows, .coveringOverlay, .overlappingText, .coveredControl, .uncutTransition,
  ]

  /// 3 if the question has words for what the diagnosis found, else the fit of its properties.
  private func fit(_ diagnosis: Diagnosis) -> Int {
    isAboutCovering && Self.covering.contains(diagnosis.rule) ? 3 : fit(diagnosis.aspects)
  }

  /// 2 if the properties of a diagnosis answer the question, 1 if they are related to it, else 0.
  private func fit(_ found: Set<LayoutAspect>) -> Int {
    guard !aspects.isEmpty else { return 2 }
    if aspects.contains(where: { found.contains($0) }) { return 2 }
    return aspects.contains { !Self.related($0).isDisjoint(with: found) } ? 1 : 0
  }

  private static func related(_ aspect: LayoutAspect) -> Set<LayoutAspect> {
    switch aspect {
    case .width: [.cut, .gap, .x]
    case .height: [.cut, .gap, .y, .scrolling]
    case .x: [.width, .gap, .motion]
    case .y: [.height, .gap, .motion]
    case .gap: [.width, .height, .x, .y]
    case .cut: [.width, .height]
    case .scrolling: [.height, .width, .taps]
    case .taps: [.scrolling]
    case .motion: [.x, .y]
    case .color: []
    }
  }

  // MARK: The whole picture

  /// The candidates about the properties of a question without a view, the best first.
  func aboutPicture() -> [AnswerCandidate] {
    let ranked = AnswerRanking(scene: scene).ranked(candidates)
    guard let best = ranked.map({ fit($0.diagnosis) }).max(), best > 0 else { return [] }
    return Array(ranked.filter { fit($0.diagnosis) == best }.prefix(limit))
  }
}

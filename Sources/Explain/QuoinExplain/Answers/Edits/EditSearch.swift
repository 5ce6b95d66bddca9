import Foundation
import QuoinGeometry
import QuoinLayout

/// A search for edits of the source that make a wish come true.
///
/// Single edits are tried first, the smallest change first, then pairs of those that change what
/// the wish measures. Each edit found makes nothing else worse.
package struct EditSearch {
  private let scene: AnswerScene

  /// The maximum number of trials of one search.
  package static let trialLimit = 400
  /// The number of edits after which a search ends.
  package static let foundLimit = 3
  /// The number of single edits of which pairs are tried.
  private static let pairLimit = 20
  /// The number of trials for pairs if an edit with a fixed number has been found.
  private static let alternativeLimit = 100

  package init(_ scene: AnswerScene) { self.scene = scene }

  /// Whether the wish holds already.
  ///
  /// - Throws: ``LayoutQuestionError`` if a view doesn't exist.
  package func holds(_ want: LayoutWant) throws -> Bool {
    let check = try WantCheck(want, in: scene)
    return ViewMeasure(scene).map { check.holds($0) } ?? false
  }

  /// The edits that make the wish come true, the smallest change first; none if it holds already.
  ///
  /// Wishes about touches and scrolling can't be tried in a copy of the layout; their edits have no
  /// outcome.
  ///
  /// - Throws: ``LayoutQuestionError`` if a view doesn't exist.
  ///
  /// - Parameters:
  ///   - trials: the maximum number of trials.
  ///   - count: the number of edits after which the search ends.
  package func edits(
    for want: LayoutWant, trials: Int = Self.trialLimit, count: Int = Self.foundLimit
  ) throws -> [ProposedEdit] {
    try search(want, trials: trials, count: count).edits
  }

  /// The edits, and the number of trials that the search took.
  package func search(
    _ want: LayoutWant, trials most: Int = Self.trialLimit, count: Int = Self.foundLimit
  ) throws -> (edits: [ProposedEdit], trials: Int) {
    let check = try WantCheck(want, in: scene)
    guard let measure = ViewMeasure(scene), !check.holds(measure) else { return ([], 0) }
    if let untried = untried(check) { return (untried, 0) }
    var run = SearchRun(scene: scene, check: check, before: check.values(measure))
    let singles = maker(check, measure).candidates()
    for single in singles where run.continues(most, found: count) {
      run.tryOut(single)
    }
    if !run.found.contains(where: { $0.cost < EditCandidate.Cost.number }) {
      let limit =
        run.found.isEmpty ? most : min(most, run.trials + Self.alternativeLimit)
      for pair in pairs(of: run.promising) where run.continues(limit, found: count) {
        run.tryOut(pair)
      }
    }
    return (run.edits(count), run.trials)
  }

  // MARK: Candidates

  private func maker(_ check: WantCheck, _ measure: ViewMeasure) -> CandidateMaker {
    var targets: [Int] = []
    for target in check.targets {
      if let view = check.subjects[target]?.view, !targets.contains(view) { targets.append(view) }
    }
    var maker = CandidateMaker(scene: scene, targets: targets, axes: axes(check.want))
    for condition in check.want.conditions {
      guard case .compare(let first, _, let second) = condition else { continue }
      for (side, other) in [(first, second), (second, first)] {
        guard case .property(let target, let property) = side,
          let view = check.subjects[target]?.view, let length = check.value(other, measure)
        else { continue }
        switch property {
        case .width: maker.lengths.append((view, .horizontal, length))
        case .height: maker.lengths.append((view, .vertical, length))
        case .gap: maker.gap = length
        default: break
        }
      }
    }
    return maker
  }

  /// The axes that a wish is about.
  private func axes(_ want: LayoutWant) -> [Axis] {
    var found: Set<Axis> = []
    for condition in want.conditions {
      switch condition {
      case .state: found.formUnion([.horizontal, .vertical])
      case .compare(let first, _, let second):
        for case .property(_, let property) in [first, second] {
          switch property {
          case .width, .minX, .midX, .maxX: found.insert(.horizontal)
          case .height, .minY, .midY, .maxY: found.insert(.vertical)
          case .lines, .gap: found.formUnion([.horizontal, .vertical])
          }
        }
      }
    }
    return Axis.allCases.filter { found.contains($0) }
  }

  /// The pairs of promising single edits, the smallest change first.
  private func pairs(of singles: [EditCandidate]) -> [EditCandidate] {
    let best = Array(singles.prefix(Self.pairLimit))
    var pairs: [EditCandidate] = []
    for (number, first) in best.enumerated() {
      for second in best[(number + 1)...] {
        // Two changes of one call contradict each other.
        let sources = Set(first.changes.map(\.source))
        guard sources.isDisjoint(with: second.changes.map(\.source)) else { continue }
        pairs.append(first.and(second))
      }
    }
    let order = pairs.indices.sorted { (pairs[$0].cost, $0) < (pairs[$1].cost, $1) }
    return order.map { pairs[$0] }
  }

  // MARK: Wishes that can't be tried

  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
  ]

  /// The edits for a wish about touches or scrolling; `nil` for other wishes.
  private func untried(_ check: WantCheck) -> [ProposedEdit]? {
    guard case .state(let target, let state)? = check.want.conditions.first,
      let view = check.subjects[target]?.view
    else { return nil }
    switch state {
    case .taps: return [touching(view)].compactMap { $0?.proposed(nil) }
    case .scrolls:
      let written = scene.written.all[view]
      return [
        ProposedEdit([SourceChange(written.type, at: written.source, .wrap("ScrollView"))])
      ]
    case .whole, .centered: return nil
    }
  }

  /// A content shape before the gesture on a view or on the nearest view around it, or on the label
  /// of a button.
  private func touching(_ view: Int) -> EditCandidate? {
    var next: Int? = view
    while let number = next {
      let written = scene.written.all[number]
      if let gesture = written.modifiers.first(where: { Self.gestures.contains($0.name) }) {
        return .contentShape(before: gesture.name, at: gesture.source)
      }
      if ["Button", "NavigationLink", "Link", "Menu"].contains(written.type) {
        guard let label = scene.written.children(of: number).first else { return nil }
        return .contentShape(on: scene.written.all[label].outer, in: scene)
      }
      next = written.parent
    }
    return nil
  }
}

/// The state of one search.
private struct SearchRun {
  let scene: AnswerScene
  let check: WantCheck
  /// The values that the wish measures, without edits.
  let before: [CGFloat]
  private(set) var trials = 0
  private(set) var found: [(cost: Int, edit: ProposedEdit)] = []
  /// The edits that change what the wish measures, with the remaining distance.
  private var moved: [(distance: CGFloat, candidate: EditCandidate)] = []

  init(scene: AnswerScene, check: WantCheck, before: [CGFloat]) {
    (self.scene, self.check, self.before) = (scene, check, before)
  }

  func continues(_ limit: Int, found count: Int) -> Bool { trials < limit && found.count < count }

  mutating func tryOut(_ candidate: EditCandidate) {
    // An edit with more changes than one that suffices needs no trial.
    guard !found.contains(where: { Self.covers(candidate, $0.edit) }) else { return }
    trials += 1
    guard let trial = candidate.trial(in: scene), let measure = ViewMeasure(trial) else { return }
    let distances = check.distances(measure)
    if distances.allSatisfy({ $0 == 0 }) {
      guard !TrialDamage(scene, trial).isWorse else { return }
      let outcome = WantOutcome(check: check, measure: measure).text
      found.append((candidate.cost, candidate.proposed(outcome)))
      return
    }
    let values = check.values(measure)
    guard zip(values, before).contains(where: { abs($0 - $1) > WantCheck.tolerance }) else {
      return
    }
    moved.append((distances.reduce(0, +), candidate))
  }

  /// Whether a candidate makes all changes of an edit.
  private static func covers(_ candidate: EditCandidate, _ edit: ProposedEdit) -> Bool {
    edit.changes.allSatisfy { candidate.changes.contains($0) }
  }

  /// The edits for pairs, those that leave the smallest distance first.
  var promising: [EditCandidate] {
    let order = moved.indices.sorted {
      (moved[$0].distance, $0) < (moved[$1].distance, $1)
    }
    return order.map { moved[$0].candidate }
  }

  /// The edits found, the smallest change first.
  func edits(_ limit: Int) -> [ProposedEdit] {
    let order = found.indices.sorted { (found[$0].cost, $0) < (found[$1].cost, $1) }
    return order.prefix(limit).map { found[$0].edit }
  }
}

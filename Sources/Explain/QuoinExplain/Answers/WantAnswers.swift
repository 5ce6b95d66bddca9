import Foundation
import QuoinGeometry

/// Answers a wish: whether it holds already, and otherwise the edits that make it hold.
struct WantAnswers {
  let scene: AnswerScene

  /// - Throws: ``LayoutQuestionError`` if a view doesn't exist.
  func answers(to want: LayoutWant) throws -> LayoutAnswers {
    guard !scene.written.all.isEmpty else { return LayoutAnswers(remark: Self.unwritten) }
    let check = try WantCheck(want, in: scene)
    guard let measure = ViewMeasure(scene) else {
      return LayoutAnswers(remark: "The layout is unknown, so no edit can be tried.")
    }
    if check.holds(measure) {
      let text = WantOutcome(check: check, measure: measure).text
      let values = text.isEmpty ? "" : ": \(text)"
      return LayoutAnswers(remark: "That is so already\(values).")
    }
    let edits = try EditSearch(scene).edits(for: want)
    guard var first = reason(check, measure) else {
      return LayoutAnswers(remark: edits.isEmpty ? Self.none : nil)
    }
    // An edit of the reason's own doesn't make the wish come true.
    (first.edit, first.advice) = (nil, nil)
    guard let edit = edits.first else { return LayoutAnswers(answers: [first], remark: Self.none) }
    first.edit = edit
    first.advice = edit.phrase(scene.written)
    let others = edits.dropFirst().map { edit -> LayoutAnswer in
      var answer = LayoutAnswer(
        seen: "Another edit makes it so, too.", cause: "", view: first.view, node: first.node,
        frame: first.frame)
      answer.edit = edit
      answer.advice = edit.phrase(scene.written)
      return answer
    }
    return LayoutAnswers(answers: [first] + others)
  }

  private static let unwritten =
    "The calls in the source are unknown, so no edit can be searched for. `quoin why` knows them."
  private static let none = "No single or double edit of the tried kinds makes it so."

  // MARK: What decides

  /// The reason for the first condition that doesn't hold.
  private func reason(_ check: WantCheck, _ measure: ViewMeasure) -> LayoutAnswer? {
    let distances = check.distances(measure)
    let failing = distances.indices.first { distances[$0] > 0 } ?? 0
    guard check.want.conditions.indices.contains(failing) else { return nil }
    switch check.want.conditions[failing] {
    case .compare(let first, _, let second): return reason(first, second, check)
    case .state(let target, let state): return reason(target, state, check)
    }
  }

  private func target(_ target: LayoutQuestion.Target, _ check: WantCheck) -> AnswerTarget? {
    guard let subject = check.subjects[target] else { return nil }
    if let node = subject.node { return AnswerTarget(only: node, in: scene) }
    return AnswerTarget(view: subject.view, in: scene)
  }

  private func reason(
    _ first: LayoutWant.Value, _ second: LayoutWant.Value, _ check: WantCheck
  ) -> LayoutAnswer? {
    let sides = [first, second].compactMap { value -> (AnswerTarget, LayoutWant.Property)? in
      guard case .property(let asked, let property) = value else { return nil }
      return target(asked, check).map { ($0, property) }
    }
    guard let (subject, property) = sides.first else { return nil }
    let general = GeneralAnswers(scene: scene)
    let aspect = Self.aspect(property)
    if sides.count == 2, aspect == .width || aspect == .height {
      return general.answers(.versus, subject, sides[1].0, [aspect]).first
    }
    return general.answers(about: subject, [aspect]).first
  }

  private func reason(
    _ asked: LayoutQuestion.Target, _ state: LayoutWant.State, _ check: WantCheck
  ) -> LayoutAnswer? {
    guard let subject = target(asked, check) else { return nil }
    let general = GeneralAnswers(scene: scene)
    switch state {
    case .taps: return general.answers(about: subject, [.taps]).first
    case .whole: return general.answers(about: subject, [.cut]).first
    case .scrolls: return general.answers(about: subject, [.scrolling]).first
    case .centered:
      let outer = subject.view.flatMap { scene.written.all[$0].parent }
      return general.centered(subject, in: outer.map { AnswerTarget(view: $0, in: scene) }).first
    }
  }

  /// The property of a view in a question about a property of a wish.
  private static func aspect(_ property: LayoutWant.Property) -> LayoutAspect {
    switch property {
    case .width: .width
    case .height, .lines: .height
    case .minX, .midX, .maxX: .x
    case .minY, .midY, .maxY: .y
    case .gap: .gap
    }
  }
}

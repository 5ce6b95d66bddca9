import Foundation
import QuoinGeometry

/// Answers a wish: whether it holds already, and otherwise the edits that make it hold.
struct WantAnswers {
  let scene: AnswerScene
  /// The best diagnosis about a view and some of its properties.
  let diagnosis: (AnswerTarget, [LayoutAspect]) -> LayoutAnswer?

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
    let diagnosed = asked(check, measure).flatMap { diagnosis($0.target, $0.aspects) }
    // A diagnosis says best why a view isn't in a state.
    let isState = if case .state = failing(check, measure) { true } else { false }
    guard var first = isState ? diagnosed ?? reason(check, measure) : reason(check, measure) else {
      return LayoutAnswers(remark: edits.isEmpty ? Self.none : nil)
    }
    // An edit of the reason's own doesn't make the wish come true.
    (first.edit, first.advice, first.rule) = (nil, nil, nil)
    guard let edit = edits.first else {
      guard let diagnosed else { return LayoutAnswers(answers: [first], remark: Self.none) }
      return LayoutAnswers(answers: [diagnosed], remark: Self.untried)
    }
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
    return LayoutAnswers(
      answers: [first] + others
        + (isState ? [] : [other(diagnosed, than: edits)].compactMap(\.self)))
  }

  /// A diagnosis whose edit changes other calls than each of the edits found.
  private func other(_ diagnosed: LayoutAnswer?, than edits: [ProposedEdit]) -> LayoutAnswer? {
    guard let diagnosed, let edit = diagnosed.edit else { return nil }
    let places = Set(edit.changes.map(\.source))
    return edits.contains { Set($0.changes.map(\.source)) == places } ? nil : diagnosed
  }

  private static let unwritten =
    "The calls in the source are unknown, so no edit can be searched for. `quoin why` knows them."
  private static let none = "No single or double edit of the tried kinds makes it so."
  private static let untried =
    "No single or double edit of the tried kinds makes just that so; this is what looks wrong there."

  // MARK: What decides

  /// The first condition that doesn't hold.
  private func failing(_ check: WantCheck, _ measure: ViewMeasure) -> LayoutWant.Condition? {
    let distances = check.distances(measure)
    let failing = distances.indices.first { distances[$0] > 0 } ?? 0
    let conditions = check.want.conditions
    return conditions.indices.contains(failing) ? conditions[failing] : nil
  }

  /// The view and the properties of the first condition that doesn't hold.
  private func asked(_ check: WantCheck, _ measure: ViewMeasure) -> (
    target: AnswerTarget, aspects: [LayoutAspect]
  )? {
    switch failing(check, measure) {
    case .compare(let first, _, let second):
      guard let (subject, property) = sides(first, second, check).first else { return nil }
      return (subject, [Self.aspect(property)])
    case .state(let asked, let state):
      return target(asked, check).map { ($0, Self.aspects(state)) }
    case nil: return nil
    }
  }

  /// The reason for the first condition that doesn't hold.
  private func reason(_ check: WantCheck, _ measure: ViewMeasure) -> LayoutAnswer? {
    switch failing(check, measure) {
    case .compare(let first, _, let second): reason(first, second, check)
    case .state(let target, let state): reason(target, state, check)
    case nil: nil
    }
  }

  private func target(_ target: LayoutQuestion.Target, _ check: WantCheck) -> AnswerTarget? {
    guard let subject = check.subjects[target] else { return nil }
    if let node = subject.node {
      var target = AnswerTarget(only: node, in: scene)
      target.name = subject.name(in: scene)
      return target
    }
    return AnswerTarget(view: subject.view, in: scene)
  }

  private func reason(
    _ first: LayoutWant.Value, _ second: LayoutWant.Value, _ check: WantCheck
  ) -> LayoutAnswer? {
    let sides = sides(first, second, check)
    guard let (subject, property) = sides.first else { return nil }
    let general = GeneralAnswers(scene: scene)
    let aspect = Self.aspect(property)
    if sides.count == 2, aspect == .width || aspect == .height {
      return general.answers(.versus, subject, sides[1].0, [aspect]).first
    }
    return general.answers(about: subject, [aspect]).first
  }

  /// The views of a comparison, with their properties.
  private func sides(_ first: LayoutWant.Value, _ second: LayoutWant.Value, _ check: WantCheck)
    -> [(AnswerTarget, LayoutWant.Property)]
  {
    [first, second].compactMap { value in
      guard case .property(let asked, let property) = value else { return nil }
      return target(asked, check).map { ($0, property) }
    }
  }

  private func reason(
    _ asked: LayoutQuestion.Target, _ state: LayoutWant.State, _ check: WantCheck
  ) -> LayoutAnswer? {
    guard let subject = target(asked, check) else { return nil }
    let general = GeneralAnswers(scene: scene)
    switch state {
    case .taps, .whole, .scrolls:
      return general.answers(about: subject, Self.aspects(state)).first
    case .centered:
      let outer = subject.view.flatMap { scene.written.all[$0].parent }
      return general.centered(subject, in: outer.map { AnswerTarget(view: $0, in: scene) }).first
    }
  }

  /// The properties of a view in a question about a state.
  private static func aspects(_ state: LayoutWant.State) -> [LayoutAspect] {
    switch state {
    case .taps: [.taps]
    case .whole: [.cut]
    case .scrolls: [.scrolling]
    case .centered: [.x, .y]
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

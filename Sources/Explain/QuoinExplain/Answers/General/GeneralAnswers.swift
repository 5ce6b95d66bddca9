import Foundation
import QuoinGeometry

/// Answers questions about views that nothing is wrong with: what decides the length, place or gap.
struct GeneralAnswers {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  /// The largest number of answers about one view.
  private static let longest = 2

  // MARK: One view

  /// The answers about the properties of a view.
  func answers(about target: AnswerTarget, _ aspects: [LayoutAspect]) -> [LayoutAnswer] {
    let isSize = aspects.contains(.width) && aspects.contains(.height)
    if aspects.isEmpty || isSize || aspects.contains(.cut), let found = chosen(target) {
      return [found]
    }
    if aspects.isEmpty || isSize { return [size(target)] }
    var found: [LayoutAnswer] = []
    for aspect in aspects where found.count < Self.longest {
      if let answer = answer(about: target, aspect) { found.append(answer) }
    }
    return found.isEmpty ? [size(target)] : found
  }

  /// The answer about the view that a `ViewThatFits` shows.
  private func chosen(_ target: AnswerTarget) -> LayoutAnswer? {
    let chain = FittingChain(scene: scene)
    guard let node = chain.fitting(target), let found = chain.answer(node) else { return nil }
    return adding(chain.edit(node), to: answer(found.seen, found.reason, target, []))
  }

  private func answer(about target: AnswerTarget, _ aspect: LayoutAspect) -> LayoutAnswer? {
    switch aspect {
    case .width: length(target, .horizontal)
    case .height: length(target, .vertical)
    case .x: place(target, .horizontal)
    case .y: place(target, .vertical)
    case .gap:
      gap(target, nil)
    case .cut:
      VisibilityChain(scene: scene).answer(target).map {
        answer($0.seen, $0.reason, target, [.cut])
      }
    case .taps:
      TapChain(scene: scene).answer(target).map {
        answer($0.seen, $0.reason, target, [.taps])
      }
    case .scrolling:
      ScrollChain(scene: scene).answer(target).map {
        answer($0.seen, $0.reason, target, [.scrolling])
      }
    case .color:
      ColorChain(scene: scene).answer(target).map {
        answer($0.seen, $0.reason, target, [.color])
      }
    case .motion: nil
    }
  }

  private func length(_ target: AnswerTarget, _ axis: Axis) -> LayoutAnswer {
    let chain = LengthChain(scene, axis)
    var reason = chain.reason(target)
    if axis == .vertical, let row = row(target) { reason.sentences.append(row) }
    if let drawn = drawingOnly(target) { reason.sentences.append(drawn) }
    return answer(
      chain.seen(target), reason, target, [axis == .horizontal ? .width : .height])
  }

  private func place(_ target: AnswerTarget, _ axis: Axis) -> LayoutAnswer {
    let chain = PlaceChain(scene, axis)
    return answer(
      chain.seen(target), chain.reason(target), target, [axis == .horizontal ? .x : .y])
  }

  /// Both lengths of a view with one sentence each.
  private func size(_ target: AnswerTarget) -> LayoutAnswer {
    let chains = [LengthChain(scene, .horizontal), LengthChain(scene, .vertical)]
    let size = CGSize(width: chains[0].length(target), height: chains[1].length(target))
    let reasons = chains.map { $0.reason(target) }
    let sentences = zip(["width", "height"], reasons).compactMap { name, reason -> String? in
      reason.sentences.first.map { "\(name): \($0)" }
    }
    var reason = AnswerReason(sentences, node: reasons[0].node)
    if let drawn = drawingOnly(target) { reason.sentences.append(drawn) }
    let core = scene.node(target.core).size
    let inner = core == size ? "" : ", and \(phrases.text(core)) without its modifiers"
    return answer("\(target.name) is \(phrases.text(size))\(inner)", reason, target, [])
  }

  /// The row of a list that is higher than the view it shows.
  private func row(_ target: AnswerTarget) -> String? {
    let outer = scene.node(target.outer)
    let around = scene.pass.around(target.outer)
    guard let row = around.first(where: { scene.node($0).size.height > outer.size.height + 1 }),
      scene.node(row).name == "List row",
      phrases.children(row).filter({ scene.node($0).isCall }).count == 1
    else { return nil }
    let height = phrases.text(scene.node(row).size.height)
    return
      "its row in \(phrases.viewName(row)) is \(height) high, with the row's insets or the least height that a list gives a row"
  }

  /// A modifier that changes only what is drawn: its place, size or angle.
  private func drawingOnly(_ target: AnswerTarget) -> String? {
    guard let view = target.view else { return nil }
    let effects: Set<String> = [
      "rotationEffect", "scaleEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
    ]
    let written = scene.written.all[view]
    guard let effect = written.modifiers.last(where: { effects.contains($0.name) }) else {
      return nil
    }
    let line = scene.written.line(effect.source)
    let size = phrases.text(scene.node(target.core).size)
    return ".\(effect.name) (\(line)) changes only the drawing; the layout keeps \(size)"
  }

  // MARK: Two views

  func answers(
    _ relation: LayoutQuestion.Relation, _ a: AnswerTarget, _ b: AnswerTarget,
    _ aspects: [LayoutAspect]
  ) -> [LayoutAnswer] {
    switch relation {
    case .versus: return versus(a, b, aspects)
    case .centered: return centered(a, in: b, aspects)
    case .between:
      let chain = GapChain(scene)
      return [gap(chain.between(a, b, chain.axis(a, b)), a)]
    case .overlap:
      guard let found = OverlapChain(scene).answer(a, b) else {
        let chain = GapChain(scene)
        return [gap(chain.between(a, b, chain.axis(a, b)), a)]
      }
      return [answer(found.seen, found.reason, a, [.x, .y])]
    }
  }

  // MARK: Lengths and places

  private func versus(_ a: AnswerTarget, _ b: AnswerTarget, _ aspects: [LayoutAspect])
    -> [LayoutAnswer]
  {
    let asked = aspects.isEmpty ? [PairProperty(scene, a, b).aspect] : aspects
    let isLength = asked.contains(.width) || asked.contains(.height)
    if !isLength, asked.contains(.x) || asked.contains(.y) {
      let axes = axes(asked, lengths: false)
      return axes.prefix(1).map { places(a, b, $0) }
    }
    return axes(asked, lengths: true).map { lengths(a, b, $0) }
  }

  private func lengths(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> LayoutAnswer {
    let found = RelationChain(scene, axis).versus(a, b)
    let result = answer(found.seen, found.reason, a, [axis == .horizontal ? .width : .height])
    return adding(RelationEdits(scene: scene).equalLengths(a, b, axis), to: result)
  }

  private func places(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> LayoutAnswer {
    let chain = RelationChain(scene, axis)
    let found = chain.places(a, b)
    let result = answer(found.seen, found.reason, a, [axis == .horizontal ? .x : .y])
    let edit = RelationEdits(scene: scene).equalPlaces(a, b, axis) ?? chain.cellAlignment(a, b)
    return adding(edit, to: result)
  }

  private func adding(_ edit: ProposedEdit?, to answer: LayoutAnswer) -> LayoutAnswer {
    guard let edit else { return answer }
    var answer = answer
    answer.edit = edit
    answer.advice = edit.phrase(scene.written)
    return answer
  }

  // MARK: Gaps

  /// The answer about the space at one side of a view, or the largest beside it; `nil` without any.
  func gap(_ target: AnswerTarget, _ side: Edge?) -> LayoutAnswer? {
    let chain = GapChain(scene)
    let found = side.flatMap { chain.beside(target, $0) } ?? chain.beside(target)
    return found.map { gap($0, target) }
  }

  private func gap(_ found: GapChain.Gap, _ target: AnswerTarget) -> LayoutAnswer {
    let result = answer(found.answer.seen, found.answer.reason, target, [.gap])
    return adding(GapEdits(scene: scene).edit(found), to: result)
  }

  /// The answer about the direction in which a view isn't in the middle of another, or of the
  /// whole.
  func centered(_ inner: AnswerTarget, in outer: AnswerTarget?, _ aspects: [LayoutAspect] = [])
    -> [LayoutAnswer]
  {
    let answers = axes(aspects, lengths: false).map { axis -> LayoutAnswer in
      let found = RelationChain(scene, axis).centered(inner, in: outer)
      let result = answer(found.seen, found.reason, inner, [axis == .horizontal ? .x : .y])
      guard let outer, !result.cause.isEmpty else { return result }
      return adding(RelationEdits(scene: scene).centered(inner, in: outer, axis), to: result)
    }
    let off = answers.filter { !$0.cause.isEmpty }
    return Array((off.isEmpty ? answers : off).prefix(1))
  }

  /// As ``centered(_:in:_:)``, in the view around it.
  func centered(inParent inner: AnswerTarget, _ aspects: [LayoutAspect]) -> [LayoutAnswer] {
    let parent = inner.view.flatMap { scene.written.all[$0].parent }
    let outer = parent.map { AnswerTarget(view: $0, in: scene) }
    return centered(inner, in: outer, aspects)
  }

  private func axes(_ aspects: [LayoutAspect], lengths: Bool) -> [Axis] {
    let horizontal: LayoutAspect = lengths ? .width : .x
    let vertical: LayoutAspect = lengths ? .height : .y
    switch (aspects.contains(horizontal), aspects.contains(vertical)) {
    case (true, false): return [.horizontal]
    case (false, true): return [.vertical]
    default: return lengths && aspects.isEmpty ? [.horizontal] : [.horizontal, .vertical]
    }
  }

  // MARK: Answers

  func answer(
    _ seen: String, _ reason: AnswerReason, _ target: AnswerTarget, _ aspects: [LayoutAspect]
  ) -> LayoutAnswer {
    var answer = LayoutAnswer(
      seen: AnswerPhrases.sentence(seen), cause: reason.text, view: target.name, node: target.core,
      frame: scene.node(target.core).frame)
    answer.source = scene.node(reason.node).source
    answer.ask = target.view.flatMap { AnswerAsk(scene: scene).question($0, aspects) }
    return answer
  }
}

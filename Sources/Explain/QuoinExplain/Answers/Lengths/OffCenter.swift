import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a view between two spacers that isn't in the middle of its stack, because the views at the
/// ends have different lengths.
enum OffCenter {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ stack: Int, _ facts: LengthFacts) -> Diagnosis? {
    let name = facts.node(stack).callName
    guard ["HStack", "VStack"].contains(name), facts.isAuthored(stack), !facts.isHidden(stack),
      let parts = parts(of: stack, facts)
    else { return nil }
    let axis: Axis = name == "HStack" ? .horizontal : .vertical
    let distance = middle(parts.center, axis, facts) - middle(stack, axis, facts)
    guard abs(distance) > 4 else { return nil }
    let sides = axis == .horizontal ? ("left of", "right of") : ("above", "below")
    let adjective = LengthFacts.adjective(axis)
    let first = parts.first.map { "\(facts.view($0)) is \(facts.text(facts.length($0, axis)))" }
    let last = parts.last.map { "\(facts.view($0)) is \(facts.text(facts.length($0, axis)))" }
    let ends = [first, last].compactMap { $0 }.joined(separator: " and ")
    let edit = EditCandidate.toOverlay(parts.center, of: stack, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        let (view, whole) = (trial.frame(parts.center), trial.frame(stack))
        return axis == .horizontal
          ? abs(view.midX - whole.midX) < 0.6 : abs(view.midY - whole.midY) < 0.6
      } outcome: { trial in
        let view = trial.frame(parts.center)
        let place = axis == .horizontal ? view.midX : view.midY
        return "its middle is at \(facts.text(place)), as that of \(facts.phrase(stack))"
      }
    return Diagnosis(
      .offCenter, subject: parts.center,
      others: Set([stack] + facts.children(stack)),
      aspects: axis == .horizontal ? [.x, .gap] : [.y, .gap],
      seen:
        "The middle of \(facts.view(parts.center)) is \(facts.text(abs(distance))) \(distance < 0 ? sides.0 : sides.1) that of \(facts.phrase(stack)).",
      cause:
        "The two Spacers are equally long, but the ends aren't: \(ends) \(adjective). So the middle of what is left isn't that of the \(name).",
      causeNode: stack, edit: edit, weight: abs(distance),
      // In a column, or for a symbol or control between others, the middle of what they leave is
      // usually meant.
      isOnlyAsked: axis == .vertical || !facts.isText(parts.center))
  }

  private static func middle(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    LengthFacts.middle(facts.node(index).frame, axis)
  }

  /// The view between the two spacers of a stack, and the views at its ends.
  private static func parts(of stack: Int, _ facts: LengthFacts) -> (
    first: Int?, center: Int, last: Int?
  )? {
    let children = facts.children(stack)
    let spacers = children.indices.filter { facts.node(children[$0]).callName == "Spacer" }
    guard spacers.count == 2, spacers[1] == spacers[0] + 2, spacers[0] <= 1,
      children.count - spacers[1] <= 2
    else { return nil }
    let first = spacers[0] == 1 ? children[0] : nil
    let last = children.count - spacers[1] == 2 ? children[spacers[1] + 1] : nil
    guard first != nil || last != nil else { return nil }
    return (first, children[spacers[0] + 1], last)
  }
}

/// Finds the gap that `offset` leaves in a stack, because it moves only what is drawn.
enum OffsetGap {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ offset: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(offset).callName == "offset", facts.isAuthored(offset),
      !facts.isLayered(offset), let (child, stack) = place(of: offset, facts),
      let content = facts.children(offset).first
    else { return nil }
    let axis: Axis = facts.node(stack).callName == "HStack" ? .horizontal : .vertical
    let distance = facts.argument(axis == .horizontal ? "x" : "y", of: offset) ?? 0
    let across = facts.argument(axis == .horizontal ? "y" : "x", of: offset) ?? 0
    guard distance <= -8, across == 0, let next = sibling(after: child, in: stack, facts) else {
      return nil
    }
    let gap = start(next, axis, facts) - end(content, axis, facts)
    guard gap > -distance - 0.5 else { return nil }
    let edit = edit(offset, content, next, axis, gap + distance, facts)
    let direction = axis == .horizontal ? "to the left" : "up"
    return Diagnosis(
      .offsetGap, subject: content, others: [offset, child, next, stack],
      aspects: axis == .horizontal ? [.gap, .x] : [.gap, .y],
      seen:
        "Between \(facts.view(content)) and \(facts.view(next)) is a gap of \(facts.text(gap)).",
      cause:
        "\(facts.opening(offset)) moves only the drawing by \(facts.text(-distance)) \(direction); the layout keeps its place, and what follows stays.",
      causeNode: offset, edit: edit, weight: -distance)
  }

  /// A negative padding, which is meant to make its content extend beyond it.
  private static func edit(
    _ offset: Int, _ content: Int, _ next: Int, _ axis: Axis, _ wanted: CGFloat,
    _ facts: LengthFacts
  ) -> ProposedEdit? {
    guard let candidate = EditCandidate.offsetToPadding(offset, in: facts.scene),
      let trial = candidate.trial(in: facts.scene)
    else { return nil }
    let gap = newGap(trial, content, next, axis)
    return gap < wanted + 0.6 ? candidate.proposed(OutcomePhrase.gap(gap)) : nil
  }

  private static func place(of offset: Int, _ facts: LengthFacts) -> (child: Int, stack: Int)? {
    let path = [offset] + facts.scene.pass.around(offset)
    for (child, outer) in zip(path, path.dropFirst()) {
      let name = facts.node(outer).callName
      if ["VStack", "HStack"].contains(name) {
        return facts.isAuthored(outer) ? (child, outer) : nil
      }
      guard facts.isSameExpression(outer, offset) else { return nil }
    }
    return nil
  }

  private static func sibling(after child: Int, in stack: Int, _ facts: LengthFacts) -> Int? {
    let children = facts.children(stack)
    guard let position = children.firstIndex(of: child), position + 1 < children.count else {
      return nil
    }
    let next = children[position + 1]
    return facts.node(next).callName == "Spacer" ? nil : next
  }

  private static func start(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    let frame = facts.node(index).frame
    return axis == .horizontal ? frame.minX : frame.minY
  }

  private static func end(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    let frame = facts.node(index).frame
    return axis == .horizontal ? frame.maxX : frame.maxY
  }

  private static func newGap(_ trial: SceneTrial, _ content: Int, _ next: Int, _ axis: Axis)
    -> CGFloat
  {
    let (first, second) = (trial.frame(content), trial.frame(next))
    return axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
  }
}

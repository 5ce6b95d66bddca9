import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a column that is as wide as its container because of a shape or color under its texts, or
/// a row that is as high because of one beside them.
///
/// Banners and pages are meant to be so; the diagnosis answers only questions.
enum GreedyFill {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ stack: Int, _ facts: LengthFacts) -> Diagnosis? {
    let name = facts.node(stack).callName
    guard ["HStack", "VStack"].contains(name), facts.isAuthored(stack), !facts.isHidden(stack)
    else { return nil }
    let axis: Axis = name == "HStack" ? .vertical : .horizontal
    let children = facts.children(stack)
    let fills = children.filter { facts.greedyFill(in: $0, axis) != nil }
    let others = children.filter { child in
      !fills.contains(child) && !["Spacer", "Divider"].contains(facts.node(child).callName)
    }
    let texts = others.flatMap { facts.texts(in: $0) }
    guard let first = fills.first, let fill = facts.greedyFill(in: first, axis), !texts.isEmpty
    else { return nil }
    let needed = others.map { facts.length($0, axis) }.max() ?? 0
    let length = facts.length(stack, axis)
    guard needed > 0, length > needed + 40, length > needed * 1.5 else { return nil }
    let axes: Axis.Set = axis == .vertical ? .vertical : .horizontal
    let edit = EditCandidate.fixedSize(axes, on: stack, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(stack)[axis] < needed + 0.5
      } outcome: { trial in
        OutcomePhrase.length(
          "\(facts.phrase(stack)) with \(facts.view(fill))", axis, trial.size(stack)[axis])
      }
    guard let edit else { return nil }
    let (noun, adjective) = (LengthFacts.noun(axis), LengthFacts.adjective(axis))
    let related = fills + fills.compactMap { facts.greedyFill(in: $0, axis) } + others + texts
    return Diagnosis(
      .greedyFill, subject: stack, others: Set(related),
      aspects: axis == .vertical ? [.height, .gap, .y] : [.width, .gap, .x],
      seen:
        "\(facts.opening(stack)) is \(facts.text(length)) \(adjective); its other views need \(facts.text(needed)).",
      cause:
        "\(LengthFacts.capitalized(facts.view(fill))) takes all the \(noun) that it is offered, and makes the stack as \(adjective).",
      causeNode: fill, edit: edit, weight: length - needed, isOnlyAsked: true)
  }
}

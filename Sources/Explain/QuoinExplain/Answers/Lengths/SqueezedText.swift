import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a text that its line limit cuts, although a text beside it could give it some width.
enum SqueezedText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    // Lint itself reports a text that is cut without a limit.
    guard facts.isText(text), let own = facts.node(text).text, own.isTruncated,
      own.fullHeight < facts.node(text).size.height + 0.5, !facts.scene.pass.isSystem(text),
      !facts.isHidden(text)
    else { return nil }
    let path = [text] + facts.scene.pass.around(text)
    for (child, stack) in zip(path, path.dropFirst())
    where facts.node(stack).callName == "HStack" && facts.isAuthored(stack) {
      let rivals = facts.children(stack).filter { $0 != child }.flatMap { facts.texts(in: $0) }
      let widest = rivals.max { facts.length($0, .horizontal) < facts.length($1, .horizontal) }
      guard facts.node(child).priority == 0, let rival = widest,
        let edit = edit(child, text, rival, facts)
      else { continue }
      let width = facts.length(text, .horizontal)
      return Diagnosis(
        .squeezedText, subject: text, others: [rival, child, stack],
        aspects: [.cut, .width, .height],
        seen:
          "\(facts.opening(text)) is cut: it needs a width of \(facts.text(own.ideal.width)), and has \(facts.text(width)); \(facts.view(rival)) has \(facts.text(facts.length(rival, .horizontal))).",
        cause:
          "\(facts.opening(stack)) shares the width among both as they have the same priority, although \(facts.view(rival)) needs less or can wrap.",
        // It comes before the limit, which only cuts what is too narrow.
        causeNode: stack, edit: edit, weight: own.ideal.width - width + 1)
    }
    return nil
  }

  private static func edit(_ child: Int, _ text: Int, _ rival: Int, _ facts: LengthFacts)
    -> ProposedEdit?
  {
    EditCandidate.priority(1, of: child, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.text(text)?.isTruncated == false && trial.text(rival)?.isTruncated != true
      } outcome: { trial in
        OutcomePhrase.text(text, in: trial)
      }
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a Spacer in the column of a vertical scroll view that pushes nothing, although there is
/// space left in the scroll view.
enum ScrolledSpacer {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ stack: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(stack).callName == "VStack", facts.isAuthored(stack),
      facts.node(stack).proposal.height == nil, !facts.isHidden(stack),
      let (spacer, next) = spacer(in: stack, facts),
      let scroll = facts.scene.report.fallbackCause(of: stack, .vertical),
      facts.isScrollView(scroll, along: .vertical), facts.isAuthored(scroll),
      facts.children(scroll).count == 1, let content = facts.children(scroll).first,
      facts.chain(from: content).contains(stack)
    else { return nil }
    let height = facts.length(scroll, .vertical)
    let empty = height - facts.length(content, .vertical)
    guard height.isFinite, empty > 24 else { return nil }
    let old = facts.length(spacer, .vertical)
    let edit = EditCandidate.appending(
      ".containerRelativeFrame(.vertical)", .framed(width: nil, height: height), on: content,
      in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(spacer).height > old + 16
      } outcome: { trial in
        "the Spacer is \(facts.text(trial.size(spacer).height)) high, and \(facts.view(next)) ends at \(facts.text(trial.frame(next).maxY))"
      }
    return Diagnosis(
      .scrolledSpacer, subject: next,
      others: Set([spacer, stack, scroll, content] + facts.texts(in: next)),
      aspects: [.y, .gap, .height],
      seen:
        "\(LengthFacts.capitalized(facts.view(next))) isn't pushed down: \(facts.phrase(spacer)) before it is only \(facts.text(old)) high, and \(facts.text(empty)) are empty below the content.",
      cause:
        "\(facts.opening(scroll)) offers its content no height, so that a Spacer in it has nothing to take.",
      causeNode: spacer, edit: edit, weight: empty)
  }

  /// The first spacer without any space to take, and the view after it.
  private static func spacer(in stack: Int, _ facts: LengthFacts) -> (spacer: Int, next: Int)? {
    let children = facts.children(stack)
    for (child, next) in zip(children, children.dropFirst())
    where facts.node(child).callName == "Spacer" && facts.node(next).callName != "Spacer" {
      return (child, next)
    }
    return nil
  }
}

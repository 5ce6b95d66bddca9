import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a horizontal scroll view that is much higher than its items, because a lazy stack, divider
/// or color in it takes all the height.
enum TallShelf {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ scroll: Int, _ facts: LengthFacts) -> Diagnosis? {
    let height = facts.length(scroll, .vertical)
    guard facts.isScrollView(scroll, along: .horizontal), !facts.hasAxis(.vertical, scroll),
      facts.isAuthored(scroll), !facts.isHidden(scroll), !facts.isLayered(scroll),
      facts.node(scroll).proposal.height != nil, let cause = cause(in: scroll, height, facts),
      let edit = edit(scroll, cause, height, facts)
    else { return nil }
    let article = LengthFacts.withArticle(facts.kind(cause))
    let isLazy = lazy.contains(facts.node(cause).callName)
    let reason = isLazy ? ", as it doesn't measure all of its items" : ""
    return Diagnosis(
      .tallShelf, subject: scroll, others: Set([cause] + facts.children(cause)),
      aspects: [.height, .gap, .y],
      seen:
        "\(facts.opening(scroll)) is \(facts.text(height)) high, its items only \(facts.text(edit.needed)).",
      cause:
        "A horizontal ScrollView is as high as its content, and \(article)\(facts.place(cause)) takes all the height that it is offered\(reason).",
      causeNode: cause, edit: edit.edit, weight: height - edit.needed,
      isOnlyAsked: !isInColumn(scroll, facts))
  }

  private static let lazy: Set<String> = ["LazyHStack", "LazyHGrid"]

  /// The outermost view in a scroll view that takes all the height.
  private static func cause(in scroll: Int, _ height: CGFloat, _ facts: LengthFacts) -> Int? {
    facts.scene.pass.inside(scroll).first { index in
      guard facts.length(index, .vertical) > height * 0.8, facts.isAuthored(index) else {
        return false
      }
      let name = facts.node(index).callName
      return lazy.contains(name) || name == "Divider"
        || facts.children(index).isEmpty && facts.greedyFill(in: index, .vertical) != nil
    }
  }

  /// An edit that makes the scroll view as high as its items, and that height.
  private static func edit(
    _ scroll: Int, _ cause: Int, _ height: CGFloat, _ facts: LengthFacts
  ) -> (edit: ProposedEdit, needed: CGFloat)? {
    let scene = facts.scene
    let items = facts.children(cause).map { facts.length($0, .vertical) }.max() ?? 0
    let candidates = [
      EditCandidate.fixedSize(.vertical, on: scroll, in: scene),
      items > 0 ? EditCandidate.height(items.rounded(.up), for: scroll, in: scene) : nil,
    ]
    for candidate in candidates {
      var needed: CGFloat = 0
      let edit = candidate?.proposed(in: scene) { trial in
        needed = trial.size(scroll).height
        // Something that is only 10 high has no length of its own.
        return needed > 10.5 && height > needed + 40 && height > needed * 1.5
      } outcome: { trial in
        OutcomePhrase.length("the ScrollView", .vertical, trial.size(scroll).height)
      }
      if let edit { return (edit, needed) }
    }
    return nil
  }

  /// Whether other views are above or below a scroll view.
  private static func isInColumn(_ scroll: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(scroll).contains { outer in
      facts.node(outer).callName == "VStack" && facts.children(outer).count > 1
    }
  }
}

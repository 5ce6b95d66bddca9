import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a vertical scroll view that is much narrower than its container, since it is as wide as
/// its content.
enum NarrowScroll {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ scroll: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isScrollView(scroll, along: .vertical), !facts.hasAxis(.horizontal, scroll),
      facts.isAuthored(scroll), !facts.isHidden(scroll), !facts.isLayered(scroll),
      let offered = facts.node(scroll).proposal.width, offered.isFinite,
      facts.length(scroll, .horizontal) < offered * 0.8, !isInRow(scroll, facts),
      facts.children(scroll).count == 1, let content = facts.children(scroll).first,
      let inner = stack(in: content, facts), isNoticeable(scroll, content, facts)
    else { return nil }
    let width = facts.length(scroll, .horizontal)
    let edit = EditCandidate.maxWidth(
      content, alignment: alignment(of: inner, facts), in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(scroll).width > offered - 0.5
      } outcome: { trial in
        OutcomePhrase.length("the ScrollView", .horizontal, trial.size(scroll).width)
      }
    guard let edit else { return nil }
    return Diagnosis(
      .narrowScroll, subject: scroll, others: [content, inner],
      aspects: [.width, .scrolling, .taps, .gap],
      seen:
        "\(facts.opening(scroll)) is \(facts.text(width)) wide, and \(facts.text(offered)) are offered; beside it nothing scrolls.",
      cause:
        "A vertical ScrollView is as wide as its content, and \(facts.phrase(inner)) only as wide as its widest view.",
      causeNode: inner, edit: edit, weight: offered - width)
  }

  /// Whether the width shows: by a background or border, or because there is something to scroll.
  private static func isNoticeable(_ scroll: Int, _ content: Int, _ facts: LengthFacts) -> Bool {
    if facts.length(content, .vertical) > facts.length(scroll, .vertical) + 0.5 { return true }
    var index = scroll
    while let outer = facts.node(index).parent, facts.isSameExpression(outer, scroll),
      facts.length(outer, .horizontal) == facts.length(scroll, .horizontal)
    {
      if facts.isVisibleEdge(outer) { return true }
      index = outer
    }
    return false
  }

  private static func isInRow(_ index: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(index).contains { outer in
      facts.node(outer).callName == "HStack" && facts.children(outer).count > 1
        || facts.isScrollView(outer, along: .horizontal)
    }
  }

  /// The stack that the content consists of, inside its modifiers.
  private static func stack(in content: Int, _ facts: LengthFacts) -> Int? {
    var index = content
    while true {
      let name = facts.node(index).callName
      if ["VStack", "LazyVStack"].contains(name) {
        return facts.isAuthored(index) ? index : nil
      }
      guard
        name == "padding" || name == "background"
          || LengthFacts.drawingModifiers.contains(name), let inner = facts.children(index).first
      else { return nil }
      index = inner
    }
  }

  private static func alignment(of stack: Int, _ facts: LengthFacts) -> HorizontalAlignment {
    switch facts.node(stack).arguments?.alignment {
    case "leading": return .leading
    case "trailing": return .trailing
    default: return .center
    }
  }
}

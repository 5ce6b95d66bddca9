import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds buttons of different widths in a stack whose frame is to make them fill the row:
/// `HStack { … }.frame(maxWidth: .infinity)`.
enum UnequalButtons {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { stack in
      SiblingRow(stack, facts).flatMap { diagnosis($0, facts) }
    }
  }

  private static func diagnosis(_ row: SiblingRow, _ facts: LengthFacts) -> Diagnosis? {
    guard buttons.contains(row.kind), row.isUneven(.horizontal, facts),
      let frame = wideFrame(around: row.stack, facts),
      let edit = row.edit(.horizontal, facts)
    else { return nil }
    let lengths = row.lengths(.horizontal, facts)
    let stack = facts.node(row.stack).callName
    return Diagnosis(
      .unequalButtons, subject: row.layers[0],
      others: Set(row.layers + facts.children(row.stack) + [row.stack, frame]),
      aspects: [.width, .gap], seen: row.seen(.horizontal, facts),
      cause:
        "\(facts.opening(frame)) is on the \(stack), and makes only the space around the buttons wider; each is as wide as its label.",
      causeNode: frame, edit: edit, weight: (lengths.max() ?? 0) - (lengths.min() ?? 0))
  }

  static let buttons: Set<String> = ["Button", "NavigationLink", "Link", "Menu"]

  /// The frame with an infinite maximum width on a stack.
  static func wideFrame(around stack: Int, _ facts: LengthFacts) -> Int? {
    var index = stack
    while let outer = facts.node(index).parent, facts.isSameExpression(outer, stack) {
      let name = facts.node(outer).callName
      if name == "frame" {
        let isWide = facts.argument("maxWidth", of: outer) == .infinity
        // A frame that aligns the stack to one side has its purpose.
        return isWide && facts.node(outer).arguments?.alignment == "center" ? outer : nil
      }
      guard
        name == "padding" || name == "background"
          || LengthFacts.drawingModifiers.contains(name)
      else { return nil }
      index = outer
    }
    return nil
  }
}

/// Finds views of one kind with backgrounds of different lengths in a stack.
///
/// Tags and chips are meant to be so; the diagnosis answers only questions.
enum UnequalSiblings {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.flatMap { stack -> [Diagnosis] in
      guard let row = SiblingRow(stack, facts) else { return [] }
      return Axis.allCases.compactMap { diagnosis(row, $0, facts) }
    }
  }

  private static func diagnosis(_ row: SiblingRow, _ axis: Axis, _ facts: LengthFacts)
    -> Diagnosis?
  {
    let stack = facts.node(row.stack).callName
    let isKnown =
      axis == .horizontal && UnequalButtons.buttons.contains(row.kind)
      && UnequalButtons.wideFrame(around: row.stack, facts) != nil
    // The heights of a column add up; nothing suggests that they should be equal.
    guard !isKnown, axis == .horizontal || stack == "HStack", row.isUneven(axis, facts),
      let edit = row.edit(axis, facts)
    else { return nil }
    let lengths = row.lengths(axis, facts)
    return Diagnosis(
      .unequalSiblings, subject: row.layers[0],
      others: Set(row.layers + facts.children(row.stack) + [row.stack]),
      aspects: axis == .horizontal ? [.width, .gap] : [.height, .gap],
      seen: row.seen(axis, facts),
      cause:
        "\(facts.opening(row.stack)) offers each the same, but each is only as \(LengthFacts.adjective(axis)) as its content, with the background around it.",
      causeNode: row.stack, edit: edit, weight: (lengths.max() ?? 0) - (lengths.min() ?? 0),
      isOnlyAsked: true)
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a list, scroll view or reader in a column that takes much more than its content needs, so
/// that the views after it are far away.
enum GreedyView {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static let types: Set<String> = ["List", "Form", "ScrollView", "GeometryReader"]

  private static func diagnosis(_ index: Int, _ facts: LengthFacts) -> Diagnosis? {
    let name = facts.node(index).callName
    guard types.contains(name), facts.isAuthored(index), !facts.isHidden(index),
      !facts.isLayered(index), name != "ScrollView" || facts.hasAxis(.vertical, index),
      let stack = column(around: index, facts), let content = contentHeight(index, name, facts)
    else { return nil }
    let height = facts.length(index, .vertical)
    let empty = height - content
    guard content > 0, empty > 80, empty > content * 0.5 else { return nil }
    let limit = heightFrame(around: stack, facts)
    let source =
      limit.map { " of the \(facts.text(facts.length($0, .vertical))) of \(facts.phrase($0))" }
      ?? ""
    return Diagnosis(
      .greedyView, subject: index, others: Set([stack] + facts.children(stack)),
      aspects: [.height, .gap, .y],
      seen:
        "\(facts.opening(index)) is \(facts.text(height)) high, and its content \(facts.text(content)): \(facts.text(empty)) are empty.",
      cause:
        "\(LengthFacts.capitalized(LengthFacts.withArticle(name))) takes all that the other views leave\(source); it never hugs its content.",
      causeNode: index, edit: edit(index, content, stack, limit, facts), weight: empty)
  }

  private static func edit(
    _ index: Int, _ content: CGFloat, _ stack: Int, _ limit: Int?, _ facts: LengthFacts
  ) -> ProposedEdit? {
    let scene = facts.scene
    let height = content.rounded(.up)
    guard let own = EditCandidate.height(height, for: index, in: scene) else { return nil }
    let shrinks = limit.flatMap { EditCandidate.removeFixedLength(.vertical, of: $0, in: scene) }
    let candidate = shrinks.map { own.and($0) } ?? own
    return candidate.proposed(in: scene) { trial in
      trial.size(index).height < height + 0.5
    } outcome: { trial in
      let whole = facts.text(trial.size(stack).height)
      return "it is \(facts.text(height)) high, and \(facts.phrase(stack)) \(whole)"
    }
  }

  /// The column that contains a view and views after it.
  private static func column(around index: Int, _ facts: LengthFacts) -> Int? {
    let path = [index] + facts.scene.pass.around(index)
    for (child, outer) in zip(path, path.dropFirst()) {
      let name = facts.node(outer).callName
      if name == "VStack" {
        guard facts.isAuthored(outer), facts.children(outer).last != child else { return nil }
        return outer
      }
      guard
        name == "padding" || name == "background"
          || LengthFacts.drawingModifiers.contains(name)
      else { return nil }
    }
    return nil
  }

  private static func heightFrame(around stack: Int, _ facts: LengthFacts) -> Int? {
    facts.scene.pass.around(stack).first { outer in
      facts.node(outer).callName == "frame" && facts.isAuthored(outer)
        && facts.argument("height", of: outer) != nil
    }
  }

  /// The height of the content; `nil` if it isn't known exactly.
  private static func contentHeight(_ index: Int, _ name: String, _ facts: LengthFacts) -> CGFloat?
  {
    guard name == "List" || name == "Form" else {
      let lengths = facts.children(index).map { facts.length($0, .vertical) }
      guard let highest = lengths.max() else { return nil }
      return name == "GeometryReader" ? highest : lengths.reduce(0, +)
    }
    let rows = facts.scene.pass.inside(index).first { facts.node($0).name == "List rows" }
    guard let rows else { return nil }
    // Rows that don't exist yet are estimates.
    if case .estimate(let existing, let count)? = facts.node(rows).answerReasons?.vertical,
      existing < count
    {
      return nil
    }
    return facts.length(rows, .vertical)
  }
}

/// Finds a row or column that is as long as its container because of a divider in it.
enum GreedyDivider {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ divider: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(divider).callName == "Divider", facts.isAuthored(divider),
      !facts.isHidden(divider), let stack = facts.node(divider).parent,
      ["HStack", "VStack"].contains(facts.node(stack).callName), facts.isAuthored(stack)
    else { return nil }
    let axis: Axis = facts.node(stack).callName == "HStack" ? .vertical : .horizontal
    let others = facts.children(stack).filter { facts.node($0).callName != "Divider" }
    let needed = others.map { facts.length($0, axis) }.max() ?? 0
    let length = facts.length(stack, axis)
    guard needed > 0, length > needed + 40, length > needed * 1.5,
      facts.children(stack).first(where: { facts.node($0).callName == "Divider" }) == divider
    else { return nil }
    let axes: Axis.Set = axis == .vertical ? .vertical : .horizontal
    let edit = EditCandidate.fixedSize(axes, on: stack, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(stack)[axis] < needed + 0.5
      } outcome: { trial in
        OutcomePhrase.length(facts.phrase(stack), axis, trial.size(stack)[axis])
      }
    let adjective = LengthFacts.adjective(axis)
    return Diagnosis(
      .greedyDivider, subject: stack, others: Set([divider] + others),
      aspects: axis == .vertical ? [.height, .gap, .y] : [.width, .gap, .x],
      seen:
        "\(facts.opening(stack)) is \(facts.text(length)) \(adjective); its other views need \(facts.text(needed)).",
      cause:
        "\(facts.opening(divider)) takes all the \(LengthFacts.noun(axis)) that it is offered, and makes the stack as \(adjective).",
      causeNode: divider, edit: edit, weight: length - needed, isOnlyAsked: axis == .horizontal)
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains which of its views a `ViewThatFits` shows.
struct FittingChain {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  /// The node of a `ViewThatFits` that a question about a view is about: the view, or the one that
  /// shows it.
  func fitting(_ target: AnswerTarget) -> Int? {
    let nodes = [target.core, scene.node(target.outer).parent].compactMap { $0 }
    return nodes.first { choice($0) != nil }
  }

  private func choice(_ node: Int) -> (number: Int, count: Int, fits: Bool)? {
    guard
      case .candidate(let number, let count, let fits)? = scene.node(node).answerReasons?
        .horizontal
    else { return nil }
    return (number, count, fits)
  }

  /// “its first view is 640 wide, more than the 361 offered”; `nil` if it shows its first view.
  func rejected(_ node: Int) -> String? {
    guard let (number, axes) = rejection(node) else { return nil }
    let size = scene.node(node).candidates[number]
    let names = ["first", "second", "third", "fourth"]
    let name = names.indices.contains(number) ? names[number] : "\(number + 1)th"
    let lengths = axes.map { "\(phrases.text(size[$0])) \(phrases.wide($0))" }
    let offers = axes.compactMap { phrases.offered(node, $0) }.map { phrases.text($0) }
    let one = axes == [.horizontal] ? ", with each text on one line" : ""
    return
      "its \(name) view has an ideal size of \(AnswerPhrases.list(lengths))\(one), more than the \(AnswerPhrases.list(offers)) offered"
  }

  /// The first rejected view, and the axes on which its ideal size is too long.
  private func rejection(_ node: Int) -> (number: Int, axes: [Axis])? {
    guard let choice = choice(node) else { return nil }
    let candidates = scene.node(node).candidates
    for (number, size) in candidates.prefix(choice.fits ? choice.number - 1 : choice.number)
      .enumerated()
    {
      let axes = [Axis.horizontal, .vertical].filter { axis in
        phrases.offered(node, axis).map { size[axis] > $0 } ?? false
      }
      if !axes.isEmpty { return (number, axes) }
    }
    return nil
  }

  func answer(_ node: Int) -> RelationChain.Answer? {
    guard let choice = choice(node), let rejected = rejected(node) else { return nil }
    let name = phrases.viewName(node)
    let last = choice.fits ? "" : ", although it doesn't fit either"
    return RelationChain.Answer(
      seen: "\(name) shows its view \(choice.number) of \(choice.count)\(last)",
      reason: AnswerReason(["A ViewThatFits compares ideal sizes: \(rejected)"], node: node))
  }

  /// Only the axis on which the rejected view isn't too long is compared.
  func edit(_ node: Int) -> ProposedEdit? {
    guard let axis = rejection(node)?.axes, axis.count == 1 else { return nil }
    let isWide = axis[0] == .horizontal
    let old = scene.node(node).size
    return EditCandidate.changing(
      node, .setArgument("in", to: isWide ? ".vertical" : ".horizontal"),
      .axes(isWide ? .vertical : .horizontal), in: scene)?
      .proposed(
        in: scene, if: { $0.size(node) != old },
        outcome: { "it shows another view, \(phrases.text($0.size(node)))" })
  }
}

import Foundation
import QuoinGeometry

/// Explains which part of a view is cut.
struct VisibilityChain {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  func answer(_ target: AnswerTarget) -> RelationChain.Answer? {
    for axis in [Axis.horizontal, .vertical] {
      if let found = outside(target, axis) { return found }
    }
    if let text = target.nodes.first(where: { scene.node($0).text?.isTruncated == true }) {
      return truncated(text, target)
    }
    let lines = target.nodes.compactMap { scene.node($0).text?.lineCount }.first
    let words = lines.map { ", and all of its text is shown in \(LengthChain.lines($0))" } ?? ""
    return RelationChain.Answer(
      seen: "nothing of \(target.name) is outside of the \(phrases.whole)\(words)",
      reason: AnswerReason([], node: target.core))
  }

  private func truncated(_ node: Int, _ target: AnswerTarget) -> RelationChain.Answer? {
    guard let text = scene.node(node).text else { return nil }
    let isByHeight = text.fullHeight > scene.node(node).size.height + 0.5
    let chain = LengthChain(scene, isByHeight ? .vertical : .horizontal)
    return RelationChain.Answer(
      seen: "\(target.name) is truncated to \(LengthChain.lines(text.lineCount))",
      reason: chain.hugging(node, "it"))
  }

  private func outside(_ target: AnswerTarget, _ axis: Axis) -> RelationChain.Answer? {
    let whole = axis == .horizontal ? scene.window.width : scene.window.height
    let before = -phrases.minimum(target.core, axis)
    let after = phrases.maximum(target.core, axis) - whole
    guard before > 0.5 || after > 0.5 else { return nil }
    let sides = [(before, phrases.start(axis)), (after, phrases.end(axis))].filter { $0.0 > 0.5 }
    let cuts = sides.map { "\(phrases.text($0.0)) at the \($0.1)" }
    let length = phrases.text(phrases.length(target.core, axis))
    let seen =
      "\(target.name) is \(length) \(phrases.wide(axis)) in a \(phrases.whole) of \(phrases.text(whole)), and is cut by \(AnswerPhrases.list(cuts))"
    let isTooLong = phrases.length(target.core, axis) > whole + 0.5
    let reason =
      isTooLong ? LengthChain(scene, axis).reason(target) : PlaceChain(scene, axis).reason(target)
    return RelationChain.Answer(seen: seen, reason: reason)
  }
}

/// Explains whether a view scrolls.
struct ScrollChain {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  func answer(_ target: AnswerTarget) -> RelationChain.Answer? {
    let nodes = [target.core] + scene.pass.around(target.core) + Array(target.nodes)
    guard let scroll = nodes.first(where: { scene.node($0).callName == "ScrollView" }),
      let content = phrases.children(scroll).first
    else {
      return RelationChain.Answer(
        seen: "\(target.name) is in no ScrollView or List, so it doesn't scroll",
        reason: AnswerReason([], node: target.core))
    }
    let axes = scene.node(scroll).arguments?.axes ?? []
    let axis: Axis = axes.contains("vertical") ? .vertical : .horizontal
    let (length, inner) = (phrases.length(scroll, axis), phrases.length(content, axis))
    let name = phrases.phrase(scroll)
    let seen =
      "\(name) is \(phrases.text(length)) \(phrases.wide(axis)), and its content \(phrases.text(inner))"
    let reason =
      inner > length + 0.5
      ? "it scrolls by \(phrases.text(inner - length))"
      : "all of its content fits, so it has nothing to scroll"
    return RelationChain.Answer(seen: seen, reason: AnswerReason([reason], node: scroll))
  }
}

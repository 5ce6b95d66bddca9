import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains which view a touch in the middle of a view, or at a point, reaches.
struct TapChain {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  /// The answer about a touch in the middle of a view; `nil` if touches are unknown.
  func answer(_ target: AnswerTarget) -> RelationChain.Answer? {
    let frame = scene.node(target.outer).frame
    return answer(target, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func answer(_ target: AnswerTarget, at point: CGPoint) -> RelationChain.Answer? {
    guard let hit = scene.pass.context.hit else { return nil }
    let place = "\(phrases.text(point.x)),\(phrases.text(point.y))"
    guard let found = hit(point).flatMap({ node in index(of: node) }) else {
      return RelationChain.Answer(
        seen: "at \(place), in \(target.name), nothing takes touches", reason: untouched(target))
    }
    if target.nodes.contains(found) || target.chain.contains(found) {
      return RelationChain.Answer(
        seen: "a touch at \(place) reaches \(target.name)",
        reason: AnswerReason(handlers(target), node: target.outer))
    }
    let name = phrases.viewName(found)
    let isAround = scene.pass.inside(found).contains(target.core)
    let text =
      isAround
      ? "\(target.name) takes no touches of its own, so they go to \(name) around it"
      : "\(name) is in front of \(target.name) there"
    return RelationChain.Answer(
      seen: "a touch at \(place) reaches \(name), not \(target.name)",
      reason: AnswerReason([text], node: found))
  }

  /// The position of a tree's node in the report.
  private func index(of node: LayoutTree.NodeID) -> Int? {
    scene.report.nodes.indices.first { scene.pass.treeNode($0) == node }
  }

  private func untouched(_ target: AnswerTarget) -> AnswerReason {
    guard let gesture = gesture(target) else {
      return AnswerReason(["it has no gesture and is no control"], node: target.outer)
    }
    return AnswerReason(
      [
        "\(gesture) counts only where \(target.name) draws something; .contentShape(.rect) before it makes all of its frame count"
      ], node: target.outer)
  }

  private func handlers(_ target: AnswerTarget) -> [String] {
    gesture(target).map { ["\($0) handles it"] } ?? []
  }

  /// The gesture that is written on a view.
  private func gesture(_ target: AnswerTarget) -> String? {
    let gestures: Set<String> = [
      "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    ]
    guard let view = target.view,
      let found = scene.written.all[view].modifiers.last(where: { gestures.contains($0.name) })
    else { return nil }
    return ".\(found.name) (\(scene.written.line(found.source)))"
  }
}

/// Explains which view draws the background of a view.
struct ColorChain {
  let scene: AnswerScene

  private var phrases: AnswerPhrases { AnswerPhrases(scene: scene) }

  func answer(_ target: AnswerTarget) -> RelationChain.Answer? {
    let around = scene.pass.around(target.core)
    let path = target.chain + around.filter { !target.chain.contains($0) }
    guard let node = path.first(where: { scene.node($0).callName == "background" }) else {
      return nil
    }
    let name = phrases.phrase(node)
    let drawn = phrases.children(node).dropFirst().first ?? node
    let size = phrases.text(scene.node(drawn).size)
    let inner = phrases.children(node).first ?? node
    let reason =
      scene.node(drawn).size == scene.node(inner).size
      ? "a background is as large as the view it is written on, \(phrases.text(scene.node(inner).size))"
      : "it reaches beyond the view it is written on, which is \(phrases.text(scene.node(inner).size))"
    return RelationChain.Answer(
      seen: "\(name) draws the background of \(target.name), \(size)",
      reason: AnswerReason([reason], node: node))
  }
}

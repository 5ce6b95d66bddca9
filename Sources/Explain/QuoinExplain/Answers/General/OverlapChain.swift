import Foundation
import QuoinGeometry

/// Explains why one view covers a part of another.
struct OverlapChain {
  let phrases: AnswerPhrases

  private var scene: AnswerScene { phrases.scene }

  init(_ scene: AnswerScene) { phrases = AnswerPhrases(scene: scene) }

  /// The part that two views share, and what puts one over the other; `nil` if they share none.
  func answer(_ a: AnswerTarget, _ b: AnswerTarget) -> RelationChain.Answer? {
    let common = extent(a).intersection(extent(b))
    guard isVisible(common) else { return nil }
    let size = phrases.text(common.size)
    return RelationChain.Answer(
      seen: AnswerPhrases.sentence("\(a.name) and \(b.name) overlap in \(size)"),
      reason: reason(a, b))
  }

  /// The answer about the view that shares the largest part with one.
  func covered(_ target: AnswerTarget) -> RelationChain.Answer? {
    let own = extent(target)
    var best: (view: Int, area: CGFloat)?
    for view in scene.written.all.indices {
      let other = AnswerTarget(view: view, in: scene)
      guard other.type == "Text" || other.type == "Image" || other.type == "Button",
        !target.nodes.contains(other.core), !other.nodes.contains(target.core)
      else { continue }
      let common = own.intersection(extent(other))
      guard isVisible(common) else { continue }
      let area = common.width * common.height
      if area > best?.area ?? 0 { best = (view, area) }
    }
    return best.flatMap { answer(target, AnswerTarget(view: $0.view, in: scene)) }
  }

  private func isVisible(_ rectangle: CGRect) -> Bool {
    !rectangle.isNull && rectangle.width > 0.5 && rectangle.height > 0.5
  }

  /// The rectangle in which a view and its content are drawn.
  private func extent(_ target: AnswerTarget) -> CGRect {
    var frame = scene.node(phrases.visible(target)).frame
    let leaves = target.nodes.filter { phrases.children($0).isEmpty }
    for node in leaves where scene.node(node).callName != "Spacer" {
      frame = frame.union(scene.node(node).frame)
    }
    return frame
  }

  // MARK: Reasons

  private func reason(_ a: AnswerTarget, _ b: AnswerTarget) -> AnswerReason {
    for target in [a, b] {
      if let spill = spill(target) { return spill }
      if let moved = moved(target, from: target.core == a.core ? b.core : a.core) { return moved }
    }
    let path = [a.core] + scene.pass.around(a.core)
    guard
      let common = path.first(where: { $0 == b.core || scene.pass.inside($0).contains(b.core) })
    else { return AnswerReason([], node: a.core) }
    let who = phrases.phrase(common)
    switch scene.node(common).callName {
    case "ZStack":
      return AnswerReason(
        ["\(who) puts its views over each other, and none of them makes room for another"],
        node: common)
    case "overlay", "background":
      return AnswerReason(
        ["\(who) draws over the view that it is written on, which makes no room for it"],
        node: common)
    default: break
    }
    if let spacing = scene.node(common).arguments?.lengths["spacing"]?.value, spacing < 0 {
      return AnswerReason(["\(who) has a spacing of \(phrases.text(spacing))"], node: common)
    }
    return AnswerReason(["\(who) places both there"], node: common)
  }

  /// A view whose content reaches beyond the size that it reports.
  private func spill(_ target: AnswerTarget) -> AnswerReason? {
    let drawn = extent(target)
    let frame = scene.node(target.core).frame
    for axis in [Axis.vertical, .horizontal] {
      let (own, real) = (frame.size[axis], drawn.size[axis])
      guard real > own + 0.5 else { continue }
      let wide = phrases.wide(axis)
      let isCustom = scene.node(target.core).answerReasons?[axis] == .customLayout
      let why =
        isCustom
        ? "its sizeThatFits answers \(phrases.text(own)), and its placeSubviews uses \(phrases.text(real))"
        : "it is only \(phrases.text(own)) \(wide), and its content \(phrases.text(real))"
      return AnswerReason(["\(target.name) reaches beyond its frame: \(why)"], node: target.core)
    }
    return nil
  }

  /// An offset or position that moves a view without its place.
  private func moved(_ target: AnswerTarget, from other: Int) -> AnswerReason? {
    let path = [target.core] + scene.pass.around(target.core)
    let own = path.prefix { !scene.pass.inside($0).contains(other) }
    guard let node = own.first(where: { ["offset", "position"].contains(scene.node($0).callName) })
    else { return nil }
    return AnswerReason(
      ["\(phrases.phrase(node)) moves only what is drawn, and the others keep their places"],
      node: node)
  }
}

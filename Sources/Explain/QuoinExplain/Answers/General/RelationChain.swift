import Foundation
import QuoinGeometry

/// Explains how two views relate: their lengths, their middles, or the space between them.
struct RelationChain {
  let phrases: AnswerPhrases
  let axis: Axis

  private var scene: AnswerScene { phrases.scene }

  init(_ scene: AnswerScene, _ axis: Axis) {
    (phrases, self.axis) = (AnswerPhrases(scene: scene), axis)
  }

  /// A sentence about two views, and its reason.
  struct Answer {
    var seen: String
    var reason: AnswerReason
  }

  // MARK: Lengths

  func versus(_ a: AnswerTarget, _ b: AnswerTarget) -> Answer {
    let chain = LengthChain(scene, axis)
    let (first, second) = (chain.length(a), chain.length(b))
    let wide = phrases.wide(axis)
    let seen =
      AnswerPhrases.isSame(first, second)
      ? "\(a.name) and \(b.name) are both \(phrases.text(first)) \(wide)"
      : "\(a.name) is \(phrases.text(first)) \(wide), and \(b.name) \(phrases.text(second))"
    let nodes = [a, b].map { target in chain.decisive(chain.steps(target).last ?? target.core) }
    let reasons = nodes.map { scene.node($0).answerReasons?[axis] }
    if reasons[0] == .hugsContent, reasons[1] == .hugsContent {
      let what = axis == .horizontal ? "its own content" : "its own lines"
      return Answer(
        seen: AnswerPhrases.sentence(seen),
        reason: AnswerReason(
          ["each is only as \(wide) as \(what), and nothing makes them equal"], node: nodes[0]))
    }
    let texts = [a, b].map { target -> String in
      let first = chain.reason(target).sentences.first ?? ""
      return first.isEmpty ? "" : "\(target.name): \(first)"
    }
    return Answer(
      seen: AnswerPhrases.sentence(seen),
      reason: AnswerReason(texts.filter { !$0.isEmpty }, node: nodes[0]))
  }

  // MARK: Places

  /// The beginnings of two views, and the container that makes the difference.
  func places(_ a: AnswerTarget, _ b: AnswerTarget) -> Answer {
    let (first, second) = (phrases.minimum(a.core, axis), phrases.minimum(b.core, axis))
    let (side, whole) = (phrases.start(axis), phrases.whole)
    guard !AnswerPhrases.isSame(first, second) else {
      let seen = "\(a.name) and \(b.name) both begin \(phrases.text(first)) from the \(side)"
      return Answer(
        seen: AnswerPhrases.sentence(seen), reason: AnswerReason([], node: a.core))
    }
    let seen =
      "\(a.name) begins \(phrases.text(first)) from the \(side) of the \(whole), and \(b.name) \(phrases.text(second))"
    return Answer(seen: AnswerPhrases.sentence(seen), reason: difference(a, b))
  }

  /// The container of two views, and the parts of it that they are in.
  private func parting(_ a: AnswerTarget, _ b: AnswerTarget) -> (common: Int, a: Int, b: Int)? {
    let path = [a.core] + scene.pass.around(a.core)
    let other = [b.core] + scene.pass.around(b.core)
    guard let end = path.firstIndex(where: { other.contains($0) }), end > 0,
      let start = other.firstIndex(of: path[end]), start > 0
    else { return nil }
    return (path[end], path[end - 1], other[start - 1])
  }

  private func difference(_ a: AnswerTarget, _ b: AnswerTarget) -> AnswerReason {
    let chain = PlaceChain(scene, axis)
    guard let (common, first, second) = parting(a, b) else { return chain.reason(a) }
    let who = phrases.phrase(common)
    let lengths = [first, second].map { phrases.text(phrases.length($0, axis)) }
    let wide = phrases.wide(axis)
    let differ = lengths[0] != lengths[1]
    func sharing(_ what: String) -> AnswerReason {
      AnswerReason(
        [
          "\(who) \(what), and \(phrases.viewName(first)) is \(lengths[0]) \(wide), \(phrases.viewName(second)) \(lengths[1])"
        ], node: common)
    }
    if differ, AnswerPhrases.isSame(phrases.middle(first, axis), phrases.middle(second, axis)) {
      return sharing("centers its views")
    }
    if differ, AnswerPhrases.isSame(phrases.maximum(first, axis), phrases.maximum(second, axis)) {
      return sharing("aligns its views at the \(phrases.end(axis))")
    }
    let reasons = [a, b].map { "\($0.name): \(chain.reason($0).sentences.first ?? "")" }
    return AnswerReason(reasons, node: common)
  }

  /// `alignment: .top` of the items of a lazy grid that centers two views; it can't be tried.
  func cellAlignment(_ a: AnswerTarget, _ b: AnswerTarget) -> ProposedEdit? {
    guard axis == .vertical, let common = parting(a, b)?.common,
      scene.node(common).callName == "LazyVGrid", let call = scene.call(common)
    else { return nil }
    return ProposedEdit([
      SourceChange("GridItem", at: call.source, .setArgument("alignment", to: ".top"))
    ])
  }

  // MARK: Middles

  func centered(_ inner: AnswerTarget, in outer: AnswerTarget?) -> Answer {
    let middle = phrases.middle(inner.core, axis)
    let container: CGFloat
    let name: String
    if let outer {
      container = phrases.middle(outer.outer, axis)
      name = outer.name
    } else {
      container = axis == .horizontal ? scene.window.midX : scene.window.midY
      name = "the \(phrases.whole)"
    }
    let difference = middle - container
    let places = "the middle of \(inner.name) is at \(phrases.text(middle))"
    guard abs(difference) > 0.05 else {
      return Answer(
        seen: AnswerPhrases.sentence("\(places), which is the middle of \(name)"),
        reason: AnswerReason([], node: inner.core))
    }
    let side = difference < 0 ? phrases.start(axis) : phrases.end(axis)
    let direction = axis == .horizontal ? "to the \(side)" : "towards the \(side)"
    let seen =
      "\(places), that of \(name) at \(phrases.text(container)): \(phrases.text(abs(difference))) \(direction)"
    return Answer(seen: AnswerPhrases.sentence(seen), reason: offCenter(inner, below: outer))
  }

  /// The innermost view that puts a target out of the middle.
  private func offCenter(_ target: AnswerTarget, below outer: AnswerTarget?) -> AnswerReason {
    var inner = target.core
    while let parent = scene.node(inner).parent {
      let difference = phrases.middle(inner, axis) - phrases.middle(parent, axis)
      if abs(difference) > 0.05 {
        return AnswerReason([shifted(inner, in: parent, difference)], node: parent)
      }
      if inner == outer?.core { break }
      inner = parent
    }
    return PlaceChain(scene, axis).reason(target)
  }

  private func shifted(_ inner: Int, in parent: Int, _ difference: CGFloat) -> String {
    let who = phrases.phrase(parent)
    let siblings = phrases.children(parent)
    if phrases.stackAxis(parent) == axis, siblings.count > 1,
      let position = siblings.firstIndex(of: inner)
    {
      let before = side(siblings[..<position])
      let after = side(siblings[(position + 1)...])
      return
        "before it in \(who) are \(before), after it \(after), so the middle of what they leave isn't the middle of the row"
    }
    if let insets = scene.node(parent).insets {
      let (first, last) =
        axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      return "\(who) adds \(phrases.text(first)) before it and \(phrases.text(last)) after it"
    }
    let alignment = scene.node(parent).arguments?.alignment ?? "its own rule"
    return "\(who) aligns it by \(alignment)"
  }

  private func side(_ views: ArraySlice<Int>) -> String {
    let shown = views.filter { phrases.length($0, axis) > 0.005 }
    guard !shown.isEmpty else { return "nothing" }
    return AnswerPhrases.list(
      shown.prefix(3).map { "\(phrases.viewName($0)) \(phrases.text(phrases.length($0, axis)))" })
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains where the length that a view is offered comes from.
struct OfferChain {
  let phrases: AnswerPhrases
  let axis: Axis

  private var scene: AnswerScene { phrases.scene }

  init(_ phrases: AnswerPhrases, _ axis: Axis) { (self.phrases, self.axis) = (phrases, axis) }

  /// The node whose proposal reaches `node` unchanged, through all that only pass theirs on.
  private func origin(_ node: Int) -> Int {
    var index = node
    while scene.node(index).offerReasons?[axis] == .same, let parent = scene.node(index).parent {
      index = parent
    }
    return index
  }

  /// “the ScrollView (line 5) offers no height”, for a view that is offered none.
  func missing(_ node: Int) -> String {
    let width = phrases.width(axis)
    guard let cause = scene.report.fallbackCause(of: node, axis) else {
      return "the \(phrases.whole) offers no \(width)"
    }
    let row = scene.pass.around(node).first { scene.node($0).name == "List row" }
    if let row, row > cause {
      return "a row of \(phrases.viewName(row)) offers no \(width)"
    }
    return "\(phrases.phrase(cause)) offers no \(width)"
  }

  /// The sentence about the offer to a node; `nil` if there is nothing to say.
  func sentence(_ node: Int) -> String? {
    let index = origin(node)
    guard let given = phrases.offered(index, axis) else {
      return missing(index)
    }
    let size = phrases.text(given)
    guard let parent = scene.node(index).parent, let reason = scene.node(index).offerReasons?[axis]
    else { return "the \(phrases.whole) offers \(size)" }
    let who = phrases.phrase(parent)
    let own = phrases.offered(parent, axis).map { phrases.text($0) }
    switch reason {
    case .root: return "the \(phrases.whole) offers \(size)"
    case .same: return nil
    case .reduced(let by):
      return "\(who) leaves \(size) of \(own ?? "the offer"), \(phrases.text(by.value)) less"
    case .fixed: return "\(who) offers its \(size)"
    case .clamped: return own.map { "\(who) limits the \($0) to \(size)" }
    case .ideal: return "\(who) offers its ideal \(phrases.width(axis)), \(size)"
    case .unspecified: return missing(index)
    case .share(let turn, let waiting, let remaining, _):
      return share(index, parent, turn: turn, waiting: waiting, remaining: remaining.value)
    case .extended(let by):
      return "\(who) reaches \(phrases.text(by.value)) into the safe area"
    case .besidesPrimary: return "\(who) leaves \(size)"
    case .container: return "it is offered \(size) of the scroll view or window around it"
    case .primaryLength: return "\(who) offers the size of the view that it is written on, \(size)"
    case .ownLength: return "\(who) offers its own \(phrases.width(axis)), \(size)"
    case .matchedLength: return "it is offered \(size), the size of the view it is matched with"
    case .gridShare(let remaining, let tracks):
      let kind = axis == .horizontal ? "column" : "row"
      let plural = tracks == 1 ? kind : "\(kind)s"
      return "\(who) has \(phrases.text(remaining.value)) left for \(tracks) \(plural)"
    case .gridArea: return "its cell in \(who) is \(size) \(phrases.wide(axis))"
    case .scaled: return "\(who) keeps the ratio, and offers \(size)"
    case .customLayout: return custom(index, parent, given)
    case .track, .line: return track(index, parent, given)
    }
  }

  // MARK: Parents

  private func share(
    _ node: Int, _ stack: Int, turn: Int, waiting: Int, remaining: CGFloat
  ) -> String {
    let name = phrases.phrase(stack)
    guard waiting <= 1 else {
      return "\(name) divides \(phrases.text(remaining)) by \(waiting) views"
    }
    let earlier = phrases.children(stack).filter { sibling in
      (scene.node(sibling).turn ?? .max) < turn && phrases.length(sibling, axis) > 0.5
    }
    let taken = earlier.prefix(3).map { sibling in
      "\(phrases.viewName(sibling)) took \(phrases.text(phrases.length(sibling, axis)))"
    }
    let after = taken.isEmpty ? "" : " after \(AnswerPhrases.list(taken))"
    return "\(name) has \(phrases.text(remaining)) left\(after)"
  }

  private func custom(_ node: Int, _ parent: Int, _ given: CGFloat) -> String {
    let size = phrases.text(given)
    let name = phrases.viewName(parent)
    if scene.node(parent).name == "List row" {
      let row = phrases.length(parent, axis)
      if row > given + 0.5 {
        return
          "a row of \(name) leaves \(size), \(phrases.text(row - given)) less for its insets"
      }
    }
    return "\(name) offers \(size)"
  }

  /// The column of a lazy grid: its neighbors tell the number of columns and the gap between them.
  private func track(_ node: Int, _ grid: Int, _ given: CGFloat) -> String {
    let kind = axis == .horizontal ? "column" : "row"
    var starts: [CGFloat] = []
    for sibling in phrases.children(grid) {
      let start = phrases.minimum(sibling, axis)
      if !starts.contains(where: { AnswerPhrases.isSame($0, start) }) { starts.append(start) }
    }
    let lead = "its \(kind) in \(phrases.phrase(grid)) is \(phrases.text(given))"
    let across = phrases.length(grid, axis)
    let gaps = CGFloat(starts.count - 1)
    guard starts.count > 1, AnswerPhrases.isSame(phrases.length(node, axis), given) else {
      return "\(lead) \(phrases.wide(axis))"
    }
    let gap = (across - CGFloat(starts.count) * given) / gaps
    guard gap > 0.01 else { return "\(lead): \(phrases.text(across)) by \(starts.count)" }
    let plural = starts.count == 2 ? "gap" : "gaps"
    return
      "\(lead): \(phrases.text(across)) less \(starts.count - 1) \(plural) of \(phrases.text(gap)), by \(starts.count)"
  }
}

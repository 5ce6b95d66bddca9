import Foundation
import QuoinGeometry
import QuoinLayout

extension WhyChain {
  mutating func offered(_ index: Int, _ axis: Axis) {
    // A view that passes on its own offer has decided nothing.
    var index = index
    while node(index).offerReasons?[axis] == .same, let parent = node(index).parent {
      index = parent
    }
    guard told.insert(.offer(index, axis)).inserted, let reason = node(index).offerReasons?[axis]
    else { return }
    guard let parent = node(index).parent else { return root(axis) }
    let given = offer(index, axis).map { text($0) } ?? "nothing"
    let own = offer(parent, axis)
    let ownText = own.map { text($0) } ?? "nothing"
    let who = name(parent)
    func tell(_ sentence: String, _ next: Step? = nil) {
      say(parent, sentence)
      if let next { follow(next) }
    }
    switch reason {
    case .root: root(axis)
    case .same: break
    case .reduced(let by):
      tell(
        "\(who) is offered \(ownText) and keeps back \(text(by.value)), which leaves \(given)",
        .offer(parent, axis))
    case .fixed: tell("\(who) offers \(given), as its author wrote")
    case .clamped:
      tell(
        "\(who) offers \(given), which is what it is offered (\(ownText)) within its limits",
        .offer(parent, axis))
    case .ideal: tell("\(who) is offered nothing, and offers its ideal of \(given)")
    case .unspecified:
      tell("\(who) asks for the ideal \(noun(axis)), so it offers nothing to what is inside")
    case .share(let turn, let waiting, let remaining, let reserved):
      tell(
        share(index, parent, axis, turn, waiting, remaining.value, reserved.value),
        .offer(parent, axis))
    case .extended(let by):
      tell(
        "\(who) adds \(text(by.value)) of the safe area to the \(ownText) that it is offered",
        .offer(parent, axis))
    case .besidesPrimary: tell("\(who) offers what its primary view leaves, \(given)")
    case .container: tell("\(who) offers \(given), a part of the container around")
    case .primaryLength:
      tell("\(who) offers its second view the \(noun(axis)) of the first, \(given)")
    case .ownLength: tell("\(who) offers its own \(noun(axis)), \(given)", .answer(parent, axis))
    case .matchedLength:
      tell("\(who) offers the \(noun(axis)) of the view that it is matched with, \(given)")
    case .gridShare(let remaining, let tracks):
      let what = axis == .horizontal ? "columns" : "rows"
      tell(
        "\(who) has \(text(remaining.value)) left for \(tracks) \(what), and offers \(given)",
        .offer(parent, axis))
    case .gridArea: tell("\(who) offers the area of the cell, \(given)")
    case .scaled: tell("\(who) offers \(given), which keeps its ratio", .offer(parent, axis))
    case .customLayout: tell("\(who) offers \(given) by its own algorithm")
    case .track: tell("\(who) offers the length of the track, \(given)")
    case .line: tell("\(who) offers the length of the line, \(given)")
    }
  }

  mutating func root(_ axis: Axis) {
    let given = offer(0, axis).map { text($0) }
    say(0, given.map { "the whole is proposed \($0)" } ?? "the whole is proposed no \(noun(axis))")
  }

  mutating func share(
    _ index: Int, _ stack: Int, _ axis: Axis, _ turn: Int, _ waiting: Int, _ remaining: CGFloat,
    _ reserved: CGFloat
  ) -> String {
    let given = offer(index, axis).map { text($0) } ?? "nothing"
    let earlier = children[stack].filter { (node($0).turn ?? .max) < turn }
      .map { "\(name($0)) took \(text(length(of: $0, axis)))" }
    let stackName = name(stack)
    let priority = node(index).priority
    let before = earlier.isEmpty ? "" : ", after \(Self.list(Array(earlier.prefix(4))))"
    let kept = reserved > 0 ? ", beside \(text(reserved)) kept for lower priorities" : ""
    let first = priority != 0 && turn == 1 ? " for its priority of \(text(priority))" : ""
    if waiting == 1 {
      return
        "\(stackName) asks \(plainName(index)) \(turn == 1 ? "first\(first)" : "last")\(before): \(text(remaining)) are left\(kept), so it offers \(given)"
    }
    return
      "\(stackName) asks \(plainName(index)) \(turn == 1 ? "first\(first)" : "as number \(turn)")\(before): \(text(remaining)) are left for \(waiting) views\(kept), so it offers \(given)"
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

extension WhyChain {
  mutating func offered(_ index: Int, _ axis: Axis) {
    // A view that passes on its own proposal has decided nothing.
    var index = index
    while node(index).offerReasons?[axis] == .same, let parent = node(index).parent {
      index = parent
    }
    guard explained.insert(.offer(index, axis)).inserted,
      let reason = node(index).offerReasons?[axis]
    else { return }
    guard let parent = node(index).parent else { return root(axis) }
    let given = offer(index, axis).map { text($0) } ?? "nothing"
    let own = offer(parent, axis)
    let ownText = own.map { text($0) } ?? "nothing"
    let who = name(parent)
    func explain(_ sentence: String, _ next: Step? = nil) {
      say(parent, sentence)
      if let next { follow(next) }
    }
    switch reason {
    case .root: root(axis)
    case .same: break
    case .reduced(let by):
      explain(
        own == nil
          ? "\(who) proposes no \(noun(axis)), as none is proposed to it"
          : "\(who) subtracts \(text(by.value)) from the proposed \(ownText) and proposes \(given)",
        .offer(parent, axis))
    case .fixed: explain("\(who) proposes its fixed \(noun(axis)), \(given)")
    case .clamped:
      explain(
        own.map { "\(who) limits the proposed \(text($0)) and proposes \(given)" }
          ?? "\(who) proposes \(given), its limit, as no \(noun(axis)) is proposed to it",
        .offer(parent, axis))
    case .ideal:
      explain(
        "\(who) proposes its ideal \(noun(axis)), \(given), as no \(noun(axis)) is proposed to it")
    case .unspecified:
      explain("\(who) proposes no \(noun(axis)), so that its content takes its ideal \(noun(axis))")
    case .share(let turn, let waiting, let remaining, let reserved):
      explain(
        share(index, parent, axis, turn, waiting, remaining.value, reserved.value),
        .offer(parent, axis))
    case .extended(let by):
      explain(
        own == nil
          ? "\(who) proposes no \(noun(axis)), as none is proposed to it"
          : "\(who) adds \(text(by.value)) of the safe area to the proposed \(ownText)",
        .offer(parent, axis))
    case .besidesPrimary: explain("\(who) proposes what its primary child leaves, \(given)")
    case .container: explain("\(who) proposes \(given), a part of its container's \(noun(axis))")
    case .primaryLength:
      explain(
        "\(who) proposes the \(noun(axis)) of its primary child, \(given), to its secondary child")
    case .ownLength:
      explain("\(who) proposes its own \(noun(axis)), \(given)", .answer(parent, axis))
    case .matchedLength:
      explain("\(who) proposes the \(noun(axis)) of the view that it is matched with, \(given)")
    case .gridShare(let remaining, let tracks):
      let what = axis == .horizontal ? "columns" : "rows"
      explain(
        "\(who) has \(text(remaining.value)) left for \(tracks) \(what) and proposes \(given)",
        .offer(parent, axis))
    case .gridArea: explain("\(who) proposes the \(noun(axis)) of the cell, \(given)")
    case .scaled:
      explain("\(who) proposes \(given), which keeps its aspect ratio", .offer(parent, axis))
    case .customLayout: explain("\(who) proposes \(given) by its own algorithm")
    case .track: explain("\(who) proposes the length of the track, \(given)")
    case .line: explain("\(who) proposes the length of the line, \(given)")
    }
  }

  mutating func root(_ axis: Axis) {
    let given = offer(0, axis).map { text($0) }
    say(0, "the system proposes \(given ?? "no \(noun(axis))") to the root view")
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
    let kept = reserved > 0 ? ", with \(text(reserved)) reserved for lower priorities" : ""
    let first = priority != 0 && turn == 1 ? " because of its priority of \(text(priority))" : ""
    if waiting == 1 {
      return
        "\(stackName) asks \(plainName(index)) \(turn == 1 ? "first\(first)" : "last")\(before): \(text(remaining)) is left\(kept), so it proposes \(given)"
    }
    return
      "\(stackName) asks \(plainName(index)) \(turn == 1 ? "first\(first)" : "as number \(turn)")\(before): \(text(remaining)) is left for \(waiting) views\(kept), so it proposes \(given)"
  }
}

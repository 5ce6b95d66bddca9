import Foundation
import QuoinGeometry
import QuoinLayout

// The sentences for each reason of a length.

extension LengthChain {
  func reason(_ node: Int, _ reason: LengthReason, subject: String, depth: Int) -> AnswerReason {
    let size = phrases.text(phrases.length(node, axis))
    let given = phrases.offered(node, axis)
    let width = phrases.width(axis)
    func fact(_ sentence: String) -> AnswerReason { AnswerReason([sentence], node: node) }
    switch reason {
    case .acceptsProposal: return accepting(node, subject)
    case .fallback:
      return fact("\(subject) has no \(width) of its own, and \(offerer(node)), so it is 10")
    case .hugsContent: return hugging(node, subject)
    case .fixed:
      return fact(
        phrases.isModifier(node) && subject != "it"
          ? "\(subject) makes it \(size), whatever it is offered"
          : "\(subject) has a fixed \(width), \(size)")
    case .ideal: return fact("\(offerer(node)), so \(subject) takes its ideal \(width), \(size)")
    case .minimum:
      let offer = given.map { "; it is offered \(phrases.text($0))" } ?? ""
      return fact("\(subject) is at its minimum, \(size)\(offer)")
    case .maximum:
      let offer = given.map { "; it is offered \(phrases.text($0))" } ?? ""
      return fact("\(subject) takes what it is offered up to its maximum, \(size)\(offer)")
    case .smallerSide:
      return fact("\(subject) is as large as the smaller side of what it is offered")
    case .childLength, .primaryLength, .childAndInsets: return adding(node, depth)
    case .sum(let gaps): return sum(node, subject, gaps.value, depth)
    case .gridTracks(let gaps): return tracks(node, subject, gaps.value)
    case .largestChild: return largest(node, subject)
    case .container:
      return fact("\(subject) takes its \(width) from the scroll view or window around it")
    case .candidate(let number, let count, let fits):
      let why = fits ? "the first that fits" : "the last, because none fits"
      let rejected = FittingChain(scene: scene).rejected(node).map { "; \($0)" } ?? ""
      return fact("\(subject) shows its view \(number) of \(count), \(why)\(rejected)")
    case .customLayout: return custom(node, subject)
    case .estimate(let existing, let count):
      return fact(
        existing == count
          ? "the lines of \(subject) add up to that"
          : "\(subject) has made \(existing) of its \(count) lines, and estimates the others")
    }
  }

  // MARK: Taking the offer

  private func accepting(_ node: Int, _ subject: String) -> AnswerReason {
    let size = phrases.text(phrases.length(node, axis))
    let parent = scene.node(node).parent
    if let parent, scene.node(node).offerReasons?[axis] == .scaled {
      let across: Axis = axis == .horizontal ? .vertical : .horizontal
      let other = phrases.text(phrases.length(parent, across))
      return AnswerReason(
        [
          "\(phrases.phrase(parent)) keeps the ratio, which makes \(subject) \(size) \(phrases.wide(axis)) at \(other) \(phrases.wide(across))"
        ], node: parent)
    }
    if scene.node(node).callName == "Spacer" {
      let stack = parent.map { phrases.phrase($0) } ?? "the stack"
      return AnswerReason(["\(subject) takes the \(size) that \(stack) has left"], node: node)
    }
    return AnswerReason(
      ["\(subject) takes all the \(phrases.width(axis)) it is offered"] + offers(node), node: node)
  }

  /// The sentence about the offer to a node, if there is something to say.
  func offers(_ node: Int) -> [String] {
    OfferChain(phrases, axis).sentence(node).map { [$0] } ?? []
  }

  /// “the ScrollView (line 5) offers no height”.
  func offerer(_ node: Int) -> String { OfferChain(phrases, axis).missing(node) }

  // MARK: Following the content

  private func adding(_ node: Int, _ depth: Int) -> AnswerReason {
    guard depth < 3, let child = phrases.children(node).first else {
      return AnswerReason([], node: node)
    }
    let inner = decisive(child)
    return reason(inner, subject: phrases.phrase(inner), depth: depth + 1)
  }

  private func sum(_ node: Int, _ subject: String, _ gaps: CGFloat, _ depth: Int)
    -> AnswerReason
  {
    let parts = phrases.children(node)
    let size = phrases.length(node, axis)
    let given = phrases.offered(node, axis)
    if let given, AnswerPhrases.isSame(size, given),
      let filler = parts.first(where: { isFlexible($0) && phrases.length($0, axis) > 0.5 })
    {
      let name = phrases.phrase(decisive(filler))
      return AnswerReason(
        [
          "\(subject) fills the \(phrases.text(given)) it is offered, because \(name) takes what the others leave"
        ], node: decisive(filler))
    }
    guard let first = parts.first else { return AnswerReason([], node: node) }
    if parts.count == 1, depth < 3 {
      let inner = decisive(first)
      return reason(inner, subject: phrases.phrase(inner), depth: depth + 1)
    }
    var names = parts.prefix(4).map { part in
      "\(phrases.viewName(part)) \(phrases.text(phrases.length(part, axis)))"
    }
    if parts.count > 4 {
      let rest = parts.dropFirst(4).reduce(CGFloat(0)) { $0 + phrases.length($1, axis) }
      names.append("\(parts.count - 4) more with \(phrases.text(rest))")
    }
    if abs(gaps) > 0.005 { names.append("gaps of \(phrases.text(gaps))") }
    let list = AnswerPhrases.list(names)
    if let given, size > given + 0.01 {
      return AnswerReason(
        [
          "\(subject) is offered only \(phrases.text(given)), but its views don't get smaller: \(list)"
        ], node: node)
    }
    return AnswerReason(["\(subject) adds up \(list)"], node: node)
  }

  private func largest(_ node: Int, _ subject: String) -> AnswerReason {
    let parts = phrases.children(node)
    guard
      let longest = parts.max(by: { phrases.length($0, axis) < phrases.length($1, axis) })
    else { return AnswerReason([], node: node) }
    let inner = decisive(longest)
    let name = phrases.phrase(inner)
    let size = phrases.text(phrases.length(longest, axis))
    let kind = axis == .horizontal ? "widest" : "highest"
    guard isFlexible(longest) else {
      let offer = phrases.offered(node, axis).map { given -> String in
        phrases.length(node, axis) < given - 0.5
          ? "; it is offered \(phrases.text(given))" : ""
      }
      return AnswerReason(
        [
          "\(subject) is only as \(phrases.wide(axis)) as its \(kind) view, \(phrases.viewName(longest)), \(size)\(offer ?? "")"
        ], node: node)
    }
    return AnswerReason(
      ["\(name) in \(subject) takes all the \(phrases.width(axis)) it is offered, \(size)"],
      node: inner)
  }

  // MARK: Grids

  /// Names the cell that makes a grid fill what it is offered, or the largest cell.
  private func tracks(_ node: Int, _ subject: String, _ gaps: CGFloat) -> AnswerReason {
    let grid = GridCells(of: node, self)
    let tracks = axis == .horizontal ? "columns" : "rows"
    let size = phrases.text(phrases.length(node, axis))
    if let given = phrases.offered(node, axis), phrases.length(node, axis) > given - 0.5,
      let filler = grid.filler
    {
      let inner = decisive(filler)
      return AnswerReason(
        [
          "\(phrases.phrase(inner)) takes all the \(phrases.width(axis)) it is offered, and the \(tracks) of \(subject) share it"
        ], node: inner)
    }
    let most = grid.longest.map { cell in
      "; its largest cell is \(phrases.viewName(cell)), \(phrases.text(phrases.length(cell, axis)))"
    }
    let between = abs(gaps) > 0.005 ? " and gaps of \(phrases.text(gaps))" : ""
    return AnswerReason(
      ["the \(tracks)\(between) of \(subject) add up to \(size)\(most ?? "")"], node: node)
  }

  // MARK: Layouts of other algorithms

  private func custom(_ node: Int, _ subject: String) -> AnswerReason {
    let size = phrases.text(phrases.length(node, axis))
    let given = phrases.offered(node, axis)
    if scene.node(node).isCall, phrases.written(node)?.core == node {
      // A layout of the author's.
      let offer =
        given.map { "is offered \(phrases.text($0))" } ?? "is offered no \(phrases.width(axis))"
      return AnswerReason(
        ["\(subject) \(offer), and its own algorithm answers \(size)"], node: node)
    }
    let name = phrases.viewName(node)
    if let given, AnswerPhrases.isSame(given, phrases.length(node, axis)) {
      return AnswerReason(
        ["\(name) takes all the \(phrases.width(axis)) it is offered"] + offers(node), node: node)
    }
    if let text = longestText(node) {
      let length = phrases.length(text, axis)
      let part = chartPart(node)
      let kind = axis == .horizontal ? "widest" : "highest"
      let noun = part?.hasSuffix("axis") == true ? "label" : "text"
      let more = phrases.length(node, axis) - length
      let rest = more > 0.005 ? ", and \(phrases.text(more)) more" : ""
      return AnswerReason(
        [
          "\(part ?? name) is as \(phrases.wide(axis)) as its \(kind) \(noun), \(scene.written.unwrittenName(text)), \(phrases.text(length))\(rest)"
        ], node: node)
    }
    return AnswerReason(
      ["\(chartPart(node) ?? name) is as \(phrases.wide(axis)) as its content"], node: node)
  }

  /// The longest text in a layout of the framework, such as the axis of a chart, if the layout is
  /// that long apart from a distance.
  private func longestText(_ node: Int) -> Int? {
    var waiting = phrases.children(node)
    var longest: Int?
    while let next = waiting.popLast() {
      if let text = scene.node(next).text, !text.string.isEmpty {
        let best = longest.map { phrases.length($0, axis) } ?? 0
        if phrases.length(next, axis) > best { longest = next }
      } else {
        waiting += phrases.children(next)
      }
    }
    guard let longest else { return nil }
    let more = phrases.length(node, axis) - phrases.length(longest, axis)
    return more > -0.01 && more <= Self.mostDistance ? longest : nil
  }

  /// The largest distance around a text that explains the length of its layout.
  private static let mostDistance: CGFloat = 16

  /// The part of a chart that a layout is: “the y axis”.
  private func chartPart(_ node: Int) -> String? {
    var index: Int? = node
    for _ in 0..<4 {
      guard let here = index else { return nil }
      if ChartParts.chart(of: here, in: scene) != nil {
        return "the \(scene.node(here).callName)"
      }
      index = scene.node(here).parent
    }
    return nil
  }
}

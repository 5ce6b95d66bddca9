import Foundation
import QuoinGeometry
import QuoinLayout

extension LayoutReport {
  /// The negotiation in chronological order: every proposal on the way down, every size on the way
  /// up.
  ///
  /// The steps are those of the final proposals, in the order in which each parent measured its
  /// children; the proposals with which a stack determines that order are left out.
  public var steps: [String] {
    stepSentences.enumerated().map { "\($0 + 1). \($1)" }
  }

  /// The sentences of ``steps`` without their numbers.
  package var stepSentences: [String] { stepsWithDepth.map(\.sentence) }

  /// The same steps, each indented by the depth of its view.
  public var indentedSteps: [String] {
    let steps = stepsWithDepth
    let width = "\(steps.count)".count
    return steps.enumerated().map { index, step in
      let number = "\(index + 1)."
      let space = String(repeating: " ", count: width + 1 - number.count + 2 * min(step.depth, 24))
      return "\(number)\(space) \(step.sentence)"
    }
  }

  private var stepsWithDepth: [(depth: Int, sentence: String)] {
    guard let root else { return [] }
    var steps = [(depth: 0, sentence: "The system proposes \(LengthFormat.text(root.proposal))")]
    let children = childrenInMeasuringOrder
    // An explicit stack of (node, children visited), as trees may be deeper than the call stack.
    var path: [(node: Int, visited: Int)] = [(0, 0)]
    while let (index, visited) = path.last {
      if visited < children[index].count {
        path[path.count - 1].visited += 1
        let child = children[index][visited]
        let sentence = proposalSentence(
          from: nodes[index], to: nodes[child], siblings: children[index].count)
        steps.append((nodes[child].depth, sentence))
        path.append((child, 0))
      } else {
        let sentence = answerSentence(index, of: children[index].map { nodes[$0] })
        steps.append((nodes[index].depth, sentence + rejections(nodes[index])))
        path.removeLast()
      }
    }
    return steps
  }

  // MARK: Down

  private func proposalSentence(from parent: Node, to child: Node, siblings: Int) -> String {
    let name = subject(parent)
    let proposal = LengthFormat.text(child.proposal)
    if let insets = parent.insets {
      return "\(name) \(insetPhrase(insets)), and proposes \(proposal) to the \(child.name)"
    }
    switch child.layer {
    case .primary:
      return "\(name) proposes the same size (\(proposal)) to its primary child, the \(child.name)"
    case .secondary:
      return
        "\(name) proposes the size of its primary child (\(proposal)) to its secondary child, the \(child.name)"
    case nil: break
    }
    guard let reasons = child.offerReasons else {
      return "\(name) proposes \(proposal) to the \(child.name)"
    }
    if case .share(let turn, let waiting, let remaining, let reserved) = share(reasons) {
      let kept =
        reserved.value > 0
        ? ", keeping back \(LengthFormat.text(reserved.value)) for lower priorities" : ""
      let rest =
        "\(LengthFormat.text(remaining.value)) left for \(waiting) \(waiting == 1 ? "child" : "children")"
      return
        "\(name) asks the \(child.name) \(ordinal(turn)): with \(rest)\(kept) it proposes \(proposal)"
    }
    if reasons.horizontal == .same, reasons.vertical == .same {
      return "\(name) proposes the same size (\(proposal)) to the \(child.name)"
    }
    return "\(name) \(change(reasons)) and proposes \(proposal) to the \(child.name)"
  }

  private func share(_ reasons: AxisReasons<OfferReason>) -> OfferReason {
    if case .share = reasons.horizontal { return reasons.horizontal }
    return reasons.vertical
  }

  /// A phrase about the insets, such as “subtracts 10 points on each edge”.
  private func insetPhrase(_ insets: EdgeInsets) -> String {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if all.allSatisfy({ $0 == all[0] }) {
      return "subtracts \(LengthFormat.text(all[0])) points on each edge"
    }
    return "subtracts \(edges(insets))"
  }

  private func edges(_ insets: EdgeInsets) -> String {
    let named = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ].filter { $0.1 != 0 }
    guard !named.isEmpty else { return "nothing" }
    return named.map { "\(LengthFormat.text($0.1)) points \($0.0)" }.joined(separator: ", ")
  }

  private func change(_ reasons: AxisReasons<OfferReason>) -> String {
    let parts = [("width", reasons.horizontal), ("height", reasons.vertical)]
      .compactMap { axis, reason in phrase(reason).map { (axis, $0) } }
    guard let first = parts.first else { return "passes its proposal on" }
    if parts.count == 2, parts[1].1 == first.1 { return "\(first.1) width and height" }
    return parts.map { "\($0.1) \($0.0)" }.joined(separator: " and ")
  }

  private func phrase(_ reason: OfferReason) -> String? {
    switch reason {
    case .same, .root, .share: nil
    case .reduced(let length):
      length.value == 0 ? nil : "subtracts \(LengthFormat.text(length.value)) points from the"
    case .extended(let length):
      length.value == 0 ? nil : "adds \(LengthFormat.text(length.value)) points of safe area to the"
    case .besidesPrimary: "keeps back its primary child's minimum from the"
    case .container: "takes from its container the"
    case .fixed: "fixes the"
    case .clamped: "keeps within its limits the"
    case .ideal: "takes its ideal for the"
    case .unspecified: "asks for the ideal"
    case .primaryLength, .ownLength: "takes its own"
    case .gridShare(let remaining, let tracks):
      "divides \(LengthFormat.text(remaining.value)) by \(tracks) for the"
    case .gridArea: "takes the cell's own"
    case .matchedLength: "takes from the matched view the"
    case .scaled: "keeps the ratio of the"
    case .customLayout: "decides by its own algorithm the"
    case .track: "takes from the track the"
    case .line: "takes from the line the"
    }
  }

  private func ordinal(_ turn: Int) -> String { turn == 1 ? "first" : "as number \(turn)" }

  // MARK: Up

  private func answerSentence(_ index: Int, of children: [Node]) -> String {
    let node = nodes[index]
    let name = subject(node)
    let size = LengthFormat.text(node.size)
    if let insets = node.insets {
      let phrase = insetPhrase(insets).replacing("subtracts", with: "adds")
      return "\(name) \(phrase), and reports its size as \(size)"
    }
    if children.contains(where: { $0.layer == .primary }) {
      return "\(name) reports the size of its primary child (\(size))"
    }
    guard let reasons = node.answerReasons else { return "\(name) reports its size as \(size)" }
    switch (reasons.horizontal, reasons.vertical) {
    case (.acceptsProposal, .acceptsProposal):
      return "\(name) accepts and reports the proposed \(size)"
    case (.hugsContent, .hugsContent): return "\(name) reports its size as \(size)"
    case (.childLength, .childLength): return "\(name) reports the size of its child (\(size))"
    default: return "\(name) reports its size as \(size) (\(reason(of: index)))"
    }
  }

  /// The alternatives that a view rejected, with the reason: candidates that don't fit, a line that
  /// is too long.
  private func rejections(_ node: Node) -> String {
    if let text = node.text, let width = node.proposal.width, text.ideal.width > width + 0.01 {
      let wanted = LengthFormat.text(text.ideal.width)
      let fate =
        text.isTruncated
        ? "is truncated"
        : text.scale < 1
          ? "shrinks"
          : text.lineCount == 1 ? "reaches out" : "wraps into \(text.lineCount) lines"
      return "; on one line it would be \(wanted) wide, so it \(fate)"
    }
    let reasons = node.rejectedCandidates
    return reasons.isEmpty ? "" : "; " + reasons.joined(separator: ", ")
  }

  private func subject(_ node: Node) -> String { "The \(node.name)" }
}

extension LayoutReport.Node {
  /// The reason why each candidate of a `ViewThatFits` before the chosen one was rejected.
  ///
  /// For example, “candidate 1 is 300 wide, more than the proposed 200”.
  var rejectedCandidates: [String] {
    guard case .candidate(let chosen, _, let fits)? = answerReasons?.horizontal else { return [] }
    return candidates.prefix(fits ? chosen - 1 : chosen).enumerated().compactMap { index, size in
      let sides = [("wide", size.width, proposal.width), ("high", size.height, proposal.height)]
      let long = sides.first { side in side.2.map { side.1 > $0 } ?? false }
      return long.map { side in
        "candidate \(index + 1) is \(LengthFormat.text(side.1)) \(side.0), more than the proposed \(LengthFormat.text(side.2 ?? 0))"
      }
    }
  }
}

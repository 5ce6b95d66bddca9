import Foundation
import QuoinGeometry
import QuoinLayout

/// Builds the chain of reasons for a length: the view's own decision, then its proposal and the
/// view that decided that, without repeating a sentence.
struct WhyChain {
  let report: LayoutReport
  var explanation: LayoutExplanation
  var explained: Set<Step> = []
  var introduced: Set<Int> = []
  let children: [[Int]]

  enum Step: Hashable {
    case answer(Int, Axis)
    case offer(Int, Axis)
    case overflow(Int, Axis)
    case place(Int, Axis)
  }

  /// The maximum length of a chain; longer ones don't help.
  private static let longest = 9

  init(report: LayoutReport, explanation: LayoutExplanation) {
    (self.report, self.explanation) = (report, explanation)
    var children = [[Int]](repeating: [], count: report.nodes.count)
    for (index, node) in report.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
  }

  mutating func run() -> LayoutExplanation {
    let node = explanation.node
    switch explanation.property {
    case .width: length(node, .horizontal)
    case .height: length(node, .vertical)
    case .x: place(node, .horizontal)
    case .y: place(node, .vertical)
    case nil:
      length(node, .horizontal)
      length(node, .vertical)
    }
    return explanation
  }

  // MARK: Names

  func node(_ index: Int) -> LayoutReport.Node { report.nodes[index] }

  /// The name of a view in sentences: its identifier, its text, or its kind.
  func plainName(_ index: Int) -> String {
    let node = node(index)
    if let identifier = node.identifiers.last { return identifier }
    if node.name.contains("(") { return node.name }
    if let inner = children[index].first, isModifier(index) {
      return "the \(node.name) around \(plainName(inner))"
    }
    return "the \(node.name)"
  }

  /// The name, with its source location at its first mention.
  mutating func name(_ index: Int) -> String {
    guard introduced.insert(index).inserted else { return plainName(index) }
    let place = node(index).source.map { " (\($0.short))" } ?? ""
    return plainName(index) + place
  }

  /// Whether a node is a modifier, whose name begins with a lowercase letter.
  func isModifier(_ index: Int) -> Bool { node(index).name.first?.isLowercase == true }

  func text(_ length: CGFloat) -> String { LengthFormat.text(length) }
  func length(of index: Int, _ axis: Axis) -> CGFloat { node(index).size[axis] }
  func offer(_ index: Int, _ axis: Axis) -> CGFloat? {
    axis == .horizontal ? node(index).proposal.width : node(index).proposal.height
  }
  func adjective(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }
  func noun(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  mutating func say(_ index: Int, _ sentence: String) {
    guard explanation.sentences.count < Self.longest else { return }
    let text = sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    // The capitalization of an identifier is kept.
    let starts = node(index).identifiers.last.map { sentence.hasPrefix($0) } ?? false
    explanation.sentences.append(
      .init(text: starts ? sentence + "." : text, node: index, source: node(index).source))
  }

  // MARK: Lengths

  mutating func length(_ index: Int, _ axis: Axis) {
    answer(index, axis)
    overflow(index, axis)
  }

  /// Returns the innermost node that determines the length: modifiers that add nothing take it from
  /// their content.
  func decisive(_ index: Int, _ axis: Axis) -> Int {
    var index = index
    while let reasons = node(index).answerReasons,
      [.childLength, .primaryLength].contains(reasons[axis]), let child = children[index].first
    {
      index = child
    }
    return index
  }

  mutating func answer(_ index: Int, _ axis: Axis) {
    guard explained.insert(.answer(index, axis)).inserted else { return }
    let inner = decisive(index, axis)
    explained.insert(.answer(inner, axis))
    let size = "\(text(length(of: index, axis))) \(adjective(axis))"
    let subject = name(index)
    let lead =
      inner == index
      ? "\(subject) is \(size)" : "\(subject) is \(size), as \(name(inner)) inside is"
    guard let reason = node(inner).answerReasons?[axis] else { return say(index, lead) }
    let (clause, next) = clause(inner, axis, reason)
    say(index, clause.isEmpty ? lead : "\(lead): \(clause)")
    for step in next { follow(step) }
  }

  mutating func follow(_ step: Step) {
    switch step {
    case .answer(let index, let axis): answer(index, axis)
    case .offer(let index, let axis): offered(index, axis)
    case .overflow(let index, let axis): overflow(index, axis)
    case .place(let index, let axis): place(index, axis)
    }
  }

  /// Returns the reason for a node's length, as the second half of a sentence, and the next steps
  /// to explain.
  mutating func clause(_ index: Int, _ axis: Axis, _ reason: LengthReason)
    -> (String, [Step])
  {
    let size = length(of: index, axis)
    let given = offer(index, axis)
    let parent = node(index).parent
    let from = parent.map { plainName($0) } ?? "the window"
    let offered =
      given.map { "\(from) proposes \(text($0))" } ?? "\(from) proposes no \(noun(axis))"
    switch reason {
    case .acceptsProposal where node(index).offerReasons?[axis] == .scaled:
      let ratio = node(parent ?? index)
      let across = axis == .horizontal ? ratio.size.height : ratio.size.width
      let otherNoun = axis == .horizontal ? "height" : "width"
      return (
        "\(from) keeps its aspect ratio, which gives \(text(size)) for a \(otherNoun) of \(text(across))",
        parent.map { [.offer($0, axis)] } ?? []
      )
    case .acceptsProposal:
      return ("it takes the \(text(size)) that \(from) proposes", [.offer(index, axis)])
    case .fallback:
      let cause = report.fallbackCause(of: index, axis).map { name($0) }
      return (
        "it \(LayoutReport.fallbackPhrase(noun(axis), cause: cause))", [.offer(index, axis)]
      )
    case .hugsContent: return hugging(index, axis, offered)
    case .fixed:
      let argument = node(index).arguments?.lengths[axis == .horizontal ? "width" : "height"]
      return (
        argument == nil
          ? "that is its own \(noun(axis))"
          : "its frame has a fixed \(noun(axis)) of \(text(size))", []
      )
    case .ideal:
      return ("\(offered), so it takes its ideal \(noun(axis))", [.offer(index, axis)])
    case .minimum:
      return (
        "its frame has a minimum of \(text(size)), and \(offered)",
        given.map { $0 < size } == true ? [.offer(index, axis)] : []
      )
    case .maximum: return ("its frame has a maximum of \(text(size)), and \(offered)", [])
    case .smallerSide:
      return ("it is as large as the smaller side of what \(from) proposes", [.offer(index, axis)])
    case .childLength, .primaryLength: return ("", [])
    case .childAndInsets(let insets):
      guard let child = children[index].first else { return ("", []) }
      return (
        "\(name(child)) is \(text(length(of: child, axis))), and \(isModifier(index) ? "the \(node(index).name)" : "it") adds \(text(insets.value))",
        [.answer(child, axis)]
      )
    case .sum(let gaps): return sum(index, axis, gaps.value)
    case .gridTracks(let gaps):
      let tracks = axis == .horizontal ? "columns" : "rows"
      return (
        gaps.value == 0
          ? "its \(tracks) add up to that"
          : "its \(tracks) and gaps of \(text(gaps.value)) add up to that", []
      )
    case .largestChild:
      let widest = children[index].max { length(of: $0, axis) < length(of: $1, axis) }
      guard let widest else { return ("its children reach as far", []) }
      return (
        "its \(axis == .horizontal ? "widest" : "highest") child, \(name(widest)), is",
        [.answer(widest, axis)]
      )
    case .container:
      return ("it follows the \(noun(axis)) of the scroll view or window around it", [])
    case .candidate(let number, let count, let fits):
      let rest = fits ? "the first that fits the proposal" : "the last, as none fits"
      let others = node(index).rejectedCandidates.map { "; \($0)" }.first ?? ""
      return (
        "it shows candidate \(number) of \(count), \(rest)\(fits ? others : "")",
        children[index].first.map { [.answer($0, axis)] } ?? []
      )
    case .customLayout:
      return ("its own algorithm chooses that \(noun(axis))", [.offer(index, axis)])
    case .estimate(let existing, let count):
      return (
        existing == count
          ? "its lines add up to that"
          : "\(existing) of its \(count) lines are created, and the others are estimated",
        []
      )
    }
  }

  /// Returns the reason for the length of a text, an image or a control at its own size.
  mutating func hugging(_ index: Int, _ axis: Axis, _ offered: String) -> (String, [Step]) {
    let node = node(index)
    let size = length(of: index, axis)
    let next: [Step] = [.offer(index, axis)]
    if let text = node.text {
      let across = offer(index, .horizontal)
      if axis == .vertical {
        let lines = "\(text.lineCount) line\(text.lineCount == 1 ? "" : "s")"
        if text.isTruncated, text.fullHeight > size + 0.5 {
          return (
            "all of its text needs \(self.text(text.fullHeight)), but \(offered), so it shows \(lines) and truncates the rest",
            next
          )
        }
        guard text.lineCount > 1, let across, text.ideal.width > across + 0.01 else {
          return ("that is the height of its \(lines)", [])
        }
        return (
          "that is the height of its \(lines), as its text wraps at the proposed \(self.text(across))",
          [.offer(index, .horizontal)]
        )
      }
      if let given = across, text.ideal.width > given + 0.01 {
        let wanted = "its text needs \(self.text(text.ideal.width)) on one line"
        if size > given + 0.01 {
          return (
            "\(wanted), and its longest word \(self.text(text.longestWord)), more than the proposed \(self.text(given))",
            next
          )
        }
        let fate =
          text.isTruncated
          ? "is truncated" : text.scale < 1 ? "shrinks" : "wraps into \(text.lineCount) lines"
        return ("\(wanted), but \(offered), so it \(fate)", next)
      }
      return ("its text needs no more", [])
    }
    if let image = node.image, !image.isResizable {
      return (
        image.isSymbol
          ? "the symbol is as \(adjective(axis)) as its font makes it"
          : "the image is not resizable, so it keeps its own \(noun(axis))", []
      )
    }
    return ("that is its own \(noun(axis))", [])
  }

  /// Returns the reason for the length of a stack along its axis.
  mutating func sum(_ index: Int, _ axis: Axis, _ gaps: CGFloat) -> (String, [Step]) {
    let parts = children[index]
    let given = offer(index, axis)
    let size = length(of: index, axis)
    let isTooLong = given.map { size > $0 + 0.01 } == true
    var names = parts.prefix(5).map { child in
      isTooLong ? rigidChild(child, axis) : "\(name(child)) \(text(length(of: child, axis)))"
    }
    if parts.count > 5 {
      let rest = parts.dropFirst(5).reduce(0) { $0 + length(of: $1, axis) }
      names.append("\(parts.count - 5) more \(text(rest))")
    }
    if gaps != 0 { names.append("gaps of \(text(gaps))") }
    let list = Self.list(names)
    guard isTooLong, let given else {
      return ("\(list)", parts.count == 1 ? [.answer(parts[0], axis)] : [])
    }
    return (
      "that is \(text(size - given)) more than proposed, because its children don't shrink further: \(list)",
      []
    )
  }

  /// Describes a child that doesn't shrink, and the reason.
  mutating func rigidChild(_ child: Int, _ axis: Axis) -> String {
    let inner = decisive(child, axis)
    let size = text(length(of: child, axis))
    switch node(inner).answerReasons?[axis] {
    case .minimum: return "\(name(child))'s minimum of \(size)"
    case .fixed: return "\(name(child))'s fixed \(size)"
    case .hugsContent:
      if let text = node(inner).text, axis == .horizontal,
        text.ideal.width > length(of: inner, axis) + 0.01
      {
        return "the longest word of \(name(child)), \(size)"
      }
      return "\(name(child)) \(size)"
    default: return "\(name(child)) \(size)"
    }
  }

  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "nothing" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

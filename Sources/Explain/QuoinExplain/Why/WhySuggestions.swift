import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds fixes for the problems that an explanation reports, and verifies each one in a copy of the
/// tree.
struct WhySuggestions {
  let report: LayoutReport
  let tree: LayoutTree
  /// The tree's nodes in the order of the report.
  private let numbers: [LayoutTree.NodeID]

  init(report: LayoutReport, tree: LayoutTree) {
    (self.report, self.tree) = (report, tree)
    numbers = LayoutReport.steps(of: tree).map(\.node)
  }

  /// The maximum number of suggestions for one question.
  private static let limit = 3

  func suggestions(for explanation: LayoutExplanation) -> [LayoutExplanation.Suggestion] {
    guard numbers.count == report.nodes.count else { return [] }
    let axes: [Axis] = explanation.property.map { [$0.axis] } ?? [.horizontal, .vertical]
    var found: [LayoutExplanation.Suggestion] = []
    for axis in axes {
      found += overflow(explanation.node, axis)
      found += shortText(explanation.node, axis)
      found += fallback(explanation.node, axis)
      found += reader(explanation.node, axis)
    }
    found += lateFrame(explanation.node)
    var seen: Set<String> = []
    return Array(found.filter { seen.insert($0.text).inserted }.prefix(Self.limit))
  }

  // MARK: Verification

  private func node(_ index: Int) -> LayoutReport.Node { report.nodes[index] }

  private func suggest(
    _ index: Int, _ edits: [(Int, LayoutEdit)], _ text: String, outcome: String,
    if isBetter: (LayoutTree) -> Bool
  ) -> LayoutExplanation.Suggestion? {
    let trial = tree.trial(
      edits.map { (numbers[$0.0], $0.1) }, proposal: report.proposal)
    guard let trial, isBetter(trial) else { return nil }
    return .init(text: text, node: index, source: node(index).source, outcome: outcome)
  }

  private func size(_ index: Int, in tree: LayoutTree) -> CGSize { tree.size(of: numbers[index]) }
  private func text(_ length: CGFloat) -> String { LengthFormat.text(length) }

  private func around(_ index: Int) -> [Int] {
    var found: [Int] = []
    var parent = node(index).parent
    while let outer = parent {
      found.append(outer)
      parent = node(outer).parent
    }
    return found
  }

  private func inside(_ index: Int) -> [Int] {
    let depth = node(index).depth
    return Array(report.nodes.indices[(index + 1)...].prefix { node($0).depth > depth })
  }

  private func name(_ index: Int) -> String {
    node(index).identifiers.last
      ?? (node(index).name.contains("(") ? node(index).name : "the \(node(index).name)")
  }

  // MARK: Overflow

  private func overflow(_ index: Int, _ axis: Axis) -> [LayoutExplanation.Suggestion] {
    let path = [index] + around(index)
    let pair = zip(path, path.dropFirst()).first { inner, outer in
      node(inner).size[axis] - node(outer).size[axis] > 0.01 && node(inner).layer != .secondary
        && node(outer).callName != "ScrollView"
    }
    guard let (inner, outer) = pair else { return [] }
    let needed = node(inner).size[axis]
    let (dimension, measure) = axis == .horizontal ? ("width", "wide") : ("height", "high")
    func fits(_ trial: LayoutTree) -> Bool {
      size(inner, in: trial)[axis] - size(outer, in: trial)[axis] <= 0.01
    }
    let outcome = "Then \(name(inner)) no longer sticks out."
    var found = [filling(inner, outcome: outcome, if: fits)]
    // The frame that is too short
    if let frame = ([outer] + around(outer)).first(where: {
      node($0).arguments?.lengths[dimension] != nil
    }) {
      found.append(
        suggest(
          frame, [(frame, .frame(axis, needed))],
          "Make \(name(frame)) \(text(needed)) \(measure), or larger.", outcome: outcome, if: fits))
    }
    // What keeps the children from shrinking
    let minimum = axis == .horizontal ? "minWidth" : "minHeight"
    for child in [inner] + inside(inner) where node(child).arguments?.lengths[minimum] != nil {
      found.append(
        suggest(
          child, [(child, .minimum(axis, nil))], "Remove the \(minimum) of \(name(child)).",
          outcome: outcome, if: fits))
    }
    for child in [inner] + inside(inner) where node(child).arguments?.lengths[dimension] != nil {
      let maximum = axis == .horizontal ? "maxWidth" : "maxHeight"
      let length = node(child).arguments?.lengths[dimension]?.value ?? 0
      found.append(
        suggest(
          child, [(child, .frame(axis, nil))],
          "Write \(maximum): \(text(length)) instead of \(dimension): \(text(length)) on \(name(child)).",
          outcome: outcome, if: fits))
    }
    for child in [inner] + inside(inner)
    where node(child).callName == "fixedSize"
      && node(child).arguments?.axes.contains(axis == .horizontal ? "horizontal" : "vertical")
        == true
    {
      found.append(
        suggest(
          child, [(child, .removed)], "Remove the fixedSize of \(name(child)).",
          outcome: outcome, if: fits))
    }
    return found.compactMap { $0 }
  }

  /// Suggests `scaledToFit` for an image that fills more than its frame.
  private func filling(
    _ inner: Int, outcome: String, if fits: (LayoutTree) -> Bool
  ) -> LayoutExplanation.Suggestion? {
    guard let ratio = ([inner] + inside(inner)).first(where: { node($0).callName == "aspectRatio" })
    else { return nil }
    return suggest(
      ratio, [(ratio, LayoutEdit.fitting)],
      "Fit \(name(ratio)): .scaledToFit(), or contentMode: .fit.",
      outcome: outcome, if: fits)
  }

  // MARK: Geometry readers

  private func reader(_ index: Int, _ axis: Axis) -> [LayoutExplanation.Suggestion] {
    let path = [index] + inside(index)
    guard
      let reader = path.first(where: {
        node($0).callName == "GeometryReader" && node($0).answerReasons?[axis] == .acceptsProposal
      }), let content = report.nodes.indices.first(where: { node($0).parent == reader }),
      let (_, stack) = stackChild(reader, axis)
    else { return [] }
    let wanted = tree.copyForMeasuring().sizeThatFits(numbers[content], .unspecified)[axis]
    guard wanted.isFinite, wanted > 0, node(reader).size[axis] > wanted + 0.5 else { return [] }
    let dimension = axis == .horizontal ? "width" : "height"
    let edit =
      axis == .horizontal
      ? LayoutEdit.framed(width: wanted, height: nil) : .framed(width: nil, height: wanted)
    return [
      suggest(
        reader, [(reader, edit)],
        "Give \(name(reader)) the \(dimension) of its content, \(text(wanted)).",
        outcome: "Then the \(node(stack).name) is as long as its content."
      ) { trial in
        size(reader, in: trial)[axis] == wanted
          && size(stack, in: trial)[axis] < node(stack).size[axis]
      }
    ].compactMap { $0 }
  }

  // MARK: Text without enough space

  private func shortText(_ index: Int, _ axis: Axis) -> [LayoutExplanation.Suggestion] {
    guard let facts = node(index).text, facts.isTruncated || facts.lineCount > 1 || facts.breaksWord
    else { return [] }
    // Lines cut by a line limit don't come back with more height.
    let isCutByHeight = facts.isTruncated && facts.fullHeight > node(index).size.height + 0.01
    func isWhole(_ trial: LayoutTree) -> Bool {
      let size = size(index, in: trial)
      if size.width >= facts.ideal.width - 0.01 { return true }
      let full = ProposedViewSize(width: size.width, height: nil)
      return isCutByHeight && trial.sizeThatFits(numbers[index], full).height <= size.height + 0.01
    }
    let outcome = facts.isTruncated ? "Then all of it is shown." : "Then it fits on one line."
    var found: [LayoutExplanation.Suggestion?] = []
    // The child of the stack that contains the text
    if let (child, stack) = stackChild(index, .horizontal), node(stack).size.width > 0 {
      found.append(
        suggest(
          index, [(child, .priority(1))], "Give \(name(index)) a .layoutPriority(1).",
          outcome: outcome,
          if: isWhole))
    }
    if isCutByHeight {
      found.append(
        suggest(
          index, [(index, .fixedSize(.vertical))],
          "Write .fixedSize(horizontal: false, vertical: true) on \(name(index)).",
          outcome: outcome,
          if: isWhole))
    }
    for frame in around(index) where found.compactMap({ $0 }).isEmpty {
      for (dimension, axis) in [("width", Axis.horizontal), ("height", .vertical)]
      where node(frame).arguments?.lengths[dimension] != nil {
        found.append(
          suggest(
            frame, [(frame, .frame(axis, nil))], "Remove the \(dimension) of \(name(frame)).",
            outcome: outcome, if: isWhole))
      }
    }
    return found.compactMap { $0 }
  }

  /// The nearest stack along `axis` around a view, and its child that contains the view.
  private func stackChild(_ index: Int, _ axis: Axis) -> (child: Int, stack: Int)? {
    let name = axis == .horizontal ? "HStack" : "VStack"
    let path = [index] + around(index)
    return zip(path, path.dropFirst()).first { node($1).callName == name }.map { ($0, $1) }
  }

  // MARK: The fallback of 10

  private func fallback(_ index: Int, _ axis: Axis) -> [LayoutExplanation.Suggestion] {
    guard
      let leaf = ([index] + inside(index)).first(where: {
        node($0).answerReasons?[axis] == .fallback
      })
    else { return [] }
    let (dimension, edit): (String, LayoutEdit) =
      axis == .horizontal
      ? ("width", .framed(width: 100, height: nil)) : ("height", .framed(width: nil, height: 100))
    return [
      suggest(
        leaf, [(leaf, edit)],
        "Give \(name(leaf)) a \(dimension), such as .frame(\(dimension): 100).",
        outcome: "Then it has that \(dimension), whatever its parent proposes."
      ) { size(leaf, in: $0)[axis] == 100 }
    ].compactMap { $0 }
  }

  // MARK: Frames after backgrounds

  private func lateFrame(_ index: Int) -> [LayoutExplanation.Suggestion] {
    let path = [index] + around(index) + inside(index)
    for layer in path where ["background", "overlay"].contains(node(layer).callName) {
      guard let frame = node(layer).parent, node(frame).callName == "frame",
        let second = report.children(of: layer).isEmpty
          ? nil : inside(layer).first(where: { node($0).layer == .secondary }),
        node(frame).size.width > node(layer).size.width + 0.5
          || node(frame).size.height > node(layer).size.height + 0.5
      else { continue }
      let wanted = node(frame).size
      let kind = node(layer).callName
      let found = suggest(
        frame, [(frame, .exchangedWithInner)], "Write .frame before .\(kind).",
        outcome: "Then the \(kind) is as large as the frame, \(LengthFormat.text(wanted))."
      ) { size(second, in: $0) == wanted }
      if let found { return [found] }
    }
    return []
  }
}

extension LayoutReport {
  /// Explains a property with suggestions that were verified in copies of `tree`, which is
  /// described by the report.
  package func why(_ question: String, trying tree: LayoutTree) throws -> LayoutExplanation {
    var explanation = try why(question)
    explanation.suggestions = WhySuggestions(report: self, tree: tree).suggestions(for: explanation)
    return explanation
  }
}

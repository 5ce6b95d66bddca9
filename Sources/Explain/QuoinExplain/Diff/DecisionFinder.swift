import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the decisions that differ between two layouts whose nodes are paired.
struct DecisionFinder {
  private let matching: TreeMatching
  private var found: [(decision: LayoutDiff.Decision, turn: (Double, Double))] = []
  /// Nodes of the first report whose differences another node's decision already explains.
  private var settledBefore: Set<Int> = []
  private var settledAfter: Set<Int> = []

  private var before: ReportTree { matching.before }
  private var after: ReportTree { matching.after }

  init(_ matching: TreeMatching) { self.matching = matching }

  /// The decisions in the order of the negotiation, followed by those that are only inferred from
  /// different results.
  mutating func decisions(
    _ old: LayoutDiff.Side, _ new: LayoutDiff.Side, hasMoves: Bool
  ) -> [LayoutDiff.Decision] {
    addCandidates()
    addExchangesOfPlaces()
    addComingAndGoing()
    addChanges()
    var written = sorted()
    found = []
    gatherTextSizes(&written)
    if !LayoutDiff.areEqual(old.proposal, new.proposal) || old.window != new.window {
      written.insert(proposal(old, new, isAlone: written.isEmpty, hasMoves: hasMoves), at: 0)
    }
    // Differences that follow from another proposal or from the source need no explanation of their
    // own.
    if hasMoves, !written.contains(where: \.isEffective) { addAnswers() }
    return written.filter(\.isEffective) + sorted() + written.filter { !$0.isEffective }
  }

  private func sorted() -> [LayoutDiff.Decision] {
    found.sorted { $0.turn < $1.turn }.map(\.decision)
  }

  private mutating func add(
    _ kind: LayoutDiff.Kind, _ x: Int?, _ y: Int?, others: (Int?, Int?) = (nil, nil),
    changes: [LayoutDiff.Change] = [], isEffective: Bool, _ sentence: (String) -> String
  ) {
    let view = y.map { after.subject($0) } ?? x.map { before.subject($0) } ?? "the root"
    let source = y.flatMap { after.nodes[$0].source } ?? x.flatMap { before.nodes[$0].source }
    let place = source.map { " (\($0.shortFile):\($0.line))" } ?? ""
    let decision = LayoutDiff.Decision(
      kind: kind, before: x, after: y, otherBefore: others.0, otherAfter: others.1, view: view,
      changes: changes, source: source, isEffective: isEffective,
      summary: sentence(view).capitalizedFirst + place + ".")
    found.append((decision, turn(x, y)))
  }

  /// Returns the position of a node in the negotiation; an added node follows its nearest ancestor
  /// that both layouts have.
  private func turn(_ x: Int?, _ y: Int?) -> (Double, Double) {
    let second = Double(y.map { after.turns[$0] } ?? 0)
    if let x { return (Double(before.turns[x]), second) }
    var around = y.flatMap { after.nodes[$0].parent }
    while let node = around {
      if let partner = matching.origins[node] {
        return (Double(before.turns[partner]) + 0.5, second)
      }
      around = after.nodes[node].parent
    }
    return (-0.5, second)
  }

  private func proposal(
    _ old: LayoutDiff.Side, _ new: LayoutDiff.Side, isAlone: Bool, hasMoves: Bool
  ) -> LayoutDiff.Decision {
    let what = new.window == nil ? "proposal to the root view is" : "window is"
    let sizes = [old, new].map {
      $0.window.map { LengthFormat.text($0) } ?? LengthFormat.text($0.proposal)
    }
    let rest = isAlone ? "; nothing else differs" : ""
    return LayoutDiff.Decision(
      kind: .proposal, before: before.nodes.isEmpty ? nil : 0, after: after.nodes.isEmpty ? nil : 0,
      view: "the root",
      changes: [LayoutDiff.Change(parameter: "proposal", before: sizes[0], after: sizes[1])],
      isEffective: hasMoves, summary: "The \(what) \(sizes[1]) instead of \(sizes[0])\(rest).")
  }

  // MARK: Views that fit

  /// Adds a decision for each `ViewThatFits` that chose a different candidate, which explains the
  /// differences inside.
  private mutating func addCandidates() {
    for x in before.nodes.indices {
      guard let y = matching.partners[x],
        let old = before.nodes[x].candidate, let new = after.nodes[y].candidate, old != new
      else { continue }
      settle(inside: x, y)
      add(
        .candidate, x, y,
        changes: [LayoutDiff.Change(parameter: "candidate", before: "\(old)", after: "\(new)")],
        isEffective: true
      ) { "\($0) shows candidate \(new) instead of candidate \(old)" }
    }
  }

  private mutating func settle(inside x: Int, _ y: Int) {
    settledBefore.formUnion(x + 1..<x + before.sizes[x])
    settledAfter.formUnion(y + 1..<y + after.sizes[y])
  }

  // MARK: Changed places

  private mutating func addExchangesOfPlaces() {
    for x in before.nodes.indices {
      guard let y = matching.partners[x] else { continue }
      exchangeOfModifiers(x, y)
      exchangeOfChildren(x, y)
    }
    moveUnpaired()
  }

  /// Detects two modifiers of the same kind, one applied to the other, whose arguments are swapped.
  private mutating func exchangeOfModifiers(_ x: Int, _ y: Int) {
    guard let inner = before.content(of: x), let innerAfter = after.content(of: y),
      matching.partners[inner] == innerAfter, before.labels[x] != after.labels[y],
      before.labels[x] == after.labels[innerAfter], before.labels[inner] == after.labels[y],
      !settledBefore.contains(x), !settledBefore.contains(inner)
    else { return }
    settledBefore.formUnion([x, inner])
    settledAfter.formUnion([y, innerAfter])
    addSwap((x, innerAfter), (inner, y))
  }

  /// Detects two views of one container that have changed places.
  private mutating func exchangeOfChildren(_ x: Int, _ y: Int) {
    let (old, new) = (before.children[x], after.children[y])
    guard old.count == new.count, !settledBefore.contains(x) else { return }
    let others = old.indices.filter { before.shapes[old[$0]] != after.shapes[new[$0]] }
    guard others.count == 2, let p = others.first, let q = others.last,
      before.shapes[old[p]] == after.shapes[new[q]], before.shapes[old[q]] == after.shapes[new[p]]
    else { return }
    settle(inside: x, y)
    addSwap((old[p], new[q]), (old[q], new[p]))
  }

  /// Finds removed nodes that equal an added one, and reports each pair as a move.
  private mutating func moveUnpaired() {
    for x in before.nodes.indices where matching.partners[x] == nil {
      guard !settledBefore.contains(x) else { continue }
      let isWhole = !hasPairs(inside: x)
      let y = after.nodes.indices.first { y in
        matching.origins[y] == nil && !settledAfter.contains(y)
          && (isWhole
            ? before.shapes[x] == after.shapes[y]
            : before.labels[x] == after.labels[y] && hasOrigins(inside: y)
              && layers(before, x) == layers(after, y))
      }
      guard let y else { continue }
      guard let other = swappedPair(x, y) else {
        // Far away it is a different node of the same kind.
        guard isWhole || before.view(inside: x) == matching.origins[after.view(inside: y)] else {
          continue
        }
        settleUnpaired(x, y)
        add(.moved, x, y, isEffective: true) { "\($0) moved to another place" }
        continue
      }
      settleUnpaired(x, y)
      settledBefore.insert(other.0)
      settledAfter.insert(other.1)
      addSwap((x, y), other)
    }
  }

  private mutating func settleUnpaired(_ x: Int, _ y: Int) {
    settledBefore.formUnion((x..<x + before.sizes[x]).filter { matching.partners[$0] == nil })
    settledAfter.formUnion((y..<y + after.sizes[y]).filter { matching.origins[$0] == nil })
  }

  /// Returns the pair that `x` swapped places with when it became `y`; `nil` if there is none.
  private func swappedPair(_ x: Int, _ y: Int) -> (Int, Int)? {
    if let inner = before.content(of: x), let partner = matching.partners[inner],
      after.nodes[y].parent == partner
    {
      return (inner, partner)
    }
    if let outer = before.nodes[x].parent, let partner = matching.partners[outer],
      after.content(of: y) == partner, after.nodes[partner].layer != .secondary
    {
      return (outer, partner)
    }
    return nil
  }

  private mutating func addSwap(_ one: (Int, Int), _ other: (Int, Int)) {
    let (a, b) = (before.subject(one.0), before.subject(other.0))
    let hasEffect = [one, other].contains {
      !LayoutDiff.areEqual(before.nodes[$0.0].frame, after.nodes[$0.1].frame)
    }
    let isOuter = before.turns[one.0] < before.turns[other.0]
    let (x, y) = isOuter ? one : other
    let (otherBefore, otherAfter) = isOuter ? other : one
    var sentence = "\(a) and \(b) have changed places"
    if before.isModifier(x), before.isModifier(otherBefore) {
      let view = before.subject(before.view(inside: x))
      let names = [x, otherBefore].map { before.nodes[$0].callName }
      sentence = "the \(names[0]) and the \(names[1]) around \(view) have changed places"
    }
    add(.swapped, x, y, others: (otherBefore, otherAfter), isEffective: hasEffect) { _ in sentence }
  }

  private func hasPairs(inside x: Int) -> Bool {
    (x..<x + before.sizes[x]).contains { matching.partners[$0] != nil }
  }

  private func hasOrigins(inside y: Int) -> Bool {
    (y..<y + after.sizes[y]).contains { matching.origins[$0] != nil }
  }

  /// The shapes of the content of a node's secondary layers.
  private func layers(_ tree: ReportTree, _ index: Int) -> [Int] {
    tree.children[index].filter { tree.nodes[$0].layer == .secondary }.map { tree.shapes[$0] }
  }

  // MARK: Added and removed

  private mutating func addComingAndGoing() {
    for x in before.nodes.indices
    where matching.partners[x] == nil && !settledBefore.contains(x) {
      let isWhole = !hasPairs(inside: x)
      // Part of a removed subtree is covered by that.
      if isWhole, let parent = before.nodes[x].parent, matching.partners[parent] == nil { continue }
      let rest = isWhole ? container(before, x).map { " from \($0)" } ?? "" : ""
      add(.removed, x, nil, isEffective: isWhole || decides(before, x)) { "\($0) is gone\(rest)" }
    }
    for y in after.nodes.indices
    where matching.origins[y] == nil && !settledAfter.contains(y) {
      let isWhole = !hasOrigins(inside: y)
      if isWhole, let parent = after.nodes[y].parent, matching.origins[parent] == nil { continue }
      let rest = isWhole ? container(after, y).map { " in \($0)" } ?? "" : ""
      add(.added, nil, y, isEffective: isWhole || decides(after, y)) { "\($0) is new\(rest)" }
    }
  }

  private func container(_ tree: ReportTree, _ index: Int) -> String? {
    var around = tree.nodes[index].parent
    while let node = around {
      if !tree.isModifier(node) { return tree.subject(node) }
      around = tree.nodes[node].parent
    }
    return nil
  }

  /// Whether the node affects the layout of its content, or its content has siblings.
  private func decides(_ tree: ReportTree, _ index: Int) -> Bool {
    guard let inner = tree.content(of: index), tree.children[index].count == 1 else { return true }
    let (node, child) = (tree.nodes[index], tree.nodes[inner])
    return !LayoutDiff.areEqual(node.proposal, child.proposal)
      || !LayoutDiff.areEqual(node.frame, child.frame)
  }

  // MARK: Changed

  private mutating func addChanges() {
    for x in before.nodes.indices where !settledBefore.contains(x) {
      guard let y = matching.partners[x], !settledAfter.contains(y) else { continue }
      let (a, b) = (before.nodes[x], after.nodes[y])
      if a.callName != b.callName {
        let old = before.subject(x)
        add(.exchanged, x, y, isEffective: true) { "\($0) replaces \(old)" }
        continue
      }
      let changes = NodeChanges(a, b, priorities: priorities(x, y))
      guard !changes.isEmpty else { continue }
      let isContent = changes.content.count == changes.all.count
      let hasPriority = changes.all.contains { $0.parameter == "layout priority" }
      add(
        isContent ? .content : .argument, x, y, changes: changes.all,
        isEffective: hasPriority || hasOtherOutcome(x, y) && !hasIdleLimits(x, y, changes.all)
      ) { changes.sentence(about: $0) }
    }
  }

  /// Returns the priorities of two nodes as the enclosing stack sees them.
  ///
  /// Modifiers that only one of the layouts has inherit them; the inherited priority of a node is
  /// attributed to its content.
  private func priorities(_ x: Int, _ y: Int) -> (before: CGFloat, after: CGFloat) {
    let (old, new) = (before.nodes[x].priority, after.nodes[y].priority)
    let inner = (before.content(of: x), after.content(of: y))
    let isTakenOn =
      before.isModifier(x) && inner.0.map { before.nodes[$0].priority } == old
      && inner.1.map { after.nodes[$0].priority } == new
    guard old != new, !isTakenOn else { return (0, 0) }
    return (
      Self.priority(before, x, matching.partners), Self.priority(after, y, matching.origins)
    )
  }

  private static func priority(_ tree: ReportTree, _ index: Int, _ partners: [Int?]) -> CGFloat {
    var index = index
    while let around = tree.nodes[index].parent, partners[around] == nil,
      tree.isModifier(around), tree.content(of: around) == index
    {
      index = around
    }
    return tree.nodes[index].priority
  }

  /// Whether the proposals, the size or the placement of a node differ from its partner's.
  private func hasOtherOutcome(_ x: Int, _ y: Int) -> Bool {
    let (a, b) = (before.nodes[x], after.nodes[y])
    if !LayoutDiff.areEqual(a.size, b.size) { return true }
    return before.children[x].contains { child in
      guard let partner = matching.partners[child], after.nodes[partner].parent == y else {
        return false
      }
      return
        !LayoutDiff.areEqual(before.nodes[child].proposal, after.nodes[partner].proposal)
        || !LayoutDiff.areEqual(before.place(of: child), after.place(of: partner))
    }
  }

  /// Merges the decisions of several texts that differ only in size into one about the text size of
  /// their surroundings.
  private func gatherTextSizes(_ decisions: inout [LayoutDiff.Decision]) {
    let texts = before.nodes.indices.filter {
      before.nodes[$0].text != nil && matching.partners[$0] != nil
    }
    func isSize(_ decision: LayoutDiff.Decision) -> Bool {
      decision.kind == .content
        && decision.changes.allSatisfy { ["font size", "natural size"].contains($0.parameter) }
    }
    let sizes = decisions.filter(isSize)
    let changed = sizes.filter { $0.changes.contains { $0.parameter == "font size" } }
    guard changed.count > 1, changed.count == texts.count,
      var first = changed.min(by: { $0.before ?? 0 < $1.before ?? 0 }),
      let change = first.changes.first
    else { return }
    decisions.removeAll(where: isSize)
    first.isEffective = sizes.contains(where: \.isEffective)
    first.summary =
      "All texts have a different size: that of \(first.view) is \(change.after ?? "") instead of \(change.before ?? "")."
    decisions.insert(first, at: 0)
  }

  /// Whether two frames differ only in limits that determine no length, so that other inputs can
  /// explain the result.
  private func hasIdleLimits(_ x: Int, _ y: Int, _ changes: [LayoutDiff.Change]) -> Bool {
    let areLimits = changes.allSatisfy { change in
      ["min", "max", "ideal"].contains { change.parameter.hasPrefix($0) }
    }
    guard areLimits, !hasSameInputs(x, y) else { return false }
    func isLimited(_ tree: ReportTree, _ index: Int) -> Bool {
      guard let reasons = tree.nodes[index].answerReasons else { return true }
      return [reasons.horizontal, reasons.vertical].contains { reason in
        [.fixed, .minimum, .maximum, .ideal, .acceptsProposal].contains(reason)
      }
    }
    return !isLimited(before, x) && !isLimited(after, y)
  }

  // MARK: Inferred

  /// Adds a decision for each node that has the same inputs, arguments and child sizes but a
  /// different result.
  private mutating func addAnswers() {
    for x in before.nodes.indices {
      guard let y = matching.partners[x], !settledBefore.contains(x), hasSameInputs(x, y),
        hasOtherOutcome(x, y)
      else { continue }
      let (a, b) = (before.nodes[x], after.nodes[y])
      let lines = [a, b].compactMap { $0.text?.lineCount }
      add(.answer, x, y, isEffective: true) { view in
        if !LayoutDiff.areEqual(a.size, b.size) {
          let sizes = [a, b].map { LengthFormat.text($0.size) }
          let why =
            lines.count == 2 && lines[0] != lines[1]
            ? ", on \(lines[1]) \(lines[1] == 1 ? "line" : "lines") instead of \(lines[0])" : ""
          return
            "\(view) returns \(sizes[1]) instead of \(sizes[0]) for the same proposal, \(LengthFormat.text(b.proposal))\(why)"
        }
        return
          "\(view) proposes other sizes or places its content differently, though nothing around it differs"
      }
    }
  }

  private func hasSameInputs(_ x: Int, _ y: Int) -> Bool {
    let (a, b) = (before.nodes[x], after.nodes[y])
    let children = (before.children[x], after.children[y])
    guard LayoutDiff.areEqual(a.proposal, b.proposal), children.0.count == children.1.count else {
      return false
    }
    return zip(children.0, children.1).allSatisfy {
      matching.partners[$0] == $1
        && LayoutDiff.areEqual(before.nodes[$0].size, after.nodes[$1].size)
    }
  }
}

import Foundation
import QuoinGeometry

/// `HStack` and `VStack` (Rules/Stacks.md#algorithm). p is the proposed major length, q the minor
/// one.
struct StackRule: Rule {
  let axis: Axis
  let line: GuideLine
  let children: [any Rule]
  let isRightToLeft: Bool
  /// d(i): the distance before child i (Rules/Spacing.md#distance), which doesn't depend on the
  /// proposal.
  let gaps: [CGFloat]
  /// D, the sum of the distances.
  let sumOfGaps: CGFloat

  private var minor: Axis { axis.crossing }

  init(
    axis: Axis, line: GuideLine, spacing: CGFloat?, children: [any Rule], isRightToLeft: Bool
  ) {
    self.axis = axis
    self.line = line
    self.children = children
    self.isRightToLeft = isRightToLeft
    gaps = children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing
        ?? Spacing.distance(children[index - 1].spacing, children[index].spacing, along: axis)
    }
    sumOfGaps = gaps.reduce(0, +)
  }

  /// Returns the sum of the children's lengths and the gaps on the major axis, the extent of the
  /// aligned children on the minor axis.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let answers = divide(proposal)
    return CGSize(
      axis, along: answers.reduce(sumOfGaps) { $0 + $1.size[axis] },
      across: union(answers).length)
  }

  /// Returns the proposal to and size of each child.
  private func divide(_ proposal: ProposedViewSize) -> [Given] {
    let q = proposal[minor]
    func ask(_ index: Int, _ length: CGFloat?) -> Given {
      answer(children[index], ProposedViewSize(axis, along: length, across: q))
    }
    // Rules/Stacks.md#nil-along
    guard let p = proposal[axis] else { return children.indices.map { ask($0, nil) } }

    // Rules/Stacks.md#gaps-first
    var available = p - sumOfGaps
    // Rules/Stacks.md#least-flexible-first
    let lo = children.map { $0.length(ProposedViewSize(axis, along: 0, across: q), along: axis) }
    let hi = children.map {
      $0.length(ProposedViewSize(axis, along: .infinity, across: q), along: axis)
    }
    // A child that is infinite for any proposal is not flexible, nor is one whose lengths differ by
    // a rounding error.
    let flexibility = zip(lo, hi).map { $0 == $1 || abs($1 - $0) < 1e-6 ? 0 : $1 - $0 }
    let order = children.indices.sorted { first, second in
      let (a, b) = (children[first].priority, children[second].priority)
      if a != b { return a > b }
      if flexibility[first] != flexibility[second] {
        return flexibility[first] < flexibility[second]
      }
      if flexibility[first] == .infinity, lo[first] != lo[second] { return lo[first] > lo[second] }
      return first < second
    }
    // Infinity minus infinity keeps the old value, also for the reservations.
    func subtract(_ length: CGFloat) {
      let rest = available - length
      if !rest.isNaN { available = rest }
    }

    var answers: [Int: Given] = [:]
    var waiting = order
    while let first = waiting.first {
      let priority = children[first].priority
      let group = waiting.filter { children[$0].priority == priority }
      let lower = waiting.filter { children[$0].priority != priority }
      // Rules/Stacks.md#reservation
      if answers.isEmpty {
        subtract(lower.reduce(0) { $0 + lo[$1] })
      } else {
        subtract(-group.reduce(0) { $0 + lo[$1] })
      }
      // Rules/Stacks.md#even-shares
      for (served, index) in group.enumerated() {
        let k = CGFloat(group.count - served)
        let given = ask(index, max(available / k, 0))
        answers[index] = given
        subtract(given.size[axis])
      }
      waiting = lower
    }
    return children.indices.compactMap { answers[$0] }
  }

  /// Returns the union of the aligned children and the point 0 (Rules/Stacks.md#across).
  private func union(_ answers: [Given]) -> (lower: CGFloat, length: CGFloat) {
    guard answers.allSatisfy({ $0.size[minor].isFinite }) else { return (0, .infinity) }
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for (child, given) in zip(children, answers) {
      let guide = child.dimensions(in: given)[line]
      lower = min(lower, -guide)
      upper = max(upper, -guide + given.size[minor])
    }
    return (lower, upper - lower)
  }

  /// Rules/Stacks.md#second-pass, Rules/Stacks.md#placement
  func place(in given: Given) -> [Placed] {
    let q = given.proposal[minor] ?? given.size[minor]
    let answers = divide(ProposedViewSize(axis, along: given.proposal[axis], across: q))
    let lower = union(answers).lower
    var cursor: CGFloat = 0
    return zip(children, answers).enumerated().map { index, pair in
      let (child, answer) = pair
      cursor += gaps[index]
      defer { cursor += answer.size[axis] }
      let guide = child.dimensions(in: answer)[line]
      return Placed(
        child: child, origin: CGPoint(axis, along: cursor, across: -guide - lower), given: answer)
    }
  }

  /// Rules/Alignment.md#combining
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    combinedGuide(line, in: given)
  }

  /// Rules/Stacks.md#reported-priority
  var priority: CGFloat { children.isEmpty ? -.infinity : 0 }

  /// Rules/Spacing.md#containers
  var spacing: Spacing {
    guard let first = children.first, let last = children.last else {
      return .zero(Spacing.Edge.allCases)
    }
    let ends = Spacing.Edge.ends(of: axis)
    var spacing = Spacing()
    for child in children { spacing.formUnion(child.spacing, Spacing.Edge.ends(of: minor)) }
    spacing.formUnion(first.spacing, [ends[0]])
    spacing.formUnion(last.spacing, [ends[1]])
    return spacing
  }
}

extension Rule {
  /// Rules/Alignment.md#combining
  func combinedGuide(_ line: GuideLine, in given: Given) -> CGFloat? {
    guard line.combines, given.size.width.isFinite, given.size.height.isFinite else { return nil }
    return line.combined(
      place(in: given).compactMap { placed in
        placed.child.explicit(line, in: placed.given).map { $0 + placed.origin[line.axis] }
      })
  }
}

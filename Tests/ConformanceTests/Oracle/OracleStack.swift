import Foundation
import SwiftUI

/// `HStack` and `VStack`: the greedy division, numbered as in the fact sheet's section 6.
struct OracleStack {
  let axis: Axis
  let alignment: Alignment
  let gaps: [CGFloat]
  let children: [OracleTree]

  /// A child with the proposal it was given and its answer.
  struct Placed {
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    var origin = CGPoint.zero
  }

  init(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ children: [OracleTree]) {
    self.axis = axis
    self.alignment = alignment
    self.children = children
    gaps = children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing
        ?? OracleSpacing.distance(children[index - 1], children[index], along: axis)
    }
  }

  private var cross: Axis { axis == .horizontal ? .vertical : .horizontal }
  private var gapTotal: CGFloat { gaps.reduce(0, +) }

  /// 6.4, 6.8
  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let placed = divide(proposal)
    return CGSize(
      axis, along: placed.reduce(gapTotal) { $0 + $1.size[axis] },
      across: across(placed).length)
  }

  /// 6.9, 6.10: the same again, with the stack's own length across where nothing was proposed.
  func place(_ proposal: ProposedViewSize) -> [Placed] {
    var second = proposal
    if second[cross] == nil { second[cross] = size(proposal)[cross] }
    var placed = divide(second)
    let start = across(placed).start
    var cursor: CGFloat = 0
    for index in placed.indices {
      cursor += gaps[index]
      let guide = alignment.guide(cross, placed[index].size[cross])
      placed[index].origin = CGPoint(axis, along: cursor, across: -guide - start)
      cursor += placed[index].size[axis]
    }
    return placed
  }

  /// 6.8: the union of the aligned children and the line they are aligned on.
  private func across(_ placed: [Placed]) -> (start: CGFloat, length: CGFloat) {
    guard placed.allSatisfy({ $0.size[cross].isFinite }) else { return (0, .infinity) }
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for child in placed {
      let length = child.size[cross]
      let guide = alignment.guide(cross, length)
      lower = min(lower, -guide)
      upper = max(upper, length - guide)
    }
    return (lower, upper - lower)
  }

  /// 6.2, 6.3
  private func divide(_ proposal: ProposedViewSize) -> [Placed] {
    var placed = [Placed](repeating: Placed(), count: children.count)
    func ask(_ index: Int, _ length: CGFloat?) {
      let offer = ProposedViewSize(axis, along: length, across: proposal[cross])
      placed[index].proposal = offer
      placed[index].size = Oracle(orientation: axis).size(children[index], offer)
    }
    guard let length = proposal[axis] else {
      for index in children.indices { ask(index, nil) }
      return placed
    }

    let candidates = children.indices.map { candidate($0, across: proposal[cross]) }
    var available = length - gapTotal
    let priorities = Set(candidates.map(\.priority)).sorted(by: >)
    for (rank, priority) in priorities.enumerated() {
      let group = order(candidates.filter { $0.priority == priority })
      if rank == 0 {
        let reserved = candidates.filter { $0.priority < priority }.reduce(0) { $0 + $1.low }
        available = available.adding(-reserved)
      } else {
        available = available.adding(group.reduce(0) { $0 + $1.low })
      }
      for (served, member) in group.enumerated() {
        ask(member.index, max(available / CGFloat(group.count - served), 0))
        available = available.adding(-placed[member.index].size[axis])
      }
    }
    return placed
  }

  private struct Candidate {
    let index: Int
    let priority: CGFloat
    let low: CGFloat
    let flexibility: CGFloat
  }

  private func candidate(_ index: Int, across: CGFloat?) -> Candidate {
    func length(_ proposal: CGFloat) -> CGFloat {
      let offer = ProposedViewSize(axis, along: proposal, across: across)
      return Oracle(orientation: axis).size(children[index], offer)[axis]
    }
    let (low, high) = (length(0), length(.infinity))
    // A child that is infinite whatever it is offered has no flexibility; the difference would be NaN.
    return Candidate(
      index: index, priority: Oracle.priority(children[index]), low: low,
      flexibility: low == high ? 0 : high - low)
  }

  /// Least flexible first; of two infinitely flexible ones the larger minimum first; else source order.
  private func order(_ group: [Candidate]) -> [Candidate] {
    group.sorted { first, second in
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      if first.flexibility == .infinity, first.low != second.low { return first.low > second.low }
      return first.index < second.index
    }
  }
}

extension CGFloat {
  /// The sum, or what was there before when it is undefined (infinity minus infinity).
  fileprivate func adding(_ length: CGFloat) -> CGFloat {
    let sum = self + length
    return sum.isNaN ? self : sum
  }
}

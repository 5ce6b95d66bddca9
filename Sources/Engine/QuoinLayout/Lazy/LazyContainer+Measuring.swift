import Foundation
import QuoinGeometry

// Measuring a lazy container: the lengths of the existing lines, and where each begins.

extension LazyContainer {
  func measure(_ offer: Offer) -> CGSize {
    let plan = plan(offer)
    let size = CGSize(axis, along: plan.total, across: plan.across)
    tree.trace?.answered(
      node, offer, size, along: axis, .estimate(existing: content.items.count, of: content.count),
      across: offer[axis.crossing].isNaN ? .largestChild : .acceptsProposal)
    return size
  }

  /// The positions of the lines with existing items, for the container's final proposal.
  var placedPlan: LazyPlan { plan(tree.records[node].offer) }

  /// Returns the positions of the lines with existing items for the proposal `offer`; the plan
  /// estimates the lines between them.
  private func plan(_ offer: Offer) -> LazyPlan {
    let across = lengthAcross(offer[axis.crossing])
    var plan = LazyPlan(across: across)
    if !content.tracks.isEmpty {
      // SwiftUI divides the tracks a second time, starting from the length that the first division
      // resulted in (Rules/LazyContainers.md#grid-twice).
      let columns = GridColumns(content.tracks, in: across)
      plan.columns = columns.columns
      let free = max(across - columns.total, 0)
      let key =
        axis == .vertical ? content.alignment.horizontal.key : content.alignment.vertical.key
      plan.inset = free.isFinite ? defaultGuide(key, free) : 0
    }
    plan.lineMap = content.lines(plan.columns.count)
    for item in content.items.indices {
      let cell = plan.lineMap.cell(of: content.items[item].position)
      let length = length(of: content.items[item], plan, cell.column, cell.isFull)
      if plan.lines.last?.number == cell.line {
        plan.lines[plan.lines.count - 1].length = max(plan.lines.last?.length ?? 0, length)
        plan.lines[plan.lines.count - 1].items =
          plan.lines[plan.lines.count - 1].items.lowerBound..<(item + 1)
      } else {
        plan.lines.append(
          LazyPlan.Line(number: cell.line, items: item..<(item + 1), length: length))
      }
    }
    spread(&plan)
    return plan
  }

  /// Returns the container's length across its axis: the proposal, but at least what its tracks
  /// need; without a proposal, the largest ideal length of the visible items
  /// (Rules/LazyContainers.md#lazy-size).
  private func lengthAcross(_ offered: CGFloat) -> CGFloat {
    let axis = axis.crossing
    guard content.tracks.isEmpty else {
      guard offered.isNaN else {
        return max(offered, GridColumns(content.tracks, in: offered).total)
      }
      let first = content.items.prefix { $0.position < content.tracks.count }
      let ideals = first.map { $0.nodes.first.map { pass.measure($0, .unspecified)[axis] } ?? 0 }
      return GridColumns(content.tracks, ideals: ideals).total
    }
    guard offered.isNaN else { return offered }
    // Items that were visible before don't count, or the size would depend on the scrolling
    // history. As long as none is visible, the first one counts.
    let made = content.items.lazy.filter(\.isMade)
    let isAnySeen = !content.isOutOfView && made.contains { $0.isShown }
    return made.filter { isAnySeen ? $0.isShown : $0.position == 0 }.reduce(0) { length, item in
      item.nodes.reduce(length) { max($0, pass.measure($1, .unspecified)[axis]) }
    }
  }

  /// Returns the length of one item along the axis.
  func length(of item: LazyContent.Item, _ plan: LazyPlan, _ column: Int, _ isFull: Bool)
    -> CGFloat
  {
    if let counted = item.counted { return counted.length }
    let across = plan.columns.isEmpty || isFull ? plan.across : plan.columns[column].length
    var length: CGFloat = 0
    var previous = LayoutTree.NodeID.absent
    for view in item.nodes {
      if previous.exists { length += gap(previous, view) }
      length += pass.measure(view, Offer(axis, along: .nan, across: across))[axis]
      previous = view
    }
    return length
  }

  // MARK: Gaps

  func gap(_ first: LayoutTree.NodeID, _ second: LayoutTree.NodeID) -> CGFloat {
    content.spacing.isNaN ? pass.distance(first, second, axis) : content.spacing
  }

  /// The first or last view of a line.
  private enum Edge {
    case node(LayoutTree.NodeID)
    case footprint(ViewSpacing)
  }

  private func gap(_ first: Edge, _ second: Edge) -> CGFloat {
    guard content.spacing.isNaN else { return content.spacing }
    if case .node(let first) = first, case .node(let second) = second {
      return pass.distance(first, second, axis)
    }
    func spacing(_ edge: Edge) -> ViewSpacing {
      switch edge {
      case .node(let node): pass.spacing(node)
      case .footprint(let spacing): spacing
      }
    }
    return spacing(first).distance(to: spacing(second), along: axis)
  }

  // MARK: Lines

  /// Positions the lines one after the other.
  private func spread(_ plan: inout LazyPlan) {
    let items = content.items
    func first(_ item: LazyContent.Item) -> Edge? {
      if let counted = item.counted { return counted.before.map { .footprint($0) } }
      return item.nodes.first.map { .node($0) }
    }
    func last(_ item: LazyContent.Item) -> Edge? {
      if let counted = item.counted { return counted.after.map { .footprint($0) } }
      return item.nodes.last.map { .node($0) }
    }
    func edges(_ line: LazyPlan.Line) -> (first: Edge, last: Edge)? {
      // The line of a stack is one item, usually a visible one.
      let item = line.items.lowerBound
      if line.items.count == 1, items[item].isMade, items[item].isShown {
        guard let first = items[item].nodes.first, let last = items[item].nodes.last else {
          return nil
        }
        return (.node(first), .node(last))
      }
      guard let first = items[line.items].lazy.compactMap(first).first,
        let last = items[line.items].lazy.reversed().compactMap(last).first
      else { return nil }
      return (first, last)
    }
    var gap: CGFloat = 0
    if !content.spacing.isNaN {
      gap = content.spacing
    } else if let settled = content.settled {
      gap = settled.gap
    } else if let known = plan.lines.lazy.compactMap(edges).first {
      gap = self.gap(known.last, known.first)
    }
    let sum = plan.lines.reduce(0) { $0 + $1.length }
    let mean = plan.lines.isEmpty ? 0 : sum / CGFloat(plan.lines.count)
    plan.mean = content.estimate ?? content.settled?.length ?? mean
    plan.gap = gap

    var end: CGFloat = 0
    var next = 0
    var before: (number: Int, last: Edge)?
    var isFirst = true
    func skip(_ count: Int) {
      guard count > 0 else { return }
      end += (isFirst ? 0 : gap) + CGFloat(count) * plan.mean + CGFloat(count - 1) * gap
      isFirst = false
    }
    for line in plan.lines.indices {
      let number = plan.lines[line].number
      skip(number - next)
      if let edges = edges(plan.lines[line]) {
        if let before, before.number == number - 1 {
          end += self.gap(before.last, edges.first)
        } else if !isFirst {
          end += gap
        }
        isFirst = false
        before = (number, edges.last)
      } else if let known = before, known.number == number - 1 {
        // The lines before and after an item without views are neighbors.
        before = (number, known.last)
      }
      plan.lines[line].start = end
      end += plan.lines[line].length
      next = number + 1
    }
    skip(plan.lineMap.count - next)
    plan.total = end
  }

  private func defaultGuide(_ key: AlignmentKey, _ length: CGFloat) -> CGFloat {
    key.id.defaultValue(
      in: ViewDimensions(size: CGSize(width: length, height: length)) { _ in nil })
  }
}

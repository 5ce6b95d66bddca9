import Foundation
import QuoinGeometry

// A stack along z (Rules/Stacks.md#zstack-size).
//
// The algorithm decides which children determine the stack's size, and what it offers them:
//
//  1. offers       offer each child of the highest priority the stack's own proposal; the others
//                  don't affect the size
//  2. size         the union of those children, aligned
//  3. placement    offer every child that size, so that flexible ones fill it
//
// At nil the first pass measures the ideal sizes and the second stretches what can stretch to the
// largest.

extension LayoutPass {
  func topPriority(_ node: UnsafeMutablePointer<LayoutNode>) -> CGFloat {
    var top = -CGFloat.infinity
    tree.forEachChild(node) { top = max(top, $0.pointee.priority) }
    return top
  }

  func closeZStack(_ node: UnsafeMutablePointer<LayoutNode>) {
    guard node.pointee.childCount > 0 else { return closeEmpty(node) }
    let top = topPriority(node)
    node.pointee.flags.remove(.coupled)
    for axis in Axis.allCases {
      // The largest length may be negative, for example that of a stack with negative spacing.
      var range = LengthRange(-.infinity)
      var isCoupled = guidesAreSpecial(node, axis)
      tree.forEachChild(node) { child in
        guard child.pointee.priority == top else { return }
        isCoupled = isCoupled || child.pointee.isCoupled(axis)
        let own = child.pointee.range(axis)
        range = LengthRange(
          min: max(range.min, own.min), ideal: max(range.ideal, own.ideal),
          max: max(range.max, own.max))
      }
      if isCoupled { node.pointee.setCoupled(axis) } else { node.pointee.setRange(range, axis) }
    }
    node.pointee.priority = 0
    deferSpacing(node)
  }

  func zStackSpacing(_ node: UnsafeMutablePointer<LayoutNode>) -> ViewSpacing {
    let top = topPriority(node)
    var result = ViewSpacing()
    tree.forEachChild(node) { child in
      if child.pointee.priority == top { result.formUnion(spacing(id(of: child))) }
    }
    return result
  }

  func measureZStack(_ index: NodeID, _ offer: Offer) -> CGSize {
    let top = topPriority(pointer(index))
    var child = records[index].firstChild
    while child.exists {
      if records[child].priority == top {
        let size = measure(child, offer)
        records[child].offer = offer
        records[child].size = size
        trace?.offered(child, offer, along: .horizontal, .same, across: .same)
      }
      child = records[child].next
    }
    let size = CGSize(
      width: extent(index, .horizontal, top).length, height: extent(index, .vertical, top).length)
    trace?.answered(
      index, offer, size, along: .horizontal, .largestChild, across: .largestChild)
    return size
  }

  func arrangeZStack(_ index: NodeID) {
    let top = topPriority(pointer(index))
    let own = records[index].size
    let offer = Offer(own.width, own.height)
    var child = records[index].firstChild
    while child.exists {
      let size = measure(child, offer)
      records[child].offer = offer
      records[child].size = size
      trace?.offered(child, offer, along: .horizontal, .ownLength, across: .ownLength)
      child = records[child].next
    }
    let x = extent(index, .horizontal, top).reference
    let y = extent(index, .vertical, top).reference
    child = records[index].firstChild
    while child.exists {
      let origin = CGPoint(
        x: x - guide(child, line(index, .horizontal), key: index, .horizontal),
        y: y - guide(child, line(index, .vertical), key: index, .vertical))
      records[child].origin = CGPoint(
        x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
      child = records[child].next
    }
  }

  /// Returns the extent of the aligned children of the highest priority along `axis`, and the
  /// position of their common line.
  private func extent(_ index: NodeID, _ axis: Axis, _ top: CGFloat) -> (
    reference: CGFloat, length: CGFloat
  ) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var isFirst = true
    var longest: CGFloat = 0
    var child = records[index].firstChild
    while child.exists {
      if records[child].priority == top {
        let length = records[child].size[axis]
        longest = max(longest, length)
        let guide = self.guide(child, line(index, axis), key: index, axis)
        before = isFirst ? guide : max(before, guide)
        after = isFirst ? length - guide : max(after, length - guide)
        isFirst = false
      }
      child = records[child].next
    }
    guard longest.isFinite, before.isFinite, after.isFinite else { return (0, longest) }
    return (before, before + after)
  }
}

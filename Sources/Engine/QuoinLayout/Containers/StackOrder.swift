import Foundation
import QuoinGeometry

// Step 2 of a stack (see `Stack.swift`): sorts the children into their fitting order and links them
// in that order (`firstInOrder`, `nextInOrder`).

/// The sort key of a child in its stack's fitting order.
struct OrderKey {
  var node: LayoutTree.NodeID
  var priority: CGFloat
  /// The child's length at infinity minus its length at 0.
  var flexibility: CGFloat
  /// The child's length at 0.
  var low: CGFloat

  init(_ node: LayoutTree.NodeID, priority: CGFloat, low: CGFloat, high: CGFloat) {
    (self.node, self.priority, self.low) = (node, priority, low)
    flexibility = low == high || (high - low).isNothing ? 0 : high - low
  }

  /// Whether the stack measures this child before `other`; equal ones keep their source order.
  @inline(__always)
  func precedes(_ other: OrderKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return flexibility == .infinity && low > other.low
  }
}

extension LayoutPass {
  /// Orders the children by their ranges, which results in the same order for every proposal.
  func orderByRange(_ node: UnsafeMutablePointer<LayoutNode>) {
    let axis = node.pointee.axis
    if node.pointee.childCount <= 32 || isOrdered(node, axis) { return insertInOrder(node, axis) }
    let base = tree.orderKeys.count
    tree.forEachChild(node) { tree.orderKeys.append(key(id(of: $0), axis)) }
    linkOrder(node, from: base)
  }

  /// Links the children one by one, each after all those that precede it in the fitting order.
  private func insertInOrder(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) {
    var last = node.pointee.firstChild
    node.pointee.firstInOrder = last
    records[last].nextInOrder = .absent
    var lastKey = key(last, axis)
    var (beforeLast, beforeLastKey) = (NodeID.absent, lastKey)
    var child = records[last].next
    while child.exists {
      let own = key(child, axis)
      if !own.precedes(lastKey) {
        records[last].nextInOrder = child
        records[child].nextInOrder = .absent
        (beforeLast, beforeLastKey) = (last, lastKey)
        (last, lastKey) = (child, own)
      } else {
        var (before, after) = (beforeLast, last)
        // Usually only the last one, a spacer, comes after the child.
        if beforeLast.exists, own.precedes(beforeLastKey) {
          (before, after) = (.absent, node.pointee.firstInOrder)
          while !own.precedes(key(after, axis)) {
            before = after
            after = records[after].nextInOrder
          }
        } else {
          (beforeLast, beforeLastKey) = (child, own)
        }
        records[child].nextInOrder = after
        if !before.exists {
          node.pointee.firstInOrder = child
        } else {
          records[before].nextInOrder = child
        }
      }
      child = records[child].next
    }
  }

  @inline(__always)
  func key(_ child: NodeID, _ axis: Axis) -> OrderKey {
    let record = pointer(child)
    let range = record.pointee.range(axis)
    return OrderKey(child, priority: record.pointee.priority, low: range.min, high: range.max)
  }

  /// Whether the children's source order is their fitting order, as it usually is.
  private func isOrdered(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) -> Bool {
    var previous = key(node.pointee.firstChild, axis)
    var child = records[node.pointee.firstChild].next
    while child.exists {
      let own = key(child, axis)
      if own.precedes(previous) { return false }
      previous = own
      child = records[child].next
    }
    return true
  }

  /// Stably sorts the keys from `base` on and links the children in that order. The keys before
  /// `base` belong to enclosing stacks that are still measuring.
  func linkOrder(_ node: UnsafeMutablePointer<LayoutNode>, from base: Int) {
    defer { tree.orderKeys.removeSubrange(base...) }
    if !isSorted(from: base) { sortKeys(from: base) }
    node.pointee.firstInOrder = tree.orderKeys[base].node
    for index in base..<tree.orderKeys.count {
      let next = index + 1 < tree.orderKeys.count ? tree.orderKeys[index + 1].node : .absent
      records[tree.orderKeys[index].node].nextInOrder = next
    }
  }

  private func isSorted(from base: Int) -> Bool {
    for index in (base + 1)..<max(tree.orderKeys.count, base + 1)
    where tree.orderKeys[index].precedes(tree.orderKeys[index - 1]) {
      return false
    }
    return true
  }

  private func sortKeys(from base: Int) {
    guard tree.orderKeys.count - base > 32 else {
      for index in (base + 1)..<tree.orderKeys.count {
        let key = tree.orderKeys[index]
        var free = index
        while free > base, key.precedes(tree.orderKeys[free - 1]) {
          tree.orderKeys[free] = tree.orderKeys[free - 1]
          free -= 1
        }
        tree.orderKeys[free] = key
      }
      return
    }
    let sorted = tree.orderKeys[base...].enumerated().sorted { first, second in
      first.element.precedes(second.element)
        || (!second.element.precedes(first.element) && first.offset < second.offset)
    }
    for (index, entry) in sorted.enumerated() { tree.orderKeys[base + index] = entry.element }
  }
}

import Foundation
import QuoinGeometry

// Edits of the attributes of an element, and their transfer between nodes.
//
// An attribute belongs to the node around which it was written: the outermost modifier so far. If
// that modifier moves inside another one or is removed, the attribute remains outside.

extension LayoutEditor {
  func setPriority(_ priority: CGFloat, of node: NodeID) -> [NodeID]? {
    guard !priority.isNaN else { return nil }
    records[node].priority = priority
    records[node].flags.insert(.hasPriority)
    return [records[node].parent]
  }

  /// Changes the attributes of the grid cell that consists of `node` and the modifiers around it.
  func changeCell(_ node: NodeID, _ change: (inout GridTraits) -> Void) -> [NodeID]? {
    var cell = node
    while isPrimary(cell) { cell = records[cell].parent }
    let grid = records[cell].parent
    guard grid.isBelowTop, records[grid].kind == .grid else { return nil }
    change(&tree.tables.gridTraits[cell, default: GridTraits()])
    return [grid]
  }

  /// Whether `node` is the view that a modifier or a boundary contains.
  private func isPrimary(_ node: NodeID) -> Bool {
    let parent = records[node].parent
    return parent.isBelowTop && tree.isWrapper(parent) && records[parent].firstChild == node
  }

  /// Moves the priority and the guides of `outer` to `inner`, which takes its place.
  func moveAttributes(from outer: NodeID, to inner: NodeID) {
    if records[outer].flags.contains(.hasPriority) {
      records[inner].priority = records[outer].priority
      records[inner].flags.insert(.hasPriority)
      records[outer].flags.remove(.hasPriority)
      records[outer].priority = 0
    }
    let guides = records[outer].guides
    guard guides >= 0 else { return }
    records[outer].guides = -1
    records[inner].flags.insert(.hasGuides)
    guard records[inner].guides >= 0 else {
      records[inner].guides = guides
      return
    }
    let added = tree.tables.guides[Int(guides)]
    tree.tables.guides[Int(records[inner].guides)] += added
  }

  /// Adds the values and grid attributes of `child` to those of `stack`, which it will replace:
  /// they begin to affect the container around the stack.
  func mergeValues(of child: NodeID, into stack: NodeID) {
    if let inner = tree.tables.values[child] {
      let outer = tree.tables.values[stack] ?? [:]
      tree.tables.values[stack] = inner.merging(outer) { _, new in new }
    }
    if let inner = tree.tables.gridTraits[child] {
      let outer = tree.tables.gridTraits[stack] ?? GridTraits()
      tree.tables.gridTraits[stack] = inner.merged(into: outer)
    }
  }
}

extension GridTraits {
  /// Returns the attributes of a cell with these attributes and, written around them, `outer`.
  fileprivate func merged(into outer: GridTraits) -> GridTraits {
    var traits = outer
    traits.columns += columns
    traits.isEmpty = traits.isEmpty || isEmpty
    traits.anchor = anchor ?? traits.anchor
    traits.columnAlignment = columnAlignment ?? traits.columnAlignment
    traits.unsized.formUnion(unsized)
    return traits
  }
}

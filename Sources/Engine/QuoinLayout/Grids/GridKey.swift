import Foundation
import QuoinGeometry

/// The sort key of a cell in the grid's measuring order (step 2, see `Grid.swift`).
struct GridKey {
  var position: Int
  var priority: CGFloat
  /// The number of axes on which the cell fills any proposal.
  var infiniteAxes = 0
  /// The length at infinity minus the length at 0, on the other axes.
  var flexibility: CGFloat = 0
  var infiniteMinimum: CGFloat = 0
  var isUnsized: Bool

  init(position: Int, priority: CGFloat, isUnsized: Bool) {
    self.position = position
    self.priority = priority
    self.isUnsized = isUnsized
  }

  /// Whether the grid measures this cell's group before `other`'s. As in a stack, if both cells
  /// fill any proposal, the one with the larger minimum comes first.
  func precedes(_ other: GridKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return infiniteMinimum > other.infiniteMinimum
  }
}

extension GridDivision {
  /// Returns the cells in measuring order: by priority, then the least flexible first, and cells
  /// with an unsized axis last within a group.
  ///
  /// Only axes with a proposal count.
  func orderedCells() -> [GridKey] {
    let axes = Axis.allCases.filter { !offer[$0].isNaN }
    return shape.cells.enumerated().map { position, cell in
      let low = pass.measure(cell.node, Offer(0, 0))
      let high = pass.measure(cell.node, Offer(.infinity, .infinity))
      let priority = pass.records[cell.node].priority
      var key = GridKey(
        position: position, priority: priority.isNaN ? 0 : priority,
        isUnsized: !cell.unsized.isEmpty)
      for axis in axes {
        if high[axis] == .infinity {
          key.infiniteAxes += 1
          key.infiniteMinimum += low[axis]
        } else if !(high[axis] - low[axis]).isNothing {
          key.flexibility += high[axis] - low[axis]
        }
      }
      return key
    }
    .sorted { first, second in
      if first.precedes(second) || second.precedes(first) { return first.precedes(second) }
      if first.isUnsized != second.isUnsized { return second.isUnsized }
      return first.position < second.position
    }
  }
}

extension RandomAccessCollection {
  /// Returns the runs of adjacent elements that `belongs` groups together.
  func split(by belongs: (Element, Element) -> Bool) -> [SubSequence] {
    var runs: [SubSequence] = []
    var start = startIndex
    for index in indices where index != start {
      if belongs(self[start], self[index]) { continue }
      runs.append(self[start..<index])
      start = index
    }
    if start != endIndex { runs.append(self[start..<endIndex]) }
    return runs
  }
}

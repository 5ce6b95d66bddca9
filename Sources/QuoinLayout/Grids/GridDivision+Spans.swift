import Foundation
import QuoinGeometry

// Steps 5 to 7 of a grid (see `Grid.swift`): what spanning cells, and full ones, which cover every column, do to the
// columns below and above them.

extension GridDivision {
  /// Widens the columns of each cell of a group that is wider than they are. The grid offers later cells there no less,
  /// and works out the final widths again at the end.
  mutating func handOutAll(_ group: [Int], _ share: CGFloat) {
    guard !offer.width.isNaN else { return }
    for position in group where !shape.cells[position].isSingle {
      let cell = shape.cells[position]
      let missing = sizes[position].width - width(of: cell)
      guard missing > 1e-9 else { continue }
      let targets = targets(of: cell)
      for column in targets {
        let part = missing / CGFloat(targets.count)
        columns.lengths[column] += part
        if !cell.isFull { handed[column] = columns.lengths[column] }
        if isClosed[column], columns.isFinite { columns.rest -= part }
      }
    }
    guard columns.isFinite else { return }
    for position in group { closeUnit(position, share) }
  }

  /// The columns of a cell that can still grow: those without cells of their own, and those with cells to come; all
  /// where there is none. For a full cell any cell to come counts, for a spanning one only a cell of its priority that
  /// covers the column alone.
  private func targets(of cell: GridCell) -> [Int] {
    let growing = cell.columns.filter { column in
      !shape.hasSingle[column] || (cell.isFull ? unasked[column] : singles[column]) > 0
    }
    return growing.isEmpty ? Array(cell.columns) : growing
  }

  /// Closes the columns of a spanning cell as if they were one, if they have no cells of their own and the cell took at
  /// least its share.
  private mutating func closeUnit(_ position: Int, _ share: CGFloat) {
    let cell = shape.cells[position]
    guard !cell.isSingle, !cell.isFull, let first = cell.columns.first,
      cell.columns.allSatisfy({ !shape.hasSingle[$0] && spans[$0] == 0 })
    else { return }
    let taken = sizes[position].width - innerGaps(of: cell)
    guard taken >= share * CGFloat(cell.columns.count) - 1e-9 else { return }
    for column in cell.columns { columns.isOpen[column] = false }
    columns.close(first, taking: taken)
  }
}

extension GridDivision {
  // MARK: Closing

  /// Closes each column whose cells of this priority the grid has all asked; a column without cells of its own never
  /// closes.
  mutating func closeColumns(_ share: CGFloat) {
    for column in columns.isOpen.indices
    where columns.isOpen[column] && isSingle[column] && singles[column] == 0 && spans[column] == 0 {
      isClosed[column] = true
      let length = columns.lengths[column]
      let around = shape.cells.indices.filter {
        isAsked[$0] && !shape.cells[$0].isSingle && shape.cells[$0].columns.contains(column)
      }
      // A column under a cell that spans a part of the grid takes its share out of what is left, however wide it is.
      let isBound = around.contains { isBinding($0) }
      columns.close(column, taking: isBound ? share : length)
      guard columns.isFinite else { continue }
      // Full cells all cover the same columns, so only the largest excess of them counts.
      var full: CGFloat = 0
      for position in around {
        let excess = excess(of: position, share: share, closing: length)
        if shape.cells[position].isFull { full = max(full, excess) } else { columns.rest += excess }
      }
      columns.rest += full
    }
  }

  mutating func closeRows() {
    for row in rows.isOpen.indices where rows.isOpen[row] && inRow[row] == 0 {
      rows.close(row, taking: rows.lengths[row])
    }
  }

  private func isBinding(_ position: Int) -> Bool {
    let cell = shape.cells[position]
    return !cell.isFull && cell.columns.count < shape.columnCount
      && tree.pointer(cell.node).pointee.priority == priority
  }

  /// How much wider a cell that covers several open columns is than the cells below it: the columns get it once more
  /// (Rules/Grids.md#excess), which is why a grid can come out wider than its proposal.
  private func excess(of position: Int, share: CGFloat, closing length: CGFloat) -> CGFloat {
    let cell = shape.cells[position]
    guard cell.columns.count(where: { columns.isOpen[$0] }) > 1 else { return 0 }
    let below = cell.columns.reduce(0) { $0 + widest[$1] }
    let excess = sizes[position].width - innerGaps(of: cell) - below
    return excess > 0 ? max(excess, share - length) : 0
  }

  // MARK: Final widths

  /// Works out the final widths from the cells' last answers: first from the cells that cover one column, then from what
  /// each spanning cell lacks, in the order in which the grid asked them.
  mutating func settleWidths(_ order: [Int]) {
    for column in columns.lengths.indices {
      columns.lengths[column] = max(widest[column], kept[column])
    }
    var isFilled = shape.hasSingle
    for position in order where !shape.cells[position].isSingle {
      let cell = shape.cells[position]
      let missing = sizes[position].width - width(of: cell)
      guard missing > 1e-9 else { continue }
      // A full cell widens columns of no width first, a spanning one those without cells of their own.
      let free = cell.columns.filter { cell.isFull ? columns.lengths[$0] == 0 : !isFilled[$0] }
      let targets = free.isEmpty ? Array(cell.columns) : free
      for column in targets {
        columns.lengths[column] += missing / CGFloat(targets.count)
        if cell.isFull { isFilled[column] = true }
      }
    }
  }

  /// The same where no width was proposed: in source order, columns without a cell of their own first
  /// (Rules/Grids.md#nil).
  mutating func addMissingWidths() {
    for (position, cell) in shape.cells.enumerated() where !cell.isSingle {
      let missing = sizes[position].width - width(of: cell)
      guard missing > 0 else { continue }
      let free = cell.columns.filter { !shape.hasSingle[$0] }
      let targets = free.isEmpty ? Array(cell.columns) : free
      for column in targets { columns.lengths[column] += missing / CGFloat(targets.count) }
    }
  }
}

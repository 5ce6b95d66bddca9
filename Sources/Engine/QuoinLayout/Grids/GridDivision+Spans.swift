import Foundation
import QuoinGeometry

// Steps 5 to 7 of a grid (see `Grid.swift`): the effect of a spanning cell, or of a full one, which
// covers every column, on the columns below and above it.
//
// The algorithm decides which columns a cell that is wider than they are widens, and when.
//
// A spanning cell is *booked* in its first column: there it counts as measured, and its width is
// taken out of what is left there. For its other columns, the *inner* ones, it is still to come, so
// they don't close while its priority is being served. A full cell is booked nowhere: it only
// counts towards the total of all columns.
//
//  5a. distributing  after the group, in source order: what a cell lacks goes to the columns
//                    without any cell of their own and those with one to come, else to all; a
//                    full cell distributes nothing
//  6a. closing       a column that is not inner takes its length out, at least what the spans
//                    booked in it need
//  6b. excess        what a wide cell over open columns lacks is added to what is left
//  7a. settling      at the end, in the order of measuring, starting from the single cells' widths:
//                    what a cell lacks goes to the columns without any width, else to all
//
// Worked example: 150 wide, gaps of 8, so 126 are left; c1 is 40 wide over columns 0 and 1, c2 10
// to 70 in 2, c3 takes all in 3; below, c4 10 to 70 in 0, c5 40 wide in 1, c6 takes half in 2
//
//      left     columns   asked      offered      answers      why
//      126         4      c1, c5     71, 31.5     40, 40       column 1 is asked, but inner to c1:
//                                                              it stays open
//      126         4      c2, c4     31.5 each    31.5 each    column 0 closes with 31.5; 2 waits
//                                                              for c6
//       94.5       3      c3, c6     31.5 each    31.5, 15.75  the share is what it was
//
// The grid is 31.5 + 40 + 31.5 + 31.5 + 24 = 158.5 wide.

extension GridDivision {
  /// Returns the width of a cell that spans several columns, without the gaps inside it.
  private func content(of position: Int) -> CGFloat {
    sizes[position].width - innerGaps(of: shape.cells[position])
  }

  /// Whether one of the cell's columns still has single-column cells to measure in this priority.
  private func isDue(_ cell: GridCell) -> Bool { cell.columns.contains { singles[$0] > 0 } }

  // MARK: 5a distributing

  /// Widens the columns of each cell of a group that is wider than they are (Rules/Grids.md#spans).
  /// Later cells in these columns get at least that width as their proposal. The widths become
  /// final at the end.
  mutating func distribute(_ group: [Int]) {
    guard !offer.width.isNaN else { return }
    for position in group {
      let cell = shape.cells[position]
      if cell.isFull {
        columns.least = max(columns.least, content(of: position))
        continue
      }
      let missing = content(of: position) - columns.lengths[cell.columns].reduce(0, +)
      guard missing >= .roundingError else { continue }
      let bare = cell.columns.filter { !shape.hasSingle[$0] && columns.lengths[$0].isNothing }
      let due = cell.columns.filter { singles[$0] > 0 }
      // If no column is empty, those with cells to come may still become wide enough.
      if bare.isEmpty, !due.isEmpty { continue }
      let targets = bare.isEmpty ? Array(cell.columns) : bare + due
      for column in targets {
        columns.lengths[column] += missing / CGFloat(targets.count)
        distributed[column] = columns.lengths[column]
      }
    }
  }

  // MARK: 6 closing

  /// Closes each column whose cells have all been measured (Rules/Grids.md#closing). Columns with
  /// single-column cells close after each part of a group; columns with only spanning cells close
  /// after the group.
  mutating func closeColumns(_ share: CGFloat, isGroupDone: Bool) {
    for column in columns.isOpen.indices where isSingle[column] { close(column, share) }
    guard isGroupDone, asked.count > askedBefore else { return }
    for column in columns.isOpen.indices where !isSingle[column] { close(column, share) }
  }

  private mutating func close(_ column: Int, _ share: CGFloat) {
    guard columns.isOpen[column], !isInner[column], singles[column] == 0, spans[column] == 0
    else { return }
    var length = columns.lengths[column]
    var (isBooked, returnsExcess) = (isSingle[column], isSingle[column])
    for position in asked[askedBefore...] {
      let cell = shape.cells[position]
      guard !cell.isFull, cell.columns.lowerBound == column else { continue }
      isBooked = true
      if isDue(cell) {
        returnsExcess = true
      } else {
        let others = cell.columns.dropFirst().reduce(0) { $0 + own[$1] }
        length = max(length, content(of: position) - others, isSingle[column] ? 0 : columns.share)
      }
    }
    guard isBooked else { return }
    columns.close(column, taking: length)
    if columns.isFinite, returnsExcess { columns.rest += excess(closing: column, length, share) }
  }

  mutating func closeRows() {
    for row in rows.isOpen.indices where rows.isOpen[row] && inRow[row] == 0 {
      rows.close(row, taking: rows.lengths[row])
    }
  }

  /// Returns the excess width of cells that still cover several open columns over the cells below
  /// them.
  ///
  /// The columns get this width a second time (Rules/Grids.md#excess), which is why a grid can be
  /// wider than its proposal.
  private func excess(closing column: Int, _ length: CGFloat, _ share: CGFloat) -> CGFloat {
    var (spanning, full): (CGFloat, CGFloat) = (0, 0)
    for (number, position) in asked.enumerated() {
      let cell = shape.cells[position]
      let isBookedHere = number >= askedBefore && cell.columns.lowerBound == column && isDue(cell)
      guard cell.columns.count == shape.columnCount || isBookedHere,
        cell.columns.count(where: { columns.isOpen[$0] }) > 1
      else { continue }
      let missing = content(of: position) - own[cell.columns].reduce(0, +)
      guard missing >= .roundingError else { continue }
      // All full cells cover the same columns, so only the largest excess among them counts.
      if cell.isFull {
        full = max(full, missing, share - length)
      } else {
        spanning += max(missing, share - length)
      }
    }
    return spanning + full
  }
}

extension GridDivision {
  // MARK: 7a settling

  /// The width that the cells over the same columns need, and the columns that it has widened.
  private struct Demand {
    let columns: Range<Int>
    let isFull: Bool
    var content: CGFloat
    var widened: [Int] = []
  }

  /// Computes the final widths from the last sizes of the cells (Rules/Grids.md#settling).
  mutating func settleWidths() {
    columns.lengths = own
    var demands = demands()
    for index in demands.indices {
      let demand = demands[index]
      var counted = Set(demand.columns)
      for earlier in demands[..<index] where earlier.columns.overlaps(demand.columns) {
        counted.formUnion(earlier.widened)
      }
      let missing = counted.sorted().reduce(demand.content) { $0 - columns.lengths[$1] }
      guard missing >= .roundingError else { continue }
      let free = demand.columns.filter { columns.lengths[$0].isNothing }
      let targets = free.isEmpty ? Array(demand.columns) : free
      for column in targets { columns.lengths[column] += missing / CGFloat(targets.count) }
      demands[index].widened = demand.isFull ? targets : Array(demand.columns)
    }
  }

  /// Returns the demands in the order of measuring, or in source order if no width is proposed;
  /// among cells over the same columns, the widest one determines the demand.
  private func demands() -> [Demand] {
    var demands: [Demand] = []
    for position in offer.width.isNaN ? asked.sorted() : asked {
      let cell = shape.cells[position]
      let content = content(of: position)
      if let same = demands.firstIndex(where: {
        $0.columns == cell.columns && $0.isFull == cell.isFull
      }) {
        demands[same].content = max(demands[same].content, content)
      } else {
        demands.append(Demand(columns: cell.columns, isFull: cell.isFull, content: content))
      }
    }
    return demands
  }
}

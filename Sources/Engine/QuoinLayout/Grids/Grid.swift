import Foundation
import QuoinGeometry

// Divides a width among columns and a height among rows that are made of the same cells.
//
// The algorithm decides the width of each column and the height of each row, each cell having a say
// in both (Rules/Grids.md#algorithm).
//
// A *cell* is a view with the columns and the row that it covers; their rectangle is the cell's
// *area*. A *track* is a column or a row.
//
//  1. shape        rows and columns from the children and their attributes (`GridShape`)
//  2. order        highest priority first; then the cells that take all they are offered on fewer
//                  axes; then the least flexible; equal ones are a group, and its cells with an
//                  unsized axis come last
//  3. shares       for each priority, divide what is left by its longest row (columns) and column
//                  (rows)
//  4. measuring    offer every cell of a group its shares, but at least the current length of its
//                  column and row
//  5. spans        if a cell over several columns is wider than they are, widen those of them that
//                  still have cells to measure (`GridDivision+Spans`, which also has the rest of 6
//                  and 7)
//  6. closing      once all cells of a track are measured, take its length out of what is left
//  7. lengths      columns: the widest cell and what the spans lack; rows: the tallest cell
//  8. placement    each cell in its area; offer the area to a cell that doesn't fill it
//
// Worked example: 100 × 100, one row of a cell 10 to 30 wide and one 10 to 55, both 10 high; gap 8
//
//      left   columns   asked         offered    answers   why
//       92       2      10 to 30      46 × 100   30 × 10   the least flexible first: 20 against 45
//       62       1      10 to 55      62 × 100   55 × 10   the row stays open until its last cell
//
// The grid is 30 + 8 + 55 = 93 wide and 10 high.
//
// Worked example with a span: 120 × 100, gaps of 10; a title of 90 × 10 over two columns, below it
// a label of 20 × 10 and a value 10 to 50 wide and 10 high
//
//      left   columns   asked    offered    answers   why
//      110       2      title    120 × 45   90 × 10   the least flexible first; two shares of 55
//                                                     and the gap
//      110       2      label     55 × 45   20 × 10   as little flexible as the title: one group
//                       the title waits for the rest of its width: one of its columns still has
//                       a cell to measure
//       90       1      value     90 × 80   50 × 10   the first column has closed with 20, the
//                                                     first row with 10
//                       in the end the title lacks 90 - (20 + 10 + 50) = 10, of which both columns
//                       get 5
//
// The grid is 25 + 10 + 55 = 90 wide and 10 + 10 + 10 = 30 high. The value doesn't fill its area:
// it is offered 55 × 10, stays at 50 and is centered, as is the label.
//
// On an axis without a proposal the grid offers every cell nil and skips steps 2 and 3.

extension LayoutPass {
  /// Returns the grid's size for the proposal `offer`.
  func measureGrid(_ index: NodeID, _ offer: Offer) -> CGSize {
    let shape = tree.tables.grids[Int(records[index].payload)]
    let division = GridDivision.run(self, shape, offer)
    let size = CGSize(width: division.columns.total, height: division.rows.total)
    trace?.answered(
      index, offer, size, along: .horizontal, .gridTracks(gaps: Length(division.columns.gaps)),
      across: .gridTracks(gaps: Length(division.rows.gaps)))
    return size
  }

  // MARK: 8 placement

  func arrangeGrid(_ index: NodeID) {
    let shape = tree.tables.grids[Int(records[index].payload)]
    guard !shape.cells.isEmpty else { return }
    let division = GridDivision.run(self, shape, records[index].offer)
    let xs = starts(division.columns.lengths, shape.columnGaps)
    let ys = starts(division.rows.lengths, shape.rowGaps)
    for cell in shape.cells { offerArea(cell, of: division) }
    let lines = combinedLines(of: division)
    for cell in shape.cells {
      let area = area(of: cell, in: division)
      let x = xs.indices.contains(cell.columns.lowerBound) ? xs[cell.columns.lowerBound] : 0
      let offset = offset(of: cell, in: area, shape, line: lines[cell.row])
      let origin = CGPoint(x: x + offset.x, y: ys[cell.row] + offset.y)
      records[cell.node].origin = CGPoint(
        x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
  }

  /// Returns the start of each track.
  private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var cursor: CGFloat = 0
    return lengths.indices.map { track in
      defer { cursor += lengths[track] + (track < gaps.count ? gaps[track] : 0) }
      return cursor
    }
  }

  private func area(of cell: GridCell, in division: GridDivision) -> CGSize {
    // The area of a cell that covers no columns is as wide as its view.
    let width =
      cell.columns.isEmpty ? records[cell.node].size.width : division.width(of: cell)
    return CGSize(width: width, height: division.rows.lengths[cell.row])
  }

  /// Proposes its area to a cell whose size differs from that.
  private func offerArea(_ cell: GridCell, of division: GridDivision) {
    let area = area(of: cell, in: division)
    let size = records[cell.node].size
    func isEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a - b).isNothing }
    guard !isEqual(size.width, area.width) || !isEqual(size.height, area.height) else { return }
    let offer = Offer(area.width, area.height)
    trace?.offered(cell.node, offer, along: .horizontal, .gridArea, across: .gridArea)
    settle(cell.node, offer)
  }

  /// Returns the common line of each row that has one, measured from the row's top.
  ///
  /// The cell that reaches furthest below the line ends with the row; others may begin above it.
  private func combinedLines(of division: GridDivision) -> [CGFloat] {
    let shape = division.shape
    var below = [CGFloat](repeating: -.infinity, count: shape.rowCount)
    for cell in shape.cells where cell.anchor == nil {
      let key = shape.rowAlignments[cell.row]
      guard key.combines else { continue }
      let depth = records[cell.node].size.height - cellGuide(cell.node, key)
      below[cell.row] = max(below[cell.row], depth)
    }
    return zip(division.rows.lengths, below).map { $0 - $1 }
  }

  /// Returns the position of a cell's view in its area, which its anchor determines, or else the
  /// alignments of its column and row. A cell that spans several columns uses the grid's own
  /// alignment.
  private func offset(of cell: GridCell, in area: CGSize, _ shape: GridShape, line: CGFloat)
    -> CGPoint
  {
    let size = records[cell.node].size
    if let anchor = cell.anchor {
      return CGPoint(
        x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
    }
    let horizontal =
      cell.isSingle
      ? shape.columnAlignments[cell.columns.lowerBound] : shape.alignment.horizontal.key
    let vertical = shape.rowAlignments[cell.row]
    let own = ViewDimensions(size: area) { _ in nil }
    return CGPoint(
      x: horizontal.id.defaultValue(in: own) - cellGuide(cell.node, horizontal),
      y: (vertical.combines ? line : vertical.id.defaultValue(in: own))
        - cellGuide(cell.node, vertical))
  }

  /// Returns the guide of a cell for `key`, at the size in its record.
  private func cellGuide(_ cell: NodeID, _ key: AlignmentKey) -> CGFloat {
    let value = explicitGuide(cell, key) ?? key.id.defaultValue(in: dimensions(cell))
    return value.isFinite ? value : 0
  }
}

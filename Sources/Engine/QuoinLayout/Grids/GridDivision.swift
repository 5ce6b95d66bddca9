import Foundation
import QuoinGeometry

/// The state of measuring a grid for one proposal (see `Grid.swift`).
struct GridDivision {
  let pass: LayoutPass
  let shape: GridShape
  let offer: Offer
  var columns: GridTracks
  var rows: GridTracks

  /// The last size of each cell.
  var sizes: [CGSize]
  /// The multi-column cells, including full ones, measured so far, in order.
  var asked: [Int] = []
  /// The number of those measured for earlier priorities.
  var askedBefore = 0
  /// The width of each column's single-column cells; before those are measured, the width that
  /// spanning cells require.
  var own: [CGFloat]
  /// The width to which a spanning cell of this priority has widened each column.
  var distributed: [CGFloat]
  /// The numbers of cells of this priority still to measure: per column, those that cover it alone
  /// and those that span it; and per row.
  var singles: [Int]
  var spans: [Int]
  var inRow: [Int]
  /// Whether a cell of this priority covers each column alone; and whether each column is under a
  /// cell that begins to its left.
  var isSingle: [Bool]
  var isInner: [Bool]

  init(pass: LayoutPass, shape: GridShape, offer: Offer) {
    self.pass = pass
    self.shape = shape
    self.offer = offer
    columns = GridTracks(proposed: offer.width, gaps: shape.columnGaps, count: shape.columnCount)
    rows = GridTracks(proposed: offer.height, gaps: shape.rowGaps, count: shape.rowCount)
    sizes = Array(repeating: .zero, count: shape.cells.count)
    let none = [CGFloat](repeating: 0, count: shape.columnCount)
    (own, distributed) = (none, none)
    let zeros = [Int](repeating: 0, count: shape.columnCount)
    (singles, spans) = (zeros, zeros)
    inRow = Array(repeating: 0, count: shape.rowCount)
    let never = [Bool](repeating: false, count: shape.columnCount)
    (isSingle, isInner) = (never, never)
  }

  /// Computes the lengths of the columns and rows; each cell's last proposal and size remain in its
  /// record.
  static func run(_ pass: LayoutPass, _ shape: GridShape, _ offer: Offer) -> GridDivision {
    var division = GridDivision(pass: pass, shape: shape, offer: offer)
    if offer.width.isNaN, offer.height.isNaN {
      division.measureIdeals()
    } else {
      division.serve()
    }
    return division
  }

  // MARK: Without a proposal

  /// Measures every cell at its ideal size, then widens the columns of spanning cells
  /// (Rules/Grids.md#nil).
  private mutating func measureIdeals() {
    for position in shape.cells.indices {
      ask(position, .unspecified)
      take(position)
    }
    settleWidths()
  }

  // MARK: Priorities and groups

  private mutating func serve() {
    for level in orderedCells().split(by: { $0.priority == $1.priority }) {
      begin(level)
      let widthAtStart = columns.isFinite ? offer.width - columns.total + columns.gaps : offer.width
      for group in level.split(by: { !$0.precedes($1) && !$1.precedes($0) }) {
        let askedBefore = asked.count
        for part in group.split(by: { $0.isUnsized == $1.isUnsized }) {
          // All cells of a part are measured before any of them widens its column or raises its
          // row.
          let share = Offer(columns.share, rows.share)
          for key in part { proposeShare(key.position, share, widthAtStart) }
          for key in part { take(key.position) }
          let isLast = part.endIndex == group.endIndex
          if isLast { distribute(asked[askedBefore...].sorted()) }
          closeColumns(share.width, isGroupDone: isLast)
          closeRows()
        }
      }
    }
    settleWidths()
  }

  /// Opens every track that a cell of this priority covers.
  private mutating func begin(_ level: ArraySlice<GridKey>) {
    let none = [Bool](repeating: false, count: shape.columnCount)
    (isSingle, isInner) = (none, none)
    distributed = Array(repeating: 0, count: shape.columnCount)
    askedBefore = asked.count
    var (covered, coveredRows) = (none, [Bool](repeating: false, count: shape.rowCount))
    var columnsInRow = [Int](repeating: 0, count: shape.rowCount)
    var rowsInColumn = [Int](repeating: 0, count: shape.columnCount)
    for key in level {
      let cell = shape.cells[key.position]
      coveredRows[cell.row] = true
      inRow[cell.row] += 1
      columnsInRow[cell.row] += cell.columns.count
      for column in cell.columns { rowsInColumn[column] += 1 }
      guard !cell.isFull else { continue }
      for column in cell.columns {
        covered[column] = true
        if cell.isSingle {
          isSingle[column] = true
          singles[column] += 1
        } else {
          spans[column] += 1
        }
      }
      guard cell.columns.count < shape.columnCount else { continue }
      for column in cell.columns.dropFirst() { isInner[column] = true }
    }
    columns.begin(covered: covered, most: columnsInRow.max() ?? 0)
    rows.begin(covered: coveredRows, most: rowsInColumn.max() ?? 0)
  }

  // MARK: One cell

  /// Proposes to a cell its share, but at least the current length of its tracks.
  private func proposeShare(_ position: Int, _ share: Offer, _ widthAtStart: CGFloat) {
    let cell = shape.cells[position]
    let current = cell.isFull ? columns.total : width(of: cell)
    let height = rows.lengths[cell.row]
    var own = offer
    if !offer.width.isNaN {
      if cell.unsized.contains(.horizontal) || cell.columns.isEmpty {
        own.width = current
      } else if cell.isFull {
        own.width = max(widthAtStart, current)
      } else {
        own.width = max(share.width * CGFloat(cell.columns.count) + innerGaps(of: cell), current)
      }
    }
    if !offer.height.isNaN {
      own.height = cell.unsized.contains(.vertical) ? height : max(share.height, height)
    }
    ask(position, own)
  }

  private func ask(_ position: Int, _ own: Offer) {
    let cell = shape.cells[position]
    let size = pass.measure(cell.node, own)
    pass.trace?.offered(
      cell.node, own, along: .horizontal, reason(cell, .horizontal, columns),
      across: reason(cell, .vertical, rows))
    pass.records[cell.node].offer = own
    pass.records[cell.node].size = size
  }

  /// Applies a measured cell's size: widens its column, if it covers exactly one, and increases the
  /// height of its row.
  private mutating func take(_ position: Int) {
    let cell = shape.cells[position]
    let size = pass.records[cell.node].size
    sizes[position] = size
    rows.lengths[cell.row] = max(rows.lengths[cell.row], size.height)
    inRow[cell.row] -= 1
    guard cell.isSingle else {
      for column in cell.columns where !cell.isFull { spans[column] -= 1 }
      if !cell.columns.isEmpty { asked.append(position) }
      return
    }
    let column = cell.columns.lowerBound
    singles[column] -= 1
    own[column] = max(own[column], size.width, distributed[column])
    columns.lengths[column] = max(columns.lengths[column], size.width)
  }

  private func reason(_ cell: GridCell, _ axis: Axis, _ track: GridTracks) -> OfferReason {
    if track.proposed.isNaN { return .unspecified }
    if cell.unsized.contains(axis == .horizontal ? .horizontal : .vertical) { return .gridArea }
    guard track.isFinite else { return .same }
    return .gridShare(remaining: Length(track.rest), tracks: track.waiting)
  }

  // MARK: Lengths

  func innerGaps(of cell: GridCell) -> CGFloat {
    guard cell.columns.count > 1 else { return 0 }
    return shape.columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
  }

  func width(of cell: GridCell) -> CGFloat {
    columns.lengths[cell.columns].reduce(0, +) + innerGaps(of: cell)
  }
}

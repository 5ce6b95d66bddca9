import Foundation
import QuoinGeometry

/// A grid's answer to one proposal, as it is worked out (see `Grid.swift`).
struct GridDivision {
  let tree: LayoutTree
  let shape: GridShape
  let offer: Offer
  var columns: GridTrack
  var rows: GridTrack

  /// What each cell was offered last and answered.
  var offers: [Offer]
  var sizes: [CGSize]
  var isAsked: [Bool]
  /// The widest answer of the cells that stand alone in a column.
  var widest: [CGFloat]
  /// The width that a spanning cell of this priority has given a column, and what a later cell there met.
  var handed: [CGFloat]
  var kept: [CGFloat]
  /// Cells that are no full ones and have not been asked, of all priorities, by column.
  var unasked: [Int]
  /// Cells of this priority to come: alone in their column, spanning several, and by row.
  var singles: [Int]
  var spans: [Int]
  var inRow: [Int]
  /// Columns with a cell of this priority that stands alone in them; and those that have closed.
  var isSingle: [Bool]
  var isClosed: [Bool]
  /// The priority being served.
  var priority: CGFloat = 0

  init(tree: LayoutTree, shape: GridShape, offer: Offer) {
    self.tree = tree
    self.shape = shape
    self.offer = offer
    columns = GridTrack(proposed: offer.width, gaps: shape.columnGaps, count: shape.columnCount)
    rows = GridTrack(proposed: offer.height, gaps: shape.rowGaps, count: shape.rowCount)
    offers = Array(repeating: .unspecified, count: shape.cells.count)
    sizes = Array(repeating: .zero, count: shape.cells.count)
    isAsked = Array(repeating: false, count: shape.cells.count)
    let none = [CGFloat](repeating: 0, count: shape.columnCount)
    (widest, handed, kept) = (none, none, none)
    let zeros = [Int](repeating: 0, count: shape.columnCount)
    (unasked, singles, spans) = (zeros, zeros, zeros)
    inRow = Array(repeating: 0, count: shape.rowCount)
    let never = [Bool](repeating: false, count: shape.columnCount)
    (isSingle, isClosed) = (never, never)
  }

  /// The lengths of the columns and rows, every cell's last offer and answer being in its record.
  static func run(_ tree: LayoutTree, _ shape: GridShape, _ offer: Offer) -> GridDivision {
    var division = GridDivision(tree: tree, shape: shape, offer: offer)
    if offer.width.isNaN, offer.height.isNaN {
      division.takeIdeals()
    } else {
      division.serve()
    }
    return division
  }

  // MARK: Nothing proposed

  /// Every cell at its ideal; what a spanning one lacks is added afterwards (ADDENDA A.3).
  private mutating func takeIdeals() {
    for position in shape.cells.indices { ask(position, .unspecified) }
    addMissingWidths()
  }

  // MARK: Priorities and groups

  private mutating func serve() {
    let order = orderedCells()
    for cell in shape.cells where !cell.isFull {
      for column in cell.columns { unasked[column] += 1 }
    }
    for level in order.split(by: { $0.priority == $1.priority }) {
      begin(level)
      let widthAtStart = columns.isFinite ? offer.width - columns.total + columns.gaps : offer.width
      for group in level.split(by: { !$0.precedes($1) && !$1.precedes($0) }) {
        let parts = group.split(by: { $0.isUnsized == $1.isUnsized })
        for part in parts {
          let share = Offer(columns.share, rows.share)
          for key in part { askInTurn(key.position, share, widthAtStart) }
          let isLast = part.endIndex == group.endIndex
          if isLast { handOutAll(group.map(\.position).sorted(), share.width) }
          closeColumns(share.width)
          closeRows()
        }
      }
    }
    if offer.width.isNaN { addMissingWidths() } else { settleWidths(order.map(\.position)) }
  }

  /// The cells in the order they are asked: by priority, then the least flexible first, those with an unsized
  /// axis behind the others. Axes on which nothing is proposed count for nothing.
  private func orderedCells() -> [GridKey] {
    let axes = Axis.allCases.filter { !offer[$0].isNaN }
    return shape.cells.enumerated().map { position, cell in
      let low = tree.measure(cell.node, Offer(0, 0))
      let high = tree.measure(cell.node, Offer(.infinity, .infinity))
      let priority = tree.pointer(cell.node).pointee.priority
      var key = GridKey(
        position: position, priority: priority.isNaN ? 0 : priority,
        isUnsized: !cell.unsized.isEmpty)
      for axis in axes {
        if high[axis] == .infinity {
          key.infiniteAxes += 1
          key.infiniteMinimum += low[axis]
        } else {
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

  /// Opens every line that a cell of this priority covers.
  private mutating func begin(_ level: ArraySlice<GridKey>) {
    var (covered, coveredRows) = (isSingle, [Bool](repeating: false, count: shape.rowCount))
    var columnsInRow = [Int](repeating: 0, count: shape.rowCount)
    var rowsInColumn = [Int](repeating: 0, count: shape.columnCount)
    for column in handed.indices {
      (covered[column], isSingle[column], isClosed[column]) = (false, false, false)
      handed[column] = 0
    }
    priority = level.first?.priority ?? 0
    for key in level {
      let cell = shape.cells[key.position]
      coveredRows[cell.row] = true
      inRow[cell.row] += 1
      columnsInRow[cell.row] += cell.columns.count
      for column in cell.columns {
        covered[column] = true
        rowsInColumn[column] += 1
        guard !cell.isFull else { continue }
        if cell.isSingle { isSingle[column] = true }
        if cell.isSingle { singles[column] += 1 } else { spans[column] += 1 }
      }
    }
    columns.begin(covered: covered, most: columnsInRow.max() ?? 0)
    rows.begin(covered: coveredRows, most: rowsInColumn.max() ?? 0)
  }

  // MARK: One cell

  /// Offers a cell its share, but at least what its lines have come to already.
  private mutating func askInTurn(_ position: Int, _ share: Offer, _ widthAtStart: CGFloat) {
    let cell = shape.cells[position]
    let current = width(of: cell)
    let height = rows.lengths[cell.row]
    var own = offer
    if !offer.width.isNaN {
      if cell.unsized.contains(.horizontal) {
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
    if let trace = tree.trace {
      trace.offered(
        cell.node, own, along: .horizontal, reason(cell, .horizontal, columns),
        across: reason(cell, .vertical, rows))
    }
    isAsked[position] = true
    inRow[cell.row] -= 1
    guard !cell.isFull else { return }
    for column in cell.columns {
      unasked[column] -= 1
      if cell.isSingle {
        singles[column] -= 1
        if !offer.width.isNaN { kept[column] = max(kept[column], handed[column]) }
      } else {
        spans[column] -= 1
      }
    }
  }

  private mutating func ask(_ position: Int, _ own: Offer) {
    let cell = shape.cells[position]
    let size = tree.measure(cell.node, own)
    offers[position] = own
    sizes[position] = size
    tree.pointer(cell.node).pointee.offer = own
    tree.pointer(cell.node).pointee.size = size
    if cell.isSingle {
      let column = cell.columns.lowerBound
      widest[column] = max(widest[column], size.width)
      columns.lengths[column] = max(columns.lengths[column], size.width)
    }
    rows.lengths[cell.row] = max(rows.lengths[cell.row], size.height)
  }

  private func reason(_ cell: GridCell, _ axis: Axis, _ track: GridTrack) -> OfferReason {
    if track.proposed.isNaN { return .unspecified }
    if cell.unsized.contains(axis == .horizontal ? .horizontal : .vertical) { return .gridSlot }
    guard track.isFinite else { return .same }
    return .gridShare(remaining: Length(track.rest), lines: track.waiting)
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

/// What decides a cell's turn.
struct GridKey {
  var position: Int
  var priority: CGFloat
  /// On how many axes the cell takes all it is offered.
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

  /// Whether this cell's group is asked before `other`'s. As in a stack, of two that take everything the larger
  /// minimum comes first.
  func precedes(_ other: GridKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return infiniteMinimum > other.infiniteMinimum
  }
}

extension RandomAccessCollection {
  /// The runs of neighbours that belong together.
  fileprivate func split(by belongs: (Element, Element) -> Bool) -> [SubSequence] {
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

import Foundation
import QuoinGeometry

/// A cell of a grid: the columns and the row that it covers, and the attributes of its view.
struct GridCell {
  var node: LayoutTree.NodeID
  var row: Int
  var columns: Range<Int>
  /// Whether the view is outside of any row and therefore covers every column of its own row.
  var isFull: Bool
  var unsized: Axis.Set
  var anchor: UnitPoint?
  /// Whether the cell covers one column.
  var isSingle: Bool { !isFull && columns.count == 1 }
}

/// The structure of a grid, independent of a proposal: step 1 (see `Grid.swift`).
struct GridShape {
  var cells: [GridCell] = []
  var columnGaps: [CGFloat] = []
  var rowGaps: [CGFloat] = []
  /// The alignment of each column and row.
  var columnAlignments: [AlignmentKey] = []
  var rowAlignments: [AlignmentKey] = []
  /// Whether each column has a single-column cell.
  var hasSingle: [Bool] = []
  /// The alignment that the grid was created with.
  let alignment: Alignment

  var columnCount: Int { columnAlignments.count }
  var rowCount: Int { rowAlignments.count }

  init(alignment: Alignment) { self.alignment = alignment }
}

extension LayoutTree {
  /// Opens a grid. If a spacing is `nil`, a gap is the largest distance that a pair of adjacent
  /// views prefers.
  @discardableResult
  @usableFromInline
  package func beginGrid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) -> NodeID {
    let index = open(.grid)
    let node = pointer(index)
    node.pointee.gridSpacing = LayoutNode.GridSpacing(
      horizontal: horizontalSpacing ?? .nan, vertical: verticalSpacing ?? .nan)
    node.pointee.payload = Int32(tables.grids.count)
    tables.grids.append(GridShape(alignment: alignment))
    return index
  }
}

extension LayoutPass {
  func closeGrid(_ node: UnsafeMutablePointer<LayoutNode>) {
    guard node.pointee.childCount > 0 else {
      closeEmpty(node)
      node.pointee.priority = 0
      return
    }
    var shape = GridShape(alignment: tree.tables.grids[Int(node.pointee.payload)].alignment)
    findCells(of: node, &shape)
    findGaps(of: node, &shape)
    tree.tables.grids[Int(node.pointee.payload)] = shape
    node.pointee.priority = 0
    closeLengths(of: node, shape)
    node.pointee.flags.insert(.spacingUnknown)
  }

  /// Determines cells, columns and rows from the children and their attributes. The cells determine
  /// the numbers of rows and columns. If a column has several alignments, the one in the first row
  /// takes precedence (Rules/Grids.md#rows).
  private func findCells(of node: UnsafeMutablePointer<LayoutNode>, _ shape: inout GridShape) {
    var row: Int32 = 0
    var column = 0
    var count = 0
    var declared: [Int: AlignmentKey] = [:]
    tree.forEachChild(node) { child in
      let index = id(of: child)
      let traits = tree.tables.gridTraits[index] ?? GridTraits()
      if shape.cells.isEmpty || traits.row == 0 || traits.row != row {
        shape.rowAlignments.append(traits.rowAlignment ?? shape.alignment.vertical.key)
        column = 0
      }
      row = traits.row
      let span = traits.columns > 0 ? traits.columns : traits.isEmpty ? 0 : 1
      // A cell over no columns starts at the first.
      let first = span == 0 ? 0 : min(column, LayoutTree.gridColumnLimit - 1)
      let end = min(first + span, LayoutTree.gridColumnLimit)
      shape.cells.append(
        GridCell(
          node: index, row: shape.rowCount - 1, columns: first..<end, isFull: traits.row == 0,
          unsized: traits.unsized, anchor: traits.anchor))
      column += span
      count = max(count, end)
      if let alignment = traits.columnAlignment, declared[first] == nil {
        declared[first] = alignment
      }
    }
    for position in shape.cells.indices where shape.cells[position].isFull {
      shape.cells[position].columns = 0..<count
    }
    shape.columnAlignments = (0..<count).map { declared[$0] ?? shape.alignment.horizontal.key }
    shape.hasSingle = Array(repeating: false, count: count)
    for cell in shape.cells where cell.isSingle {
      shape.hasSingle[cell.columns.lowerBound] = true
    }
  }

  /// Determines the gap between adjacent tracks: the given spacing, or else the largest distance
  /// that a pair of cells meeting there prefers, or 0 if none meet (Rules/Grids.md#gaps).
  private func findGaps(of node: UnsafeMutablePointer<LayoutNode>, _ shape: inout GridShape) {
    let (columns, rows) = (max(shape.columnCount - 1, 0), max(shape.rowCount - 1, 0))
    let (horizontal, vertical) = (
      node.pointee.gridSpacing.horizontal, node.pointee.gridSpacing.vertical
    )
    shape.columnGaps = Array(repeating: horizontal.isNaN ? 0 : horizontal, count: columns)
    shape.rowGaps = Array(repeating: vertical.isNaN ? 0 : vertical, count: rows)
    if horizontal.isNaN { findColumnGaps(&shape) }
    if vertical.isNaN { findRowGaps(&shape) }
  }

  private func findColumnGaps(_ shape: inout GridShape) {
    var found = Set<Int>()
    var previous: GridCell?
    for cell in shape.cells where !cell.columns.isEmpty {
      if let previous, previous.row == cell.row {
        let boundary = cell.columns.lowerBound - 1
        guard shape.columnGaps.indices.contains(boundary) else { continue }
        let gap = distance(previous.node, cell.node, .horizontal)
        let isFirst = found.insert(boundary).inserted
        shape.columnGaps[boundary] = isFirst ? gap : max(gap, shape.columnGaps[boundary])
      }
      previous = cell
    }
  }

  /// Determines the gaps between columns. Both rows are sorted by column, so a single pass over
  /// them finds the pairs that share a column.
  private func findRowGaps(_ shape: inout GridShape) {
    let rows = Dictionary(grouping: shape.cells.filter { !$0.columns.isEmpty }, by: \.row)
    for boundary in shape.rowGaps.indices {
      guard let above = rows[boundary], let below = rows[boundary + 1] else { continue }
      var largest: CGFloat?
      var (upper, lower) = (0, 0)
      while upper < above.count, lower < below.count {
        let (first, second) = (above[upper], below[lower])
        if first.columns.overlaps(second.columns) {
          let gap = distance(first.node, second.node, .vertical)
          largest = max(largest ?? gap, gap)
        }
        if first.columns.upperBound <= second.columns.upperBound { upper += 1 } else { lower += 1 }
      }
      shape.rowGaps[boundary] = largest ?? 0
    }
  }

  /// Determines the lengths of the grid. A grid of rigid single-column cells is rigid; in any other
  /// grid, each length depends on both proposals.
  private func closeLengths(of node: UnsafeMutablePointer<LayoutNode>, _ shape: GridShape) {
    let isRigid = shape.cells.allSatisfy {
      $0.isSingle && records[$0.node].flags.contains(.rigid)
    }
    guard isRigid else {
      return node.pointee.flags.formUnion(.coupled)
    }
    node.pointee.flags.remove(.coupled)
    var lengths = (
      widths: [CGFloat](repeating: 0, count: shape.columnCount),
      heights: [CGFloat](repeating: 0, count: shape.rowCount)
    )
    for cell in shape.cells {
      let child = pointer(cell.node)
      let column = cell.columns.lowerBound
      lengths.widths[column] = max(lengths.widths[column], child.pointee.horizontal.min)
      lengths.heights[cell.row] = max(lengths.heights[cell.row], child.pointee.vertical.min)
    }
    func range(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> LengthRange {
      let sum = lengths.reduce(0, +) + gaps.reduce(0, +)
      return LengthRange(sum.isNaN ? 0 : sum)
    }
    node.pointee.horizontal = range(lengths.widths, shape.columnGaps)
    node.pointee.vertical = range(lengths.heights, shape.rowGaps)
  }

  /// Returns the spacing preference of a grid: on each side that of the cells there, and zero if
  /// one of them prefers zero (Rules/Grids.md#grid-edges).
  func gridSpacing(_ node: UnsafeMutablePointer<LayoutNode>) -> ViewSpacing {
    let shape = tree.tables.grids[Int(node.pointee.payload)]
    var result = ViewSpacing()
    var touched: Edge.Set = []
    for cell in shape.cells {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == shape.rowCount - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == shape.columnCount { edges.insert(.trailing) }
      let own = spacing(cell.node)
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        if own[edge].contains(where: { $0.category == .none }) {
          touched.insert(Edge.Set(edge))
        } else {
          result.formUnion(own, edges: Edge.Set(edge))
        }
      }
    }
    let zero = ViewSpacing(zero: touched)
    for edge in Edge.allCases where touched.contains(Edge.Set(edge)) { result[edge] = zero[edge] }
    return result
  }
}

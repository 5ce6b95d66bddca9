import Foundation
import QuoinGeometry

/// A `Grid` as plain data (Rules/Grids.md).
public struct OracleGrid: Sendable, Hashable {
  public var alignment: OracleAlignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public var rows: [Row]

  public init(
    alignment: OracleAlignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, rows: [Row]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }

  /// A `GridRow`, or views outside rows.
  public struct Row: Sendable, Hashable {
    /// Whether each view is a row of its own that spans all columns.
    public var isFull: Bool
    public var alignment: GuideLine?
    public var cells: [Cell]

    public init(isFull: Bool = false, alignment: GuideLine? = nil, _ cells: [Cell]) {
      self.isFull = isFull
      self.alignment = alignment
      self.cells = cells
    }
  }

  /// A view and the modifiers of its cell.
  public struct Cell: Sendable, Hashable {
    public var tree: OracleTree
    public var columns: Int?
    public var unsized: Axis.Set = []
    public var anchor: UnitPoint?
    public var columnAlignment: GuideLine?

    public init(_ tree: OracleTree, columns: Int? = nil) {
      self.tree = tree
      self.columns = columns
    }

    /// The cell without one of its modifiers.
    fileprivate var plainer: [Cell] {
      func changed(_ change: (inout Cell) -> Void) -> Cell {
        var cell = self
        change(&cell)
        return cell
      }
      return [
        changed { $0.columns = nil }, changed { $0.unsized.remove(.horizontal) },
        changed { $0.unsized.remove(.vertical) }, changed { $0.anchor = nil },
        changed { $0.columnAlignment = nil },
      ].filter { $0 != self }
    }
  }

  // MARK: Parts

  public var trees: [OracleTree] { rows.flatMap { $0.cells.map(\.tree) } }

  /// The same grid around other trees; their number must not change.
  func with(_ trees: [OracleTree]) -> OracleGrid {
    var grid = self
    var next = trees.makeIterator()
    for row in rows.indices {
      for cell in rows[row].cells.indices {
        if let tree = next.next() { grid.rows[row].cells[cell].tree = tree }
      }
    }
    return grid
  }

  /// Grids that are one step simpler: without a row or a cell, or with fewer cell modifiers.
  var plainer: [OracleGrid] {
    var result: [OracleGrid] = []
    func add(_ change: (inout OracleGrid) -> Void) {
      var grid = self
      change(&grid)
      if grid != self { result.append(grid) }
    }
    for row in rows.indices {
      add { $0.rows.remove(at: row) }
      for (index, cell) in rows[row].cells.enumerated() {
        add { $0.rows[row].cells.remove(at: index) }
        for plainer in cell.plainer { add { $0.rows[row].cells[index] = plainer } }
      }
      add { $0.rows[row].alignment = nil }
    }
    add { $0.alignment = .center }
    add { $0.horizontalSpacing = 0 }
    add { $0.verticalSpacing = 0 }
    return result
  }
}

// MARK: The rule

extension OracleGrid {
  /// Returns the grid's cells in rows and columns (Rules/Grids.md#rows,
  /// Rules/Grids.md#cell-columns).
  func rule(_ inherited: InheritedValues) -> any Rule {
    var inside = inherited
    inside.orientation = nil
    var cells: [GridRule.Cell] = []
    var (rowLines, columnLines): ([GuideLine], [Int: GuideLine]) = ([], [:])
    var columnCount = 0
    for row in rows {
      let elements = row.cells.flatMap { cell in
        cell.tree.elements(inside).map { (cell: cell, view: $0) }
      }
      for line in row.isFull ? elements.map({ [$0] }) : elements.isEmpty ? [] : [elements] {
        rowLines.append(row.isFull ? alignment.vertical : row.alignment ?? alignment.vertical)
        var next = 0
        for (cell, view) in line {
          let count = cell.columns.map { $0 > 1 ? $0 : $0 == 0 ? 0 : 1 } ?? 1
          let first = count == 0 ? 0 : next
          cells.append(
            GridRule.Cell(
              view: view, row: rowLines.count - 1, columns: first..<first + count,
              isFull: row.isFull, unsized: cell.unsized, anchor: cell.anchor))
          if let line = cell.columnAlignment, columnLines[first] == nil {
            columnLines[first] = line
          }
          next += count
          columnCount = max(columnCount, first + count)
        }
      }
    }
    for index in cells.indices where cells[index].isFull { cells[index].columns = 0..<columnCount }
    let rule = GridRule(
      cells: cells, alignment: alignment,
      columnLines: (0..<columnCount).map { columnLines[$0] ?? alignment.horizontal },
      rowLines: rowLines, isRightToLeft: inherited.isRightToLeft)
    return rule.with(horizontalSpacing, verticalSpacing)
  }
}

// MARK: Code

extension OracleGrid {
  /// Returns the grid as Swift code.
  func code(indent: String, _ code: (OracleTree, String) -> String) -> String {
    let (inRows, inCells) = (indent + "  ", indent + "    ")
    let lines = rows.map { row in
      guard !row.isFull else {
        return row.cells.map { inRows + $0.code(inRows, code) }.joined(separator: "\n")
      }
      let cells = row.cells.map { inCells + $0.code(inCells, code) }.joined(separator: "\n")
      let alignment = row.alignment.map { "(alignment: \($0.name))" } ?? ""
      return "\(inRows)GridRow\(alignment) {\n\(cells)\n\(inRows)}"
    }
    return "Grid(alignment: \(alignment), horizontalSpacing: \(number(horizontalSpacing)), "
      + "verticalSpacing: \(number(verticalSpacing))) {\n\(lines.joined(separator: "\n"))\n\(indent)}"
  }
}

extension OracleGrid.Cell {
  fileprivate func code(_ indent: String, _ code: (OracleTree, String) -> String) -> String {
    var text = code(tree, indent)
    if let columns { text += "\n\(indent)  .gridCellColumns(\(columns))" }
    if !unsized.isEmpty {
      let names =
        (unsized.contains(.horizontal) ? [".horizontal"] : [])
        + (unsized.contains(.vertical) ? [".vertical"] : [])
      text += "\n\(indent)  .gridCellUnsizedAxes([\(names.joined(separator: ", "))])"
    }
    if let anchor {
      text += "\n\(indent)  .gridCellAnchor(UnitPoint(x: \(anchor.x), y: \(anchor.y)))"
    }
    if let columnAlignment { text += "\n\(indent)  .gridColumnAlignment(\(columnAlignment.name))" }
    return text
  }
}

import Foundation
import QuoinGeometry

/// The grid cell attributes of a view (Rules/Grids.md#cell-attributes). Wrappers around the view
/// inherit them, containers don't.
struct GridTraits {
  /// The number of the row that the cell belongs to; 0 for a view that is a row of its own.
  var row: Int32 = 0
  /// The alignment of that row, if it specifies one.
  var rowAlignment: AlignmentKey?
  /// The sum of the column counts above 1.
  var columns = 0
  /// Whether a column count of 0 was specified.
  var isEmpty = false
  /// The innermost anchor.
  var anchor: UnitPoint?
  /// The innermost column alignment.
  var columnAlignment: AlignmentKey?
  /// The axes on which the cell doesn't affect the length of its column or row.
  var unsized: Axis.Set = []
}

extension LayoutTree {
  /// The maximum number of columns in a grid, so that an erroneous column count can't exhaust
  /// memory.
  public static var gridColumnLimit: Int { 4096 }

  /// Whether the open container is a grid.
  package var isInGrid: Bool {
    records[cursor.parent].kind == .grid || cursor.parent == cursor.detachedGrid
  }

  /// Makes one row of the nodes added to a grid since `mark`; elsewhere they stay as they are. A
  /// row inside a row becomes part of it, and the alignment of the outer row applies.
  @usableFromInline
  package func makeGridRow(since mark: Mark, alignment: VerticalAlignment?) {
    guard isInGrid else { return }
    cursor.gridRowCount += 1
    forEach(since: mark) {
      tables.gridTraits[$0, default: GridTraits()].row = cursor.gridRowCount
      tables.gridTraits[$0]?.rowAlignment = alignment?.key
    }
  }

  /// Applies `gridCellColumns`: several counts above 1 on one cell add up
  /// (Rules/Grids.md#cell-columns).
  package func addGridColumns(_ count: Int, since mark: Mark) {
    forEach(since: mark) { node in
      var traits = tables.gridTraits[node] ?? GridTraits()
      if count > 1 { traits.columns += min(count, Self.gridColumnLimit) }
      traits.isEmpty = traits.isEmpty || count == 0
      tables.gridTraits[node] = traits
    }
  }

  /// Applies `gridCellAnchor`; the innermost anchor takes precedence.
  package func setGridAnchor(_ anchor: UnitPoint, since mark: Mark) {
    forEach(since: mark) { node in
      if tables.gridTraits[node]?.anchor == nil {
        tables.gridTraits[node, default: GridTraits()].anchor = anchor
      }
    }
  }

  /// Applies `gridColumnAlignment`; the innermost alignment takes precedence.
  package func setGridColumnAlignment(_ alignment: HorizontalAlignment, since mark: Mark) {
    forEach(since: mark) { node in
      if tables.gridTraits[node]?.columnAlignment == nil {
        tables.gridTraits[node, default: GridTraits()].columnAlignment = alignment.key
      }
    }
  }

  /// Applies `gridCellUnsizedAxes`; several sets are combined.
  package func addGridUnsizedAxes(_ axes: Axis.Set, since mark: Mark) {
    forEach(since: mark) { tables.gridTraits[$0, default: GridTraits()].unsized.formUnion(axes) }
  }
}

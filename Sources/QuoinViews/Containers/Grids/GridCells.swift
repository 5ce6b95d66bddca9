import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

// What a view says about its cell in a `Grid`. The grid sees it through wrappers such as `padding` and `frame`,
// but not out of another container (Rules/Grids.md#cell-attributes).

extension View {
  /// Lets the view cover `count` columns of the grid. Several counts above 1 on one view add up; with 0 the view
  /// starts at the first column and takes none. Sizing: neutral.
  ///
  /// SwiftUI stops the process at a negative count; here it counts as 1 and is reported.
  public func gridCellColumns(_ count: Int) -> some View {
    attribute { emission, mark in
      if count < 0 {
        emission.problem("gridCellColumns(\(count)): a cell can't cover less than no column.")
      } else if count > LayoutTree.gridColumnLimit {
        emission.remark(
          "gridCellColumns(\(count)): a grid has at most \(LayoutTree.gridColumnLimit) columns.")
      }
      emission.tree.addGridColumns(count, since: mark)
    }
  }

  /// Puts the point `anchor` of the view on the same point of its cell, whatever the alignments say. The innermost
  /// anchor counts. Sizing: neutral.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    attribute { $0.tree.setGridAnchor(anchor, since: $1) }
  }

  /// Aligns every cell of the view's column along `guide`; the first row that says so counts. Sizing: neutral.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    attribute { $0.tree.setGridColumnAlignment(guide, since: $1) }
  }

  /// Keeps the view from making its column wider or its row taller: on `axes` the grid offers it the length that the
  /// other cells need. Several sets add up. Sizing: neutral.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    attribute { $0.tree.addGridUnsizedAxes(axes, since: $1) }
  }
}

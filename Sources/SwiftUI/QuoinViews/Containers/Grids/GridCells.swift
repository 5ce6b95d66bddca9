import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

// Cell attributes of a view in a `Grid`. The grid sees them through wrappers such as `padding` and
// `frame`, but not through another container (Rules/Grids.md#cell-attributes).

extension View {
  /// Makes the view span `count` columns of the grid. Several counts above 1 on one view add up;
  /// with 0 the view starts at the first column and occupies none.
  /// Sizing: neutral.
  ///
  /// SwiftUI traps on a negative count; here it counts as 1 and is reported.
  public func gridCellColumns(_ count: Int) -> some View {
    attribute { emission, mark in
      if count < 0 {
        emission.diagnostics.addError(
          "gridCellColumns(\(count)): the number of columns can't be negative.")
      } else if count > LayoutTree.gridColumnLimit {
        emission.diagnostics.addWarning(
          "gridCellColumns(\(count)): a grid has at most \(LayoutTree.gridColumnLimit) columns.")
      }
      emission.tree.addGridColumns(count, since: mark)
    }
  }

  /// Aligns the point `anchor` of the view with the same point of its cell, overriding other
  /// alignments. The innermost anchor takes precedence.
  /// Sizing: neutral.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    attribute { $0.tree.setGridAnchor(anchor, since: $1) }
  }

  /// Aligns each cell of the view's column along `guide`; the first row that sets one takes
  /// precedence.
  /// Sizing: neutral.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    attribute { $0.tree.setGridColumnAlignment(guide, since: $1) }
  }

  /// Prevents the view from widening its column or enlarging its row: on `axes` the grid proposes
  /// the length that the other cells need. Several sets add up.
  /// Sizing: neutral.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    attribute { $0.tree.addGridUnsizedAxes(axes, since: $1) }
  }
}

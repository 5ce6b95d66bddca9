import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in columns and rows.
///
/// Each ``GridRow`` is a row, and each view in it a cell; any other view is a row of its own that
/// spans all columns. A column is as wide as its widest cell, a row as tall as its tallest
/// (Rules/Grids.md).
/// Sizing: h-neu, v-neu (as
/// its cells).
@frozen
public struct Grid<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let horizontalSpacing: CGFloat?
  @usableFromInline let verticalSpacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a grid of the rows in `content`.
  ///
  /// - `alignment`: the alignment of views in their cells; centered by default.
  /// - `horizontalSpacing`: the points between columns; `nil` for the largest distance that a pair
  ///   of cells prefers, which is usually 8.
  /// - `verticalSpacing`: the points between rows, likewise.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    let (alignment, horizontal, vertical) = (
      view.alignment, view.horizontalSpacing, view.verticalSpacing
    )
    emission.container(view.content, orientation: nil, elides: false) {
      $0.beginGrid(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    }
  }
}

/// A row of a ``Grid``; each view in it is a cell, and a modifier applies to every cell.
///
/// Outside a grid it is the list of its views (Rules/Grids.md#rows). Sizing: none.
@frozen
public struct GridRow<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  /// Creates a row of the cells in `content`; `alignment` overrides the grid's alignment.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    Content._emit(view.content, into: emission)
    emission.tree.makeGridRow(since: mark, alignment: view.alignment)
  }

  /// Collects the row's cells, because lazy containers aren't grids.
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content, into: collector)
  }

  public static var _elements: _ElementCount { Content._elements }
}

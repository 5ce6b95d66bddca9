import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in columns with a fixed list of rows; the grid creates only visible views.
///
/// The rows depend only on the height: fixed ones come first, then each takes its share of the
/// rest. Each view is proposed the height of its row (Rules/LazyContainers.md#grid-cells). Headers
/// and footers of sections fill a column.
/// Sizing: h-hug, v-exp.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of `content`.
  ///
  /// - `rows`: the rows; if empty, there is one flexible row.
  /// - `alignment`: the alignment of the rows in the grid, and of views in their rows; centered by
  ///   default.
  /// - `spacing`: points between columns; 8 by default.
  /// - `pinnedViews`: the headers and footers that stay at the edge of the enclosing scroll view
  ///   while their section is visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let rows = view.rows.isEmpty ? [GridItem()] : view.rows
    emission.emitLazy(
      SlotList(view.content, in: emission),
      LazyConfiguration(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
        spacing: view.spacing ?? ViewSpacing.defaultDistance, tracks: rows.map(\.track),
        pinned: view.pinnedViews.pinning),
      name: "LazyHGrid")
  }
}

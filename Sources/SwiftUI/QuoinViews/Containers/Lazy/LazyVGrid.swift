import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in rows with a fixed list of columns; the grid creates only visible views.
///
/// The columns depend only on the width: fixed ones come first, then each takes its share of the
/// rest. Each view is proposed the width of its column (Rules/LazyContainers.md#grid-cells).
/// Headers and footers of sections fill a row.
/// Sizing: h-exp, v-hug.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of `content`.
  ///
  /// - `columns`: the columns; if empty, there is one flexible column.
  /// - `alignment`: the alignment of the columns in the grid, and of views in their columns;
  ///   centered by default.
  /// - `spacing`: points between rows; 8 by default.
  /// - `pinnedViews`: the headers and footers that stay at the edge of the enclosing scroll view
  ///   while their section is visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let columns = view.columns.isEmpty ? [GridItem()] : view.columns
    emission.emitLazy(
      SlotList(view.content, in: emission),
      LazyConfiguration(
        .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
        spacing: view.spacing ?? ViewSpacing.defaultDistance, tracks: columns.map(\.track),
        pinned: view.pinnedViews.pinning),
      name: "LazyVGrid")
  }
}

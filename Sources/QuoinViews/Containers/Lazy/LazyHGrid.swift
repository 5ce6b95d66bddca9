import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in columns with a fixed list of rows; the grid makes only those that are seen.
///
/// Rows follow from the height alone: fixed ones first, then each takes its share of what is left. Each view is
/// offered the height of its row (Rules/LazyContainers.md#grid-cells). Headers and footers of sections fill a
/// column.
/// Sizing: h-hug, v-exp.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid of `content`.
  ///
  /// - `rows`: without any there is one, which is flexible.
  /// - `alignment`: where the rows lie in the grid, and views in their rows; the centre unless said.
  /// - `spacing`: points between columns; 8 unless said.
  /// - `pinnedViews`: what stays at the edge of the scroll view around while its section is seen.
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

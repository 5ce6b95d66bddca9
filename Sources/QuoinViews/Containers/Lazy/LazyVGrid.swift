import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in rows with a fixed list of columns; the grid makes only those that are seen.
///
/// Columns follow from the width alone: fixed ones first, then each takes its share of what is left. Each view is
/// offered the width of its column (Rules/LazyContainers.md#grid-cells). Headers and footers of sections fill a row.
/// Sizing: h-exp, v-hug.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid of `content`.
  ///
  /// - `columns`: without any there is one, which is flexible.
  /// - `alignment`: where the columns lie in the grid, and views in their columns; the centre unless said.
  /// - `spacing`: points between rows; 8 unless said.
  /// - `pinnedViews`: what stays at the edge of the scroll view around while its section is seen.
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

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views side by side; the stack creates only visible views.
///
/// It proposes its height and no width to each view, and assumes the mean length of the others for
/// views that haven't been created. Outside a scroll view it creates all of them
/// (Rules/LazyContainers.md#lazy-made).
/// Sizing: h-hug, v-exp.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row of `content`.
  ///
  /// - `alignment`: the line of the stack on which each view is aligned; the center by default.
  /// - `spacing`: the points between neighbors; `nil` for the distance that each pair prefers,
  ///   which is usually 8.
  /// - `pinnedViews`: the headers and footers that stay at the edge of the enclosing scroll view
  ///   while their section is visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitLazy(
      SlotList(view.content, in: emission),
      LazyConfiguration(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
        spacing: view.spacing, pinned: view.pinnedViews.pinning),
      name: "LazyHStack")
  }
}

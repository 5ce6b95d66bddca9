import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views side by side; the stack makes only those that are seen.
///
/// It offers each view its height and no width, and gives views not made yet the mean length of the others.
/// Outside a scroll view it makes all of them (Rules/LazyContainers.md#lazy-made). Sizing: h-hug, v-exp.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A row of `content`.
  ///
  /// - `alignment`: the line of the stack that each view lies at; the centre unless said.
  /// - `spacing`: points between neighbours; `nil` takes what each pair prefers, 8 for most.
  /// - `pinnedViews`: what stays at the edge of the scroll view around while its section is seen.
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

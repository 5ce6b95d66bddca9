import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views side by side, from leading to trailing.
///
/// Sizing: h-neu, v-neu (as its views).
@frozen
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row of `content`.
  ///
  /// - `alignment`: the line on which the views are aligned; their centers by default.
  /// - `spacing`: the points between neighbors; `nil` for the distance that each pair prefers,
  ///   which is usually 8.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    // Capture only these two: capturing `view` would copy the content too.
    let (alignment, spacing) = (view.alignment, view.spacing)
    emission.container(view.content, orientation: .horizontal, elides: true) {
      $0.beginStack(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing)
    }
  }
}

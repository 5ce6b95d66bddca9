import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views in a column.
///
/// Sizing: h-neu, v-neu (as its views).
@frozen
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column of `content`.
  ///
  /// - `alignment`: the line on which the views are aligned; their centers by default.
  /// - `spacing`: the points between neighbors; `nil` for the distance that each pair prefers,
  ///   which is usually 8.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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
    emission.container(view.content, orientation: .vertical, elides: true) {
      $0.beginStack(
        .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing)
    }
  }
}

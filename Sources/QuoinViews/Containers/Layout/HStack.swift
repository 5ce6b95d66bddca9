import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views side by side, leading to trailing.
///
/// Sizing: h-neu, v-neu (as its views).
@frozen
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A row of `content`.
  ///
  /// - `alignment`: the line the views share; their centres unless said.
  /// - `spacing`: points between neighbours; `nil` takes what each pair prefers, 8 for most.
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
    // The closure captures these two, as capturing `view` would copy the content too.
    let (alignment, spacing) = (view.alignment, view.spacing)
    emission.container(view.content, orientation: .horizontal, elides: true) {
      $0.beginStack(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing)
    }
  }
}

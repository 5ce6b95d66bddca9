import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views one below the other.
///
/// Sizing: h-neu, v-neu (as its views).
@frozen
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// A column of `content`.
  ///
  /// - `alignment`: the line the views share; their centres unless said.
  /// - `spacing`: points between neighbours; `nil` takes what each pair prefers, 8 for most.
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
    // The closure captures these two, as capturing `view` would copy the content too.
    let (alignment, spacing) = (view.alignment, view.spacing)
    emission.container(view.content, orientation: .vertical, elides: true) {
      $0.beginStack(
        .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing)
    }
  }
}

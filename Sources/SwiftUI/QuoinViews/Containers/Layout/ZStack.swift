import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Views on top of each other, the first at the back.
///
/// Sizing: h-neu, v-neu (as its views).
@frozen
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of overlapping views, aligned at their centers by default.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    // Capture only this: capturing `view` would copy the content too.
    let alignment = view.alignment
    emission.container(view.content, orientation: nil, elides: true) {
      $0.beginZStack(alignment: alignment)
    }
  }
}

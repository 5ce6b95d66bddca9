import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Proposes nil to a view, so that the view has its ideal length.
@frozen
public struct _FixedSizeLayout: PrimitiveModifier {
  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool
  @usableFromInline
  init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapFixedSize(
      since: mark, horizontal: modifier.horizontal, vertical: modifier.vertical)
  }
}

extension View {
  /// Fixes the view at its ideal size. Sizing: h-hug, v-hug.
  @inlinable
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length on the chosen axes. Sizing: hug on its axes, neu elsewhere.
  @inlinable
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

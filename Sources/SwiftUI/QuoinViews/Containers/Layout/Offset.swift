import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Draws a view at an offset without moving its neighbors.
@frozen
public struct _OffsetEffect: PrimitiveModifier {
  @usableFromInline let offset: CGSize
  @usableFromInline
  init(offset: CGSize) { self.offset = offset }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapOffset(since: mark, x: modifier.offset.width, y: modifier.offset.height)
    emission.notePlaces(since: mark)
  }
}

extension View {
  /// Draws the view offset by `x` and `y` points, without affecting layout.
  /// Sizing: neutral.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view offset by `offset` points, without affecting layout.
  /// Sizing: neutral.
  @inlinable
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
}

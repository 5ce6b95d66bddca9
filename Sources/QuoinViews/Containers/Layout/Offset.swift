import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Draws a view elsewhere; its neighbours stay where they are.
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
  /// Draws the view moved by `x` and `y` points; layout stays as it is. Sizing: neutral.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view moved by `offset` points; layout stays as it is. Sizing: neutral.
  @inlinable
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
}

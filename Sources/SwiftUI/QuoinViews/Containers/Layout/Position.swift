import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Places a view's center at a point.
@frozen
public struct _PositionLayout: PrimitiveModifier {
  @usableFromInline let position: CGPoint
  @usableFromInline
  init(position: CGPoint) { self.position = position }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapPosition(since: mark, x: modifier.position.x, y: modifier.position.y)
  }
}

extension View {
  /// Takes the whole proposed size and places the view's center at `position` in it, in points from
  /// the top leading corner.
  /// Sizing: h-exp, v-exp.
  @inlinable
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes the whole proposed size and places the view's center at a point in it.
  /// Sizing: h-exp, v-exp.
  @inlinable
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

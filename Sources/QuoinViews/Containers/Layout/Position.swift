import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Puts a view's centre at a point.
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
  /// Takes all the room that is offered and puts the view's centre at `position` in it, in points from the
  /// top leading corner. Sizing: h-exp, v-exp.
  @inlinable
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// The same with the point's coordinates. Sizing: h-exp, v-exp.
  @inlinable
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

import Foundation
import QuoinCore
import QuoinGeometry

/// A rectangle that fills the proposed size.
/// Sizing: h-exp, v-exp.
@frozen
public nonisolated struct Rectangle: InsettableShape, _InsettablePrimitive, Hashable {
  @inlinable
  public init() {}
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(rect) }
  public static var _name: String { "Rectangle" }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

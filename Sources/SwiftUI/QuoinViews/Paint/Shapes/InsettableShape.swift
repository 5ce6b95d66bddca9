import Foundation
import QuoinCore
import QuoinGeometry

/// A shape that can be inset by the same length on every side.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on every side; a negative amount enlarges it.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A built-in shape that can draw itself inset.
public nonisolated protocol _InsettablePrimitive: Shape {
  /// Returns the shape in `rect`, which is already inset by `amount`; the shape subtracts `amount`
  /// from its corner radii.
  func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension _InsettablePrimitive {
  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
  public static var _sizing: _ShapeSizing { .expanding }
  /// The fixed behavior: the shape isn't mirrored, because it is symmetric and a partial outline
  /// should keep its position (Rules/Rounding.md#mirrored-shapes).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An inset built-in shape.
/// Sizing: as the shape.
public nonisolated struct _InsetShape<Base: _InsettablePrimitive>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    guard amount.isFinite, rect.width >= 2 * amount, rect.height >= 2 * amount else {
      return Path()
    }
    return shape._path(in: rect.insetBy(dx: amount, dy: amount), insetBy: amount)
  }

  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> _InsetShape {
    _InsetShape(shape: shape._placed(at: frame, in: container), amount: amount)
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var _sizing: _ShapeSizing { Base._sizing }
  public static var _name: String { Base._name }
}

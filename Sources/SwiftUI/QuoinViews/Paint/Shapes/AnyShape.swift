import Foundation
import QuoinCore
import QuoinGeometry

/// A type-erased shape.
/// Sizing: as the shape inside.
public nonisolated struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public var animatableData: AnimatableParts {
    get {
      func data<S: Shape>(_ shape: S) -> AnimatableParts { AnimatableParts([shape.animatableData]) }
      return data(shape)
    }
    set {
      func shape<S: Shape>(_ shape: S) -> any Shape {
        var shape = shape
        if let data = newValue.parts.first as? S.AnimatableData { shape.animatableData = data }
        return shape
      }
      self.shape = shape(self.shape)
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> AnyShape {
    func placed<S: Shape>(_ shape: S) -> AnyShape {
      AnyShape(shape._placed(at: frame, in: container))
    }
    return placed(shape)
  }
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}

/// A path, drawn relative to the view's top-left corner.
/// Sizing: h-exp, v-exp.
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated static var _sizing: _ShapeSizing { .expanding }
  public nonisolated static var _name: String { "Path" }
}

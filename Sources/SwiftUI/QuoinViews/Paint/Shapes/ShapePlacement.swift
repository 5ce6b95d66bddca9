import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The properties other than its frame on which a shape depends.
struct ShapeEnvironment: Sendable {
  let direction: LayoutDirection
  let container: ContainerShapeLink?

  init(_ environment: EnvironmentValues) {
    direction = environment.layoutDirection
    container = environment.containerShape
  }
}

extension Shape {
  /// Returns what filling the shape draws, in the coordinates of the picture.
  ///
  /// The shape receives a rectangle at the origin, because many shapes assume that.
  func placedOutline(in frame: CGRect, _ environment: ShapeEnvironment) -> _ShapeOutline {
    _placed(at: frame, in: environment.container)._outline(
      in: CGRect(origin: .zero, size: frame.size)
    )
    .applying(placement(in: frame, direction: environment.direction))
  }

  /// Returns the shape's path in the coordinates of the picture.
  func placedPath(in frame: CGRect, _ environment: ShapeEnvironment) -> Path {
    _placed(at: frame, in: environment.container).path(in: CGRect(origin: .zero, size: frame.size))
      .applying(placement(in: frame, direction: environment.direction))
  }

  private func placement(in frame: CGRect, direction: LayoutDirection) -> CGAffineTransform {
    if case .mirrors(in: direction) = layoutDirectionBehavior {
      return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
    }
    return CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }

  /// Adds the leaf that represents the shape.
  func addLeaf(to tree: LayoutTree) -> LayoutTree.NodeID {
    switch Self._sizing {
    case .expanding: tree.addLeaf()
    case .square: tree.addSquareLeaf()
    case .custom: tree.addLeaf(ShapeLeaf(shape: self))
    }
  }
}

/// A leaf whose size a shape determines.
private final class ShapeLeaf<S: Shape>: LayoutLeaf {
  private let shape: S
  init(shape: S) { self.shape = shape }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

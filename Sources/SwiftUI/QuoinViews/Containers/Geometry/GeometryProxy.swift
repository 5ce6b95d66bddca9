import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The size and position of a laid-out view, in points.
///
/// Coordinates are measured from the left of the screen in any layout direction
/// (Rules/Geometry.md#frames). Sizes are unrounded; origins are rounded to the window's pixels
/// (Rules/Geometry.md#unrounded-sizes). Frames include offsets and transforms around the view, but
/// not those inside it.
public struct GeometryProxy: Sendable {
  let geometry: NodeGeometry

  public var size: CGSize { geometry.size }

  /// The parts of the view that are covered by bars and the device's edges.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// Returns the view's frame in `coordinateSpace`; for a rotated view, its bounding box. An
  /// unknown name means the global space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame in `coordinateSpace`; for a rotated view, its bounding box. An
  /// unknown name means the global space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return geometry.windowFrame
    case .named(let name):
      guard let space = geometry.space(name) else { return geometry.windowFrame }
      return geometry.frame(in: space)
    }
  }

  /// Returns the bounds of the ancestor named `coordinateSpace` in this view's space, or `nil` if
  /// there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = geometry.space(coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .bounds(after: geometry.fromSpace(space.toWindow))
  }

  /// Returns the value of `anchor` in this view's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(geometry.fromSpace(anchor.toWindow))
  }
}

extension EmittedNodes {
  /// Returns the geometry of `node`, aligned to the pixels of the environment's display.
  func proxy(of node: LayoutTree.NodeID, displayScale: CGFloat) -> GeometryProxy {
    GeometryProxy(geometry: geometry(of: node, displayScale: displayScale))
  }
}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The size and place of a laid-out view, in points.
///
/// Coordinates count from the left on screen whatever the layout direction (Rules/Geometry.md#frames). Sizes
/// are unrounded; origins are rounded to the pixels of the window (Rules/Geometry.md#unrounded-sizes). Frames
/// include offsets and transforms around the view, not those inside it.
public struct GeometryProxy: Sendable {
  let geometry: NodeGeometry

  public var size: CGSize { geometry.size }

  /// How far the view reaches into the parts of the window that bars and the device's edges cover.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// The view's frame in `coordinateSpace`: the smallest rectangle around the view where it is turned.
  /// A name that no view around has stands for the global space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in `coordinateSpace`: the smallest rectangle around the view where it is turned.
  /// A name that no view around has stands for the global space.
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

  /// The bounds of the view around that has the name `coordinateSpace`, in this view's space; `nil` when
  /// there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = geometry.space(coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .bounds(after: geometry.fromSpace(space.toWindow))
  }

  /// What `anchor` names, in this view's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(geometry.fromSpace(anchor.toWindow))
  }
}

extension Emission {
  /// The geometry of `node`, on the pixels of the environment's display.
  func proxy(of node: LayoutTree.Node, displayScale: CGFloat) -> GeometryProxy {
    GeometryProxy(geometry: geometry(of: node, displayScale: displayScale))
  }
}

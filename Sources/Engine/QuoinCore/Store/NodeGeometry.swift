import Foundation
import QuoinGeometry
import QuoinLayout

/// The geometry of a laid-out node, from which a `GeometryProxy` gets its values.
///
/// The origin of each coordinate space is its top-left corner on screen, in points, in any layout
/// direction.
public struct NodeGeometry: Sendable, Equatable {
  /// The size, unrounded.
  public var size = CGSize.zero
  /// The transform from the node's own space to the window's.
  public var toWindow = ProjectionTransform()
  /// The named spaces that contain the node, innermost first.
  public var spaces: [NamedSpace] = []
  public var safeAreaInsets = EdgeInsets()
  /// The pixel grid of the window.
  public var grid = PixelGrid(scale: 1)

  public init() {}

  /// The coordinate space of a named view.
  public struct NamedSpace: @unchecked Sendable, Equatable {
    // Names are only compared with each other.
    public let name: AnyHashable
    public var toWindow: ProjectionTransform
    public let size: CGSize
  }

  /// The node's frame in the window: its origin is rounded to pixels, its size isn't (recorded: a
  /// reader at 62.65 reads 63 at 1x and 62⅔ at 3x). A rotated or scaled frame isn't rounded.
  public var windowFrame: CGRect {
    guard let origin = toWindow.translation else {
      return CGRect(origin: .zero, size: size).bounds(after: toWindow)
    }
    func snapped(_ coordinate: CGFloat) -> CGFloat {
      coordinate.isFinite ? grid.snap(coordinate) : coordinate
    }
    return CGRect(origin: CGPoint(x: snapped(origin.x), y: snapped(origin.y)), size: size)
  }

  /// Returns the innermost space named `name` around the node.
  public func space(_ name: AnyHashable) -> NamedSpace? { spaces.first { $0.name == name } }

  /// Returns the node's frame in `space`, which itself isn't rounded.
  public func frame(in space: NamedSpace) -> CGRect {
    windowFrame.bounds(after: space.toWindow.inverted())
  }

  /// Returns the transform from another space of the window to the node's own.
  public func fromSpace(_ toWindow: ProjectionTransform) -> ProjectionTransform {
    toWindow.concatenating(self.toWindow.inverted())
  }
}

extension EmittedNodes {
  /// Returns the geometry of `node` after layout, aligned to the pixels of `displayScale`.
  public func geometry(of node: LayoutTree.NodeID, displayScale: CGFloat) -> NodeGeometry {
    if let known = emission.knownGeometry, known.node == node { return known.geometry }
    var result = NodeGeometry()
    result.size = tree.size(of: node)
    result.safeAreaInsets = tree.safeAreaInsets(of: node)
    result.grid = PixelGrid(scale: displayScale)
    /// Applies the transform of the next outer level to the size and spaces collected so far.
    func apply(_ step: (ProjectionTransform) -> ProjectionTransform) {
      result.toWindow = step(result.toWindow)
      for index in result.spaces.indices {
        result.spaces[index].toWindow = step(result.spaces[index].toWindow)
      }
    }
    var ancestor = node
    while ancestor.isBelowTop {
      if ancestor != node, let transform = store.spaces.transforms[ancestor] {
        let map = transform(ancestor, emission)
        // A space with a singular or infinite transform has no coordinates.
        if map.isFinite { apply { $0.concatenating(map) } }
      }
      if let names = store.spaces.names[ancestor] {
        let size = tree.size(of: ancestor)
        for name in names {
          result.spaces.append(.init(name: name, toWindow: ProjectionTransform(), size: size))
        }
      }
      let origin = tree.origin(of: ancestor)
      apply { $0.moved(by: origin) }
      ancestor = tree.parent(of: ancestor)
    }
    return result
  }
}

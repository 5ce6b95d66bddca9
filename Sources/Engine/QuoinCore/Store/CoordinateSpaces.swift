import QuoinGeometry
import QuoinLayout

/// Records the coordinate spaces of emitted nodes: their names, their transforms, and whether
/// their content moves with them.
@MainActor
public struct CoordinateSpaces {
  @usableFromInline let emission: Emission
  private var store: SpaceStore { emission.store.spaces }

  @inlinable init(_ emission: Emission) { self.emission = emission }

  /// The transform with which a node draws its content, in its own coordinates.
  public typealias Transform = @MainActor (LayoutTree.NodeID, Emission) -> ProjectionTransform

  /// Records that everything inside the nodes added since `mark` is drawn transformed, so that
  /// geometry read there includes the transform.
  public func setTransform(since mark: LayoutTree.Mark, _ transform: @escaping Transform) {
    emission.tree.forEach(since: mark) { setTransform(of: $0, transform) }
  }

  /// Records that everything inside `node` is drawn transformed, so that geometry read there
  /// includes the transform.
  public func setTransform(of node: LayoutTree.NodeID, _ transform: @escaping Transform) {
    store.transforms[node] = transform
    emission.tree.setTransforming(node)
  }

  /// Sets the name of the coordinate space of each element added since `mark`.
  public func setName(_ name: AnyHashable, since mark: LayoutTree.Mark) {
    emission.tree.forEach(since: mark) { setName(name, of: $0) }
  }

  /// Sets the name of the coordinate space of `node`.
  public func setName(_ name: AnyHashable, of node: LayoutTree.NodeID) {
    store.names.change(node, from: []) { $0.append(name) }
  }

  /// Makes everything inside the nodes added since `mark` move with them during animations.
  public func moveTogether(since mark: LayoutTree.Mark) {
    guard emission.isLiving else { return }
    emission.tree.forEach(since: mark) { store.groups[$0] = () }
  }
}

/// A store of named and transformed coordinate spaces.
@MainActor
final class SpaceStore {
  /// The transforms that nodes apply to the space of their content.
  let transforms: NodeTable<CoordinateSpaces.Transform>
  /// The names of nodes' coordinate spaces.
  let names: NodeTable<[AnyHashable]>
  /// Nodes whose content moves with them during animations.
  let groups: NodeTable<Void>

  init(in columns: NodeColumns) {
    transforms = NodeTable(in: columns)
    names = NodeTable(in: columns)
    groups = NodeTable(in: columns)
  }
}

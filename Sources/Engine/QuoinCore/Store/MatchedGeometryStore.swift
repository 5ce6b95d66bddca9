import Foundation
import QuoinGeometry
import QuoinLayout

/// A group of views that share geometry.
package struct GeometryGroup: Hashable {
  var namespace: AnyHashable
  var id: AnyHashable
  package init(namespace: AnyHashable, id: AnyHashable) {
    self.namespace = namespace
    self.id = id
  }
}

/// A view that follows the geometry of its group's source.
struct GeometryFollower {
  var node: LayoutTree.NodeID
  var group: GeometryGroup
  var anchor: UnitPoint
  var takesSize: Bool
  var takesPosition: Bool
}

/// The sources and followers of shared geometry in a tree.
@MainActor
final class MatchedGeometryStore: NodeColumn {
  var sources: [GeometryGroup: LayoutTree.NodeID] = [:]
  /// The parts of its geometry that a source shares; absent if it shares everything.
  let parts: NodeTable<MatchedParts>
  /// Sources that were added while their group had a source.
  var waitingSources: [(group: GeometryGroup, node: LayoutTree.NodeID)] = []
  let followers: NodeList<GeometryFollower>
  /// The number of followers, from the first one on, that have been moved to their sources.
  var matchedCount = 0
  private let tree: LayoutTree

  init(in columns: NodeColumns) {
    tree = columns.tree
    parts = NodeTable(in: columns)
    followers = NodeList(in: columns) { $0.node }
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    if !sources.isEmpty { sources = sources.filter { !tree.isFree($0.value) } }
  }
}

@MainActor
extension GeometryGroup {
  /// Makes the first element added since `mark` the source of the group.
  package func addSource(
    in emission: Emission, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    let node = emission.tree.first(after: mark)
    guard node.exists else { return }
    let matching = emission.store.matching
    matching.parts[node] = MatchedParts(
      takesSize: takesSize, takesPosition: takesPosition, anchor: anchor)
    if let known = matching.sources[self],
      !(emission.elementStore?.nodes.pendingRemoval.contains(known) ?? false)
    {
      // In a live tree the other source may be about to be removed.
      matching.waitingSources.append((self, node))
    } else {
      matching.sources[self] = node
    }
  }

  /// Wraps the elements added since `mark` as followers of the group's source
  /// (Rules/Geometry.md#matched-geometry).
  package func addFollowers(
    in emission: Emission, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    emission.tree.wrapMatched(since: mark)
    emission.tree.forEach(since: mark) { node in
      emission.store.matching.followers.items.append(
        GeometryFollower(
          node: node, group: self, anchor: anchor, takesSize: takesSize,
          takesPosition: takesPosition))
    }
  }
}

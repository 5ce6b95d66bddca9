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
  /// The parts of its geometry that a source shares, if it doesn't share all.
  let parts: NodeTable<MatchedParts>
  /// Sources that were added while their group had another one.
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

extension Emission {
  /// Makes the first element added since `mark` the source of `group`.
  package func addSource(
    of group: GeometryGroup, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    let node = tree.first(after: mark)
    guard node.exists else { return }
    let matching = store.matching
    matching.parts[node] = MatchedParts(
      takesSize: takesSize, takesPosition: takesPosition, anchor: anchor)
    if let known = matching.sources[group],
      !(elementStore?.nodes.pendingRemoval.contains(known) ?? false)
    {
      // In a live tree the other source may be about to be removed.
      matching.waitingSources.append((group, node))
    } else {
      matching.sources[group] = node
    }
  }

  /// Wraps the elements added since `mark` as followers of the source of `group`
  /// (Rules/Geometry.md#matched-geometry).
  package func addFollowers(
    of group: GeometryGroup, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    tree.wrapMatched(since: mark)
    tree.forEach(since: mark) { node in
      store.matching.followers.items.append(
        GeometryFollower(
          node: node, group: group, anchor: anchor, takesSize: takesSize,
          takesPosition: takesPosition))
    }
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Moves each view that follows the geometry of another view to that view's position
/// (Rules/Geometry.md#matched-geometry).
///
/// Reads the positions of sources; writes those of followers.
@MainActor
struct MatchedGeometryPass {
  private let emission: Emission
  private var store: MatchedGeometryStore { emission.store.matching }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  /// Moves the followers that are new since the last call, and those inside `changed`, to their
  /// sources. Outer followers are moved first, because inner ones move with them.
  func run(inside changed: LayoutTree.NodeID? = nil) {
    let followers = store.followers.items
    var new = followers[store.matchedCount...]
    if let changed {
      new += followers[..<store.matchedCount].filter { emission.nodes.isInside($0.node, changed) }
    }
    guard !new.isEmpty else { return }
    func depth(_ follower: GeometryFollower) -> Int {
      sequence(first: follower.node) { node in
        let parent = tree.parent(of: node)
        return parent.isBelowTop ? parent : nil
      }
      .reduce(0) { count, _ in count + 1 }
    }
    let waiting = new.map { (depth: depth($0), follower: $0) }
    for (_, follower) in waiting.sorted(by: { $0.depth < $1.depth }) {
      guard let source = store.sources[follower.group], tree.isShown(source),
        tree.isShown(follower.node)
      else { continue }
      let geometry = emission.nodes.geometry(of: source, displayScale: 1)
      let own = emission.nodes.geometry(of: follower.node, displayScale: 1)
      let anchor = follower.anchor.point(in: CGRect(origin: .zero, size: geometry.size))
      tree.match(
        follower.node, size: follower.takesSize ? geometry.size : nil,
        position: follower.takesPosition
          ? anchor.applying(own.fromSpace(geometry.toWindow)) : nil,
        anchor: follower.anchor)
    }
    store.matchedCount = followers.count
  }

  /// Moves every follower back before a new layout, which must not depend on the moved positions.
  func undo() {
    for follower in store.followers.items { tree.unmatch(follower.node) }
    store.matchedCount = 0
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// Moves each view that takes the geometry of another one to the place of that one
/// (Rules/Geometry.md#matched-geometry).
///
/// Reads where sources lie; writes the places of followers.
@MainActor
struct MatchedGeometryPass {
  private let emission: Emission
  private var store: MatchedGeometryStore { emission.store.matching }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  /// Sends to their sources the followers that are new since the last time, and those inside `changed`. An outer
  /// follower goes before the followers inside it, as it takes them along.
  func run(inside changed: LayoutTree.Node? = nil) {
    let followers = store.followers.items
    var new = followers[store.matchedCount...]
    if let changed {
      new += followers[..<store.matchedCount].filter { emission.isInside($0.node, changed) }
    }
    guard !new.isEmpty else { return }
    func depth(_ follower: GeometryFollower) -> Int {
      sequence(first: follower.node) { node in
        let parent = tree.parent(of: node)
        return parent > 0 ? parent : nil
      }
      .reduce(0) { count, _ in count + 1 }
    }
    let waiting = new.map { (depth: depth($0), follower: $0) }
    for (_, follower) in waiting.sorted(by: { $0.depth < $1.depth }) {
      guard let source = store.sources[follower.group], tree.isShown(source),
        tree.isShown(follower.node)
      else { continue }
      let geometry = emission.geometry(of: source, displayScale: 1)
      let own = emission.geometry(of: follower.node, displayScale: 1)
      let anchor = follower.anchor.point(in: CGRect(origin: .zero, size: geometry.size))
      tree.match(
        follower.node, size: follower.takesSize ? geometry.size : nil,
        position: follower.takesPosition
          ? anchor.applying(own.fromSpace(geometry.toWindow)) : nil,
        anchor: follower.anchor)
    }
    store.matchedCount = followers.count
  }

  /// Puts every follower back before a new layout, which must not see where it was moved to.
  func undo() {
    for follower in store.followers.items { tree.unmatch(follower.node) }
    store.matchedCount = 0
  }
}

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

/// A view that takes the geometry of its group's source.
struct GeometryFollower {
  var node: LayoutTree.Node
  var group: GeometryGroup
  var anchor: UnitPoint
  var takesSize: Bool
  var takesPosition: Bool
}

extension Emission {
  /// Makes the first element added since `mark` the source of `group`.
  package func addSource(
    of group: GeometryGroup, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    let node = tree.first(after: mark)
    guard node >= 0 else { return }
    if isLiving {
      matchedParts[node] = MatchedParts(
        takesSize: takesSize, takesPosition: takesPosition, anchor: anchor)
    }
    if let known = sources[group], !(elementStore?.pendingRemoval.contains(known) ?? false) {
      // In a living tree the other one may be about to go.
      if isLiving { otherSources.append((group, node)) } else { remarkSources(of: group) }
    } else {
      sources[group] = node
    }
  }

  private func remarkSources(of group: GeometryGroup) {
    remark(
      "Several views are the source of the matched geometry \(group.id); the first one counts.")
  }

  /// What came while there was another source of its group is the source now, if that is gone.
  func takeOtherSources() {
    for (group, node) in otherSources where !tree.isFree(node) {
      if sources[group] == nil { sources[group] = node } else { remarkSources(of: group) }
    }
    otherSources = []
  }

  /// Sends the elements added since `mark`, each wrapped for it, to the source of `group`
  /// (SEMANTICS §9.25).
  package func addFollowers(
    of group: GeometryGroup, since mark: LayoutTree.Mark, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool
  ) {
    tree.wrapMatched(since: mark)
    tree.forEach(since: mark) { node in
      followers.append(
        GeometryFollower(
          node: node, group: group, anchor: anchor, takesSize: takesSize,
          takesPosition: takesPosition))
    }
  }

  /// Sends the followers that are new since the last time to their sources, and those inside `changed`. What lies
  /// around a follower comes first: it takes the follower along.
  func resolveMatches(inside changed: LayoutTree.Node? = nil) {
    var new = followers[matchedFollowers...]
    if let changed { new += followers[..<matchedFollowers].filter { isInside($0.node, changed) } }
    guard !new.isEmpty else { return }
    func depth(_ follower: GeometryFollower) -> Int {
      sequence(first: follower.node) { node in
        let parent = self.tree.parent(of: node)
        return parent > 0 ? parent : nil
      }
      .reduce(0) { count, _ in count + 1 }
    }
    let waiting = new.map { (depth: depth($0), follower: $0) }
    for (_, follower) in waiting.sorted(by: { $0.depth < $1.depth }) {
      guard let source = sources[follower.group], tree.isShown(source),
        tree.isShown(follower.node)
      else { continue }
      let geometry = geometry(of: source, displayScale: 1)
      let own = self.geometry(of: follower.node, displayScale: 1)
      let anchor = follower.anchor.point(in: CGRect(origin: .zero, size: geometry.size))
      tree.match(
        follower.node, size: follower.takesSize ? geometry.size : nil,
        position: follower.takesPosition
          ? anchor.applying(own.fromSpace(geometry.toWindow)) : nil,
        anchor: follower.anchor)
    }
    matchedFollowers = followers.count
  }

  /// Puts every follower back for a new layout, which must not see where it was.
  func forgetMatches() {
    for follower in followers { tree.unmatch(follower.node) }
    matchedFollowers = 0
  }
}

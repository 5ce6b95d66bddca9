import Foundation
import QuoinGeometry
import QuoinLayout

/// The nodes of a laid-out tree before a pass removes some of them.
@MainActor
struct TreeSnapshot {
  private struct Entry {
    var identity: UInt64
    /// The node's position in the order of the views.
    var position: Int
    var parent: LayoutTree.NodeID
    /// Whether the node's parent is a wrapper around it.
    var isWrapped: Bool
    var next: LayoutTree.NodeID
    var sight: NodeSight
    /// The member that the node's container draws directly before it.
    var previous: TransitionTracker.Member?
    /// The members that the node draws, from back to front.
    var members: [TransitionTracker.Member] = []
  }
  private var entries: ContiguousArray<Entry?>
  private let sourceNodes: [GeometryGroup: LayoutTree.NodeID]
  /// The containers of the snapshots, and the members drawn directly before them.
  private var snapshots:
    [ObjectIdentifier: (container: LayoutTree.NodeID, previous: TransitionTracker.Member?)] =
      [:]

  init(_ emission: Emission, _ presentation: Presentation, _ transitions: TransitionTracker) {
    let tree = emission.tree
    sourceNodes = emission.store.matching.sources
    entries = ContiguousArray(repeating: nil, count: tree.count)
    var containers: [LayoutTree.NodeID] = [.top]
    NodeIdentities.visit(emission, NodeSight(root: .zero)) { sight, node in
      sight.child(node, emission, presentation)
    } visit: { node, identity, sight in
      let parent = tree.parent(of: node)
      entries[node.index] = Entry(
        identity: identity, position: containers.count, parent: parent,
        isWrapped: parent.isBelowTop && tree.isWrapper(parent)
          && tree.firstChild(of: parent) == node,
        next: tree.next(after: node), sight: sight)
      containers.append(node)
    }
    for container in containers {
      let members = transitions.members(of: container, in: tree)
      if container.isBelowTop { entries[container.index]?.members = members }
      var previous: TransitionTracker.Member?
      for member in members {
        switch member {
        case .node(let node): entries[node.index]?.previous = previous
        case .snapshot(let snapshot): snapshots[ObjectIdentifier(snapshot)] = (container, previous)
        }
        previous = member
      }
    }
  }

  private func entry(_ node: LayoutTree.NodeID) -> Entry? {
    node.exists && node.index < entries.count ? entries[node.index] : nil
  }

  /// Returns the identity by which `node` can be found again; 1 identifies the root's container.
  func identity(of node: LayoutTree.NodeID) -> UInt64? { node == .top ? 1 : entry(node)?.identity }

  func parent(of node: LayoutTree.NodeID) -> LayoutTree.NodeID? { entry(node)?.parent }

  /// Returns the member that the container of `node` draws directly before it.
  func previous(of node: LayoutTree.NodeID) -> TransitionTracker.Member? { entry(node)?.previous }

  /// Returns the container of `snapshot`, and the member drawn directly before it.
  func place(of snapshot: RemovedViewSnapshot) -> (
    container: LayoutTree.NodeID, previous: TransitionTracker.Member?
  )? {
    snapshots[ObjectIdentifier(snapshot)]
  }

  /// Returns whether `node` is a descendant of `other`.
  func isNode(_ node: LayoutTree.NodeID, inside other: LayoutTree.NodeID) -> Bool {
    var around = entry(node)?.parent
    while let parent = around, parent != other { around = entry(parent)?.parent }
    return around == other
  }

  /// Returns the geometry groups whose sources are inside `node`, with their visible frames, in the
  /// order of the views.
  func sources(inside node: LayoutTree.NodeID)
    -> [(group: GeometryGroup, node: LayoutTree.NodeID, frame: CGRect)]
  {
    let inside = sourceNodes.compactMap { group, source in
      let isInside = source == node || isNode(source, inside: node)
      return isInside ? entry(source).map { (group: group, node: source, entry: $0) } : nil
    }
    return inside.sorted { $0.entry.position < $1.entry.position }
      .map { ($0.group, $0.node, $0.entry.sight.frame) }
  }

  func sight(of node: LayoutTree.NodeID) -> NodeSight? { entry(node)?.sight }

  /// Returns the members that `node` drew, from back to front; `nil` if the node didn't exist.
  func members(of node: LayoutTree.NodeID) -> [TransitionTracker.Member]? { entry(node)?.members }

  /// Returns the children of one container that contained the nodes of `span`, wherever the pass
  /// has moved them in the meantime.
  func tops(of span: NodeSpan) -> [LayoutTree.NodeID] {
    func top(_ node: LayoutTree.NodeID) -> LayoutTree.NodeID {
      var node = node
      while let entry = entry(node), entry.isWrapped, self.entry(entry.parent) != nil {
        node = entry.parent
      }
      return node
    }
    guard entry(span.first) != nil, entry(span.last) != nil else { return [] }
    let last = top(span.last)
    var result = [top(span.first)]
    while let node = result.last, node != last, let next = entry(node)?.next, next.exists {
      result.append(next)
    }
    return result
  }
}

extension Element.Key {
  /// Whether views appear and disappear with the element: branches, items, views with an id, the
  /// content of an `AnyView`.
  var definesLifetime: Bool {
    switch self {
    case .type, .branch, .item, .number, .id, .slot: true
    case .view, .items, .postLayout, .layer: false
    }
  }
}

import QuoinLayout

/// The identities of a live tree's nodes, by which a view can be found again when its node changes.
@MainActor
struct NodeIdentities {
  private let tree: LayoutTree
  private let store: ViewStore
  /// The identity of each node, or 0 if it hasn't been determined yet.
  private var identities: ContiguousArray<UInt64>

  init?(_ emission: Emission) {
    guard emission.isLiving else { return nil }
    (tree, store) = (emission.tree, emission.store)
    identities = ContiguousArray(repeating: 0, count: tree.count)
  }

  subscript(node: LayoutTree.NodeID) -> UInt64 { identities[node.index] }

  /// Returns whether `node` has no identity other than its position in its parent.
  func isUnnamed(_ node: LayoutTree.NodeID) -> Bool {
    store.notes[node].ordinal < 0 && !tree.isWrapper(node)
  }

  /// Identifies `child` by its position in `node`.
  mutating func identify(
    _ child: LayoutTree.NodeID, at position: Int, in node: LayoutTree.NodeID
  ) {
    identities[child.index] = identities[node.index].mixed(with: UInt64(position) + 1)
  }

  /// Determines the identity of `node`.
  ///
  /// A leaf or container is identified by its element and its position there; a modifier, which may
  /// wrap each view of a list, by the view to which it is applied.
  mutating func identify(_ node: LayoutTree.NodeID) {
    var chain: [LayoutTree.NodeID] = []
    var base = node
    while tree.isWrapper(base), tree.firstChild(of: base).exists {
      chain.append(base)
      base = tree.firstChild(of: base)
    }
    if identities[base.index] == 0 {
      let element = store.notes[base].element
      let ordinal = store.notes[base].ordinal
      identities[base.index] = UInt64(truncatingIfNeeded: element)
        .mixed(with: UInt64(truncatingIfNeeded: ordinal))
    }
    var identity = identities[base.index]
    for wrapper in chain.reversed() {
      // A view may have a boundary at one time and none at another.
      let isNoted = !tree.isBoundary(wrapper) || store.notes[wrapper].ordinal >= 0
      if isNoted {
        let element = store.notes[wrapper].element
        identity = identity.mixed(with: UInt64(truncatingIfNeeded: element) &+ 7)
      }
      identities[wrapper.index] = identity
    }
  }

  /// Calls `visit` with each node, outermost first, with the node's identity and its context, which
  /// `inner` derives from that of the parent node.
  static func visit<Context>(
    _ emission: Emission, _ context: Context, inner: (Context, LayoutTree.NodeID) -> Context,
    visit: (LayoutTree.NodeID, UInt64, Context) -> Void
  ) {
    let tree = emission.tree
    guard var identities = NodeIdentities(emission), let root = tree.root else { return }
    var waiting: [(node: LayoutTree.NodeID, context: Context)] = [(root, context)]
    identities.identify(root)
    while let (node, around) = waiting.popLast() {
      let identity = identities[node]
      let context = inner(around, node)
      visit(node, identity, context)
      for (position, child) in tree.children(of: node).enumerated().reversed() {
        if identities.isUnnamed(child) {
          identities.identify(child, at: position, in: node)
        } else if identities[child] == 0 {
          identities.identify(child)
        }
        waiting.append((child, context))
      }
    }
  }
}

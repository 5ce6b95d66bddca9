import QuoinLayout

/// Emits the visible items of lazy containers and performs scroll requests, until the items and the
/// layout agree.
///
/// Reads which items of a container are visible in the window; writes the nodes of rows that become
/// visible, and removes those far out of view.
@MainActor
struct LazyContentPass {
  private let emission: Emission
  private var tree: LayoutTree { emission.tree }
  private var rows: [LazyRows] { emission.store.lazyRows.items }

  init(_ emission: Emission) { self.emission = emission }

  /// The maximum number of layouts that the pass performs because it emitted items.
  private static var roundLimit: Int { 50 }

  /// Emits the visible items of the lazy containers in `scope`, which is laid out, and lays it out
  /// again until no visible item is missing.
  func run(in scope: LayoutTree.NodeID, layOut: () throws -> Void) throws {
    for _ in 0..<Self.roundLimit {
      if ScrollPass(emission).run(in: scope) {
        try layOut()
        continue
      }
      var changed = false
      // Lazy containers in these items have no frames yet, so they are handled after the next
      // layout.
      for rows in rows where rows.scope.node == scope {
        guard emission.together({ rows.fill(emission) }) else { continue }
        tree.invalidate(around: rows.node, inside: scope)
        changed = true
      }
      try emission.completeness.check()
      guard changed else { return }
      try layOut()
    }
  }

  /// Emits the visible items of lazy containers that were emitted again inside retained post-layout
  /// content.
  ///
  /// - Parameter around: the post-layout content that contains the retained content; by default
  ///   anywhere.
  func runInPostLayoutContents(inside around: LayoutTree.NodeID? = nil) throws {
    // Content that waits for another emission has its own containers.
    var known = Set(emission.store.postLayout.items.map(\.node))
    for scope in rows.map(\.scope.node) where scope.isBelowTop && known.insert(scope).inserted {
      guard !tree.isFree(scope), tree.isShown(scope) else { continue }
      if let around, around == scope || !emission.nodes.isInside(scope, around) { continue }
      try run(in: scope) { try tree.arrangeAgain(scope) }
    }
  }

  /// Finishes the pass after layout: notifies rows about their visibility, and releases those far
  /// out of view.
  func finish() { for rows in rows { rows.finish(emission) } }
}

import QuoinLayout

/// Emits the visible items of lazy containers and carries out scroll requests, until both agree with the layout.
///
/// Reads which items of a container its part of the window shows; writes the nodes of rows that come into sight,
/// and takes away those far out of sight.
@MainActor
struct LazyContentPass {
  private let emission: Emission
  private var tree: LayoutTree { emission.tree }
  private var rows: [LazyRows] { emission.store.lazyRows.items }

  init(_ emission: Emission) { self.emission = emission }

  /// How often the pass lays out again because it emitted items.
  private static var roundLimit: Int { 50 }

  /// Emits the visible items of the lazy containers in `scope`, which is laid out, and lays it out again until no
  /// visible item is missing.
  func run(in scope: LayoutTree.Node, layOut: () throws -> Void) throws {
    for _ in 0..<Self.roundLimit {
      if ScrollPass(emission).run(in: scope) {
        try layOut()
        continue
      }
      var changed = false
      // Lazy containers that come with these items have no place yet: their turn comes after the next layout.
      for rows in rows where rows.scope.node == scope {
        guard emission.together({ rows.fill(emission) }) else { continue }
        tree.invalidate(around: rows.node, inside: scope)
        changed = true
      }
      try emission.checkEmission()
      guard changed else { return }
      try layOut()
    }
  }

  /// Emits the visible items of lazy containers that were emitted again by themselves inside post-layout content, which
  /// was kept.
  ///
  /// - `around`: the post-layout content that the kept content lies in; anywhere unless said.
  func runInPostLayoutContents(inside around: LayoutTree.Node? = nil) throws {
    // What waits to be emitted again brings containers of its own.
    var known = Set(emission.store.postLayout.items.map(\.node))
    for scope in rows.map(\.scope.node) where scope > 0 && known.insert(scope).inserted {
      guard !tree.isFree(scope), tree.isShown(scope) else { continue }
      if let around, around == scope || !emission.isInside(scope, around) { continue }
      try run(in: scope) { try tree.arrangeAgain(scope) }
    }
  }

  /// The update is laid out: rows appear and disappear, and the pass releases those far out of sight.
  func finish() { for rows in rows { rows.finish(emission) } }
}

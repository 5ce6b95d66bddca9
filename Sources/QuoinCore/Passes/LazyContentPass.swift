import QuoinLayout

/// Makes what is seen of lazy containers, and scrolls to what was asked for, until both agree with the layout.
///
/// Reads which items of a container its part of the window shows; writes the nodes of rows that were not made, and
/// takes away those far out of sight.
@MainActor
struct LazyContentPass {
  private let emission: Emission
  private var tree: LayoutTree { emission.tree }
  private var rows: [LazyRows] { emission.store.lazyRows.items }

  init(_ emission: Emission) { self.emission = emission }

  /// How often a layout is corrected for what was made meanwhile.
  private static var roundLimit: Int { 50 }

  /// Makes what is seen of the lazy containers in `scope`, which is laid out, and lays it out again until that is
  /// all there.
  func run(in scope: LayoutTree.Node, layOut: () throws -> Void) throws {
    for _ in 0..<Self.roundLimit {
      if ScrollPass(emission).run(in: scope) {
        try layOut()
        continue
      }
      var changed = false
      // Those that a container makes meanwhile have no place yet: their turn comes after the next layout.
      for rows in rows where rows.scope == scope {
        guard rows.fill(emission) else { continue }
        tree.invalidate(around: rows.node)
        changed = true
      }
      try emission.checkEmission()
      guard changed else { return }
      try layOut()
    }
  }

  /// Makes what is seen of lazy containers that were emitted again by themselves inside late content.
  func runInPostLayoutContents() throws {
    var scopes: [LayoutTree.Node] = []
    for rows in rows where rows.scope != 0 && !scopes.contains(rows.scope) {
      scopes.append(rows.scope)
    }
    for scope in scopes where scope > 0 && !tree.isFree(scope) && tree.isShown(scope) {
      try run(in: scope) { try tree.arrangeAgain(scope) }
    }
  }

  /// The update is laid out: rows appear and disappear, and those far out of sight give their nodes back.
  func finish() { for rows in rows { rows.finish(emission) } }
}

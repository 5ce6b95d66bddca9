import QuoinLayout

extension Emission {
  /// Emits a container that makes only those of `slots` that are seen, all where no scroll view is around.
  ///
  /// - `name`: what reports call the node.
  /// - `keepsRows`: whether a row whose data comes back has the state it had.
  @discardableResult
  public func emitLazy(
    _ slots: SlotList, _ configuration: LazyConfiguration, name: String, keepsRows: Bool = false
  ) -> LayoutTree.Node {
    let rows = LazyRows(slots, configuration, in: self, name: name, keepsRows: keepsRows)
    lazyRows.append(rows)
    return rows.node
  }

  /// How often a layout is corrected for what was made meanwhile.
  private static var roundLimit: Int { 50 }

  /// Makes what is seen of the lazy containers in `scope`, which is laid out, and lays it out again until that is
  /// all there.
  func makeSeenRows(in scope: LayoutTree.Node, layOut: () throws -> Void) throws {
    for _ in 0..<Self.roundLimit {
      if applyScrollTargets(in: scope) {
        try layOut()
        continue
      }
      var changed = false
      // Those that a container makes meanwhile have no place yet: their turn comes after the next layout.
      for rows in lazyRows where rows.scope == scope {
        guard rows.fill(self) else { continue }
        tree.invalidate(around: rows.node)
        changed = true
      }
      try checkEmission()
      guard changed else { return }
      try layOut()
    }
  }
}

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
    store.lazyRows.items.append(rows)
    return rows.node
  }
}

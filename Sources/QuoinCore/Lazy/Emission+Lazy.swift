import QuoinLayout

extension Emission {
  /// Emits a container that emits only the visible ones of `slots`, or all where no scroll view is around.
  ///
  /// - `name`: the name of the node in reports.
  /// - `keepsRows`: whether a row keeps its state while its data is gone and may come back.
  @discardableResult
  public func emitLazy(
    _ slots: SlotList, _ configuration: LazyConfiguration, name: String, keepsRows: Bool = false
  ) -> LayoutTree.Node {
    let rows = LazyRows(slots, configuration, in: self, name: name, keepsRows: keepsRows)
    store.lazyRows.items.append(rows)
    return rows.node
  }
}

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
    if let part = portion(of: slots, configuration) {
      // Set first: lazy containers inside are made as a whole.
      paper?.portion = PaperEmission.Portion(
        node: -1, count: slots.count, range: part.range, leading: part.leading)
      let node = emitLazy(part.slots, configuration, name: name, keepsRows: keepsRows)
      paper?.portion = PaperEmission.Portion(
        node: node, count: slots.count, range: part.range, leading: part.leading)
      return node
    }
    // Its first line may hold others, whose turn comes after it: they may be out of sight.
    let place = store.lazyRows.items.count
    let rows = LazyRows(slots, configuration, in: self, name: name, keepsRows: keepsRows)
    store.lazyRows.items.insert(rows, at: place)
    return rows.node
  }
}

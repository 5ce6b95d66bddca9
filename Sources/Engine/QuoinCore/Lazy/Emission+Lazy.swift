import QuoinLayout

extension Emission {
  /// Emits a container that emits only the visible part of `slots`, or all of them without an
  /// enclosing scroll view.
  ///
  /// - `name`: the name of the node in reports.
  /// - `keepsRows`: whether a row keeps its state while its data is temporarily absent.
  @discardableResult
  public func emitLazy(
    _ slots: SlotList, _ configuration: LazyConfiguration, name: String, keepsRows: Bool = false
  ) -> LayoutTree.NodeID {
    if !isLiving, let part = paper?.portion(of: slots, configuration) {
      // This is set first so that nested lazy containers are emitted as a whole.
      paper?.portion = PaperEmission.Portion(
        node: .absent, count: slots.count, range: part.range, leading: part.leading)
      let node = emitLazy(part.slots, configuration, name: name, keepsRows: keepsRows)
      paper?.portion = PaperEmission.Portion(
        node: node, count: slots.count, range: part.range, leading: part.leading)
      return node
    }
    // Its first line may contain other containers, which come after it because they may be out of
    // view.
    let place = store.lazyRows.items.count
    let rows = LazyRows(slots, configuration, in: self, name: name, keepsRows: keepsRows)
    store.lazyRows.items.insert(rows, at: place)
    return rows.node
  }
}

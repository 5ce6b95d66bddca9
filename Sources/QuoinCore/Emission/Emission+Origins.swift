import QuoinLayout

// Where nodes come from: the elements and items that emitted them.

extension Emission {
  /// The id of the innermost item of a `ForEach` that `node` comes from.
  ///
  /// Containers have no note of their own: the first view inside tells the element.
  package func itemID(of node: LayoutTree.Node) -> AnyHashable? {
    guard var index = notedElement(of: node) else { return nil }
    while index > 0 {
      switch store.elements[Int(index)].key {
      case .item(let id): return id
      case .number(let number): return AnyHashable(number)
      case .view, .type, .branch, .id, .items, .postLayout, .slot, .layer:
        index = store.elements[Int(index)].parent
      }
    }
    return nil
  }

  /// The ids of all items of a `ForEach` and all `.id(_:)` that `node` comes from, inner ones first.
  func itemIDs(of node: LayoutTree.Node) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var index = notedElement(of: node) ?? 0
    while index > 0 {
      switch store.elements[Int(index)].key {
      case .item(let id), .id(let id): ids.append(id)
      case .number(let number): ids.append(AnyHashable(number))
      case .slot(let key): if let row = key.base as? RowKey { ids.append(row.id) }
      case .view, .type, .branch, .items, .postLayout, .layer: break
      }
      index = store.elements[Int(index)].parent
    }
    return ids
  }

  private func notedElement(of node: LayoutTree.Node) -> Int32? {
    var noted = node
    while !store.notes[noted].saysSomething {
      noted = tree.firstChild(of: noted)
      if noted < 0 { return nil }
    }
    return store.notes[noted].element
  }

  /// The environment in which `node` was emitted, where that is recorded; of a container without a name of its own, what
  /// the views in it have in common.
  package func recordedEnvironment(of node: LayoutTree.Node) -> EnvironmentValues? {
    var found: EnvironmentValues?
    var waiting = [node]
    var patience = 100
    while let node = waiting.popLast(), patience > 0 {
      patience -= 1
      if let environment = store.environments[node] {
        found = found?.common(with: environment) ?? environment
      } else {
        waiting += tree.children(of: node)
      }
    }
    return found
  }

  /// How `node` is drawn.
  package func drawing(of node: LayoutTree.Node) -> (any NodeDrawing)? {
    store.drawings[store.notes[node].drawing]
  }

  /// Marks the current emission of the open element: the mark is valid until that element is emitted again.
  var emissionMark: EmissionMark { EmissionMark(elementStore?.owner, at: context.element) }

  /// Whether `node` is `container` or lies inside it.
  func isInside(_ node: LayoutTree.Node, _ container: LayoutTree.Node) -> Bool {
    var ancestor = node
    while ancestor > 0, ancestor != container { ancestor = tree.parent(of: ancestor) }
    return ancestor == container
  }
}

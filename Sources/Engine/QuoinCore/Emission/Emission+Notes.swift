import QuoinDrawing
import QuoinLayout

// The information about nodes and views recorded in the store during emission: names, drawings and
// actions.

extension Emission {
  /// Records the name and drawing of `node`. If a name is costly to create, pass an empty one; the
  /// drawing then provides it.
  public func note(_ node: LayoutTree.NodeID, _ name: String, drawing: (any NodeDrawing)? = nil) {
    note(node, label: store.labels.add(name, drawing))
  }

  /// Records the name of `node`, a leaf filled with `color`. Leaves of the same color share the
  /// drawing created by `make`.
  package func note(
    _ node: LayoutTree.NodeID, _ name: String, fill color: ResolvedColor,
    make: () -> any NodeDrawing
  ) {
    note(node, label: store.labels.fill(name, color, make: make))
  }

  @inline(__always)
  private func note(_ node: LayoutTree.NodeID, label: Int32) {
    var note = NodeNote(label: label, element: context.element)
    if let elementStore { note.ordinal = tree.isWrapper(node) ? 0 : elementStore.openOrdinal() }
    store.notes[node] = note
    if recordsEnvironments { store.environments[node] = environment }
  }

  /// Records the drawing of `node`, which already has a name.
  package func draw(_ node: LayoutTree.NodeID, with drawing: any NodeDrawing) {
    let name = store.labels.name(store.notes[node].label)
    store.notes[node].label = store.labels.add(name, drawing)
  }

  /// Records which element emitted `node`, which may have no name or drawing.
  public func notePlace(of node: LayoutTree.NodeID) {
    guard isLiving, store.notes[node].ordinal < 0 else { return }
    note(node, label: -1)
  }

  /// Records which element emitted `node`, a leaf without name and drawing. In a tree that is
  /// emitted once, only preferences need it, and only in a list that varies.
  package func notePart(of node: LayoutTree.NodeID) {
    if isLiving {
      notePlace(of: node)
    } else if isDynamic {
      store.notes[node].element = context.element
    }
  }

  /// Records that the list of the open container varies, and which element emitted the container.
  @inline(never)
  func noteDynamicList() {
    tree.markDynamicList()
    if !isLiving { store.notes[tree.openNode].element = context.element }
  }

  /// Records which element emitted the wrappers around everything added since `mark`.
  public func notePlaces(since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    tree.forEach(since: mark) { notePlace(of: $0) }
  }

  /// Records the names and drawings of the wrappers around everything added since `mark`.
  public func noteWrappers(
    since mark: LayoutTree.Mark, _ name: String, drawing: (any NodeDrawing)? = nil
  ) {
    tree.forEach(since: mark) { note($0, name, drawing: drawing) }
  }

  /// Sets the `accessibilityIdentifier` by which reports identify the node.
  public func identify(since mark: LayoutTree.Mark, _ identifier: String) {
    tree.forEach(since: mark) { node in
      store.identifiers.change(node, from: []) { $0.append(identifier) }
    }
    notePlaces(since: mark)
  }

  /// Runs `action` after each layout, when everything that depends on the layout has been emitted.
  public func afterLayout(_ action: @escaping @MainActor (Emission) -> Void) {
    requireLiveTree()
    store.actions.items.append(LayoutAction(owner: emissionMark, run: action))
  }

  /// Records that a view owns an object or performs actions, which requires a live tree.
  public func requireLiveTree() {
    guard !isLiving else { return }
    completeness.requiresLiveTree = true
    if completeness.abortsIfLive { completeness.isCutShort = true }
  }
}

import QuoinLayout

// Objects that modifiers and controls of a live view attach to their nodes for the driver of the
// view.

extension Emission {
  /// Attaches `thing` to the nodes added since `mark`, for their lifetime. Does nothing in a
  /// picture.
  package func attach<Thing>(_ thing: @autoclosure () -> Thing, since mark: LayoutTree.Mark) {
    guard keepsAttachments else { return }
    let thing = thing()
    tree.forEach(since: mark) { attach(thing, to: $0) }
  }

  /// Attaches `thing` to `node` for its lifetime, in a live tree or one for paged output.
  package func attach<Thing>(_ thing: Thing, to node: LayoutTree.NodeID) {
    if keepsAttachments { store.attachedObjects.change(node, from: []) { $0.append(thing) } }
  }
}

extension EmittedNodes {
  /// Whether anything is attached to `node`.
  package func hasAttachments(at node: LayoutTree.NodeID) -> Bool {
    store.attachedObjects[node] != nil
  }

  /// Returns the attached objects of a type at `node`, inner ones first.
  package func attachments<Thing>(_ type: Thing.Type, at node: LayoutTree.NodeID) -> [Thing] {
    guard let things = store.attachedObjects[node] else { return [] }
    return things.compactMap { $0 as? Thing }
  }

  /// Returns the attached objects of a type at `node` and its descendants, in the order of the
  /// views, outer ones first.
  package func attachments<Thing>(_ type: Thing.Type, inside node: LayoutTree.NodeID)
    -> [(thing: Thing, node: LayoutTree.NodeID)]
  {
    guard !store.attachedObjects.isEmpty, node.exists else { return [] }
    var found: [(thing: Thing, node: LayoutTree.NodeID)] = []
    var waiting = [node]
    while let node = waiting.popLast() {
      found += attachments(type, at: node).reversed().map { ($0, node) }
      waiting += tree.children(of: node).reversed()
    }
    return found
  }

  /// Returns the attached objects of a type at `node` and its ancestors, inner ones first.
  package func attachments<Thing>(_ type: Thing.Type, around node: LayoutTree.NodeID) -> [Thing] {
    var found: [Thing] = []
    var node = node
    while node.isBelowTop {
      found += attachments(type, at: node)
      node = tree.parent(of: node)
    }
    return found
  }

  /// Returns whether the laid-out tree shows `node` and `thing` is attached to it.
  package func isAttached(_ thing: AnyObject, to node: LayoutTree.NodeID) -> Bool {
    guard node.exists, let things = store.attachedObjects[node] else { return false }
    return things.contains { $0 as AnyObject === thing } && tree.isShown(node)
  }
}

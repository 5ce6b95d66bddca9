import QuoinDrawing
import QuoinLayout

/// The emitted nodes of a tree, with what views recorded about them: ids, drawings, environments,
/// attached objects, preferences and geometry.
///
/// ``Emission`` writes these records; this type reads them.
@MainActor
public struct EmittedNodes {
  @usableFromInline package let emission: Emission

  package var tree: LayoutTree { emission.tree }
  var store: ViewStore { emission.store }

  @inlinable init(_ emission: Emission) { self.emission = emission }

  /// Returns the id of the innermost `ForEach` item that `node` comes from.
  ///
  /// A container has no ``NodeNote``, so the first view inside it determines the element.
  package func itemID(of node: LayoutTree.NodeID) -> AnyHashable? {
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

  /// Returns the ids of all `ForEach` items and `.id(_:)` modifiers that `node` comes from,
  /// innermost first.
  func itemIDs(of node: LayoutTree.NodeID) -> [AnyHashable] {
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

  private func notedElement(of node: LayoutTree.NodeID) -> Int32? {
    var noted = node
    while !store.notes[noted].hasLabel {
      noted = tree.firstChild(of: noted)
      if !noted.exists { return nil }
    }
    return store.notes[noted].element
  }

  /// Returns the environment in which `node` was emitted, if recorded.
  ///
  /// For a container without its own name, it is the common part of its views' environments.
  package func recordedEnvironment(of node: LayoutTree.NodeID) -> EnvironmentValues? {
    var found: EnvironmentValues?
    var waiting = [node]
    var remainingSteps = 100
    while let node = waiting.popLast(), remainingSteps > 0 {
      remainingSteps -= 1
      if let environment = store.environments[node] {
        found = found?.common(with: environment) ?? environment
      } else {
        waiting += tree.children(of: node)
      }
    }
    return found
  }

  /// Returns the drawing of `node`.
  package func drawing(of node: LayoutTree.NodeID) -> (any NodeDrawing)? {
    store.labels.drawing(store.notes[node].label)
  }

  /// Returns the combined value for `key` of `node` and its descendants, or the default if no view
  /// writes it.
  public func preference<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.NodeID) -> K.Value {
    PreferencePass(emission).value(key, of: node)
  }

  /// Returns whether `node` is `container` or one of its descendants.
  func isInside(_ node: LayoutTree.NodeID, _ container: LayoutTree.NodeID) -> Bool {
    var ancestor = node
    while ancestor.isBelowTop, ancestor != container { ancestor = tree.parent(of: ancestor) }
    return ancestor == container
  }
}

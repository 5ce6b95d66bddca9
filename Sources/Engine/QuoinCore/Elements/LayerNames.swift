import QuoinLayout

/// The identities of layers on the views of a list.
///
/// In a live tree each layer belongs to its view, regardless of which other views come and go.
@MainActor
public final class LayerNames {
  /// The record of the element that contains the list.
  fileprivate let list: Int32
  private var counts: [UInt64: UInt64] = [:]

  fileprivate init(list: Int32) { self.list = list }

  /// Returns the name of the layer of `node`, combined with the number of the list's previous
  /// layers of that name.
  fileprivate func next(_ node: LayoutTree.NodeID, _ emission: Emission) -> UInt64 {
    let name = Self.name(of: node, in: list, emission)
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return name.mixed(with: count)
  }

  /// Returns the part of the identity of the view at `node` that survives changes of the list: the
  /// items that contain the view, and its fixed position in them.
  ///
  /// It excludes the branch of a condition, and distinctions inside a view, such as the pages of a
  /// navigation container.
  fileprivate static func name(
    of node: LayoutTree.NodeID, in list: Int32, _ emission: Emission
  ) -> UInt64 {
    let (tree, store) = (emission.tree, emission.store)
    var base = node
    while tree.isWrapper(base), tree.firstChild(of: base).exists {
      base = tree.firstChild(of: base)
    }
    guard base.exists else { return 0 }
    var name: UInt64 = 0
    var isInItem = false
    var index = store.notes[base].element
    while index > 0, index != list {
      let element = store.elements[Int(index)]
      if element.key.isItem, store.elements[Int(element.parent)].key == .items {
        isInItem = true
        name = name.mixed(with: UInt64(truncatingIfNeeded: element.key.hashValue))
      } else if !isInItem {
        name = UInt64(element.ordinal.magnitude) + 1
      }
      index = element.parent
    }
    return name
  }
}

extension Emission {
  /// Emits `content`, each of whose views gets a layer.
  ///
  /// - Returns: The names of the layers, if the list may change; ``endLayers(_:)`` ends their use.
  @inlinable
  public func emitLayered<V: View>(_ content: V) -> LayerNames? {
    guard isLiving else {
      V._emit(content, into: self)
      return nil
    }
    return layerNames { V._emit(content, into: self) }
  }

  @usableFromInline
  func layerNames(_ content: () -> Void) -> LayerNames? {
    let wasDynamic = isDynamic
    isDynamic = false
    content()
    defer { isDynamic = isDynamic || wasDynamic }
    let list = context.element
    // At the root the list is always one view, so its layer stays.
    guard isDynamic, !tree.isAtImplicitRoot else { return nil }
    return enter(.items) ? LayerNames(list: list) : nil
  }

  /// Emits `content` as the layer of the wrapper at `node`; see ``layer(_:)``.
  @inlinable
  public func layer<V: View>(_ content: V, at node: LayoutTree.NodeID, _ names: LayerNames?) {
    inLayer(at: node, names) { layer(content) }
  }

  /// Emits `content` inside the layer of the wrapper at `node`.
  @inlinable
  public func inLayer(at node: LayoutTree.NodeID, _ names: LayerNames?, _ content: () -> Void) {
    if let names, !enterLayer(at: node, names) { return }
    content()
    if names != nil { leave() }
  }

  @usableFromInline
  func enterLayer(at node: LayoutTree.NodeID, _ names: LayerNames) -> Bool {
    elementStore?.nodes.layered[node] = ()
    return enter(.layer(names.next(tree.firstChild(of: node), self)))
  }

  @inlinable
  public func endLayers(_ names: LayerNames?) { if names != nil { leave() } }
}

extension ElementEmitter {
  /// Returns the names that identify the layers around `contents`, the nodes of `element`; empty if
  /// there are no such layers.
  func layerNames(of element: BodyElement, _ contents: [LayoutTree.NodeID]) -> [UInt64] {
    guard element.isDynamic, element.boundaries.contains(where: isLayered) else { return [] }
    return contents.map { LayerNames.name(of: $0, in: element.index, emission) }
  }

  /// Returns whether `node` is in a wrapper whose layer is named after it.
  private func isLayered(_ node: LayoutTree.NodeID) -> Bool {
    let (tree, layered) = (emission.tree, elements.nodes.layered)
    if layered.isEmpty { return false }
    var node = node
    while case let around = tree.parent(of: node), around.isBelowTop, tree.isWrapper(around),
      tree.firstChild(of: around) == node
    {
      if layered[around] != nil { return true }
      node = around
    }
    return false
  }
}

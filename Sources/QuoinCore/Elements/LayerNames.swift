import QuoinLayout

/// Tells the layers on the views of a list apart: in a living tree each belongs to the view that it lies on,
/// whatever views come and go beside that one.
@MainActor
public final class LayerNames {
  /// The element that the list lies in.
  fileprivate let list: Int32
  private var counts: [UInt64: UInt64] = [:]

  fileprivate init(list: Int32) { self.list = list }

  /// `name`, mixed with how many layers of the list had it before.
  fileprivate func next(_ name: UInt64) -> UInt64 {
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return name.mixed(with: count)
  }
}

extension Emission {
  /// Emits `content`, each of whose views gets a layer.
  ///
  /// - Returns: the names of the layers, if the list may change; ``endLayers(_:)`` ends their use.
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
    // At the root the list is one view, however many there are: its layer stays.
    guard isDynamic, !tree.isAtImplicitRoot else { return nil }
    return enter(.items) ? LayerNames(list: list) : nil
  }

  /// Emits `content` as the layer that the wrapper at `node` holds; see ``layer(_:)``.
  @inlinable
  public func layer<V: View>(_ content: V, at node: LayoutTree.Node, _ names: LayerNames?) {
    inLayer(at: node, names) { layer(content) }
  }

  /// Emits `content` inside the layer that the wrapper at `node` holds.
  @inlinable
  public func inLayer(at node: LayoutTree.Node, _ names: LayerNames?, _ content: () -> Void) {
    if let names, !enterLayer(at: node, names) { return }
    content()
    if names != nil { leave() }
  }

  @usableFromInline
  func enterLayer(at node: LayoutTree.Node, _ names: LayerNames) -> Bool {
    elementStore?.nodes.layered[node] = ()
    return enter(.layer(names.next(name(of: tree.firstChild(of: node), in: names.list))))
  }

  /// What layers around `contents`, which stand for `element`, are called after; empty where no such layer is around.
  func layerNames(of element: BodyElement, _ contents: [LayoutTree.Node]) -> [UInt64] {
    guard element.isDynamic, element.boundaries.contains(where: isLayered) else { return [] }
    return contents.map { name(of: $0, in: element.index) }
  }

  /// Whether `node` lies in a wrapper whose layer is called after it.
  private func isLayered(_ node: LayoutTree.Node) -> Bool {
    guard let layered = elementStore?.nodes.layered, !layered.isEmpty else { return false }
    var node = node
    while case let around = tree.parent(of: node), around > 0, tree.isWrapper(around),
      tree.firstChild(of: around) == node
    {
      if layered[around] != nil { return true }
      node = around
    }
    return false
  }

  @inlinable
  public func endLayers(_ names: LayerNames?) { if names != nil { leave() } }

  /// The part of the identity of the view at `node` that outlasts changes of the list: the items that the view is
  /// in, and its fixed position there. The branch of a condition doesn't count, nor does what a view tells apart inside
  /// itself, as a navigation its pages.
  private func name(of node: LayoutTree.Node, in list: Int32) -> UInt64 {
    var base = node
    while tree.isWrapper(base), tree.firstChild(of: base) >= 0 { base = tree.firstChild(of: base) }
    guard base >= 0 else { return 0 }
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

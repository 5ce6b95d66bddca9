import QuoinLayout

/// A view that has been emitted but not yet placed.
/// Sizing: as the view it stands for.
public struct EmittedView: PrimitiveView {
  /// The first of the view's nodes; absent if it has none.
  package let node: LayoutTree.NodeID
  private let box: Box

  private final class Box {
    var nodes: LayoutTree.Detached?
    init(_ nodes: LayoutTree.Detached) { self.nodes = nodes }
  }

  public init(nodes: LayoutTree.Detached) {
    node = nodes.first
    box = Box(nodes)
  }

  /// Places the view. If it has already been placed, adds nothing.
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.elementStore?.owner?.holdsMovedNodes = true
    guard let nodes = view.box.nodes else { return }
    view.box.nodes = nil
    emission.tree.attach(nodes)
  }
}

extension Emission {
  /// Emits `content` and returns each of its elements as a view that can be placed once.
  public func emittedElements<V: View>(of content: V) -> [EmittedView] {
    let mark = tree.mark
    tree.withoutImplicitRoot { V._emit(content, into: self) }
    return tree.detachEach(since: mark).map(EmittedView.init(nodes:))
  }

  /// Returns whether any node inside `node` has a `Drawing`, not counting the content of an earlier
  /// layout, which a new view doesn't have yet.
  ///
  /// In a live tree, the calling view is emitted again whenever something inside `node` changes.
  public func draws<Drawing: NodeDrawing>(_ type: Drawing.Type, inside node: LayoutTree.NodeID)
    -> Bool
  {
    if isLiving { store.preferences.drawingReaders.items.append(emissionMark) }
    let filled = (elementStore?.postLayoutElements ?? []).filter(\.isFilled).map(\.item.node)
    var waiting = [node]
    while let node = waiting.popLast() {
      if nodes.drawing(of: node) is Drawing { return true }
      // The layout determines which rows of a lazy container are visible.
      guard node.exists, !tree.isLazy(node) else { continue }
      let late = filled.contains(node) ? tree.postLayoutChildren(of: node) : []
      waiting += tree.unfittedChildren(of: node).filter { !late.contains($0) }
    }
    return false
  }
}

/// Emits a list of views, then the view that `make` creates from its elements.
///
/// Sizing: as the view that is made.
public struct _ElementsReader<Content: View, Result: View>: PrimitiveView {
  let content: Content
  let make: @MainActor ([EmittedView], Emission) -> Result

  /// Creates a reader.
  ///
  /// - Parameter make: Places the elements; each may be used once.
  public init(
    _ content: Content,
    @ViewBuilder make: @escaping @MainActor ([EmittedView], Emission) -> Result
  ) {
    self.content = content
    self.make = make
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let elements = emission.emittedElements(of: view.content)
    Result._emit(view.make(elements, emission), into: emission)
  }
}

import QuoinLayout

/// An element of a list of views, as a separate view.
/// Sizing: as the element.
public struct ListElement<Content: View>: PrimitiveView {
  let content: Content
  let position: Int

  /// Creates a view of the element of `content` at `position`, which must exist.
  public init(content: Content, position: Int) {
    self.content = content
    self.position = position
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.tree.withoutImplicitRoot { Content._emit(view.content, into: emission) }
    emission.tree.keepOnly(view.position, since: mark)
  }

  /// Emits `content` and returns its elements, each with its node.
  public static func elements(of content: Content, in emission: Emission)
    -> [(element: ListElement, node: LayoutTree.NodeID)]
  {
    emission.emitList(content)
    var elements: [(element: ListElement, node: LayoutTree.NodeID)] = []
    var node = emission.tree.root ?? .absent
    while node.exists {
      elements.append((ListElement(content: content, position: elements.count), node))
      node = emission.tree.next(after: node)
    }
    return elements
  }
}

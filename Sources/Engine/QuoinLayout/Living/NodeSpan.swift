/// The nodes of an element of a live tree, as the first and the last one of a list.
package struct NodeSpan {
  package var first: LayoutTree.Node = -1
  package var last: LayoutTree.Node = -1
  package init() {}
}

extension LayoutTree {
  /// The nodes added since `mark`.
  package func span(since mark: Mark) -> NodeSpan {
    var span = NodeSpan()
    span.first = first(after: mark)
    if span.first >= 0 { span.last = cursor.tail }
    return span
  }

  /// The children of one container that contain the nodes of `span`, including the modifiers around
  /// them.
  package func tops(of span: NodeSpan) -> [Node] {
    guard span.first >= 0, !isFree(span.first), !isFree(span.last) else { return [] }
    let last = top(span.last)
    var result = [top(span.first)]
    while let node = result.last, node != last {
      let next = pointer(node).pointee.next
      guard next >= 0 else { break }
      result.append(next)
    }
    return result
  }

  private func top(_ node: Node) -> Node {
    var node = node
    while true {
      let parent = pointer(node).pointee.parent
      guard parent > 0, isWrapper(parent), pointer(parent).pointee.firstChild == node else {
        return node
      }
      node = parent
    }
  }

  /// Whether `node` is `other` or inside of it.
  package func isNode(_ node: Node, inside other: Node) -> Bool {
    var around = node
    while around > 0, around != other { around = pointer(around).pointee.parent }
    return around == other
  }

  /// The z-index of `node` in its container.
  package func zIndex(of node: Node) -> Double { value(ZIndexKey.self, of: node) }
}

/// The nodes of an element of a live tree, as the first and the last one of a list.
package struct NodeSpan {
  package var first = LayoutTree.NodeID.absent
  package var last = LayoutTree.NodeID.absent
  package init() {}
}

extension LayoutTree {
  /// Returns the nodes added since `mark`.
  package func span(since mark: Mark) -> NodeSpan {
    var span = NodeSpan()
    span.first = first(after: mark)
    if span.first.exists { span.last = cursor.tail }
    return span
  }

  /// Returns the children of one container that contain the nodes of `span`, including the
  /// modifiers around them.
  package func tops(of span: NodeSpan) -> [NodeID] {
    guard span.first.exists, !isFree(span.first), !isFree(span.last) else { return [] }
    let last = top(span.last)
    var result = [top(span.first)]
    while let node = result.last, node != last {
      let next = records[node].next
      guard next.exists else { break }
      result.append(next)
    }
    return result
  }

  private func top(_ node: NodeID) -> NodeID {
    var node = node
    while true {
      let parent = records[node].parent
      guard parent.isBelowTop, isWrapper(parent), records[parent].firstChild == node else {
        return node
      }
      node = parent
    }
  }

  /// Whether `node` is `other` or one of its descendants.
  package func isNode(_ node: NodeID, inside other: NodeID) -> Bool {
    var around = node
    while around.isBelowTop, around != other { around = records[around].parent }
    return around == other
  }

  /// Returns the z-index of `node` in its container.
  package func zIndex(of node: NodeID) -> Double { value(ZIndexKey.self, of: node) }
}

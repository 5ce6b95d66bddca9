import Foundation
import QuoinGeometry

// Accessors for the nodes of a tree and their layout.

extension LayoutTree {
  /// The node at the top, or -1 while the tree is empty.
  public var root: Node { nodes[0].firstChild }
  /// The number of top-level nodes; a layout requires one.
  public var rootCount: Int { Int(nodes[0].childCount) }

  /// The children of `node` in source order.
  package func children(of node: Node) -> [Node] {
    var result: [Node] = []
    var child = pointer(node).pointee.firstChild
    while child >= 0 {
      result.append(child)
      child = pointer(child).pointee.next
    }
    return result
  }

  /// The children of `node` from back to front: by `zIndex`, equal ones in source order; a
  /// background below its primary (Rules/ViewLists.md#z-order).
  package func drawingOrder(of node: Node) -> [Node] {
    let children = children(of: node)
    switch pointer(node).pointee.kind {
    case .background: return children.reversed()
    case .lazy where !lazyContent(node).pinned.isEmpty:
      let pinned = pinnedNodes(of: node)
      return children.filter { !pinned.contains($0) } + children.filter { pinned.contains($0) }
    case .stack, .zStack, .custom, .grid, .lazy, .reader:
      guard !tables.values.isEmpty else { return children }
      let depths = children.map { value(ZIndexKey.self, of: $0) }
      guard depths.contains(where: { $0 != 0 }) else { return children }
      return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    default: return children
    }
  }

  package func parent(of node: Node) -> Node { pointer(node).pointee.parent }
  /// Whether `node` is a spacer, or a boundary around one.
  package func isSpacer(_ node: Node) -> Bool { pointer(node).pointee.flags.contains(.spacer) }
  /// The size the node was placed with, in points.
  package func size(of node: Node) -> CGSize { pointer(node).pointee.size }
  /// The proposal the node was placed with.
  package func proposal(of node: Node) -> ProposedViewSize { pointer(node).pointee.offer.proposal }
  /// The value of the node's element for `key`, as set by `setValue`, or the key's default.
  package func value<K: LayoutValueKey>(_ key: K.Type, of node: Node) -> K.Value {
    tables.values[node]?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// The layout priority of the node.
  package func priority(of node: Node) -> CGFloat { pointer(node).pointee.priority }

  /// The position of the node in its parent, from the parent's top-left corner on screen, in
  /// points.
  package func origin(of node: Node) -> CGPoint {
    let record = pointer(node).pointee
    guard record.parent > 0 else { return record.origin }
    let container = pointer(record.parent).pointee
    guard container.flags.contains(.rightToLeft) else { return record.origin }
    let mirrored = container.size.width - record.origin.x - record.size.width
    // Mirroring an infinite width is not possible.
    return CGPoint(x: mirrored.isFinite ? mirrored : record.origin.x, y: record.origin.y)
  }

  /// The sum of the areas of all nodes, computed in one walk: the minimum cost of any layout of
  /// this tree.
  package func sumOfAreas() -> CGFloat {
    func sum(_ node: Node) -> CGFloat {
      let record = nodes + Int(node)
      var area = record.pointee.size.width * record.pointee.size.height
      var child = record.pointee.firstChild
      while child >= 0 {
        area += sum(child)
        child = pointer(child).pointee.next
      }
      return area
    }
    return root >= 0 ? sum(root) : 0
  }

  /// The node's frame in the space of the root view, in points, unrounded.
  package func frame(of node: Node) -> CGRect {
    var corner = origin(of: node)
    var ancestor = pointer(node).pointee.parent
    while ancestor > 0 {
      let step = origin(of: ancestor)
      corner.x += step.x
      corner.y += step.y
      ancestor = pointer(ancestor).pointee.parent
    }
    return CGRect(origin: corner, size: pointer(node).pointee.size)
  }
}

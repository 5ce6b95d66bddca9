import Foundation
import QuoinGeometry

// Accessors for the nodes of a tree and their layout.

extension LayoutTree {
  /// The node at the top; `nil` while the tree is empty.
  public var root: NodeID? {
    let root = records[.top].firstChild
    return root.exists ? root : nil
  }
  /// The number of top-level nodes; a layout requires one.
  public var rootCount: Int { Int(records[.top].childCount) }

  /// Returns the children of `node` in source order.
  package func children(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    result.reserveCapacity(Int(records[node].childCount))
    var child = records[node].firstChild
    while child.exists {
      result.append(child)
      child = records[child].next
    }
    return result
  }

  /// Returns the only child of `node`; `absent` if it has none or several.
  package func onlyChild(of node: NodeID) -> NodeID {
    let first = records[node].firstChild
    return first.exists && !records[first].next.exists ? first : .absent
  }

  /// Returns the children of `node` from back to front: by `zIndex`, equal ones in source order,
  /// and a background below its primary (Rules/ViewLists.md#z-order).
  package func drawingOrder(of node: NodeID) -> [NodeID] {
    let children = children(of: node)
    switch records[node].kind {
    case .background: return children.reversed()
    case .lazy where !lazyContainer(node).content.pinned.isEmpty:
      let pinned = lazyContainer(node).pinnedNodes
      return children.filter { !pinned.contains($0) } + children.filter { pinned.contains($0) }
    case .stack, .zStack, .custom, .grid, .lazy, .reader:
      guard !tables.values.isEmpty else { return children }
      let depths = children.map { value(ZIndexKey.self, of: $0) }
      guard depths.contains(where: { $0 != 0 }) else { return children }
      return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    default: return children
    }
  }

  /// Returns the parent of `node`, which is absent for a node that is not in the tree.
  package func parent(of node: NodeID) -> NodeID { records[node].parent }
  /// Whether `node` is a spacer, or a boundary around one.
  package func isSpacer(_ node: NodeID) -> Bool { records[node].flags.contains(.spacer) }
  /// Returns the final size of `node`, in points.
  package func size(of node: NodeID) -> CGSize { records[node].size }
  /// Returns the final proposal to `node`.
  package func proposal(of node: NodeID) -> ProposedViewSize { records[node].offer.proposal }
  /// Returns the value of the node's element for `key`, as set by `setValue`, or the key's default.
  package func value<K: LayoutValueKey>(_ key: K.Type, of node: NodeID) -> K.Value {
    tables.values[node]?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// Returns the layout priority of the node.
  package func priority(of node: NodeID) -> CGFloat { records[node].priority }

  /// Returns the position of the node in its parent, from the parent's top-left corner on screen,
  /// in points.
  package func origin(of node: NodeID) -> CGPoint {
    let record = records[node]
    guard record.parent.isBelowTop else { return record.origin }
    let container = records[record.parent]
    guard container.flags.contains(.rightToLeft) else { return record.origin }
    let mirrored = container.size.width - record.origin.x - record.size.width
    // Mirroring an infinite width is not possible.
    return CGPoint(x: mirrored.isFinite ? mirrored : record.origin.x, y: record.origin.y)
  }

  /// Returns the sum of the areas of all nodes, computed in one walk: the minimum cost of any
  /// layout of this tree.
  package func sumOfAreas() -> CGFloat {
    func sum(_ node: NodeID) -> CGFloat {
      let record = pointer(node)
      var area = record.pointee.size.width * record.pointee.size.height
      var child = record.pointee.firstChild
      while child.exists {
        area += sum(child)
        child = records[child].next
      }
      return area
    }
    return root.map(sum) ?? 0
  }

  /// Returns the node's frame in the space of the root view, in points, unrounded.
  package func frame(of node: NodeID) -> CGRect {
    var corner = origin(of: node)
    var ancestor = records[node].parent
    while ancestor.isBelowTop {
      let step = origin(of: ancestor)
      corner.x += step.x
      corner.y += step.y
      ancestor = records[ancestor].parent
    }
    return CGRect(origin: corner, size: records[node].size)
  }

  /// Calls `body` with the record of each child.
  @inline(__always)
  func forEachChild(
    _ node: UnsafeMutablePointer<LayoutNode>, _ body: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) {
    var child = node.pointee.firstChild
    while child.exists {
      let record = pointer(child)
      body(record)
      child = record.pointee.next
    }
  }

  /// Returns the spacing preference of `node`.
  package func spacing(_ node: NodeID) -> ViewSpacing { pass.spacing(node) }

  /// Returns the size and guides of `index`, according to its record. If they outlive the node,
  /// they report only default guides.
  package func dimensions(_ index: NodeID) -> ViewDimensions { pass.dimensions(index) }

  /// Whether the list of the node's children varies: it has an `if`, an optional or a `ForEach`.
  package func hasDynamicList(_ node: NodeID) -> Bool { records[node].flags.contains(.dynamicList) }

  /// Whether the list of the children of the node or of a descendant varies.
  package func containsDynamicList(_ node: NodeID) -> Bool {
    records[node].flags.contains(.hasDynamicLists)
  }
}

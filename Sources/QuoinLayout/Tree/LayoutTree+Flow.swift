import QuoinGeometry

// What whoever divides a laid-out tree into pages asks of its nodes.

/// How a node arranges what is inside of it, for whoever looks for places where the tree may be divided.
package enum FlowKind {
  /// Nothing is inside.
  case leaf
  /// One view below the other.
  case column
  /// One view, changed; layers over or under it come after it.
  case wrapper
  /// Cells in rows; each is a child.
  case grid
  /// Anything else: beside each other, over each other, as somebody's own layout says.
  case whole
}

extension LayoutTree {
  /// How `node` arranges what is inside of it.
  package func flowKind(of node: Node) -> FlowKind {
    let record = pointer(node).pointee
    switch record.kind {
    case .leaf, .square, .measured: return .leaf
    case .stack, .lazy: return record.axis == .vertical ? .column : .whole
    case .list: return .column
    case .grid: return .grid
    case .fitting: return .wrapper
    case .reader, .zStack, .custom:
      return record.firstChild < 0 ? .leaf : record.childCount == 1 ? .wrapper : .whole
    case .scroll: return .whole
    default: return record.firstChild < 0 ? .leaf : .wrapper
    }
  }

  /// The views of the sections of the lazy container `node` whose headers stay in sight, with those headers.
  package func pinnedSections(of node: Node) -> [(headers: [Node], views: [Node])] {
    guard pointer(node).pointee.kind == .lazy else { return [] }
    let content = lazyContent(node)
    guard content.pinned.contains(.headers) else { return [] }
    func nodes(_ items: Range<Int>) -> [Node] {
      let first = content.index(of: items.lowerBound)
      return content.items[first...].prefix { $0.position < items.upperBound }.flatMap(\.nodes)
    }
    return content.sections.filter { !$0.header.isEmpty }.map {
      (headers: nodes($0.header), views: nodes($0.all))
    }
  }
}

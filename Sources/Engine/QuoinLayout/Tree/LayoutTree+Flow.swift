import QuoinGeometry

// Queries for dividing a laid-out tree into pages.

/// The arrangement of a node's content, for finding positions at which the tree can be divided.
package enum FlowKind {
  /// The node has no content.
  case leaf
  /// The content is a column of views, one below the other.
  case column
  /// The content is one modified view, followed by the layers over or under it.
  case wrapper
  /// The content is cells in rows; each cell is a child.
  case grid
  /// Any other content: side by side, overlapping, or in a custom layout.
  case whole
}

extension LayoutTree {
  /// Returns the arrangement of the content of `node`.
  package func flowKind(of node: NodeID) -> FlowKind {
    let record = records[node]
    switch record.kind {
    case .leaf, .square, .measured: return .leaf
    case .stack, .lazy: return record.axis == .vertical ? .column : .whole
    case .list: return .column
    case .grid: return .grid
    case .fitting: return .wrapper
    case .reader, .zStack, .custom:
      return !record.firstChild.exists ? .leaf : record.childCount == 1 ? .wrapper : .whole
    case .scroll: return .whole
    default: return !record.firstChild.exists ? .leaf : .wrapper
    }
  }

  /// Returns the sections of the lazy container `node` with pinned headers: the headers, and the
  /// views of each section.
  package func pinnedSections(of node: NodeID) -> [(headers: [NodeID], views: [NodeID])] {
    guard records[node].kind == .lazy else { return [] }
    let content = lazyContainer(node).content
    guard content.pinned.contains(.headers) else { return [] }
    func nodes(_ items: Range<Int>) -> [NodeID] {
      let first = content.index(of: items.lowerBound)
      return content.items[first...].prefix { $0.position < items.upperBound }.flatMap(\.nodes)
    }
    return content.sections.filter { !$0.header.isEmpty }.map {
      (headers: nodes($0.header), views: nodes($0.all))
    }
  }
}

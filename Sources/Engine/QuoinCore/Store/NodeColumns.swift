import QuoinLayout

/// A table of values for the nodes of a tree, which removes the values of released nodes.
@MainActor
protocol NodeColumn: AnyObject {
  /// Removes the values of `nodes`, which the tree has just released; other nodes will reuse their
  /// records.
  func forget(_ nodes: [LayoutTree.NodeID])
}

/// The columns for the nodes of a tree. Each column registers itself on creation, so that none is
/// overlooked.
@MainActor
final class NodeColumns {
  let tree: LayoutTree
  private var columns: [any NodeColumn] = []

  init(_ tree: LayoutTree) { self.tree = tree }

  func join(_ column: any NodeColumn) { columns.append(column) }

  /// Releases `nodes` and removes them from every column.
  func release(_ nodes: [LayoutTree.NodeID]) {
    tree.remove(nodes)
    for column in columns { column.forget(nodes) }
  }
}

/// A table with values for some of a tree's nodes.
///
/// Debug builds check that an entry is read for the node for which it was written, and not for one
/// that reuses its record.
@MainActor
final class NodeTable<Value>: NodeColumn {
  private struct Entry {
    var value: Value
    #if DEBUG
      let generation: UInt32
    #endif
  }
  @exclusivity(unchecked) private var entries: [LayoutTree.NodeID: Entry] = [:]
  private let tree: LayoutTree

  init(in columns: NodeColumns) {
    tree = columns.tree
    columns.join(self)
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The nodes that have an entry, in ascending order.
  var nodes: [LayoutTree.NodeID] { entries.keys.sorted { $0.index < $1.index } }

  subscript(node: LayoutTree.NodeID) -> Value? {
    get {
      guard !entries.isEmpty, let entry = entries[node] else { return nil }
      check(entry, node)
      return entry.value
    }
    set { entries[node] = newValue.map { entry($0, node) } }
  }

  /// Changes the entry of `node`, starting with `initial` if there is none.
  func change(
    _ node: LayoutTree.NodeID, from initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Void
  ) {
    if let entry = entries[node] { check(entry, node) }
    change(&entries[node, default: entry(initial(), node)].value)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    guard !entries.isEmpty else { return }
    for node in nodes { entries[node] = nil }
  }

  private func entry(_ value: Value, _ node: LayoutTree.NodeID) -> Entry {
    #if DEBUG
      Entry(value: value, generation: tree.generation(of: node))
    #else
      Entry(value: value)
    #endif
  }

  private func check(_ entry: Entry, _ node: LayoutTree.NodeID) {
    #if DEBUG
      assert(
        entry.generation == tree.generation(of: node),
        "The values of node \(node) were written for another node, which was released.")
    #endif
  }
}

/// A list of items in order of insertion; each item belongs to a node and is removed with it.
@MainActor
final class NodeList<Item>: NodeColumn {
  @exclusivity(unchecked) var items: [Item] = []
  private let node: (Item) -> LayoutTree.NodeID
  private let tree: LayoutTree

  /// - `node`: returns the node of an item.
  init(in columns: NodeColumns, node: @escaping (Item) -> LayoutTree.NodeID) {
    self.node = node
    tree = columns.tree
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    if !items.isEmpty { items.removeAll { tree.isFree(node($0)) } }
  }
}

/// A list of items in order of insertion; each item is valid as long as its emission.
@MainActor
final class EmittedList<Item>: NodeColumn {
  @exclusivity(unchecked) var items: [Item] = []
  private let mark: (Item) -> EmissionMark

  /// - `mark`: returns the emission of an item.
  init(in columns: NodeColumns, mark: @escaping (Item) -> EmissionMark) {
    self.mark = mark
    columns.join(self)
  }

  func forget(_ nodes: [LayoutTree.NodeID]) {
    if !items.isEmpty { items.removeAll { !mark($0).isValid } }
  }

  /// Removes the items of the elements at `places`, whose nodes have been released.
  func forget(from places: Set<Int32>) {
    if !items.isEmpty { items.removeAll { places.contains(mark($0).place) } }
  }
}

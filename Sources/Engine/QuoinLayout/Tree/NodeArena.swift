/// The records of a tree in one growable buffer; their `next` links free ones.
struct NodeArena {
  private(set) var nodes: UnsafeMutablePointer<LayoutNode>
  private var capacity: Int
  /// The number of records, in use or free; record 0 is the list at the top of the tree.
  private(set) var count = 1
  private var firstFree = LayoutTree.NodeID.absent

  init(minimumCapacity: Int) {
    (nodes, capacity) = NodeBuffer.take(max(minimumCapacity, 16))
    nodes.initialize(to: LayoutNode(.list))
  }

  /// Creates a copy of the records in separate memory.
  init(copying other: NodeArena) {
    (nodes, capacity) = NodeBuffer.take(other.capacity)
    nodes.initialize(from: other.nodes, count: other.count)
    (count, firstFree) = (other.count, other.firstFree)
  }

  /// Returns the memory to the pool; the arena must not be used any more.
  func end() { NodeBuffer.give(nodes, capacity: capacity) }

  /// Returns a new record.
  @inline(__always)
  mutating func allocate(_ kind: NodeKind) -> LayoutTree.NodeID {
    let node: LayoutTree.NodeID
    if firstFree.exists {
      node = firstFree
      firstFree = nodes[node.index].next
    } else {
      if count == capacity { grow() }
      node = LayoutTree.NodeID(index: count)
      count += 1
    }
    (nodes + node.index).initialize(to: LayoutNode(kind))
    return node
  }

  private mutating func grow() {
    (nodes, capacity) = NodeBuffer.grow(nodes, capacity: capacity, count: count)
  }

  mutating func release(_ node: LayoutTree.NodeID) {
    nodes[node.index].kind = .free
    nodes[node.index].next = firstFree
    firstFree = node
  }
}

/// The records of a tree, by node.
///
/// The tree may move the records when it allocates one; the value is valid until then.
struct NodeRecords {
  let first: UnsafeMutablePointer<LayoutNode>
  /// The number of records, which only debug builds use.
  let count: Int

  @inline(__always)
  func pointer(_ node: LayoutTree.NodeID) -> UnsafeMutablePointer<LayoutNode> {
    assert(node.exists && node.index < count, "the tree has no node \(node)")
    return first + node.index
  }

  subscript(node: LayoutTree.NodeID) -> LayoutNode {
    @inline(__always) unsafeAddress { UnsafePointer(pointer(node)) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer(node) }
  }
}

// A live tree returns the records of removed nodes to the arena, which reuses them for new nodes.

extension LayoutTree {
  /// Releases the records of `nodes` and removes their side table entries.
  package func remove(_ nodes: [NodeID]) {
    guard !nodes.isEmpty else { return }
    for node in nodes where records[node].kind != .free {
      if tables.dropEntries(of: node, records[node]) { changes.garbage += 1 }
      release(node)
    }
    if !tables.relativeFrames.isEmpty { tables.relativeFrames.removeAll { isFree($0.node) } }
    if containers.scrollViews.count > 1 {
      containers.scrollViews = containers.scrollViews.filter { !isFree($0.key) }
    }
    if !changes.windowDependents.isEmpty { changes.windowDependents.removeAll { isFree($0) } }
    if changes.garbage > 256, changes.garbage * 2 > count {
      tables.compact(UnsafeMutableBufferPointer(start: records.first, count: count))
      changes.garbage = 0
    }
  }

  /// The number of records in use.
  package var liveCount: Int { (0..<count).count { !isFree(NodeID(index: $0)) } }

  package func isFree(_ node: NodeID) -> Bool { records[node].kind == .free }
}

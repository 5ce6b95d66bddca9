import Foundation
import Synchronization

/// A pool of memory for the records of trees, reused when a tree is deallocated.
///
/// New memory from the system costs a page fault for every 16 records, which takes longer than
/// laying them out. With the pool, a process that lays out many views pays this cost only once.
package enum NodeBuffer {
  private struct Free: @unchecked Sendable {
    var nodes: UnsafeMutablePointer<LayoutNode>
    var capacity: Int
  }

  private static let pool = Mutex<[Free]>([])
  /// The maximum number of pooled buffers; usually no more trees exist at a time.
  private static let limit = 8
  /// The maximum total capacity of the pooled buffers, in records (64 MiB).
  private static let recordLimit = (64 << 20) / MemoryLayout<LayoutNode>.stride

  /// Returns uninitialized space for at least `capacity` records.
  static func take(_ capacity: Int) -> (nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int) {
    if let kept = removeKept(capacity) { return (kept.nodes, kept.capacity) }
    return (resized(nil, capacity), capacity)
  }

  private static func removeKept(_ capacity: Int) -> Free? {
    pool.withLock { pool in
      guard let index = pool.indices.last(where: { pool[$0].capacity >= capacity }) else {
        return nil
      }
      return pool.remove(at: index)
    }
  }

  /// Returns a buffer of twice the capacity with the first `count` records of `nodes`, which is
  /// released.
  ///
  /// If the pool has none, the system moves the pages of a large buffer instead of copying them.
  static func grow(_ nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int, count: Int)
    -> (nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int)
  {
    guard let kept = removeKept(capacity * 2) else {
      return (resized(nodes, capacity * 2), capacity * 2)
    }
    kept.nodes.moveInitialize(from: nodes, count: count)
    give(nodes, capacity: capacity)
    return (kept.nodes, kept.capacity)
  }

  private static func resized(_ nodes: UnsafeMutablePointer<LayoutNode>?, _ capacity: Int)
    -> UnsafeMutablePointer<LayoutNode>
  {
    let size = capacity * MemoryLayout<LayoutNode>.stride
    guard let memory = realloc(nodes, size) else { fatalError("no memory for \(capacity) nodes") }
    return memory.bindMemory(to: LayoutNode.self, capacity: capacity)
  }

  /// Returns the memory to the pool; the records need no deinitialization.
  static func give(_ nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int) {
    let isKept = pool.withLock { pool in
      guard pool.count < limit, pool.reduce(capacity, { $0 + $1.capacity }) <= recordLimit else {
        return false
      }
      pool.append(Free(nodes: nodes, capacity: capacity))
      return true
    }
    if !isKept { free(nodes) }
  }

  /// The size of the pooled buffers in bytes.
  package static var keptBytes: Int {
    pool.withLock { $0.reduce(0) { $0 + $1.capacity } } * MemoryLayout<LayoutNode>.stride
  }

  /// Frees the pooled buffers.
  package static func empty() {
    let kept = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
    for buffer in kept { free(buffer.nodes) }
  }
}

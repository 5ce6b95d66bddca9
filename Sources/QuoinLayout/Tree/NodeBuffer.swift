import Foundation
import Synchronization

/// Memory for the records of a tree, kept when a tree ends and handed to the next one.
///
/// Memory fresh from the system costs a page fault for every 16 records, more than laying them out; a
/// process that lays out view after view pays that once.
package enum NodeBuffer {
  private struct Free: @unchecked Sendable {
    var nodes: UnsafeMutablePointer<LayoutNode>
    var capacity: Int
  }

  private static let pool = Mutex<[Free]>([])
  /// Buffers kept at most; as many as trees are alive at one time in most processes.
  private static let limit = 8
  /// Records that the kept buffers have room for at most (64 MiB).
  private static let recordLimit = (64 << 20) / MemoryLayout<LayoutNode>.stride

  /// Room for at least `capacity` records, uninitialised.
  static func take(_ capacity: Int) -> (nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int) {
    if let kept = takeKept(capacity) { return (kept.nodes, kept.capacity) }
    return (resized(nil, capacity), capacity)
  }

  private static func takeKept(_ capacity: Int) -> Free? {
    pool.withLock { pool in
      guard let index = pool.indices.last(where: { pool[$0].capacity >= capacity }) else {
        return nil
      }
      return pool.remove(at: index)
    }
  }

  /// A buffer of twice the room with the first `count` records of `nodes`, which is given up.
  ///
  /// Where none is kept the system moves the pages of a large buffer instead of copying them.
  static func grow(_ nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int, count: Int)
    -> (nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int)
  {
    guard let kept = takeKept(capacity * 2) else {
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

  /// Gives the memory back; the records need no cleaning up.
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

  /// The bytes of the kept buffers.
  package static var keptBytes: Int {
    pool.withLock { $0.reduce(0) { $0 + $1.capacity } } * MemoryLayout<LayoutNode>.stride
  }

  /// Frees the kept buffers.
  package static func empty() {
    let kept = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
    for buffer in kept { free(buffer.nodes) }
  }
}

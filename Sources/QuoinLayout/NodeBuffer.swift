import Foundation
import Synchronization

/// Memory for the records of a tree, kept when a tree ends and handed to the next one.
///
/// Memory fresh from the system costs a page fault for every 16 records, more than laying them out; a
/// process that lays out view after view pays that once.
enum NodeBuffer {
  private struct Free: @unchecked Sendable {
    var nodes: UnsafeMutablePointer<LayoutNode>
    var capacity: Int
  }

  private static let pool = Mutex<[Free]>([])
  /// Buffers kept at most; as many as trees are alive at one time in most processes.
  private static let limit = 8
  /// Records of the largest buffer worth keeping (64 MiB).
  private static let largest = (64 << 20) / MemoryLayout<LayoutNode>.stride

  /// Room for at least `capacity` records, uninitialised.
  static func take(_ capacity: Int) -> (nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int) {
    let kept = pool.withLock { pool -> Free? in
      guard let index = pool.indices.last(where: { pool[$0].capacity >= capacity }) else {
        return nil
      }
      return pool.remove(at: index)
    }
    if let kept { return (kept.nodes, kept.capacity) }
    return (.allocate(capacity: capacity), capacity)
  }

  /// Gives the memory back; the records need no cleaning up.
  static func give(_ nodes: UnsafeMutablePointer<LayoutNode>, capacity: Int) {
    let isKept =
      capacity <= largest
      && pool.withLock { pool in
        guard pool.count < limit else { return false }
        pool.append(Free(nodes: nodes, capacity: capacity))
        return true
      }
    if !isKept { nodes.deallocate() }
  }
}

import Synchronization

/// Reusable memory for a store's data about elements and nodes.
///
/// When a store is released, the next one reuses its memory, like that of the records in
/// `NodeBuffer`, because the page faults of new memory take longer than writing it.
package struct StoreMemory: @unchecked Sendable {
  var elements: ContiguousArray<Element> = []
  var notes: ContiguousArray<NodeNote> = []

  private static let pool = Mutex<[StoreMemory]>([])
  /// The maximum number of memories in the pool; a process rarely has more stores at a time.
  private static var limit: Int { 8 }
  /// The maximum number of bytes in the pool.
  private static var byteLimit: Int { 16 << 20 }
  /// The minimum size of a memory that is worth keeping, in bytes.
  private static var leastBytes: Int { 4096 }

  private var bytes: Int {
    elements.capacity * MemoryLayout<Element>.stride + notes.capacity
      * MemoryLayout<NodeNote>.stride
  }

  /// Returns empty lists, with the capacity of a released store's lists if available.
  static func take() -> StoreMemory { pool.withLock { $0.popLast() } ?? StoreMemory() }

  /// Empties `memory` and returns it to the pool, with its capacity.
  static func give(_ memory: inout StoreMemory) {
    memory.elements.removeAll(keepingCapacity: true)
    memory.notes.removeAll(keepingCapacity: true)
    let given = memory
    guard given.bytes >= leastBytes else { return }
    pool.withLock { pool in
      guard pool.count < limit, pool.reduce(given.bytes, { $0 + $1.bytes }) <= byteLimit else {
        return
      }
      pool.append(given)
    }
  }

  /// The number of bytes in the pool.
  package static var keptBytes: Int { pool.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// Frees the memory in the pool.
  package static func empty() {
    // The memory is freed outside the lock.
    let kept = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
    withExtendedLifetime(kept) {}
  }
}

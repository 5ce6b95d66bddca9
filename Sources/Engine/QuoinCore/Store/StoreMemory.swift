import Synchronization

/// The memory for a store's data about elements and nodes.
///
/// It is kept when a store ends and reused by the next one, like that of the records in
/// `NodeBuffer`, because the page faults of new memory cost more than writing it.
package struct StoreMemory: @unchecked Sendable {
  var elements: ContiguousArray<Element> = []
  var notes: ContiguousArray<NodeNote> = []

  private static let pool = Mutex<[StoreMemory]>([])
  /// The maximum number of kept memories; a process rarely has more stores at a time.
  private static var limit: Int { 8 }
  /// The maximum number of kept bytes.
  private static var byteLimit: Int { 16 << 20 }
  /// The minimum number of bytes worth keeping.
  private static var leastBytes: Int { 4096 }

  private var bytes: Int {
    elements.capacity * MemoryLayout<Element>.stride + notes.capacity
      * MemoryLayout<NodeNote>.stride
  }

  /// Returns empty lists, with the capacity of an ended store's if available.
  static func take() -> StoreMemory { pool.withLock { $0.popLast() } ?? StoreMemory() }

  /// Empties `memory` and keeps its capacity for the next store.
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

  /// The number of kept bytes.
  package static var keptBytes: Int { pool.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// Frees the kept memory.
  package static func empty() {
    // The memory is freed outside the lock.
    let kept = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
    withExtendedLifetime(kept) {}
  }
}

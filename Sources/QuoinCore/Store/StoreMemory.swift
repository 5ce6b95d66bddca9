import Synchronization

/// Memory for what a store keeps of each element and node, kept when a store ends and handed to the next one, as `NodeBuffer`
/// keeps that of the records: the page faults of fresh memory cost more than to write it.
package struct StoreMemory: @unchecked Sendable {
  var elements: ContiguousArray<Element> = []
  var notes: ContiguousArray<NodeNote> = []

  private static let pool = Mutex<[StoreMemory]>([])
  /// As many are kept at most; a process mostly has no more stores at a time.
  private static var limit: Int { 8 }
  /// Bytes that are kept at most.
  private static var byteLimit: Int { 16 << 20 }
  /// Less isn't worth keeping.
  private static var leastBytes: Int { 4096 }

  private var bytes: Int {
    elements.capacity * MemoryLayout<Element>.stride + notes.capacity
      * MemoryLayout<NodeNote>.stride
  }

  /// Empty lists, with room if there is a store's that has ended.
  static func take() -> StoreMemory { pool.withLock { $0.popLast() } ?? StoreMemory() }

  /// Empties `memory` and keeps its room for the next store.
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

  /// The bytes that are kept.
  package static var keptBytes: Int { pool.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// Frees what is kept.
  package static func empty() {
    // What is freed is freed outside of the lock.
    let kept = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
    withExtendedLifetime(kept) {}
  }
}

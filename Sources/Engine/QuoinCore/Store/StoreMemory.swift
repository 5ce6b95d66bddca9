import Synchronization

/// Reusable memory for a store's data about elements and nodes.
///
/// When a store is released, the next one reuses its memory, like that of the records in
/// `NodeBuffer`, because the page faults of new memory take longer than writing it.
package struct StoreMemory: @unchecked Sendable {
  var elements = ElementTable()
  var notes = NodeNotes()

  private static let pool = Mutex<[StoreMemory]>([])
  /// The maximum number of memories in the pool; a process rarely has more stores at a time.
  private static var limit: Int { 8 }
  /// The maximum number of bytes in the pool.
  private static var byteLimit: Int { 16 << 20 }
  /// The minimum size of a memory that is worth keeping, in bytes.
  private static var leastBytes: Int { 4096 }

  private var bytes: Int { elements.bytes + notes.bytes }

  /// Returns empty tables, with the capacity of a released store's tables if available.
  static func take() -> StoreMemory { pool.withLock { $0.popLast() } ?? StoreMemory() }

  /// Empties `memory`, which must not be used any more, and returns it to the pool.
  static func give(_ memory: StoreMemory) {
    var memory = memory
    memory.elements.removeAll()
    memory.notes.removeAll()
    let given = memory
    let isKept =
      given.bytes >= leastBytes
      && pool.withLock { pool in
        guard pool.count < limit, pool.reduce(given.bytes, { $0 + $1.bytes }) <= byteLimit else {
          return false
        }
        pool.append(given)
        return true
      }
    if !isKept { given.free() }
  }

  private func free() {
    elements.free()
    notes.free()
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
    for memory in kept { memory.free() }
  }
}

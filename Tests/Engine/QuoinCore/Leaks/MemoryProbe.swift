import CMalloc
import Quoin

/// The bytes allocated by the process, including by a sanitizer's allocator; always 0 if the system
/// doesn't provide them.
enum MemoryProbe {
  static var bytes: Int { Int(bytesInUse()) }

  /// Returns the number of repetitions in which to look for leaks: `count`, or a tenth of it with a
  /// sanitizer, which makes everything ten times slower.
  static func times(_ count: Int) -> Int { hasSanitizer() == 0 ? count : count / 10 }

  /// Returns the bytes that `body` leaves behind, not counting one-time allocations of the process.
  ///
  /// Other tests may run at the same time, so growth of more than `bound` is measured again: a leak
  /// grows every time. Caches across images have their own limits and don't count.
  @MainActor static func growth(
    bound: Int, prepare: () throws -> Void, _ body: () throws -> Void
  ) rethrows -> Int {
    try prepare()
    var least = Int.max
    for _ in 0..<3 where least > bound {
      RenderMemory.purge()
      let before = bytes
      try body()
      RenderMemory.purge()
      least = min(least, bytes - before)
    }
    return least
  }
}

import CMalloc
import Quoin

/// What the process holds of its allocator's memory, be it a sanitizer's; always 0 where the system doesn't say.
enum MemoryProbe {
  static var bytes: Int { Int(bytesInUse()) }

  /// So many times something is done that leaks are looked for in; a tenth of `count` where a sanitizer makes
  /// everything ten times slower.
  static func times(_ count: Int) -> Int { hasSanitizer() == 0 ? count : count / 10 }

  /// The bytes that `body` leaves behind, once what is made a single time per process is there.
  ///
  /// Other tests may run beside this one, so a growth of more than `bound` is looked at again: what leaks does so
  /// every time. What is kept from picture to picture has limits of its own, and doesn't count.
  @MainActor static func growth(
    bound: Int, prepare: () throws -> Void, _ body: () throws -> Void
  ) rethrows -> Int {
    try prepare()
    var least = Int.max
    for _ in 0..<3 where least > bound {
      RenderMemory.empty()
      let before = bytes
      try body()
      RenderMemory.empty()
      least = min(least, bytes - before)
    }
    return least
  }
}

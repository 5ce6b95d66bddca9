import CMalloc

/// What the process holds of its allocator's memory; always 0 where the system doesn't say.
enum MemoryProbe {
  static var bytes: Int { Int(bytesInUse()) }

  /// The bytes that `body` leaves behind, once what is made a single time per process is there.
  ///
  /// Other tests may run beside this one, so a growth of more than `bound` is looked at again: what leaks does so
  /// every time.
  @MainActor static func growth(
    bound: Int, prepare: () throws -> Void, _ body: () throws -> Void
  ) rethrows -> Int {
    try prepare()
    var least = Int.max
    for _ in 0..<3 where least > bound {
      let before = bytes
      try body()
      least = min(least, bytes - before)
    }
    return least
  }
}

/// What a program prints, passed on as it comes, but only so much: of what comes later the end is kept, as the reason
/// of a trap stands there.
struct CappedOutput {
  /// The bytes that are passed on.
  static let limit = 1 << 20
  /// The bytes of the end.
  static let endLimit = 8 << 10

  private var passed = 0
  private var end: [UInt8] = []
  private var lost = 0

  /// What of `bytes` is passed on now.
  mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    let now = bytes.prefix(Self.limit - passed)
    passed += now.count
    end += bytes.dropFirst(now.count)
    if end.count > 2 * Self.endLimit { forgetBeginning() }
    return Array(now)
  }

  /// What is left when the program has ended, after a line about what is left out.
  mutating func rest() -> [UInt8] {
    if end.count > Self.endLimit { forgetBeginning() }
    guard lost > 0 else { return end }
    return Array("\nremark: \(lost) bytes of output are left out here\n".utf8) + end
  }

  /// Forgets all but the end, which begins with a whole line where it can.
  private mutating func forgetBeginning() {
    var kept = end.suffix(Self.endLimit)
    if let line = kept.firstIndex(of: UInt8(ascii: "\n")) { kept = kept[(line + 1)...] }
    lost += end.count - kept.count
    end = Array(kept)
  }
}

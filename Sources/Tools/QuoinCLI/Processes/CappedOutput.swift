/// Passes on a program's output up to a limit, and then keeps only the end, which contains the
/// reason for a trap.
struct CappedOutput {
  /// The number of bytes to pass on.
  static let limit = 1 << 20
  /// The number of bytes to keep from the end.
  static let endLimit = 8 << 10

  private var passed = 0
  private var end: [UInt8] = []
  private var lost = 0

  /// Returns the part of `bytes` to pass on now.
  mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    let now = bytes.prefix(Self.limit - passed)
    passed += now.count
    end += bytes.dropFirst(now.count)
    if end.count > 2 * Self.endLimit { forgetBeginning() }
    return Array(now)
  }

  /// Returns the rest after the program has ended, preceded by a note about the omitted bytes.
  mutating func rest() -> [UInt8] {
    if end.count > Self.endLimit { forgetBeginning() }
    guard lost > 0 else { return end }
    return Array("\nnote: \(lost) bytes of output are left out here\n".utf8) + end
  }

  /// Discards all but the end, which starts at a line boundary if possible.
  private mutating func forgetBeginning() {
    var kept = end.suffix(Self.endLimit)
    if let line = kept.firstIndex(of: UInt8(ascii: "\n")) { kept = kept[(line + 1)...] }
    lost += end.count - kept.count
    end = Array(kept)
  }
}

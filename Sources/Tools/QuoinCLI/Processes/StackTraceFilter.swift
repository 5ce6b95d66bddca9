/// Leaves out the list of addresses that Swift's runtime prints after a trap: it says nothing about the user's file
/// beyond the line with the reason. Only a heading with nothing but addresses up to the end, of a program that a signal
/// ended, is one; anything else stays.
struct StackTraceFilter {
  private static let heading = Array("Current stack trace:\n".utf8)
  /// No line, and no list, is longer.
  private static let limit = 1 << 16

  /// A line that isn't complete.
  private var line: [UInt8] = []
  /// A heading and the addresses after it.
  private var held: [UInt8] = []

  /// What of `bytes`, and of what was held back before, certainly is no list of addresses.
  mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    var passed: [UInt8] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[...end]
      rest = rest[(end + 1)...]
      passed += passLine()
    }
    line += rest
    if line.count > Self.limit { passed += passLine() }
    return passed
  }

  /// What is left when the program has ended.
  mutating func rest(afterTrap isTrap: Bool) -> [UInt8] {
    let passed = line.isEmpty ? [] : passLine()
    defer { held = [] }
    return isTrap ? passed : passed + held
  }

  private mutating func passLine() -> [UInt8] {
    defer { line = [] }
    if held.isEmpty ? line == Self.heading : isAddress && held.count < Self.limit {
      held += line
      return []
    }
    let passed = held + line
    held = []
    // What looked like a list may be followed by one.
    guard line == Self.heading else { return passed }
    held = line
    return passed.dropLast(line.count)
  }

  /// Whether the line is like `3    libc.so.6    0x00007fb2 main + 133`.
  private var isAddress: Bool {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    return words.count >= 3 && words[0].allSatisfy { (48...57).contains($0) }
      && words[2].starts(with: Array("0x".utf8))
  }
}

/// Removes the text that Swift's runtime prints after the reason for a trap: a list of addresses,
/// or a line about its backtracer, which add nothing about the user's file.
///
/// Removes only a heading followed by nothing but addresses at the end of the output, and only if a
/// signal ended the program.
struct StackTraceFilter {
  private static let heading = Array("Current stack trace:\n".utf8)
  /// The maximum length of a line or a list.
  private static let limit = 1 << 16

  /// An incomplete line.
  private var line: [UInt8] = []
  /// A blank line that may precede a heading, a heading, and the addresses after it.
  private var held: [UInt8] = []
  private var hasHeading = false

  /// Returns the part of the output so far that is certainly not a list of addresses.
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

  /// Returns the rest after the program has ended.
  mutating func rest(afterTrap isTrap: Bool) -> [UInt8] {
    let passed = line.isEmpty ? [] : passLine()
    defer { (held, hasHeading) = ([], false) }
    return isTrap && hasHeading ? passed : passed + held
  }

  private mutating func passLine() -> [UInt8] {
    defer { line = [] }
    let isHeading = line == Self.heading || isAboutBacktracer
    if hasHeading ? isBlank || isAddress && held.count < Self.limit : isHeading {
      held += line
      hasHeading = true
      return []
    }
    let passed = held + line
    (held, hasHeading) = ([], isHeading)
    // This line may be, or precede, another heading.
    guard isHeading || isBlank else { return passed }
    held = line
    return passed.dropLast(line.count)
  }

  private var isBlank: Bool { line == [UInt8(ascii: "\n")] }

  /// Whether the line has the form `*** Signal 4: Backtracing from 0x7fb2... done ***`.
  private var isAboutBacktracer: Bool {
    line.starts(with: Array("*** Signal ".utf8))
      && String(decoding: line, as: UTF8.self).contains(": Backtracing from 0x")
  }

  /// Whether the line has the form `3    libc.so.6    0x00007fb2 main + 133`.
  private var isAddress: Bool {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    return words.count >= 3 && words[0].allSatisfy { (48...57).contains($0) }
      && words[2].starts(with: Array("0x".utf8))
  }
}

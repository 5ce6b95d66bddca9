/// The last message of Swift's runtime about a failed condition, in a program's output.
struct TrapMessage {
  /// The place in the message: `Card_swift/Card.swift:3`.
  private(set) var place: String?
  private(set) var reason: String?
  /// An incomplete line.
  private var line: [UInt8] = []

  private static let longestLine = 1 << 14
  private static let longestReason = 400

  mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end].prefix(Self.longestLine - line.count)
      rest = rest[(end + 1)...]
      note(String(decoding: line, as: UTF8.self))
      line = []
    }
    line += rest.prefix(Self.longestLine - line.count)
  }

  private mutating func note(_ line: String) {
    guard line.contains(" error: ") || line.contains(" failed: "),
      let match = line.wholeMatch(
        of: /(.+?:\d+): (?:Fatal error|Precondition failed|Assertion failed): (.+)/)
    else { return }
    (place, reason) = (String(match.1), String(match.2.prefix(Self.longestReason)))
  }
}

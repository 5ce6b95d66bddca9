/// Splits a stream of bytes into lines, with a limit on length so that no line fills the memory.
struct LineBuffer {
  private let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// Passes on each line that `bytes` complete. Returns `false` from the first overlong line on.
  mutating func add(_ bytes: ArraySlice<UInt8>, _ take: (String) -> Void) -> Bool {
    guard rest.count <= limit else { return false }
    var left = bytes
    while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
      rest += left[..<end]
      take(String(decoding: rest, as: UTF8.self))
      rest = []
      left = left[(end + 1)...]
    }
    rest += left
    return rest.count <= limit
  }
}

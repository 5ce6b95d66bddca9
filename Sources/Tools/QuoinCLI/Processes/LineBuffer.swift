/// Bytes that come in pieces, as lines. A line may only be so long: what never ends must not fill the memory.
struct LineBuffer {
  private let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// Hands over each line that `bytes` complete. Returns false, from then on, when a line is too long.
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

/// Replacements in a text that preserve its lines.
struct SourceEdits {
  let bytes: [UInt8]
  /// The replacements; `nil` fills the range with spaces.
  private var replacements: [(range: Range<Int>, text: String?)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    replacements.append((range, text))
  }

  mutating func blank(_ range: Range<Int>) {
    replacements.append((range, nil))
  }

  /// The text after all replacements. Of those that overlap, the first applies, or the longer if
  /// they start together.
  var text: String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    let sorted = replacements.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    let newline = UInt8(ascii: "\n")
    // Skips a replacement that an earlier one covers.
    for (range, text) in sorted where range.lowerBound >= place {
      result += bytes[place..<range.lowerBound]
      if let text {
        result += text.utf8
        result += bytes[range].filter { $0 == newline }
      } else {
        result += bytes[range].map { $0 == newline ? $0 : UInt8(ascii: " ") }
      }
      place = range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}

/// A replacement of some bytes of a file.
struct SourceReplacement: Equatable {
  let range: Range<Int>
  let text: [UInt8]

  init(_ range: Range<Int>, _ text: [UInt8]) {
    (self.range, self.text) = (range, text)
  }

  init(_ range: Range<Int>, _ text: String) {
    self.init(range, Array(text.utf8))
  }

  static func insertion(_ text: [UInt8], at place: Int) -> Self { Self(place..<place, text) }
  static func insertion(_ text: String, at place: Int) -> Self { Self(place..<place, text) }
  static func removal(_ range: Range<Int>) -> Self { Self(range, []) }
}

extension [SourceReplacement] {
  /// The replacements in the order of their places; those at one place keep their order.
  private var inOrder: [SourceReplacement] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// Returns a text with all replacements; `nil` if two overlap.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for replacement in inOrder {
      guard replacement.range.lowerBound >= place else { return nil }
      result += bytes[place..<replacement.range.lowerBound]
      result += replacement.text
      place = replacement.range.upperBound
    }
    return result + bytes[place...]
  }

  /// Returns the new place of a byte; `nil` if it is replaced.
  func moved(_ byte: Int) -> Int? {
    var result = byte
    for replacement in self where replacement.range.lowerBound <= byte {
      guard replacement.range.upperBound <= byte else { return nil }
      result += replacement.text.count - replacement.range.count
    }
    return result
  }
}

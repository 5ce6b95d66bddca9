import Foundation

/// Decoders of stream filters.
enum PDFFilter {
  static func ascii85(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ count: Int) {
      let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for index in 0..<count {
        result.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index)))
      }
      group = []
    }
    for byte in text {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
      guard (33...117).contains(byte) else { continue }
      group.append(UInt32(byte - 33))
      if group.count == 5 { flush(4) }
    }
    if group.count > 1 {
      let count = group.count - 1
      group += [UInt32](repeating: 84, count: 5 - group.count)
      flush(count)
    }
    return result
  }

  static func hexadecimal(_ text: [UInt8]) -> [UInt8] {
    let digits = text.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFScanner.digit)
    return stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
    }
  }

  /// Reverses PNG prediction.
  static func unpredicted(_ content: [UInt8], row: Int, pixel: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: content.count)
    var count = 0
    for start in stride(from: 0, to: content.count, by: row + 1) {
      for index in 0..<min(row, content.count - start - 1) {
        let left = index >= pixel ? Int(result[count - pixel]) : 0
        let up = count >= row ? Int(result[count - row]) : 0
        let corner = index >= pixel && count >= row ? Int(result[count - row - pixel]) : 0
        let guess: Int
        switch content[start] {
        case 1: guess = left
        case 2: guess = up
        case 3: guess = (left + up) / 2
        case 4:
          let sum = left + up - corner
          let (a, b, c) = (abs(sum - left), abs(sum - up), abs(sum - corner))
          guess = a <= b && a <= c ? left : b <= c ? up : corner
        default: guess = 0
        }
        result[count] = content[start + 1 + index] &+ UInt8(truncatingIfNeeded: guess)
        count += 1
      }
    }
    result.removeLast(result.count - count)
    return result
  }
}

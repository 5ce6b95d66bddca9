import Foundation
import QuoinGeometry

/// A scanner of SVG number lists, in which blanks, commas, signs or decimal points separate
/// numbers.
struct NumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Returns the numbers at the beginning of `text`.
  static func numbers(_ text: some StringProtocol) -> [CGFloat] {
    var scanner = NumberScanner(text)
    var numbers: [CGFloat] = []
    while let number = scanner.number() { numbers.append(number) }
    return numbers
  }

  private mutating func skip() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  /// Reads a letter, if one follows.
  mutating func letter() -> UInt8? {
    skip()
    guard index < bytes.count, (bytes[index] | 0x20) >= UInt8(ascii: "a"),
      (bytes[index] | 0x20) <= UInt8(ascii: "z")
    else { return nil }
    index += 1
    return bytes[index - 1]
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// Reads an arc flag, which is a single digit.
  mutating func flag() -> Bool? {
    skip()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  mutating func number() -> CGFloat? {
    skip()
    let start = index
    func isDigit(_ place: Int) -> Bool {
      place < bytes.count && (0x30...0x39).contains(bytes[place])
    }
    func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    if at(index) == UInt8(ascii: "-") || at(index) == UInt8(ascii: "+") { index += 1 }
    let whole = index
    while isDigit(index) { index += 1 }
    var count = index - whole
    if at(index) == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      while isDigit(index) { index += 1 }
      count += index - fraction
    }
    guard count > 0 else {
      index = start
      return nil
    }
    if at(index) | 0x20 == UInt8(ascii: "e") {
      let signed = [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(at(index + 1)) ? 2 : 1
      if isDigit(index + signed) {
        index += signed
        while isDigit(index) { index += 1 }
      }
    }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
    return value.isFinite ? CGFloat(min(max(value, -1e9), 1e9)) : 0
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }
}

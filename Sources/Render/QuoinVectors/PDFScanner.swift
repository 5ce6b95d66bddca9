import Foundation

/// A tokenizer of PDF files and content streams.
struct PDFScanner {
  let bytes: [UInt8]
  var index: Int

  private static let deepest = 64

  init(_ bytes: [UInt8], at index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Returns the value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func skip() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      } else if Self.isBlank(bytes[index]) {
        index += 1
      } else {
        return
      }
    }
  }

  /// Returns the next value or operator; `nil` at the end, and at a closing bracket.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skip()
    guard index < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      var values: [PDFValue] = []
      while let value = next(depth: depth + 1) { Self.add(value, to: &values) }
      index += 1
      return .array(values)
    case UInt8(ascii: "<"):
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "<") { return dictionary(depth) }
      return .string(hexadecimal())
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): return nil
    case UInt8(ascii: ")"):
      index += 1
      return next(depth: depth + 1)
    default: return word()
    }
  }

  /// Appends a value; combines `12 0 R` to one reference.
  private static func add(_ value: PDFValue, to values: inout [PDFValue]) {
    if case .word("R") = value, values.count >= 2,
      case .number(let number) = values[values.count - 2]
    {
      values.removeLast(2)
      values.append(.reference(Int(exactly: number) ?? -1))
    } else {
      values.append(value)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue {
    index += 2
    var values: [PDFValue] = []
    while let value = next(depth: depth + 1) { Self.add(value, to: &values) }
    index += 2
    var fields: [String: PDFValue] = [:]
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      if case .name(let key) = values[place] { fields[key] = values[place + 1] }
    }
    return .dictionary(fields)
  }

  private mutating func name() -> String {
    index += 1
    let start = index
    while index < bytes.count, !Self.isDelimiter(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word() -> PDFValue {
    let start = index
    index += 1
    while index < bytes.count, !Self.isDelimiter(bytes[index]) { index += 1 }
    if let number = Self.decimal(bytes[start..<index]) { return .number(number) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let number = Double(text), number.isFinite, text.first?.isLetter != true {
        return .number(min(max(number, -1e9), 1e9))
      }
      return .word(text)
    }
  }

  /// Parses a number that consists of a sign, a few digits and a decimal point.
  private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count < 10 else { return nil }
    var (value, divisor, digits) = (0, 1, 0)
    var isFraction = false
    for (place, byte) in zip(text.indices, text) {
      switch byte {
      case 0x30...0x39:
        value = 10 * value + Int(byte - 0x30)
        digits += 1
        if isFraction { divisor *= 10 }
      case UInt8(ascii: "."):
        guard !isFraction else { return nil }
        isFraction = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"): guard place == text.startIndex else { return nil }
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    // Both operands are exact, so the quotient is correctly rounded.
    let number = Double(value) / Double(divisor)
    return text.first == UInt8(ascii: "-") ? -number : number
  }

  private mutating func literal() -> [UInt8] {
    index += 1
    var (depth, text) = (1, [UInt8]())
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { return text }
        text.append(escaped())
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func escaped() -> UInt8 {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 {
        guard index < bytes.count, (0x30...0x37).contains(bytes[index]) else { break }
        value = value * 8 + Int(bytes[index] - 0x30)
        index += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[index]) { digits.append(digit) }
      index += 1
    }
    index += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Returns the next value if it is a plain number.
  mutating func number() -> Double? {
    skip()
    guard index < bytes.count, !Self.isDelimiter(bytes[index]), case .number(let number) = word()
    else { return nil }
    return number
  }
}

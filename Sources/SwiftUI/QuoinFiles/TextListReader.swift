import Foundation

/// A reader of property lists in the old text format, as Xcode writes `project.pbxproj`.
struct TextListReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws -> Any {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw damage }
    return value
  }

  private var damage: BoundedPropertyList.ParseError {
    let line = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return BoundedPropertyList.ParseError("it is damaged in line \(line)")
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws -> Any {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { try $0.dictionary() }
    case UInt8(ascii: "("): return try nested { try $0.array() }
    case UInt8(ascii: "<"): return try binary()
    default: return try string()
    }
  }

  private mutating func nested(_ read: (inout Self) throws -> Any) throws -> Any {
    guard depth < BoundedPropertyList.deepest else { throw BoundedPropertyList.ParseError.tooDeep }
    place += 1
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func dictionary() throws -> [String: Any] {
    var fields: [String: Any] = [:]
    while !takes("}") {
      let key = try string()
      if takes(";") {
        fields[key] = key
        continue
      }
      guard takes("=") else { throw damage }
      fields[key] = try value()
      // The last entry may omit the semicolon.
      if takes(";") { continue }
      guard takes("}") else { throw damage }
      break
    }
    return fields
  }

  private mutating func array() throws -> [Any] {
    var values: [Any] = []
    while !takes(")") {
      values.append(try value())
      if takes(",") { continue }
      guard takes(")") else { throw damage }
      break
    }
    return values
  }

  private mutating func binary() throws -> Data {
    place += 1
    var digits: [UInt8] = []
    while !takes(">") {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw damage
      }
      digits.append(UInt8(digit))
      place += 1
    }
    guard digits.count % 2 == 0 else { throw damage }
    return Data(
      stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  // MARK: Strings

  private mutating func string() throws -> String {
    skipSpace()
    guard let first = next else { throw damage }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = place
    while let byte = next, Self.isPlain(byte) { place += 1 }
    guard place > start else { throw damage }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws -> String {
    place += 1
    var text: [UInt8] = []
    // Two `\U` escapes may form one character.
    var units: [UInt16] = []
    func flush() {
      guard !units.isEmpty else { return }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    while let byte = next {
      place += 1
      if byte == quote {
        flush()
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        units.append(try escape())
      } else {
        flush()
        text.append(byte)
      }
    }
    throw damage
  }

  /// Parses the escape sequence after a backslash.
  private mutating func escape() throws -> UInt16 {
    guard let byte = next else { throw damage }
    switch byte {
    case UInt8(ascii: "U"):
      place += 1
      return number(radix: 16, upTo: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return number(radix: 8, upTo: 3)
    default:
      place += 1
      let known: [UInt8: UInt16] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
      ]
      if byte >= 0x80 { place -= 1 }
      return byte >= 0x80 ? UInt16(UInt8(ascii: "\\")) : known[byte] ?? UInt16(byte)
    }
  }

  private mutating func number(radix: Int, upTo length: Int) -> UInt16 {
    var value = 0
    for _ in 0..<length {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }), digit < radix
      else { break }
      value = value * radix + digit
      place += 1
    }
    return UInt16(value)
  }

  // MARK: Space

  /// Skips whitespace and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == 0x20 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        let end = Self.commentEnds[bytes[place + 1]]
      {
        let rest = bytes[(place + 2)...]
        place =
          rest.indices.first { rest[$0...].starts(with: end) }.map { $0 + end.count }
          ?? bytes.count
      } else {
        return
      }
    }
  }

  private static let commentEnds: [UInt8: [UInt8]] = [
    UInt8(ascii: "/"): [UInt8(ascii: "\n")], UInt8(ascii: "*"): Array("*/".utf8),
  ]
}

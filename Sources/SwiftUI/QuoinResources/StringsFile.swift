import Foundation
import QuoinFiles

/// The texts of a `.strings` file: `"key" = "value";`, or a property list.
package struct StringsFile {
  package private(set) var texts: [String: String] = [:]

  /// Reads the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file and the line.
  init(path: String) throws {
    guard let data = try? InputFile.contents(of: path) else {
      throw AssetError("\(path) can't be read.")
    }
    try self.init(data: data, path: path)
  }

  /// Parses the contents of the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file and the line.
  package init(data: Data, path: String) throws {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      texts = try AssetError.propertyList(data, path).compactMapValues { $0 as? String }
      return
    }
    guard let text = Self.text(data) else {
      throw AssetError("\(path) is neither UTF-8 nor UTF-16.")
    }
    var parser = StringsParser(text)
    while true {
      do {
        guard let (key, value) = try parser.entry() else { return }
        texts[key] = value
      } catch {
        throw AssetError(
          "\(path), line \(parser.line): there is no \"key\" = \"value\";. "
            + "Look for a missing quote or semicolon.")
      }
    }
  }

  private static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: bytes, encoding: .utf8)
  }
}

private struct StringsParser {
  private struct Failure: Error {}

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var line: Int { scalars[..<min(index, scalars.count)].count { $0 == "\n" } + 1 }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func entry() throws -> (String, String)? {
    try skip()
    guard next != nil else { return nil }
    let key = try word()
    try skip()
    var value = key
    if next == "=" {
      index += 1
      try skip()
      value = try word()
      try skip()
    }
    guard next == ";" else { throw Failure() }
    index += 1
    return (key, value)
  }

  /// Skips whitespace and comments.
  private mutating func skip() throws {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let scalar = next, scalar != "\n" {
          _ = scalar
          index += 1
        }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        let start = index
        index += 2
        while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") {
          index += 1
        }
        guard index + 1 < scalars.count else {
          index = start
          throw Failure()
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func word() throws -> String {
    guard let quote = next else { throw Failure() }
    guard quote == "\"" || quote == "'" else { return try bareWord() }
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != quote {
      index += 1
      text.append(contentsOf: scalar == "\\" ? try escaped() : [scalar])
    }
    guard next == quote else {
      index = start
      throw Failure()
    }
    index += 1
    return String(text)
  }

  private mutating func bareWord() throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next,
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_.-$:/".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      index += 1
    }
    guard !text.isEmpty else { throw Failure() }
    return String(text)
  }

  /// Parses the escape sequence after a backslash. A UTF-16 surrogate pair becomes one character.
  private mutating func escaped() throws -> [Unicode.Scalar] {
    guard let scalar = next else { throw Failure() }
    index += 1
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "U", "u":
      let unit = hexadecimal()
      guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)) else {
        return [Unicode.Scalar(unit) ?? "\u{FFFD}"]
      }
      guard next == "\\", index + 1 < scalars.count,
        "Uu".unicodeScalars.contains(scalars[index + 1])
      else { return ["\u{FFFD}"] }
      index += 2
      let low = hexadecimal()
      guard UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: low)) else { return ["\u{FFFD}"] }
      return [Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)) ?? "\u{FFFD}"]
    default: return [scalar]
    }
  }

  /// Parses up to four digits.
  private mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = next, let digit = Character(scalar).hexDigitValue else { break }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

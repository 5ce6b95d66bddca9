import Foundation

/// A property list reader that bounds the work and the recursion that an input can cause.
///
/// Foundation parses XML and binary lists after a linear scan has checked their nesting; this
/// module parses the old text format (`{ key = value; }`) itself.
public enum BoundedPropertyList {
  /// The maximum nesting of arrays and dictionaries.
  public static let deepest = 128

  /// Parses `data` into `[String: Any]`, `[Any]`, `String`, `Data`, or another of Foundation's
  /// types.
  ///
  /// - Throws: ``ParseError`` for lists that are damaged, too deep, or have far more values than
  ///   bytes.
  public static func read(_ data: Data) throws -> Any {
    if data.starts(with: Array("bplist".utf8)) {
      try BinaryListScan(Array(data)).check()
      return try serialized(data)
    }
    let text = try PropertyListText(data)
    guard text.isXML else {
      var reader = TextListReader(text.bytes)
      return try reader.read()
    }
    try XMLListScan.check(text.bytes)
    return try serialized(Data(text.bytes))
  }

  private static func serialized(_ data: Data) throws -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw ParseError("it is damaged")
    }
  }

  /// An error in a list, phrased as the end of a sentence, such as `it is damaged`.
  public struct ParseError: Error, Equatable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }

    static let tooDeep = ParseError("it is nested more than \(deepest) levels deep")
  }
}

/// The text of a list as UTF-8, without a byte order mark and the line that names its encoding.
private struct PropertyListText {
  let bytes: [UInt8]
  let isXML: Bool

  init(_ data: Data) throws {
    let marks: [([UInt8], String.Encoding)] = [
      ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE, 0, 0], .utf32), ([0xFE, 0xFF], .utf16),
      ([0xFF, 0xFE], .utf16),
    ]
    var rest: ArraySlice<UInt8>
    if let encoding = marks.first(where: { data.starts(with: $0.0) })?.1 {
      guard let text = String(data: data, encoding: encoding) else {
        throw BoundedPropertyList.ParseError("its text is damaged")
      }
      rest = Array(text.utf8)[...]
    } else {
      rest = Array(data)[...]
    }
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: Self.isSpace)
    isXML = rest.first == UInt8(ascii: "<")
    var encoding = "utf-8"
    // Foundation would use the encoding that the declaration names.
    while rest.starts(with: Array("<?xml".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      let line = String(decoding: rest[...end], as: UTF8.self).lowercased()
      if let named = line.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)?.1 {
        encoding = String(named)
      }
      rest = rest[(end + 1)...].drop(while: Self.isSpace)
    }
    if isXML, ["iso-8859-1", "latin1"].contains(encoding) {
      bytes = Array(String(rest.map { Character(Unicode.Scalar($0)) }).utf8)
    } else if String(validating: rest, as: UTF8.self) != nil {
      bytes = Array(rest)
    } else {
      // Older Macs used this encoding.
      guard let text = String(data: Data(rest), encoding: .macOSRoman), !isXML else {
        throw BoundedPropertyList.ParseError("its text is damaged")
      }
      bytes = Array(text.utf8)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}

/// A scan of the nesting of an XML list.
private enum XMLListScan {
  /// Checks the nesting of elements.
  ///
  /// Start tags inside comments count and end tags inside comments don't, so that no comment can
  /// hide an element.
  ///
  /// - Throws: An error if elements are nested too deeply.
  static func check(_ bytes: [UInt8]) throws {
    var depth = 0
    var place = 0
    var hiding: [UInt8]?
    func follows(_ word: [UInt8]) -> Bool { bytes[place...].starts(with: word) }
    while place < bytes.count {
      if let end = hiding, follows(end) { hiding = nil }
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      place += 1
      if hiding == nil {
        hiding = hidden.first { follows($0.begin) }?.end
        if hiding != nil {
          // `<!-->` doesn't end a comment.
          place += follows(comment) ? comment.count : 0
          continue
        }
      }
      if follows([UInt8(ascii: "/")]) {
        if hiding == nil { depth = max(depth - 1, 0) }
      } else if place < bytes.count, isLetter(bytes[place]) {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        // A self-closing tag contains nothing.
        if end < bytes.count, bytes[end - 1] == UInt8(ascii: "/") { continue }
        depth += 1
        // The list itself and a text in the innermost element are levels, too.
        guard depth <= BoundedPropertyList.deepest + 2 else {
          throw BoundedPropertyList.ParseError.tooDeep
        }
      }
    }
  }

  private static let comment = Array("!--".utf8)
  private static let hidden = [
    (begin: comment, end: Array("-->".utf8)),
    (begin: Array("![CDATA[".utf8), end: Array("]]>".utf8)),
    (begin: Array("?".utf8), end: Array("?>".utf8)),
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

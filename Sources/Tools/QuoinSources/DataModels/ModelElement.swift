/// An element of a data model's XML file.
struct ModelElement: Equatable {
  let name: String
  /// The line of its start tag, counted from 1.
  let line: Int
  let attributes: [String: String]
  var children: [ModelElement] = []

  /// Returns the children with this name.
  func all(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

  /// Returns the first child with this name.
  func first(_ name: String) -> ModelElement? { children.first { $0.name == name } }

  subscript(name: String) -> String? { attributes[name] }

  /// Whether an attribute is `YES`.
  func flag(_ name: String) -> Bool {
    attributes[name].map { ["YES", "1", "true"].contains($0) } ?? false
  }
}

/// A strict reader of the XML that data models consist of: elements and attributes.
///
/// It refuses document types, so no entity expands, and its work grows with the size of the file.
struct ModelXML {
  /// An error at a line of the file.
  struct ParseError: Error, Equatable {
    let line: Int
    let reason: String
  }

  /// The maximum nesting of elements.
  static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Returns the root element of a file.
  static func root(of bytes: [UInt8]) throws(ParseError) -> ModelElement {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ParseError(line: 1, reason: "it is not text in UTF-8")
    }
    var reader = ModelXML(bytes)
    return try reader.read()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func read() throws(ParseError) -> ModelElement {
    var open: [ModelElement] = []
    var root: ModelElement?
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      if try skip("<![CDATA[", to: "]]>") { continue }
      guard !starts(with: "<!") else {
        throw error("it has a document type, which Quoin doesn't read")
      }
      guard root == nil else { throw error("it has a second element outside of the first") }
      if starts(with: "</") {
        let name = try endTag()
        guard let last = open.popLast(), last.name == name else {
          throw error("</\(name)> closes an element that isn't open")
        }
        if open.isEmpty { root = last } else { open[open.count - 1].children.append(last) }
      } else {
        let (element, isEmpty) = try startTag()
        if !isEmpty {
          open.append(element)
          guard open.count <= Self.deepest else {
            throw error("its elements are nested more than \(Self.deepest) levels deep")
          }
        } else if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    if let last = open.last {
      throw ParseError(line: last.line, reason: "<\(last.name)> isn't closed")
    }
    guard let root else { throw error("it has no elements") }
    return root
  }

  private mutating func endTag() throws(ParseError) -> String {
    index += 2
    let name = name()
    skipSpace()
    try expect(UInt8(ascii: ">"), "the end of </\(name)>")
    return name
  }

  private mutating func startTag() throws(ParseError) -> (ModelElement, isEmpty: Bool) {
    let first = line
    index += 1
    let name = name()
    guard !name.isEmpty else { throw error("a < begins no element") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      let isEmpty = starts(with: "/>")
      if isEmpty || starts(with: ">") {
        index += isEmpty ? 2 : 1
        return (ModelElement(name: name, line: first, attributes: attributes), isEmpty)
      }
      let key = self.name()
      guard !key.isEmpty else { throw error("<\(name)> isn't closed by a >") }
      skipSpace()
      try expect(UInt8(ascii: "="), "the value of \(key)")
      skipSpace()
      guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
      else { throw error("the value of \(key) isn't in quotes") }
      guard attributes.updateValue(try value(of: key), forKey: key) == nil else {
        throw error("<\(name)> has \(key) twice")
      }
    }
  }

  private mutating func value(of key: String) throws(ParseError) -> String {
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] != UInt8(ascii: "<") else {
        throw error("the value of \(key) isn't closed")
      }
      advance()
    }
    let text = bytes[start..<index]
    try expect(quote, "the end of the value of \(key)")
    return try decoded(text, of: key)
  }

  private func decoded(_ text: ArraySlice<UInt8>, of key: String) throws(ParseError) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result = ""
    var rest = Substring(String(decoding: text, as: UTF8.self))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let scalar = Self.scalar(of: rest[..<end])
      else { throw error("the value of \(key) has an unknown entity after &") }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func scalar(of entity: Substring) -> Unicode.Scalar? {
    switch entity {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    case _ where entity.hasPrefix("#x"):
      UInt32(entity.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where entity.hasPrefix("#"): UInt32(entity.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: ":"), 128...255:
        index += 1
      default: return String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { advance() }
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(ParseError) {
    guard index < bytes.count, bytes[index] == byte else { throw error("\(what) is missing") }
    index += 1
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Skips a part with this beginning and end. Returns whether there was one.
  private mutating func skip(
    _ start: StaticString, to end: StaticString
  ) throws(ParseError) -> Bool {
    guard starts(with: start) else { return false }
    let first = line
    index += start.utf8CodeUnitCount
    while !starts(with: end) {
      guard index < bytes.count else {
        throw ParseError(line: first, reason: "\(start) isn't closed by \(end)")
      }
      advance()
    }
    index += end.utf8CodeUnitCount
    return true
  }

  private func error(_ reason: String) -> ParseError { ParseError(line: line, reason: reason) }
}

import Foundation

/// An element of an XML file.
final class XMLElement {
  /// The name without a prefix.
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLElement] = []
  /// The characters directly inside the element, without those of descendants.
  fileprivate(set) var text = ""

  // Read once, however often a drawing uses the element.
  /// The outline of a shape; `nil` for any other element.
  private(set) lazy var outline = SVGShape.path(self)
  /// The transform to the parent's coordinate space.
  private(set) lazy var transform = SVGTransform.transform(attributes["transform"])
  private(set) lazy var viewBox = ViewBox(self)
  /// The declarations in the presentation attributes.
  private(set) lazy var presentation = SVGDeclaration.declarations(attributes)
  /// The declarations in the `style` attribute, which override those in presentation attributes.
  private(set) lazy var inlineStyle = SVGDeclaration.declarations(attributes["style"] ?? "")
  /// The number of bytes to parse again for each use of the element.
  private(set) lazy var weight = attributes.reduce(0) { sum, attribute in
    switch attribute.key {
    case "d", "points", "href", "style", "transform", "viewBox": sum
    default: sum + attribute.value.utf8.count
    }
  }

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Calls `action` with the element and all its descendants, in document order.
  func visit(_ action: (XMLElement) -> Void) {
    action(self)
    for child in children { child.visit(action) }
  }
}

/// An XML reader of elements, attributes and characters. It skips document type declarations and
/// omits custom entities.
struct XMLReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The maximum nesting of elements.
  private static let deepest = 200

  /// Returns the root element of the file.
  static func root(of data: Data) throws(VectorError) -> XMLElement {
    var reader = XMLReader(bytes: Array(data))
    return try reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() throws(VectorError) -> XMLElement {
    var open: [XMLElement] = []
    var root: XMLElement?
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = take { $0 != UInt8(ascii: "<") }
        open.last?.text += Self.decoded(text)
        continue
      }
      if skip("<!--", to: "-->") != nil || skip("<?", to: "?>") != nil { continue }
      if let text = skip("<![CDATA[", to: "]]>") {
        open.last?.text += String(decoding: text, as: UTF8.self)
        continue
      }
      if starts(with: "<!") {
        skipDeclaration()
      } else if starts(with: "</") {
        _ = take { $0 != UInt8(ascii: ">") }
        index += 1
        if let closed = open.popLast(), open.isEmpty { return closed }
      } else {
        let (element, isEmpty) = try element()
        open.last?.children.append(element)
        if root == nil { root = element }
        if !isEmpty { open.append(element) }
        if open.isEmpty { return element }
        guard open.count < Self.deepest else {
          throw VectorError(reason: "its elements are nested too deeply")
        }
      }
    }
    // Accept elements that aren't closed at the end of the file.
    guard let root else { throw VectorError(reason: "it is neither SVG nor PDF") }
    return root
  }

  private mutating func element() throws(VectorError) -> (XMLElement, isEmpty: Bool) {
    index += 1
    let name = take { !Self.ends($0) }
    guard !name.isEmpty else { throw VectorError(reason: "it is not XML") }
    var attributes: [String: String] = [:]
    while true {
      _ = take(Self.isBlank)
      guard index < bytes.count else {
        throw VectorError(reason: "it ends in the middle of an element")
      }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (XMLElement(name: Self.local(name), attributes: attributes), false)
      }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        _ = take { $0 != UInt8(ascii: ">") }
        index += 1
        return (XMLElement(name: Self.local(name), attributes: attributes), true)
      }
      let key = take { !Self.ends($0) && $0 != UInt8(ascii: "=") }
      _ = take(Self.isBlank)
      guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        if key.isEmpty { index += 1 }
        continue
      }
      index += 1
      _ = take(Self.isBlank)
      guard index < bytes.count else { continue }
      let quote = bytes[index]
      index += 1
      let value = take { $0 != quote }
      index += 1
      attributes[Self.local(key)] = Self.decoded(value)
    }
  }

  private mutating func skipDeclaration() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Skips `start`, `end` and everything in between, and returns what is in between.
  private mutating func skip(_ start: StaticString, to end: StaticString) -> ArraySlice<UInt8>? {
    guard starts(with: start) else { return nil }
    index += start.utf8CodeUnitCount
    let first = index
    while index < bytes.count, bytes[index] != end.utf8Start[0] || !starts(with: end) { index += 1 }
    defer { index += end.utf8CodeUnitCount }
    return bytes[first..<index]
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = min(index, bytes.count)
    index = start
    while index < bytes.count, isTaken(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func ends(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func local(_ name: ArraySlice<UInt8>) -> String {
    let text = String(decoding: name, as: UTF8.self)
    return text.split(separator: ":").last.map(String.init) ?? text
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else { continue }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      switch name {
      case "lt": result += "<"
      case "gt": result += ">"
      case "amp": result += "&"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let number =
          name.hasPrefix("#x")
          ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        if name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + rest
  }
}

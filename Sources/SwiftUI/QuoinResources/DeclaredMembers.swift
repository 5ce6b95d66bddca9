/// The static members that sources declare in extensions of the types that generated symbols
/// extend.
///
/// The scan is textual: it finds extensions by the type's name, and `static` members inside them.
public struct DeclaredMembers: Sendable, Equatable {
  private var names: [String: Set<String>] = [:]

  public init() {}

  /// Collects the members in the texts of source files.
  public init(sources: some Sequence<String>) {
    for source in sources { add(source) }
  }

  /// Returns the names that extensions of `type` declare.
  public func members(of type: String) -> Set<String> { names[type] ?? [] }

  static let types: Set<String> = [
    "Color", "ShapeStyle", "UIColor", "UIImage", "ColorResource", "ImageResource",
  ]

  /// Adds the members that `source` declares.
  public mutating func add(_ source: String) {
    guard source.utf8.count < 1 << 24, source.contains("extension") else { return }
    var scanner = WordScanner(source)
    var depth = 0
    /// The extended type, and the brace depth of its extension.
    var extended: (type: String, depth: Int)?
    var previous = ""
    var isStatic = false
    while let word = scanner.next() {
      switch word {
      case "{": depth += 1
      case "}":
        depth -= 1
        if let open = extended, depth < open.depth { extended = nil }
      case "static" where extended?.depth == depth: isStatic = true
      default:
        if previous == "extension", extended == nil {
          let type = scanner.qualified(after: word)
          if Self.types.contains(type) { extended = (type, depth + 1) }
        } else if isStatic, previous == "let" || previous == "var" {
          if let extended { names[extended.type, default: []].insert(word) }
          isStatic = false
        }
      }
      previous = word
    }
  }
}

/// A scanner that splits Swift source into words and braces and skips comments and strings.
private struct WordScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Returns the last component of a dotted name that begins with `word`.
  mutating func qualified(after word: String) -> String {
    var word = word
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard let next = next() else { break }
      word = next
    }
    return word
  }

  mutating func next() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWord(byte) || byte == UInt8(ascii: "`") {
        let start = index
        index += 1
        while index < bytes.count, Self.isWord(bytes[index]) || bytes[index] == UInt8(ascii: "`") {
          index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return "{"
      case UInt8(ascii: "}"): return "}"
      case UInt8(ascii: "/") where peek == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString()
      default: break
      }
    }
    return nil
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private mutating func skipLine() {
    while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 1
    index += 1
    while depth > 0, index + 1 < bytes.count {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
      } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    if depth > 0 { index = bytes.count }
  }

  /// Skips to the end of a string, given that its opening quote was read; skips interpolations,
  /// too.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    if index + 1 < bytes.count, bytes[index] == quote, bytes[index + 1] == quote {
      index += 2
      while index + 2 < bytes.count,
        !(bytes[index] == quote && bytes[index + 1] == quote && bytes[index + 2] == quote)
      {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 3, bytes.count)
      return
    }
    while let byte = peek, byte != quote, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }
}

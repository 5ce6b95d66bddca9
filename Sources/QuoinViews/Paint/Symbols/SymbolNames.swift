private import CSymbolNames

/// What stands in for each symbol: the table `SymbolNames.txt`, which explains itself, and its exceptions.
enum SymbolNames {
  /// What one line of the table says of a symbol.
  enum Entry: Hashable {
    case glyph(Unicode.Scalar)
    /// A figure put together of others, as words.
    case composed([Substring])
  }

  /// The entry for a symbol's full name.
  static let entries: [String: Entry] = Dictionary(
    rows.compactMap(entry), uniquingKeysWith: { first, _ in first })

  /// The figures that can hold others, and their room for them in the font's grid: x, y, width, height.
  static let rooms: [String: [Double]] = Dictionary(
    lines.compactMap(room), uniquingKeysWith: { first, _ in first })

  /// The table's lines about symbols, one symbol each.
  static var rows: [Substring] { lines.filter { !$0.hasPrefix("@") } }

  private static var lines: [Substring] {
    String(cString: quoin_symbol_names()).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// The entry of a line; `nil` if it isn't made of the symbol, the glyph's name and its code point, or of the symbol,
  /// an equals sign and the parts of its figure.
  static func entry(_ row: Substring) -> (name: String, entry: Entry)? {
    let fields = row.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count > 2, !fields.contains("") else { return nil }
    let name = String(fields[0])
    if fields[1] == "=" { return (name, .composed(Array(fields[2...]))) }
    guard fields.count == 3, let code = UInt32(fields[2], radix: 16),
      let character = Unicode.Scalar(code)
    else { return nil }
    return (name, .glyph(character))
  }

  /// The figure and its room in a line such as `@doc 8,10,8,9`.
  static func room(_ line: Substring) -> (name: String, room: [Double])? {
    let fields = line.split(separator: " ")
    guard fields.count == 2, fields[0].hasPrefix("@"), let room = numbers(fields[1], count: 4)
    else { return nil }
    return (String(fields[0].dropFirst()), room)
  }

  static func numbers(_ text: Substring, count: Int) -> [Double]? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == count ? numbers : nil
  }

  /// Glyphs that the icon font draws smaller than Apple's symbols, such as chevrons and media signs.
  static let small: Set<Unicode.Scalar> = [
    "\u{E5CB}", "\u{E5CC}", "\u{E5CE}", "\u{E5CF}", "\u{E5D7}", "\u{EAC3}", "\u{EAC9}", "\u{E037}",
    "\u{E034}", "\u{E047}", "\u{E01F}", "\u{E020}", "\u{E044}", "\u{E045}",
  ]
  /// Glyphs that point up where the symbol points right.
  static let turned: Set<Unicode.Scalar> = ["\u{E539}"]
}

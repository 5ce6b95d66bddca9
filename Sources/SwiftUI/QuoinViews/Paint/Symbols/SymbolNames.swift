private import CSymbolNames

/// The substitutes for symbols: the self-explanatory table `SymbolNames.txt`, and its exceptions.
enum SymbolNames {
  /// A symbol's entry in the table.
  enum Entry: Hashable {
    case glyph(Unicode.Scalar)
    /// A figure composed of others, as words.
    case composed([Substring])
  }

  /// The entry for a symbol's full name.
  static let entries: [String: Entry] = Dictionary(
    rows.compactMap(entry), uniquingKeysWith: { first, _ in first })

  /// The figures that can contain others, and the rectangles for these in the font's grid: x, y,
  /// width, height.
  static let insetBoxes: [String: [Double]] = Dictionary(
    lines.compactMap(insetBox), uniquingKeysWith: { first, _ in first })

  /// The table's lines about symbols, one for each symbol.
  static var rows: [Substring] { lines.filter { !$0.hasPrefix("@") } }

  private static var lines: [Substring] {
    String(cString: quoin_symbol_names()).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Parses the entry of a line, or returns `nil` if it is malformed.
  ///
  /// It consists of the symbol, the glyph's name and its code point, or of the symbol, an equals
  /// sign and the parts of its figure.
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

  /// Parses the figure and its rectangle in a line such as `@doc 8,10,8,9`.
  static func insetBox(_ line: Substring) -> (name: String, box: [Double])? {
    let fields = line.split(separator: " ")
    guard fields.count == 2, fields[0].hasPrefix("@"), let box = numbers(fields[1], count: 4)
    else { return nil }
    return (String(fields[0].dropFirst()), box)
  }

  static func numbers(_ text: Substring, count: Int) -> [Double]? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == count ? numbers : nil
  }

  /// Glyphs that are smaller in the icon font than Apple's symbols, such as double chevrons and
  /// media controls.
  static let small: Set<Unicode.Scalar> = [
    "\u{E5D7}", "\u{EAC3}", "\u{EAC9}", "\u{E037}", "\u{E034}", "\u{E047}", "\u{E01F}", "\u{E020}",
    "\u{E044}", "\u{E045}",
  ]
  /// Glyphs that point up although the symbol points right.
  static let turned: Set<Unicode.Scalar> = ["\u{E539}"]
}

private import CSymbolNames

/// Which glyph stands in for a symbol: the table `SymbolNames.txt`, which explains itself, and its exceptions.
enum SymbolNames {
  /// The character for a symbol's full name.
  static let characters: [String: Unicode.Scalar] = Dictionary(
    rows.compactMap(entry), uniquingKeysWith: { first, _ in first })

  /// The table's lines, one symbol each.
  static var rows: [Substring] {
    String(cString: quoin_symbol_names()).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// The entry of a line; `nil` if it isn't made of the symbol, the glyph's name and its code point.
  static func entry(_ row: Substring) -> (name: String, character: Unicode.Scalar)? {
    let fields = row.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 3, let code = UInt32(fields[2], radix: 16),
      let character = Unicode.Scalar(code)
    else { return nil }
    return (String(fields[0]), character)
  }

  /// Glyphs that the icon font draws smaller than Apple's symbols, such as chevrons and media signs.
  static let small: Set<Unicode.Scalar> = [
    "\u{E5CB}", "\u{E5CC}", "\u{E5CE}", "\u{E5CF}", "\u{E5D7}", "\u{EAC3}", "\u{EAC9}", "\u{E037}",
    "\u{E034}", "\u{E047}", "\u{E01F}", "\u{E020}", "\u{E044}", "\u{E045}", "\u{E5C5}", "\u{E5C7}",
    "\u{E5DE}",
  ]
  /// Glyphs that point up where the symbol points right.
  static let turned: Set<Unicode.Scalar> = ["\u{E539}"]
}

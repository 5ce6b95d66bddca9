/// Which glyph stands in for a symbol: a table made by hand, one symbol a line.
///
/// Apple's symbols are their own; the glyphs are those of the Material Icons font, chosen for the same
/// meaning. Code points outside the private area are ordinary characters of the text fonts.
enum SymbolNames {
  /// The character for a symbol's full name.
  static let characters: [String: Unicode.Scalar] = {
    var characters: [String: Unicode.Scalar] = [:]
    for line in [signs, documents, world].joined(separator: "\n").split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let code = UInt32(fields[2], radix: 16) else { continue }
      characters[String(fields[0])] = Unicode.Scalar(code)
    }
    return characters
  }()

  /// Glyphs that the icon font draws smaller than symbols are, among others chevrons and media signs.
  static let small: Set<Unicode.Scalar> = [
    "\u{E5CB}", "\u{E5CC}", "\u{E5CE}", "\u{E5CF}", "\u{E5D7}", "\u{EAC3}", "\u{EAC9}", "\u{E037}",
    "\u{E034}", "\u{E047}", "\u{E01F}", "\u{E020}", "\u{E044}", "\u{E045}", "\u{E5C5}", "\u{E5C7}",
    "\u{E5DE}",
  ]
  /// Glyphs that look up where the symbol looks right.
  static let turned: Set<Unicode.Scalar> = ["\u{E539}"]
}

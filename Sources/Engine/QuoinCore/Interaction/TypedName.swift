extension String {
  /// The text with typographic characters replaced by those on a keyboard.
  ///
  /// Special spaces become plain spaces, quotation marks and apostrophes become straight ones,
  /// dashes and minus signs become hyphens, and an ellipsis becomes three dots. Invisible marks are
  /// removed. Letters, digits and their case don't change.
  package var asTyped: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    var typed = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{02BC}", "\u{2032}": typed.append("'")
      case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}": typed.append("\"")
      case "\u{2212}": typed.append("-")
      case "\u{2026}": typed.append(contentsOf: "...".unicodeScalars)
      // Joiners and tags are parts of letters and emoji.
      case "\u{200C}", "\u{200D}", "\u{E0000}"..."\u{E007F}": typed.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .spaceSeparator: typed.append(" ")
        case .dashPunctuation: typed.append("-")
        case .format: break
        default: typed.append(scalar)
        }
      }
    }
    return String(typed)
  }
}

extension Collection {
  /// Returns the index of the first element titled `name`, or else of the first one whose title
  /// looks like `name` when typed.
  package func firstIndex(named name: String, _ title: (Element) -> String) -> Index? {
    if let index = firstIndex(where: { title($0) == name }) { return index }
    let typed = name.asTyped
    return firstIndex { title($0).asTyped == typed }
  }
}

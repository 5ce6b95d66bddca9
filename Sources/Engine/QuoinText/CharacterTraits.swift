/// The layout properties of single characters, the same for every shaper.
package enum CharacterTraits {
  /// Whether the character ends its line. A carriage return and line feed together are one
  /// character and one line end.
  package static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character hangs at the end of a wrapped line, as white space does except for
  /// non-breaking kinds.
  package static func isHangingSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09: true
    case ..<0x1680, 0x2007, 0x202F: false
    default: scalar.properties.isWhitespace
    }
  }

  /// Whether the character takes no space and is not drawn: control characters other than tabs and
  /// line ends, direction marks, and default-ignorable code points.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7F else {
      return (scalar.value < 0x20 || scalar.value == 0x7F) && scalar != "\t" && !isNewline(scalar)
    }
    return scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the character takes a full em in East Asian typography, or is an emoji.
  package static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x1100 else {
      return character.unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      return true
    default:
      return first.properties.isEmojiPresentation || isPictograph(character.unicodeScalars)
        || character.unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }

  /// Whether a character is an emoji although Unicode's default for it is text, such as a racing
  /// car: Apple's systems have no other glyph for it (Rules/Text.md#emoji).
  package static func isPictograph(_ character: some Collection<Unicode.Scalar>) -> Bool {
    guard let first = character.first, first.value >= 0x1F000 else { return false }
    return first.properties.isEmoji && !first.properties.isEmojiPresentation
      && !character.contains("\u{FE0E}")
  }

  /// Returns the flags that a cluster's first character alone determines.
  package static func flags(_ scalar: Unicode.Scalar) -> TextCluster.Flags {
    if isNewline(scalar) { return .newline }
    if scalar == "\t" { return [.whitespace, .tab] }
    if isHangingSpace(scalar) { return .whitespace }
    if scalar.value == 0xAD { return .softHyphen }
    return []
  }
}

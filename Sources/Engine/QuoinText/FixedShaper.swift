import Foundation

/// A shaper without fonts: every character takes half an em, wide East Asian characters and emoji a
/// whole one.
///
/// The metrics are the same on every machine, and it needs no system library.
///
/// Lines may break after spaces, after soft hyphens and around wide characters. Text of every
/// script is set from left to right.
public struct FixedShaper: TextShaper {
  public let warnings: [String]

  /// - Parameter warnings: notes for the reader of any image, such as why no font is used.
  public init(warnings: [String] = []) { self.warnings = warnings }

  /// The face of its regular glyphs, which has no file and one empty glyph. The faces of other
  /// weights and of italics differ only in weight and slant.
  public static let face = FontFace(file: "", family: "Fixed")

  private static func face(for font: FontKey) -> FontFace {
    FontFace(file: "", family: face.family, weight: font.weight, isItalic: font.isItalic)
  }

  public func shape(_ text: String, runs: [TextRun]) -> ShapedText {
    var clusters: [TextCluster] = []
    var glyphs: [ShapedGlyph] = []
    clusters.reserveCapacity(text.utf8.count)
    glyphs.reserveCapacity(text.utf8.count)
    var cursor = RunCursor(runs)
    var offset = 0
    var previous = Previous.start
    func append(_ first: Unicode.Scalar, isWide: Bool, utf8Count: Int) {
      let run = cursor.run(at: offset)
      var flags = CharacterTraits.flags(first)
      let isInvisible =
        CharacterTraits.isControl(first)
        || !flags.isDisjoint(with: [.newline, .softHyphen, .tab])
      flags.insert(.graphemeStart)
      if isBreak(after: previous, flags: flags, isWide: isWide) { flags.insert(.breakBefore) }
      let em =
        runs.isEmpty ? 0 : max(0, finite(runs[run].font.size) * finite(runs[run].font.width, or: 1))
      let advance = isInvisible ? 0 : isWide ? em : em / 2
      clusters.append(
        TextCluster(
          utf8Offset: offset, advance: advance, firstGlyph: glyphs.count, run: run, flags: flags))
      if !isInvisible { glyphs.append(ShapedGlyph(id: 0, face: run, advance: advance)) }
      offset += utf8Count
      previous =
        flags.contains(.newline)
        ? .start
        : !flags.isDisjoint(with: [.whitespace, .softHyphen])
          ? .opportunity : isWide ? .wide : .narrow
    }
    // Printable ASCII needs no grapheme breaking.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      for byte in text.utf8 { append(Unicode.Scalar(byte), isWide: false, utf8Count: 1) }
    } else {
      for character in text {
        guard let first = character.unicodeScalars.first else { continue }
        append(
          first, isWide: CharacterTraits.isWide(character), utf8Count: character.utf8.count)
      }
    }
    return ShapedText(
      clusters: clusters, glyphs: glyphs,
      faces: runs.isEmpty ? [Self.face] : runs.map { Self.face(for: $0.font) })
  }

  /// Returns a paragraph of `text`; equal texts share a paragraph, because all fixed shapers are
  /// equal.
  public func paragraph(_ text: String, run: TextRun) -> Paragraph {
    Self.paragraphs.paragraph(text, run: run) { Paragraph(text, runs: [run], shaper: self) }
  }

  package static let paragraphs = ParagraphCache()

  public func customMetrics(_ font: FontKey) -> LineMetrics? { nil }

  private enum Previous { case start, opportunity, wide, narrow }

  private func isBreak(after previous: Previous, flags: TextCluster.Flags, isWide: Bool) -> Bool {
    guard flags.isDisjoint(with: [.whitespace, .newline]) else { return false }
    return switch previous {
    case .start: false
    case .opportunity, .wide: true
    case .narrow: isWide
    }
  }
}

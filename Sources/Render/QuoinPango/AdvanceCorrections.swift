#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// The difference of a cluster's cell in San Francisco from its letter in Inter, in points at the
  /// reference size.
  struct AdvanceCorrection: Equatable, Sendable {
    /// The increase of the cell's width, half on each side of the letter.
    var difference: Float = 0
    /// The space after the letter: the difference of San Francisco's kerning from Inter's.
    var kerning: Float = 0
    /// Whether the character is one of those that narrow most as sizes grow.
    var isNarrow = false

    static let plain = AdvanceCorrection()
  }

  /// The cells of one face of Inter, each computed once.
  final class AdvanceCorrections {
    private let widths: SanFranciscoWidths
    /// The difference for a letter that was not measured, in the table's units.
    private let meanDifference: Float
    private let font: OpaquePointer
    private let unitsPerEm: Float
    private var known: [Unicode.Scalar: Entry] = [:]

    private struct Entry {
      /// The font's nominal glyph for the character.
      var glyph: hb_codepoint_t
      var cell: AdvanceCorrection
    }

    /// Creates the cells of `face`, which `shaper` shapes; `nil` if it isn't a face of Inter.
    init?(_ face: FontFace, shaper: OpaquePointer) {
      guard face.family == "Inter" || face.family == "Inter Display",
        let own = hb_font_get_face(shaper), let font = hb_font_create(own)
      else { return nil }
      // Without Pango's scale, advances are in the font's own units.
      self.font = font
      unitsPerEm = Float(max(hb_face_get_upem(own), 1))
      let weight = SanFranciscoWidths.Weight(face.weight)
      widths = .measured(weight, isItalic: face.isItalic)
      let cut = face.family == "Inter" ? 0 : Self.displayDifference
      meanDifference = weight.meanDifference + cut
    }

    deinit { hb_font_destroy(font) }

    /// The cell of a cluster that begins with `character` and is drawn with `glyph` first.
    func cell(of character: Unicode.Scalar, glyph: UInt32) -> AdvanceCorrection {
      let entry = known[character] ?? add(character)
      // A glyph other than the character's nominal one, such as a tabular digit, has a different
      // width.
      return entry.glyph == glyph
        ? entry.cell : AdvanceCorrection(difference: points(meanDifference))
    }

    /// The space between two letters.
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Float {
      points(widths.kerning(first, second))
    }

    private func add(_ character: Unicode.Scalar) -> Entry {
      let (glyph, own) = advance(character)
      var cell = AdvanceCorrection(difference: points(meanDifference))
      var advance = own + meanDifference
      if let measured = widths.advance(of: character) {
        cell.difference = points(measured - own)
        advance = measured
      } else if let base = Self.base(of: character),
        let measured = widths.advance(of: base)
      {
        // An accented letter differs as much as its base letter.
        let difference = measured - self.advance(base).units
        cell.difference = points(difference)
        advance = own + difference
      }
      cell.isNarrow = advance <= SanFranciscoWidths.narrowAdvance
      let entry = Entry(glyph: glyph, cell: cell)
      known[character] = entry
      return entry
    }

    /// The nominal glyph of a character, and its advance in the table's units.
    private func advance(_ character: Unicode.Scalar) -> (glyph: hb_codepoint_t, units: Float) {
      var glyph: hb_codepoint_t = 0
      _ = hb_font_get_nominal_glyph(font, character.value, &glyph)
      let advance = Float(hb_font_get_glyph_h_advance(font, glyph))
      return (glyph, advance / unitsPerEm * SanFranciscoWidths.unitsPerEm)
    }

    private func points(_ units: Float) -> Float {
      units / SanFranciscoWidths.unitsPerEm * Float(ReferenceShape.size)
    }

    /// The base letter of an accented one.
    private static func base(of character: Unicode.Scalar) -> Unicode.Scalar? {
      guard !character.isASCII,
        let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
      else { return nil }
      return base == character ? nil : base
    }

    /// The difference of Inter's advances from those of Inter Display, in the table's units: the
    /// mean of the measured letters.
    private static let displayDifference: Float = 110
  }
#endif

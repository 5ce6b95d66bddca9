#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// The difference between a cluster's cell in San Francisco and its letter in the substitute, in
  /// points at the reference size.
  struct AdvanceCorrection: Equatable, Sendable {
    /// The increase of the cell's width, half on each side of the letter.
    var difference: Float = 0
    /// The space to add after the letter: San Francisco's kerning minus Inter's.
    var kerning: Float = 0
    /// Whether the character is one of those that become narrowest, relatively, as the size grows.
    var isNarrow = false
    /// Whether the cell replaces the width that the face has on average, as for the digits of the
    /// rounded design.
    var hasOwnWidth = false

    static let plain = AdvanceCorrection()
  }

  /// A letter of an installed face of Inter. Lengths are in points at the reference size.
  struct InterLetter {
    var character: Unicode.Scalar
    var cell: AdvanceCorrection
    /// The advance in the installed version.
    var installed: Float
    /// The advance in the version that determines layout.
    var advance: Float
    /// The widths in the version that determines layout; `nil` if only those of the installed one
    /// are known.
    fileprivate var widths: InterWidths.Letter?

    var isKnown: Bool { widths != nil }
  }

  /// A cache of the letters of one installed face of Inter, with their cells in San Francisco.
  final class InterLetters {
    /// The version of the installed face, in thousandths.
    let version: Int
    private let widths: SanFranciscoWidths
    private let inter: InterWidths
    /// The difference assumed for a letter that was not measured, in the table's units.
    private let meanDifference: Float
    /// The installed face in Pango's units.
    private let font: OpaquePointer
    /// The letters computed so far, by character and glyph.
    private var known: [UInt64: InterLetter] = [:]

    /// Creates a cache for `face`, which `font` shapes; `nil` if it isn't a face of Inter.
    init?(_ face: FontFace, font: OpaquePointer) {
      guard face.family == "Inter" || face.family == "Inter Display",
        let tables = hb_font_get_face(font)
      else { return nil }
      self.font = font
      version = OpenTypeMetrics.version(tables)
      let isDisplay = face.family == "Inter Display"
      widths = .face(weight: face.weight, isItalic: face.isItalic)
      inter = .face(isDisplay: isDisplay, weight: face.weight, isItalic: face.isItalic)
      meanDifference =
        SanFranciscoWidths.meanDifference(weight: face.weight)
        + (isDisplay ? Self.displayDifference : 0)
    }

    /// Returns the letter of a cluster that begins with `character` and is drawn with `glyph`
    /// first.
    func letter(_ character: Unicode.Scalar, glyph: UInt32) -> InterLetter {
      let key = UInt64(character.value) << 32 | UInt64(glyph)
      if let letter = known[key] { return letter }
      let letter = makeLetter(character, glyph)
      known[key] = letter
      return letter
    }

    /// Returns the kerning between two letters: San Francisco's minus Inter's. San Francisco has
    /// none beside an ellipsis.
    func kerning(_ first: InterLetter, _ second: InterLetter) -> Float {
      if first.character == "…" || second.character == "…" {
        return -(interKerning(first, second) ?? 0)
      }
      return points(widths.kerning(first.character, second.character))
    }

    /// Returns the kerning between two letters of Inter in the version that determines layout;
    /// `nil` if it is unknown.
    func interKerning(_ first: InterLetter, _ second: InterLetter) -> Float? {
      guard let first = first.widths, let second = second.widths else { return nil }
      return interPoints(inter.kerning(first, second))
    }

    private func makeLetter(_ character: Unicode.Scalar, _ glyph: UInt32) -> InterLetter {
      var nominal: hb_codepoint_t = 0
      _ = hb_font_get_nominal_glyph(font, character.value, &nominal)
      let isTabular = glyph != nominal && glyph == tabularGlyph(character)
      let tabular = isTabular ? inter.letter(character, isTabular: true) : nil
      // Later versions have tabular forms of more characters, which are laid out like the nominal
      // glyphs. Other glyphs, such as those of fractions, are unknown.
      let isPlain = glyph == nominal || isTabular && tabular == nil
      let widths = isPlain ? inter.letter(character) : tabular
      let installed = Float(hb_font_get_glyph_h_advance(font, glyph)) / Float(PANGO_SCALE)
      let cell =
        isPlain
        ? cell(of: character, own: widths.map(units) ?? installed / points(1))
        : AdvanceCorrection(difference: points(meanDifference))
      return InterLetter(
        character: character, cell: cell, installed: installed,
        advance: widths.map { interPoints($0.advance) } ?? installed, widths: widths)
    }

    /// Returns the glyph of a character with tabular figures, in which all digits have the same
    /// width.
    private func tabularGlyph(_ character: Unicode.Scalar) -> UInt32? {
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add(buffer, character.value, 0)
      hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
      hb_buffer_guess_segment_properties(buffer)
      var feature = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: .max)
      hb_shape(font, buffer, &feature, 1)
      return hb_buffer_get_glyph_infos(buffer, nil)?.pointee.codepoint
    }

    /// Returns the correction for a character whose advance in Inter is `own`, in the table's
    /// units.
    private func cell(of character: Unicode.Scalar, own: Float) -> AdvanceCorrection {
      var cell = AdvanceCorrection(difference: points(meanDifference))
      var advance = own + meanDifference
      if let measured = widths.advance(of: character) {
        cell.difference = points(measured - own)
        advance = measured
      } else if let base = Self.base(of: character), let measured = widths.advance(of: base),
        let plain = inter.letter(base)
      {
        // An accented letter differs as much as its base letter.
        let difference = measured - units(plain)
        cell.difference = points(difference)
        advance = own + difference
      }
      cell.isNarrow = advance <= SanFranciscoWidths.narrowAdvance
      return cell
    }

    /// Returns an advance of Inter in the table's units.
    private func units(_ letter: InterWidths.Letter) -> Float {
      Float(letter.advance) / Float(inter.unitsPerEm) * SanFranciscoWidths.unitsPerEm
    }

    /// Returns a length of Inter in points, rounded as HarfBuzz does for Pango.
    private func interPoints(_ units: Int) -> Float {
      let scale = (Int(ReferenceShape.size) * Int(PANGO_SCALE) << 16) / inter.unitsPerEm
      return Float((units * scale + 0x8000) >> 16) / Float(PANGO_SCALE)
    }

    private func points(_ units: Float) -> Float {
      units / SanFranciscoWidths.unitsPerEm * Float(ReferenceShape.size)
    }

    /// Returns the base letter of an accented letter.
    private static func base(of character: Unicode.Scalar) -> Unicode.Scalar? {
      guard !character.isASCII,
        let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
      else { return nil }
      return base == character ? nil : base
    }

    /// The difference between the advances of Inter and Inter Display, in the table's units: the
    /// mean of the measured letters.
    private static let displayDifference: Float = 110
  }
#endif

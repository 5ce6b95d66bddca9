#if Graphics
  import Foundation
  import QuoinGeometry
  import QuoinText

  // Glyphs by number, for programs that set text on their own. A number belongs to the font's own
  // face: characters that only a fallback contains have none.
  extension PangoShaper {
    /// Returns the glyph of a character; `nil` if the font's face doesn't contain it.
    package func glyph(of character: Unicode.Scalar, font: FontKey) -> UInt32? {
      inFirstFace(font) { $0.glyph(of: character, $1) }
    }

    /// Returns a glyph's advance in the font file, in points.
    package func advance(ofGlyph glyph: UInt32, font: FontKey) -> CGFloat? {
      inFirstFace(font) { $0.advance(ofGlyph: glyph, $1) }.map { $0 * font.size * font.width }
    }

    /// Returns a glyph's outline in points, with the y axis pointing down.
    package func outline(ofGlyph glyph: UInt32, font: FontKey) -> Path? {
      inFirstFace(font) { $0.outline(ofGlyph: glyph, $1) }.map {
        $0.applying(CGAffineTransform(scaleX: font.size * font.width, y: font.size))
      }
    }

    private func inFirstFace<Result>(
      _ font: FontKey, _ body: (PangoEngine, FaceRequest) -> Result?
    ) -> Result? {
      let catalogue = catalogue
      let request = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue)
      return withEngine(catalogue) { body($0, request) }
    }
  }
#endif

import Foundation
import QuoinText

extension GlyphRun {
  /// The text of one cluster and its position: its first glyph's, or its left edge in right-to-left
  /// runs.
  package struct PlacedText {
    package var text: String
    package var x: CGFloat
  }

  /// The clusters with their texts, in logical order; the whole run as one if they do not cover it.
  package var placedText: [PlacedText] {
    let bytes = Array(text.utf8)
    guard clusters.reduce(0, { $0 + $1.utf8Count }) == bytes.count else {
      return [PlacedText(text: text, x: x)]
    }
    var (place, glyph) = (0, 0)
    return clusters.map { cluster in
      defer { (place, glyph) = (place + cluster.utf8Count, glyph + cluster.glyphCount) }
      let text = String(decoding: bytes[place..<place + cluster.utf8Count], as: UTF8.self)
      let isPlaced = !isRightToLeft && cluster.glyphCount > 0 && glyphs.indices.contains(glyph)
      return PlacedText(text: text, x: isPlaced ? glyphs[glyph].x : cluster.x)
    }
  }

  /// The y position at which the run is drawn: the line's baseline with the offset of the run's
  /// first glyph.
  package var drawnBaseline: CGFloat { glyphs.first?.y ?? baseline }

  /// Whether its lengths are those of the fixed shaper, whose faces are not fonts.
  package var isEstimated: Bool {
    face.file.isEmpty && face.family == FixedShaper.face.family
  }

  /// The font family to request; `nil` for a face that is not a font.
  package var family: String? { face.family.isEmpty || isEstimated ? nil : face.family }
}

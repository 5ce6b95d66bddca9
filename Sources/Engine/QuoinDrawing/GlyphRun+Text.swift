import Foundation
import QuoinText

extension GlyphRun {
  /// The text of one cluster and its position: that of its first glyph or, in right-to-left runs,
  /// its left edge.
  package struct PlacedText {
    package var text: String
    package var x: CGFloat
  }

  /// The clusters with their texts, in logical order. If they don't cover the run's text, the whole
  /// run is one cluster.
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

  /// The y position of the glyphs: the line's baseline plus the offset of the run's first glyph.
  package var drawnBaseline: CGFloat { glyphs.first?.y ?? baseline }

  /// Whether the fixed shaper, whose faces are not fonts, estimated the lengths.
  package var isEstimated: Bool {
    face.file.isEmpty && face.family == FixedShaper.face.family
  }

  /// The font family to request; `nil` if the face is not a font.
  package var family: String? { face.family.isEmpty || isEstimated ? nil : face.family }
}

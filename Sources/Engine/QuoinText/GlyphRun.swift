import Foundation

/// Positioned glyphs of one face, with their text, in the form that renderers draw.
public struct GlyphRun: Hashable, Sendable, Codable {
  public var face: FontFace
  /// The font size in points.
  public var size: CGFloat
  /// The glyphs in the order of the clusters that own them, which is the logical order even in
  /// right-to-left runs.
  public var glyphs: [Glyph]
  /// The source text of the run, in logical order.
  public var text: String
  /// For each cluster in logical order: its UTF-8 length in `text`, the number of its glyphs, and
  /// its position.
  public var clusters: [Cluster]
  /// Whether the run is right to left, so that later clusters are further left.
  public var isRightToLeft: Bool
  /// The style index of the ``TextRun`` that the run comes from.
  public var style: Int
  /// The line's baseline, in the space of the text's box.
  public var baseline: CGFloat
  /// The run's left edge, in the space of the text's box.
  public var x: CGFloat
  /// The run's length along x.
  public var width: CGFloat

  public init(
    face: FontFace, size: CGFloat, glyphs: [Glyph], text: String, clusters: [Cluster],
    isRightToLeft: Bool = false, style: Int = 0, baseline: CGFloat = 0, x: CGFloat = 0,
    width: CGFloat = 0
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.style = style
    self.baseline = baseline
    self.x = x
    self.width = width
  }

  /// A glyph and its origin, in the space of the text's box; the y axis points down.
  public struct Glyph: Hashable, Sendable, Codable {
    public var id: UInt32
    public var x: CGFloat
    public var y: CGFloat
    public init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public struct Cluster: Hashable, Sendable, Codable {
    public var utf8Count: Int
    public var glyphCount: Int
    /// The cluster's left edge, in the space of the text's box.
    public var x: CGFloat
    public init(utf8Count: Int, glyphCount: Int, x: CGFloat) {
      self.utf8Count = utf8Count
      self.glyphCount = glyphCount
      self.x = x
    }
  }
}

import Foundation

/// The result of a shaper: clusters with advances, and their glyphs. It is independent of any
/// width.
public struct ShapedText: Sendable {
  /// The clusters in logical order; their bytes cover the text.
  public var clusters: [TextCluster]
  /// The glyphs in the order of the clusters that own them.
  public var glyphs: [ShapedGlyph]
  /// The faces that the glyphs refer to.
  public var faces: [FontFace]

  public init(clusters: [TextCluster], glyphs: [ShapedGlyph], faces: [FontFace]) {
    self.clusters = clusters
    self.glyphs = glyphs
    self.faces = faces
  }
}

/// The smallest unit of text for positioning.
public struct TextCluster: Sendable, Hashable {
  /// The start of its bytes in the text.
  public var utf8Offset: Int32
  /// The advance in points, without tracking and kerning.
  public var advance: Float
  /// The index of the cluster's first glyph in ``ShapedText/glyphs``; its glyphs end before the
  /// next cluster's.
  public var firstGlyph: Int32
  /// The index of the run to which the cluster belongs.
  public var run: Int32
  /// The bidirectional level: even for left to right, odd for right to left.
  public var bidiLevel: UInt8
  public var flags: Flags

  public init(
    utf8Offset: Int, advance: CGFloat, firstGlyph: Int = 0, run: Int = 0, bidiLevel: Int = 0,
    flags: Flags = []
  ) {
    self.utf8Offset = Int32(clamping: utf8Offset)
    self.advance = Float(advance)
    self.firstGlyph = Int32(clamping: firstGlyph)
    self.run = Int32(clamping: run)
    self.bidiLevel = UInt8(clamping: bidiLevel)
    self.flags = flags
  }

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line may begin with the cluster.
    public static let breakBefore = Flags(rawValue: 1)
    /// The cluster is a mandatory break: it ends its line and is not drawn.
    public static let newline = Flags(rawValue: 2)
    /// The cluster hangs at the end of a wrapped line.
    public static let whitespace = Flags(rawValue: 4)
    /// The cluster begins a user-perceived character; only there may a word be broken.
    public static let graphemeStart = Flags(rawValue: 8)
    /// The cluster is an invisible hyphenation point.
    public static let softHyphen = Flags(rawValue: 16)
    /// The cluster moves the pen to the next tab stop; its advance is not used.
    public static let tab = Flags(rawValue: 32)
  }
}

/// One glyph of a cluster.
public struct ShapedGlyph: Sendable, Hashable {
  /// The index in the font file.
  public var id: UInt32
  /// The index of the face in ``ShapedText/faces``.
  public var face: Int32
  /// The offset from the pen to the glyph's origin, in points; the y axis points down.
  public var dx: Float
  public var dy: Float
  /// The advance, in points.
  public var advance: Float

  public init(id: UInt32, face: Int, dx: CGFloat = 0, dy: CGFloat = 0, advance: CGFloat) {
    self.id = id
    self.face = Int32(clamping: face)
    self.dx = Float(dx)
    self.dy = Float(dy)
    self.advance = Float(advance)
  }
}

/// A face in the form that renderers use: a file and an index, or a family name if no file is
/// known.
public struct FontFace: Hashable, Sendable, Codable {
  /// The absolute path of the font file; empty for the fixed shaper.
  public var file: String
  /// The face's index in the file.
  public var index: Int
  public var family: String
  public var weight: Int
  public var isItalic: Bool
  /// Whether the glyphs are color bitmaps.
  public var isColor: Bool

  public init(
    file: String, index: Int = 0, family: String, weight: Int = 400, isItalic: Bool = false,
    isColor: Bool = false
  ) {
    self.file = file
    self.index = index
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.isColor = isColor
  }
}

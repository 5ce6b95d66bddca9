import Foundation

/// The result of a shaper: clusters with advances, and their glyphs. Independent of any width.
public struct ShapedText: Sendable {
  /// In logical order; their bytes cover the text.
  public var clusters: [TextCluster]
  /// Glyphs in the order of the clusters that own them.
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
  /// Index of its first glyph in ``ShapedText/glyphs``; its glyphs end before the next cluster's.
  public var firstGlyph: Int32
  /// Index of the run it belongs to.
  public var run: Int32
  /// Even: left to right; odd: right to left.
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
    /// A line may begin here.
    public static let breakBefore = Flags(rawValue: 1)
    /// A mandatory break: this cluster ends its line and is not drawn.
    public static let newline = Flags(rawValue: 2)
    /// Hangs at the end of a wrapped line.
    public static let whitespace = Flags(rawValue: 4)
    /// A user-perceived character begins here: the only position at which a word may be broken.
    public static let graphemeStart = Flags(rawValue: 8)
    /// An invisible hyphenation point.
    public static let softHyphen = Flags(rawValue: 16)
    /// Moves the pen to the next tab stop; the advance is not used.
    public static let tab = Flags(rawValue: 32)
  }
}

/// One glyph of a cluster.
public struct ShapedGlyph: Sendable, Hashable {
  /// Index in the font file.
  public var id: UInt32
  /// Index into ``ShapedText/faces``.
  public var face: Int32
  /// The offset from the pen to the glyph's origin, in points; y grows downwards.
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

/// A face as a renderer finds it: a file and an index, or a family name if no file is known.
public struct FontFace: Hashable, Sendable, Codable {
  /// Absolute path of the font file; empty for the fixed shaper.
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

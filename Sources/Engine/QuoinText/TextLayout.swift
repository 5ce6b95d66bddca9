import Foundation

/// A text broken into lines: the result of a ``TextLayoutRequest``.
public struct TextLayout: Hashable, Sendable {
  /// The size in points; each axis is rounded up to whole pixels.
  public var size: CGSize
  /// The distance from the top of the box to the first line's baseline, rounded to the nearest
  /// pixel.
  public var firstBaseline: CGFloat
  /// The distance from the top of the box to the last line's baseline, shifted by the rounding of
  /// the first one, then rounded up.
  public var lastBaseline: CGFloat
  /// The lines, from top to bottom.
  public var lines: [TextLine]
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// The factor by which the fonts were scaled to fit: 1 unless a minimum scale factor allows less.
  public var scale: CGFloat
  /// The reduction of letter spacing, as a share of the font size.
  public var tightening: CGFloat = 0
  /// Whether the last line is a single character that is wider than the text, which clips it.
  public var isClipped = false

  /// The layout for no space at all.
  static let nothing = TextLayout(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: false, scale: 1)
}

/// One line of a ``TextLayout``, in the space of its box.
public struct TextLine: Hashable, Sendable {
  /// The visible clusters, as indices into the shaped text; hanging white space is left out.
  public var clusters: Range<Int>
  /// An ellipsis or hyphen after `clusters`, which is not part of the text.
  public var insertion: TextInsertion?
  /// The clusters after the insertion, in a line truncated at its head or in its middle.
  public var tail: Range<Int>
  /// The line's left edge.
  public var x: CGFloat
  public var width: CGFloat
  /// The distance from the top of the box to the baseline.
  public var baseline: CGFloat
  /// The distance above the baseline.
  public var ascent: CGFloat
  /// The distance below the baseline.
  public var descent: CGFloat
}

/// A character that layout inserts into a line.
public struct TextInsertion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case ellipsis, hyphen }
  public var kind: Kind
  /// The index of the run that contains the insertion and determines its font.
  public var run: Int

  var text: String { kind == .ellipsis ? "…" : "-" }
}

import Foundation

/// A text broken into lines: the answer to a ``TextLayoutRequest``.
public struct TextLayout: Hashable, Sendable {
  /// Points, each axis rounded up to whole pixels.
  public var size: CGSize
  /// From the top of the box to the first line's baseline, rounded to the nearest pixel.
  public var firstBaseline: CGFloat
  /// From the top of the box to the last line's baseline, moved as far as rounding moved the first one, then
  /// rounded up.
  public var lastBaseline: CGFloat
  /// From top to bottom.
  public var lines: [TextLine]
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// What the fonts were multiplied with to fit: 1 unless a minimum scale factor allows less.
  public var scale: CGFloat
  /// How much closer letters moved, as a share of their size.
  public var tightening: CGFloat = 0

  /// The answer where there is no space at all.
  static let nothing = TextLayout(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: false, scale: 1)
}

/// One line of a ``TextLayout``, in the space of its box.
public struct TextLine: Hashable, Sendable {
  /// The clusters shown, as indices into the shaped text; white space that hangs is left out.
  public var clusters: Range<Int>
  /// An ellipsis or hyphen shown after `clusters`, which is not part of the text.
  public var insertion: TextInsertion?
  /// The clusters shown after the insertion, where a line is cut at its head or in its middle.
  public var tail: Range<Int>
  /// The line's left edge.
  public var x: CGFloat
  public var width: CGFloat
  /// From the top of the box.
  public var baseline: CGFloat
  /// Above the baseline.
  public var ascent: CGFloat
  /// Below the baseline.
  public var descent: CGFloat
}

/// A character that layout puts into a line.
public struct TextInsertion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case ellipsis, hyphen }
  public var kind: Kind
  /// The index of the run whose font it takes: the one it stands in.
  public var run: Int

  var text: String { kind == .ellipsis ? "…" : "-" }
}

import Foundation

/// A range of text in one font. Colors and underlines are not part of it: they never change a size.
public struct TextRun: Hashable, Sendable, Codable {
  /// The run's length in UTF-8 bytes.
  public var utf8Count: Int
  public var font: FontKey
  /// The line metrics of this font from the platform's tables.
  public var metrics: LineMetrics
  /// The spacing after each character, including the last one, in points; recorded widths include
  /// every gap.
  public var tracking: CGFloat
  /// The spacing after each character, including the last one, in points; adds to `tracking`.
  public var kerning: CGFloat
  /// The distance by which the run is raised, in points; a positive offset makes its lines taller
  /// above the baseline, a negative one below.
  public var baselineOffset: CGFloat
  /// An index that the caller chooses, for example for the colors and underlines of the run; the
  /// glyphs have the same index.
  public var style: Int
  /// The attachment that replaces each of the run's characters.
  public var attachment: TextAttachment?

  public init(
    utf8Count: Int, font: FontKey, metrics: LineMetrics, tracking: CGFloat = 0,
    kerning: CGFloat = 0, baselineOffset: CGFloat = 0, style: Int = 0,
    attachment: TextAttachment? = nil
  ) {
    self.utf8Count = utf8Count
    self.font = font
    self.metrics = metrics
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.style = style
    self.attachment = attachment
  }
}

/// An image or other box that takes the place of a character in a line. Lengths are in points.
public struct TextAttachment: Hashable, Sendable, Codable {
  public var width: CGFloat
  /// The distance above the baseline.
  public var ascent: CGFloat
  /// The distance below the baseline.
  public var descent: CGFloat

  /// The character that represents an attachment in a text.
  public static let character: Character = "\u{FFFC}"

  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// An attachment and its frame, in the space of the text's box.
  public struct Placed: Hashable, Sendable {
    /// The style index of its ``TextRun``.
    public var style: Int
    public var frame: CGRect
  }
}

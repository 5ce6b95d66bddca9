import Foundation

/// A stretch of text in one font. Colours and underlines are not part of it: they never change a size.
public struct TextRun: Hashable, Sendable, Codable {
  /// The run's length in UTF-8 bytes.
  public var utf8Count: Int
  public var font: FontKey
  /// The line metrics the platform's tables give this font.
  public var metrics: LineMetrics
  /// Points added after each character, the last one too: recorded widths count every gap.
  public var tracking: CGFloat
  /// Points added after each character, the last one too; adds to `tracking`.
  public var kerning: CGFloat
  /// Points the run is raised by; a positive offset makes its lines taller above, a negative one below.
  public var baselineOffset: CGFloat
  /// An index the caller chooses (which colours and lines belong to the run); carried to the glyphs.
  public var style: Int
  /// What stands in the run's place instead of its characters, each of them as large as it.
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

/// A picture or other box that stands in a line as a character does. Measures are in points.
public struct TextAttachment: Hashable, Sendable, Codable {
  public var width: CGFloat
  /// Above the baseline.
  public var ascent: CGFloat
  /// Below the baseline.
  public var descent: CGFloat

  /// The character that holds an attachment's place in a text.
  public static let character: Character = "\u{FFFC}"

  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// An attachment and its place, in the space of the text's box.
  public struct Placed: Hashable, Sendable {
    /// The style index of its ``TextRun``.
    public var style: Int
    public var frame: CGRect
  }
}

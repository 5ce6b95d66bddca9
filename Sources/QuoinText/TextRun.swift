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

  public init(
    utf8Count: Int, font: FontKey, metrics: LineMetrics, tracking: CGFloat = 0,
    kerning: CGFloat = 0, baselineOffset: CGFloat = 0, style: Int = 0
  ) {
    self.utf8Count = utf8Count
    self.font = font
    self.metrics = metrics
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.style = style
  }
}

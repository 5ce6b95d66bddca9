import Foundation

/// Vertical measures of a line in one font, in points. For system fonts they come from
/// ``SystemTypography``'s tables, not from the font that stands in for San Francisco.
public struct LineMetrics: Hashable, Sendable, Codable {
  /// Above the baseline.
  public var ascent: CGFloat
  /// Below the baseline, positive.
  public var descent: CGFloat
  /// Added between two lines; negative where a style's lines stand closer than their height.
  public var leading: CGFloat
  public var capHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// Nothing at all: the metrics of a line without a font.
  public static let zero = LineMetrics(ascent: 0, descent: 0, capHeight: 0)

  /// Ascent and descent together.
  public var lineHeight: CGFloat { ascent + descent }
}

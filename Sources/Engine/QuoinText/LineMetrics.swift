import Foundation

/// The vertical metrics of a line in one font, in points.
///
/// For system fonts they come from the tables of ``SystemTypography``, not from the font that
/// substitutes for San Francisco.
public struct LineMetrics: Hashable, Sendable, Codable {
  /// The distance above the baseline.
  public var ascent: CGFloat
  /// The distance below the baseline, positive.
  public var descent: CGFloat
  /// The distance added between two lines; negative for styles whose lines are closer than their
  /// height.
  public var leading: CGFloat
  public var capHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// Metrics of zero, for a line without a font.
  public static let zero = LineMetrics(ascent: 0, descent: 0, capHeight: 0)

  /// Ascent and descent together.
  public var lineHeight: CGFloat { ascent + descent }
}

import Foundation

/// Which face to shape with: everything that changes glyphs or advances, and nothing else.
public struct FontKey: Hashable, Sendable, Codable {
  /// A named family, or `nil` for the system family of `design`.
  public var family: String?
  public var design: Design
  /// Points.
  public var size: CGFloat
  /// 100 (ultra light) … 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  /// Digits of equal width.
  public var monospacedDigits: Bool

  public init(
    family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400,
    isItalic: Bool = false, monospacedDigits: Bool = false
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
  }

  /// The style of the system font.
  public enum Design: String, Hashable, Sendable, Codable {
    case `default`, serif, rounded, monospaced
  }
}

/// Vertical measures of a line in one font, in points. They come from tables, not from the drawn font
/// (TEXT-AND-RENDER §6.2).
public struct LineMetrics: Hashable, Sendable, Codable {
  /// Above the baseline.
  public var ascent: CGFloat
  /// Below the baseline, positive.
  public var descent: CGFloat
  /// Added between two lines.
  public var leading: CGFloat
  public var capHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
  }

  /// Ascent and descent together.
  public var lineHeight: CGFloat { ascent + descent }
}

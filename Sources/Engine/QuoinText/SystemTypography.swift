import Foundation
import QuoinGeometry

/// San Francisco's metrics as tables, so that layouts agree with Apple's platforms regardless of
/// the font that is drawn.
public enum SystemTypography {
  /// The resolved values of a text style.
  public struct Style: Hashable, Sendable {
    /// The size in points.
    public var size: CGFloat
    /// The distance between two baselines in points, Apple's "leading".
    public var pitch: CGFloat
    /// The weight, 100…900.
    public var weight: Int
    /// The weight of the style's bold text: 100…900.
    public var emphasizedWeight: Int
    /// Whether lines keep the fractions of ascent and descent, which the platform rounds for other
    /// styles.
    public var keepsFractions: Bool
  }

  /// Returns `style` at the user's text size. macOS has its own table and no Dynamic Type.
  public static func style(
    _ style: SystemTextStyle, platform: Platform, level: DynamicTypeLevel = .large
  ) -> Style {
    let entry = style.entry(platform, level)
    return Style(
      size: CGFloat(entry.size), pitch: entry.pitch,
      weight: style.defaultWeight(platform), emphasizedWeight: style.emphasizedWeight(platform),
      keepsFractions: style.keepsFractions)
  }

  /// Returns the factor for lengths that follow `style` at `level`: the pitch there divided by the
  /// pitch at `large` (Rules/Devices.md#scaled-metric).
  public static func scale(
    of style: SystemTextStyle, platform: Platform, level: DynamicTypeLevel
  ) -> CGFloat {
    CGFloat(style.entry(platform, level).pitch) / CGFloat(style.entry(platform, .large).pitch)
  }

  /// Returns the line metrics of the system font.
  ///
  /// iOS keeps fractions, as do the platforms derived from it. macOS rounds ascent and descent each
  /// to whole points; unless the style keeps fractions, its pitch is the line height.
  ///
  /// - `size`: the size in points; any number that is not positive and finite counts as 0.
  /// - `pitch`: the distance between two baselines for a text style, `nil` for `.system(size:)`,
  ///   whose lines have no gap.
  /// - `keepsFractions`: whether ascent and descent keep their fractions on macOS, too.
  public static func metrics(
    size: CGFloat, platform: Platform, pitch: CGFloat? = nil, keepsFractions: Bool = false
  ) -> LineMetrics {
    let size = sanitized(size)
    switch platform.family {
    case .iOS:
      let (ascent, descent) = (iOSAscent * size, iOSDescent * size)
      var leading = pitch.map { $0 - (ascent + descent) } ?? 0
      // The published pitches of watchOS are less than the heights of its lines.
      if platform == .watchOS { leading = max(leading, 0) }
      return LineMetrics(
        ascent: ascent, descent: descent, leading: leading, capHeight: capHeight * size)
    case .macOS where keepsFractions:
      var metrics = spacingMetrics(size: size, platform: platform)
      metrics.leading = pitch.map { $0 - metrics.lineHeight } ?? 0
      return metrics
    case .macOS:
      return LineMetrics(
        ascent: (macOSAscent * size).rounded(), descent: macOSLineDescent(size),
        capHeight: capHeight * size)
    }
  }

  /// Returns the unrounded metrics from which the space between views is computed.
  public static func spacingMetrics(size: CGFloat, platform: Platform, pitch: CGFloat? = nil)
    -> LineMetrics
  {
    guard platform == .macOS else { return metrics(size: size, platform: platform, pitch: pitch) }
    let size = sanitized(size)
    return LineMetrics(
      ascent: macOSAscent * size, descent: macOSDescent * size, capHeight: capHeight * size)
  }

  /// Returns the height of a reserved line (`lineLimit(_:reservesSpace:)`) in the system font, if
  /// it differs from that of a line with text.
  ///
  /// On macOS the sum of ascent and descent is rounded up, so that a size of 10 points reserves 12,
  /// while a text takes 13.
  public static func reservedLineHeight(size: CGFloat, platform: Platform) -> CGFloat? {
    guard platform == .macOS else { return nil }
    return ((macOSAscent + macOSDescent) * sanitized(size)).rounded(.up)
  }

  /// Returns the height of the line in which AppKit draws the text of a field, in points.
  ///
  /// AppKit adds San Francisco's own descent, and rounds up the sum: 25 points for a font of 20,
  /// whose lines are 24 high in other texts.
  package static func fieldLineHeight(size: CGFloat) -> CGFloat {
    ((macOSAscent + iOSDescent) * sanitized(size)).rounded(.up)
  }

  /// Returns the line metrics of a custom font: the file's own on iOS; on macOS, with ascent and
  /// descent each rounded to whole points.
  public static func metrics(custom: LineMetrics, platform: Platform) -> LineMetrics {
    guard platform == .macOS else { return custom }
    var metrics = custom
    metrics.ascent.round()
    metrics.descent.round()
    metrics.leading.round()
    return metrics
  }

  /// Returns the line metrics of a text without characters.
  ///
  /// On macOS, the line is 14 points tall for every font; elsewhere, the metrics are those of
  /// `font`.
  public static func emptyTextMetrics(platform: Platform, font: LineMetrics) -> LineMetrics {
    platform == .macOS
      ? LineMetrics(ascent: 11, descent: 3, capHeight: font.capHeight) : font
  }

  // Fractions of the em: SF Pro on iOS, and the values reported by AppKit on macOS.
  private static let iOSAscent: CGFloat = 0.952148
  private static let iOSDescent: CGFloat = 0.241211
  private static let macOSAscent: CGFloat = 1980.0 / 2048
  private static let macOSDescent: CGFloat = 432.0 / 2048
  private static let capHeight: CGFloat = 0.704590

  /// Returns the line descent on macOS. Recorded heights require it to be rounded up to 22 points,
  /// and to the nearest from 26.
  private static func macOSLineDescent(_ size: CGFloat) -> CGFloat {
    let descent = macOSDescent * size
    return size < 24 ? descent.rounded(.up) : descent.rounded()
  }

  private static func sanitized(_ size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? size : 0
  }
}

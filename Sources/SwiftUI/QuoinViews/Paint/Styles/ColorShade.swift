import QuoinDrawing

/// The two tones of `Color.gradient` and their locations, fitted to recorded pictures
/// (Rules/Drawing.md#color-gradient).
///
/// The other tone is the color mixed with white, or with black if it is light, and then saturated
/// about its luma, in encoded sRGB. Values outside sRGB are clamped.
struct ColorShade {
  let stops: [GradientStop]

  init(_ color: ResolvedColor) {
    let luma = Self.luma(color)
    if luma > Self.light {
      stops = [
        GradientStop(color: color, location: Self.plain),
        GradientStop(color: Self.tone(of: color, towards: 0, by: 0.1), location: 1),
      ]
    } else {
      let lift = luma < Self.dark ? 0.25 : 0.3
      stops = [
        GradientStop(color: Self.tone(of: color, towards: 1, by: lift), location: 0),
        GradientStop(color: color, location: 1 - Self.plain),
      ]
    }
  }

  /// The luma above which the other tone is darker, and the luma below which it is lightened less.
  ///
  /// The first is estimated between green (0.63) and yellow (0.78), the second between blue (0.45)
  /// and brown (0.53).
  private static let light = 0.7
  private static let dark = 0.5
  /// The fraction of the length that has the color itself.
  private static let plain = 0.3
  private static let saturation = 1.2

  private static func luma(_ color: ResolvedColor) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }

  private static func tone(
    of color: ResolvedColor, towards end: Double, by share: Double
  ) -> ResolvedColor {
    let grey = luma(color)
    func component(_ value: Double) -> Double {
      let saturated = grey + (value - grey) * saturation
      return min(max(saturated + (end - saturated) * share, 0), 1)
    }
    return ResolvedColor(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      opacity: color.opacity)
  }
}

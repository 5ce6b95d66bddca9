import Foundation
import QuoinDrawing

/// A color in Björn Ottosson's OKLab space, in which equal steps look equal. Gradients are
/// interpolated in it.
struct OKLab: Hashable, Sendable {
  var lightness: Double
  /// The component from green to red.
  var a: Double
  /// The component from blue to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Converts the color without its opacity.
  init(_ color: ResolvedColor) {
    let red = SRGB.linear(color.red)
    let green = SRGB.linear(color.green)
    let blue = SRGB.linear(color.blue)
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
    b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  }

  /// Returns the color in gamma-encoded sRGB with `opacity`.
  func color(opacity: Double) -> ResolvedColor {
    func cube(_ root: Double) -> Double { root * root * root }
    let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548 * b)
    return ResolvedColor(
      red: SRGB.encoded(
        4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
      green: SRGB.encoded(
        -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
      blue: SRGB.encoded(
        -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
      opacity: opacity)
  }
}

extension ResolvedColor {
  /// Returns the color at `fraction` between this one and `other`, interpolated in OKLab.
  ///
  /// Colors are premultiplied by their opacity, so that a fade to clear keeps its color.
  func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let opacity = self.opacity + (other.opacity - self.opacity) * fraction
    guard opacity > 0 else { return ResolvedColor(red: red, green: green, blue: blue, opacity: 0) }
    let share = other.opacity * fraction / opacity
    var mix = OKLab(self)
    let end = OKLab(other)
    mix.lightness += (end.lightness - mix.lightness) * share
    mix.a += (end.a - mix.a) * share
    mix.b += (end.b - mix.b) * share
    return mix.color(opacity: opacity)
  }

  /// Returns the color at `fraction` between this one and `other`, interpolated in `space`.
  func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    if space.isPerceptual { return mixed(with: other, by: fraction) }
    return GradientStop(color: self, location: 0)
      .mixed(with: GradientStop(color: other, location: 1), by: fraction).color
  }

  func withOpacity(multipliedBy factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }
}

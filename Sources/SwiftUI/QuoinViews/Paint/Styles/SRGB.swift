import Foundation
import QuoinDrawing

/// The transfer function of sRGB, extended to components below 0 and above 1.
enum SRGB {
  /// Returns the linear component of a gamma-encoded one.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// Returns the gamma-encoded component of a linear one.
  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let code = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -code : code
  }
}

extension Color.RGBColorSpace {
  /// Converts components of this space to gamma-encoded sRGB; colors outside sRGB are outside 0…1.
  func resolved(red: Double, green: Double, blue: Double, opacity: Double) -> ResolvedColor {
    switch self {
    case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return ResolvedColor(
        red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue),
        opacity: opacity)
    case .displayP3:
      // These coefficients have four digits because that precision produces the recorded colors.
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      return ResolvedColor(
        red: SRGB.encoded(1.2249 * r - 0.2247 * g), green: SRGB.encoded(-0.0420 * r + 1.0419 * g),
        blue: SRGB.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b),
        opacity: opacity)
    }
  }
}

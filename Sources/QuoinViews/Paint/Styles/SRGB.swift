import Foundation
import QuoinDrawing

/// The transfer function of sRGB, extended to components below 0 and above 1.
enum SRGB {
  /// The linear light of a gamma-encoded component.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The gamma-encoded component of linear light.
  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let code = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -code : code
  }
}

extension Color.RGBColorSpace {
  /// The components of this space as gamma-encoded sRGB; colours outside sRGB leave 0…1.
  func resolved(red: Double, green: Double, blue: Double, opacity: Double) -> ResolvedColor {
    switch self {
    case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return ResolvedColor(
        red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue),
        opacity: opacity)
    case .displayP3:
      // Four digits, because these are the ones that give the recorded colours.
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      return ResolvedColor(
        red: SRGB.encoded(1.2249 * r - 0.2247 * g), green: SRGB.encoded(-0.0420 * r + 1.0419 * g),
        blue: SRGB.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b),
        opacity: opacity)
    }
  }
}

import Foundation
import QuoinCore
import QuoinDrawing

/// Frosted glass, through which the content beneath is visible blurred and tinted.
///
/// The tints of `thin`, `regular` and `thick` give the recorded colors over white, gray and black
/// (Rules/Drawing.md#materials); the blur and the other materials are estimates.
public struct Material: Hashable, Sendable {
  fileprivate let light: Tint
  fileprivate let dark: Tint

  fileprivate struct Tint: Hashable, Sendable {
    /// The gray over the content beneath, and its opacity.
    let gray: Double
    let opacity: Double
    /// The factor for the colors of the content beneath.
    var brightness = 1.0
  }

  /// The warning about materials in vector formats.
  package static let vectorWarning =
    "Materials blur their background in PNG; in PDF and SVG they are a translucent tint."

  public static let ultraThin = Material(
    light: Tint(gray: 0.917, opacity: 0.48, brightness: 1.04),
    dark: Tint(gray: 0.216, opacity: 0.50))
  public static let thin = Material(
    light: Tint(gray: 0.9146, opacity: 0.5961, brightness: 1.064),
    dark: Tint(gray: 0.2105, opacity: 0.5961))
  public static let regular = Material(
    light: Tint(gray: 0.9121, opacity: 0.7137, brightness: 1.092),
    dark: Tint(gray: 0.2045, opacity: 0.6902))
  public static let thick = Material(
    light: Tint(gray: 0.9052, opacity: 0.8275, brightness: 1.222),
    dark: Tint(gray: 0.2010, opacity: 0.7804))
  public static let ultraThick = Material(
    light: Tint(gray: 0.90, opacity: 0.93, brightness: 1.4),
    dark: Tint(gray: 0.197, opacity: 0.865))
  /// The material of toolbars.
  public static let bar = Material(
    light: Tint(gray: 0.907, opacity: 0.80, brightness: 1.2),
    dark: Tint(gray: 0.203, opacity: 0.75))
}

extension Material: ShapeStyle {
  /// The sigma of the blur in points.
  private static let radius: CGFloat = 15
  private static let saturation = 1.6

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let own = environment.colorScheme == .dark ? dark : light
    func tint(_ opacity: Double) -> ResolvedColor {
      ResolvedColor(red: own.gray, green: own.gray, blue: own.gray, opacity: opacity)
    }
    return _ResolvedStyle(
      .backdrop(
        Backdrop(
          radius: Self.radius, saturation: Self.saturation, brightness: own.brightness,
          tint: tint(own.opacity),
          // Sharp shapes are more visible through the material than blurred ones.
          fallback: tint((1 + own.opacity) / 2))))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

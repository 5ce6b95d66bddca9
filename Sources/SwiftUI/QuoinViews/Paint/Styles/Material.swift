import Foundation
import QuoinCore
import QuoinDrawing

/// Frosted glass, through which the content beneath is visible blurred and tinted.
///
/// Apple publishes no values. The blur and tints are estimates that preserve the order and
/// impression of the system's thicknesses; light and dark have their own values.
public struct Material: Hashable, Sendable {
  /// The opacity of the tint over the content beneath.
  fileprivate let light: Double
  fileprivate let dark: Double

  public static let ultraThin = Material(light: 0.44, dark: 0.45)
  public static let thin = Material(light: 0.58, dark: 0.58)
  public static let regular = Material(light: 0.70, dark: 0.70)
  public static let thick = Material(light: 0.82, dark: 0.80)
  public static let ultraThick = Material(light: 0.92, dark: 0.90)
  /// The material of toolbars.
  public static let bar = Material(light: 0.80, dark: 0.75)
}

extension Material: ShapeStyle {
  /// The sigma of the blur in points.
  private static let radius: CGFloat = 15
  private static let saturation = 1.6

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let tone = isDark ? 0.13 : 0.97
    let share = isDark ? dark : light
    func tint(_ opacity: Double) -> ResolvedColor {
      ResolvedColor(red: tone, green: tone, blue: tone, opacity: opacity)
    }
    return _ResolvedStyle(
      .backdrop(
        Backdrop(
          radius: Self.radius, saturation: Self.saturation, tint: tint(share),
          // Sharp shapes are more visible through the material than blurred ones.
          fallback: tint((1 + share) / 2))))
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

import Foundation

/// A paint that shows what is below it, blurred and tinted, like frosted glass.
public struct Backdrop: Hashable, Sendable, Codable {
  /// The standard deviation of the Gaussian blur in points.
  public var radius: CGFloat
  /// The factor for the saturation of the blurred picture: 1 leaves it unchanged, 0 makes it gray.
  public var saturation: Double
  /// The factor for the colors of the blurred picture, which are clamped to white.
  public var brightness: Double
  /// The color drawn over the blurred picture.
  public var tint: ResolvedColor
  /// The color that PDF and SVG use instead, because they can't read what is below.
  public var fallback: ResolvedColor

  public init(
    radius: CGFloat, saturation: Double = 1, brightness: Double = 1, tint: ResolvedColor,
    fallback: ResolvedColor
  ) {
    self.radius = radius
    self.saturation = saturation
    self.brightness = brightness
    self.tint = tint
    self.fallback = fallback
  }
}

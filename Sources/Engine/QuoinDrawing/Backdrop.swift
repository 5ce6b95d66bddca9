import Foundation

/// A paint that shows what lies below it, blurred and tinted, as frosted glass does.
public struct Backdrop: Hashable, Sendable, Codable {
  /// Sigma of the Gaussian blur in points.
  public var radius: CGFloat
  /// What the blurred picture's saturation is multiplied with: 1 leaves it, 0 makes it grey.
  public var saturation: Double
  /// Drawn over the blurred picture.
  public var tint: ResolvedColor
  /// What PDF and SVG draw in place of the backdrop, as they can't read back what lies below.
  public var fallback: ResolvedColor

  public init(
    radius: CGFloat, saturation: Double = 1, tint: ResolvedColor, fallback: ResolvedColor
  ) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.fallback = fallback
  }
}

import Foundation

/// A paint that shows what lies below it, blurred and tinted, as frosted glass does.
public struct Backdrop: Hashable, Sendable, Codable {
  /// Sigma of the Gaussian blur in points.
  public var radius: CGFloat
  /// How colourful the blurred picture becomes: 1 as it is.
  public var saturation: Double
  /// Drawn over the blurred picture.
  public var tint: ResolvedColor
  /// Stands for the whole where what lies below cannot be read back: in PDF and SVG.
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

import Foundation
import QuoinGeometry

/// What fills a shape or a glyph, in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable, Codable {
  case color(ResolvedColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
}

/// A colour at a place 0…1 of a gradient. Presses interpolate between neighbours in gamma-encoded sRGB,
/// colour and opacity each by itself, so a fade to clear names the colour it fades from; whoever makes
/// the list adds stops where another interpolation is wanted. Beyond the ends the end colours go on.
public struct GradientStop: Hashable, Sendable, Codable {
  public var color: ResolvedColor
  public var location: Double
  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

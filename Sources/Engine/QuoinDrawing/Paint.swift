import Foundation
import QuoinGeometry

/// The paint of a shape or a glyph, in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable, Codable {
  case color(ResolvedColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  /// A gradient along ellipses around `center`: location 0 is the center, location 1 the ellipse
  /// with the radii `radii`.
  case radialGradient(stops: [GradientStop], center: CGPoint, radii: CGSize)
  /// A gradient around `center`, clockwise: locations 0 and 1 are both the ray at `start` radians
  /// from the x axis.
  case angularGradient(stops: [GradientStop], center: CGPoint, start: Double)
  case colorGrid(ColorGrid)
  case backdrop(Backdrop)

  /// The number of stops of a gradient; 0 for other paints.
  package var stopCount: Int {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _),
      .angularGradient(let stops, _, _):
      stops.count
    case .color, .colorGrid, .backdrop: 0
    }
  }

  /// Returns the paint with `change` applied to each of its colors.
  public func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func mapped(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: mapped(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let radii):
      return .radialGradient(stops: mapped(stops), center: center, radii: radii)
    case .angularGradient(let stops, let center, let start):
      return .angularGradient(stops: mapped(stops), center: center, start: start)
    case .colorGrid(var grid):
      grid.colors = grid.colors.map(change)
      return .colorGrid(grid)
    case .backdrop(var backdrop):
      backdrop.tint = change(backdrop.tint)
      backdrop.fallback = change(backdrop.fallback)
      return .backdrop(backdrop)
    }
  }
}

/// A color at a location 0…1 of a gradient.
///
/// Renderers interpolate between neighbors in gamma-encoded sRGB without premultiplication, so a
/// fade to transparency must use the same color with an opacity of 0. To represent any other
/// interpolation, the creator of the list adds stops. Beyond the ends, the end colors continue.
public struct GradientStop: Hashable, Sendable, Codable {
  public var color: ResolvedColor
  public var location: Double
  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

extension GradientStop {
  /// Returns the stop `fraction` of the way to `other`, interpolated as renderers do.
  package func mixed(with other: GradientStop, by fraction: Double) -> GradientStop {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return GradientStop(
      color: ResolvedColor(
        red: mix(color.red, other.color.red), green: mix(color.green, other.color.green),
        blue: mix(color.blue, other.color.blue), opacity: mix(color.opacity, other.color.opacity)),
      location: mix(location, other.location))
  }
}

extension [GradientStop] {
  /// The number of stops above which a gradient is reduced; ordinary gradients have fewer, even
  /// with each piece divided into sixteen.
  package static let mostUnreduced = 4_096

  /// Returns the stops, which must be sorted, or if there are too many, only the first and the last
  /// one in each of `parts` equal parts.
  package func reduced(to parts: Int = 2_048) -> [GradientStop] {
    guard count > Self.mostUnreduced else { return self }
    func part(_ stop: GradientStop) -> Int {
      Int(stop.location.clampedToUnit * Double(parts))
    }
    return enumerated().filter { index, stop in
      index == 0 || index == count - 1 || part(stop) != part(self[index - 1])
        || part(stop) != part(self[index + 1])
    }
    .map(\.element)
  }
}

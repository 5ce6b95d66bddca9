import Foundation
import QuoinGeometry

extension Paint {
  /// The paint with colors clamped to 0…1 and sorted stops, or `nil` if it shows nothing.
  var sanitized: Paint? {
    switch self {
    case .color(let color):
      let color = color.clamped
      return color.opacity > 0 ? .color(color) : nil
    case .linearGradient(let stops, let start, let end):
      return Self.gradient(stops, isDrawable: Self.isNear(start, end) && start != end) {
        .linearGradient(stops: $0, start: start, end: end)
      }
    case .radialGradient(let stops, let center, let radii):
      let reach = CGPoint(x: radii.width, y: radii.height)
      let isRound = radii.width > 0 && radii.height > 0
      return Self.gradient(stops, isDrawable: Self.isNear(center, reach) && isRound) {
        .radialGradient(stops: $0, center: center, radii: radii)
      }
    case .angularGradient(let stops, let center, let start):
      let isDrawable = Self.isNear(center, center) && start.magnitude < 1e6
      return Self.gradient(stops, isDrawable: isDrawable) {
        .angularGradient(stops: $0, center: center, start: start)
      }
    case .colorGrid(var grid):
      let rect = grid.rect.standardized
      let size = CGPoint(x: rect.width, y: rect.height)
      guard (1...4_096).contains(grid.columns), (1...4_096).contains(grid.rows),
        Self.isNear(rect.origin, size), rect.width > 0, rect.height > 0
      else { return nil }
      grid.colors = grid.colors.prefix(grid.columns * grid.rows).map(\.clamped)
      grid.rect = rect
      return grid.colors.contains { $0.opacity > 0 } ? .colorGrid(grid) : nil
    case .backdrop(var backdrop):
      backdrop.radius = backdrop.radius.clampedRadius
      backdrop.saturation = backdrop.saturation.isFinite ? max(backdrop.saturation, 0) : 1
      backdrop.brightness = backdrop.brightness.isFinite ? max(backdrop.brightness, 0) : 1
      backdrop.tint = backdrop.tint.clamped
      backdrop.fallback = backdrop.fallback.clamped
      return .backdrop(backdrop)
    }
  }

  private static func isNear(_ points: CGPoint...) -> Bool {
    points.allSatisfy {
      $0.x.magnitude <= DisplayList.coordinateLimit
        && $0.y.magnitude <= DisplayList.coordinateLimit
    }
  }

  /// Returns the gradient that `make` creates from sorted stops. A gradient without a direction or
  /// an extent becomes its last color.
  private static func gradient(
    _ stops: [GradientStop], isDrawable: Bool, _ make: ([GradientStop]) -> Paint
  ) -> Paint? {
    guard let last = stops.last?.color.clamped else { return nil }
    guard isDrawable else { return Paint.color(last).sanitized }
    var reached = 0.0
    let ordered = stops.map { stop in
      reached = max(reached, stop.location.clampedToUnit)
      return GradientStop(color: stop.color.clamped, location: reached)
    }
    guard ordered.contains(where: { $0.color.opacity > 0 }) else { return nil }
    // More parts than any picture has pixels along a side.
    return make(ordered.reduced(to: 16_384))
  }
}

extension ResolvedColor {
  /// The color with every component clamped to 0…1; NaN becomes 0.
  public var clamped: ResolvedColor {
    ResolvedColor(
      red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit,
      opacity: opacity.clampedToUnit)
  }
}

extension Double {
  /// The number clamped to 0…1; 0 for NaN.
  var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}

extension CGFloat {
  /// The blur radius clamped to a range that renderers support; 0 if it is not finite.
  var clampedRadius: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }
}

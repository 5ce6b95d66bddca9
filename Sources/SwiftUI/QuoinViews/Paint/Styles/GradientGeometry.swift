import Foundation
import QuoinDrawing
import QuoinGeometry

/// The mapping of a gradient's locations 0…1 to the filled area.
enum GradientGeometry: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  /// Circles with radii in points.
  case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
  /// Ellipses with radii as fractions of the width and the height.
  case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
  /// Rays with angles in radians, clockwise from the x axis.
  case angular(center: UnitPoint, start: Double, end: Double)

  /// Returns the geometry whose locations 0 and 1 are at `low` and `high` of this one.
  func stretched(from low: Double, to high: Double) -> GradientGeometry {
    guard low < 0 || high > 1 else { return self }
    func mix(_ start: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
      (start + (end - start) * low, start + (end - start) * high)
    }
    switch self {
    case .linear(let start, let end):
      let (x, y) = (mix(start.x, end.x), mix(start.y, end.y))
      return .linear(start: UnitPoint(x: x.0, y: y.0), end: UnitPoint(x: x.1, y: y.1))
    case .radial(let center, let start, let end):
      let radii = mix(start, end)
      return .radial(center: center, start: radii.0, end: radii.1)
    case .elliptical(let center, let start, let end):
      let radii = mix(start, end)
      return .elliptical(center: center, start: radii.0, end: radii.1)
    case .angular(let center, let start, let end):
      let angles = mix(start, end)
      return .angular(center: center, start: angles.0, end: angles.1)
    }
  }

  /// Returns the paint for an object that covers `rect`. A linear gradient without direction shows
  /// its last color, because everything is beyond its end.
  func paint(_ stops: [GradientStop], in rect: CGRect) -> Paint {
    let last = Paint.color(stops.last?.color ?? .clear)
    switch self {
    case .linear(let start, let end):
      let (start, end) = (start.point(in: rect), end.point(in: rect))
      return start == end ? last : .linearGradient(stops: stops, start: start, end: end)
    case .radial(let center, let start, let end):
      guard let (stops, radius) = Self.rings(stops, from: start, to: end) else { return last }
      return .radialGradient(
        stops: stops, center: center.point(in: rect), radii: CGSize(width: radius, height: radius))
    case .elliptical(let center, let start, let end):
      guard let (stops, radius) = Self.rings(stops, from: start, to: end) else { return last }
      return .radialGradient(
        stops: stops, center: center.point(in: rect),
        radii: CGSize(width: radius * rect.width, height: radius * rect.height))
    case .angular(let center, let start, let end):
      guard start.isFinite, end.isFinite else { return last }
      let (stops, angle) = Self.turn(stops, from: start, to: end)
      return .angularGradient(stops: stops, center: center.point(in: rect), start: angle)
    }
  }

  /// Returns the stops as fractions of the larger radius, and that radius.
  ///
  /// Between equal radii there is a hard edge: the last color is inside and the first one outside
  /// (Rules/Drawing.md#gradient-geometry).
  private static func rings(
    _ stops: [GradientStop], from start: CGFloat, to end: CGFloat
  ) -> ([GradientStop], CGFloat)? {
    let radius = max(start, end)
    guard start.isFinite, end.isFinite else { return nil }
    if start == end, let first = stops.first?.color, let last = stops.last?.color {
      let edge = radius > 0 ? 0.5 : 0
      return (
        [
          GradientStop(color: last, location: 0), GradientStop(color: last, location: edge),
          GradientStop(color: first, location: edge), GradientStop(color: first, location: 1),
        ], radius > 0 ? 2 * radius : 1
      )
    }
    guard radius > 0 else { return nil }
    return (placed(stops, from: start / radius, to: end / radius), radius)
  }

  /// Returns the stops as fractions of a whole turn, and the starting angle.
  ///
  /// If there are several turns, only the last one is visible. A gap left by less than a turn is
  /// filled from both sides with the end colors, which meet halfway.
  private static func turn(
    _ stops: [GradientStop], from start: Double, to end: Double
  ) -> ([GradientStop], Double) {
    let span = (end - start) / (2 * .pi)
    guard abs(span) < 1 else {
      let first = span > 0 ? end - 2 * .pi : end
      return (placed(stops, from: span > 0 ? 1 - span : -span, to: span > 0 ? 1 : 0), first)
    }
    var turn = placed(stops, from: span > 0 ? 0 : -span, to: span > 0 ? span : 0)
    let halfway = (1 + abs(span)) / 2
    if let first = turn.first?.color, let last = turn.last?.color {
      turn.append(GradientStop(color: last, location: halfway))
      turn.append(GradientStop(color: first, location: halfway))
    }
    return (turn, min(start, end))
  }

  /// Returns the stops with location 0 at `start` and 1 at `end`, in ascending order, clipped at 0.
  private static func placed(
    _ stops: [GradientStop], from start: Double, to end: Double
  ) -> [GradientStop] {
    var moved = stops.map {
      GradientStop(color: $0.color, location: start + (end - start) * $0.location)
    }
    if start > end { moved.reverse() }
    guard let firstInside = moved.firstIndex(where: { $0.location >= 0 }) else {
      return Array(moved.suffix(1))
    }
    guard firstInside > 0 else { return moved }
    let (before, after) = (moved[firstInside - 1], moved[firstInside])
    let fraction = before.location / (before.location - after.location)
    return [before.mixed(with: after, by: fraction)] + moved[firstInside...]
  }
}

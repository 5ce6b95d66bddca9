import Foundation

extension Paint {
  /// The paint with colours inside 0…1 and stops in order, or `nil` when it shows nothing.
  var sanitized: Paint? {
    switch self {
    case .color(let color):
      let color = color.clamped
      return color.opacity > 0 ? .color(color) : nil
    case .linearGradient(let stops, let start, let end):
      guard let last = stops.last?.color.clamped else { return nil }
      let coordinates = [start.x, start.y, end.x, end.y]
      guard coordinates.allSatisfy({ $0.magnitude <= DisplayList.coordinateLimit }), start != end
      else {
        // A gradient without a direction shows its last colour.
        return Paint.color(last).sanitized
      }
      var reached = 0.0
      let ordered = stops.map { stop in
        reached = max(reached, stop.location.clampedToUnit)
        return GradientStop(color: stop.color.clamped, location: reached)
      }
      guard ordered.contains(where: { $0.color.opacity > 0 }) else { return nil }
      return .linearGradient(stops: ordered, start: start, end: end)
    }
  }
}

extension ResolvedColor {
  /// The colour with every component inside 0…1; what is no number counts as 0.
  public var clamped: ResolvedColor {
    ResolvedColor(
      red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit,
      opacity: opacity.clampedToUnit)
  }
}

extension Double {
  /// The number inside 0…1; 0 when it is no number.
  var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}

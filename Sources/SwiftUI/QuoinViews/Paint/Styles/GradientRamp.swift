import Foundation
import QuoinDrawing
import QuoinGeometry

/// Resolved colors along a line, which can be expanded for renderers that interpolate in sRGB.
///
/// If stops are outside 0…1, the ramp's line is extended so that their locations fit.
struct GradientRamp {
  private var stops: [GradientStop]
  private let isPerceptual: Bool
  private let assetName: String?

  init(stops: [GradientStop], isPerceptual: Bool, assetName: String?) {
    // Locations must be finite. Stops at the same location keep their order.
    self.stops = stops.map { stop in
      GradientStop(color: stop.color, location: stop.location.isFinite ? stop.location : 0)
    }
    .enumerated()
    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    .map(\.element)
    self.isPerceptual = isPerceptual
    self.assetName = assetName
  }

  /// Returns the style that applies the ramp along `geometry`.
  func style(_ geometry: GradientGeometry) -> _ResolvedStyle {
    guard let first = stops.first, let last = stops.last else { return _ResolvedStyle(.clear) }
    guard stops.count > 1 else { return _ResolvedStyle(first.color, assetName: assetName) }
    let (low, high) = (min(first.location, 0), max(last.location, 1))
    let expanded = expandedStops.map {
      GradientStop(color: $0.color, location: ($0.location - low) / (high - low))
    }
    return _ResolvedStyle(
      .gradient(expanded, geometry.stretched(from: low, to: high)), assetName: assetName)
  }

  /// The number of segments between two stops, enough for the interpolation in sRGB to look the
  /// same. More than 256 stops share 4,096 segments by their distance.
  private func pieces(from: GradientStop, to: GradientStop) -> Int {
    guard stops.count > 256, let first = stops.first, let last = stops.last else { return 16 }
    let share = (to.location - from.location) / (last.location - first.location)
    return share < 16.0 / 4_096 ? Int(share * 4_096) + 1 : 16
  }

  private var expandedStops: [GradientStop] {
    guard isPerceptual else { return stops }
    var expanded = Array(stops.prefix(1))
    for (from, to) in zip(stops, stops.dropFirst()) {
      if from.color != to.color, from.location < to.location {
        let pieces = pieces(from: from, to: to)
        for piece in 1..<pieces {
          let fraction = Double(piece) / Double(pieces)
          expanded.append(
            GradientStop(
              color: from.color.mixed(with: to.color, by: fraction),
              location: from.location + (to.location - from.location) * fraction))
        }
      }
      expanded.append(to)
    }
    return expanded
  }
}

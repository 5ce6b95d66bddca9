import Foundation
import QuoinDrawing
import QuoinGeometry

/// Resolved colours along a line, ready to be expanded for presses that mix in sRGB.
///
/// A ramp whose stops leave 0…1 is stretched: its line is made longer, so that the places fit.
struct GradientRamp {
  private var stops: [GradientStop]
  private let isPerceptual: Bool
  private let assetName: String?

  init(stops: [GradientStop], isPerceptual: Bool, assetName: String?) {
    // Places must be numbers and must not go back.
    var previous = -Double.infinity
    self.stops = stops.map { stop in
      let location = stop.location.isFinite ? stop.location : 0
      previous = max(previous, location)
      return GradientStop(color: stop.color, location: previous)
    }
    self.isPerceptual = isPerceptual
    self.assetName = assetName
  }

  /// The ramp between two points of what it fills.
  func style(from start: UnitPoint, to end: UnitPoint) -> _ResolvedStyle {
    guard let first = stops.first, let last = stops.last else { return _ResolvedStyle(.clear) }
    guard stops.count > 1 else { return _ResolvedStyle(first.color, assetName: assetName) }
    let (low, high) = (min(first.location, 0), max(last.location, 1))
    func point(_ place: Double) -> UnitPoint {
      UnitPoint(
        x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
    }
    let expanded = expandedStops.map {
      GradientStop(color: $0.color, location: ($0.location - low) / (high - low))
    }
    var style = _ResolvedStyle(.clear, assetName: assetName)
    style.kind = .linearGradient(
      stops: expanded, start: low < 0 ? point(low) : start, end: high > 1 ? point(high) : end)
    return style
  }

  /// Pieces between two stops: so many that mixing them in sRGB shows no difference.
  private static let pieces = 16

  private var expandedStops: [GradientStop] {
    guard isPerceptual else { return stops }
    var expanded = Array(stops.prefix(1))
    for (from, to) in zip(stops, stops.dropFirst()) {
      if from.color != to.color, from.location < to.location {
        for piece in 1..<Self.pieces {
          let fraction = Double(piece) / Double(Self.pieces)
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

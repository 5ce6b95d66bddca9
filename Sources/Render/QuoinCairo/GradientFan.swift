#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// An angular gradient as a fan of triangles, which PDF can store.
  struct GradientFan {
    private let stops: [GradientStop]
    private let center: CGPoint
    private let start: Double
    private let radius: CGFloat

    /// The largest angle of a triangle, 1/64 of a turn, at which its outer edge is close to an arc.
    private static let largestStep = 1.0 / 64

    /// Creates the fan of a gradient that fills `area`.
    init(_ stops: [GradientStop], center: CGPoint, start: Double, covering area: CGRect) {
      self.stops = stops.reduced()
      self.center = center
      self.start = start
      radius = ((area.isNull ? 1 : area.reach(from: center)) + 1) / cos(.pi * Self.largestStep)
    }

    /// The bounding box of the fan.
    var bounds: CGRect {
      CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// The set of opacities of the stops.
    var opacities: Set<Double> { Set(stops.map(\.color.opacity)) }

    /// Calls `body` with each patch: the colors of its two sides and its four corners. The first
    /// and last corners are the center; the first two have the first color.
    func forEachPatch(_ body: (ResolvedColor, ResolvedColor, [CGPoint]) -> Void) {
      guard let first = stops.first, let last = stops.last else { return }
      let ends = [
        GradientStop(color: first.color, location: 0), GradientStop(color: last.color, location: 1),
      ]
      let all = ends[..<1] + stops + ends[1...]
      for (from, to) in zip(all, all.dropFirst()) where from.location < to.location {
        let count = ((to.location - from.location) / Self.largestStep).rounded(.up)
        for step in 0..<Int(count) {
          let (here, there) = (
            from.mixed(with: to, by: Double(step) / count),
            from.mixed(with: to, by: Double(step + 1) / count)
          )
          body(
            here.color, there.color,
            [center, point(at: here.location), point(at: there.location), center])
        }
      }
    }

    private func point(at place: Double) -> CGPoint {
      let angle = start + place * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  extension CGRect {
    /// Returns the distance from `point` to the farthest corner.
    func reach(from point: CGPoint) -> CGFloat {
      hypot(
        max(abs(minX - point.x), abs(maxX - point.x)), max(abs(minY - point.y), abs(maxY - point.y))
      )
    }
  }
#endif

#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// An angular gradient as a fan of triangles, which PDF stores as they are.
  struct GradientFan {
    private let stops: [GradientStop]
    private let center: CGPoint
    private let start: Double
    private let radius: CGFloat

    /// A triangle spans no more than a 64th of a turn, so that its outer edge is nearly an arc.
    private static let largestStep = 1.0 / 64

    /// The fan of a gradient that fills `area`.
    init(_ stops: [GradientStop], center: CGPoint, start: Double, covering area: CGRect) {
      self.stops = stops
      self.center = center
      self.start = start
      radius = ((area.isNull ? 1 : area.reach(from: center)) + 1) / cos(.pi * Self.largestStep)
    }

    /// A mesh pattern, which the caller destroys.
    func pattern(alpha: Double) -> OpaquePointer? {
      let pattern = cairo_pattern_create_mesh()
      guard let first = stops.first, let last = stops.last else { return pattern }
      let ends = [
        GradientStop(color: first.color, location: 0), GradientStop(color: last.color, location: 1),
      ]
      let all = ends[..<1] + stops + ends[1...]
      for (from, to) in zip(all, all.dropFirst()) where from.location < to.location {
        let count = ((to.location - from.location) / Self.largestStep).rounded(.up)
        for step in 0..<Int(count) {
          let places = (Double(step) / count, Double(step + 1) / count)
          add(
            from.mixed(with: to, by: places.0), from.mixed(with: to, by: places.1), alpha,
            to: pattern)
        }
      }
      return pattern
    }

    private func add(
      _ from: GradientStop, _ to: GradientStop, _ alpha: Double, to pattern: OpaquePointer?
    ) {
      let (here, there) = (point(at: from.location), point(at: to.location))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, here.x, here.y)
      cairo_mesh_pattern_line_to(pattern, there.x, there.y)
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, color) in [from.color, from.color, to.color, to.color].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.opacity * alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }

    private func point(at place: Double) -> CGPoint {
      let angle = start + place * 2 * .pi
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  extension CGRect {
    /// How far the farthest corner is from `point`.
    func reach(from point: CGPoint) -> CGFloat {
      hypot(
        max(abs(minX - point.x), abs(maxX - point.x)), max(abs(minY - point.y), abs(maxY - point.y))
      )
    }
  }
#endif

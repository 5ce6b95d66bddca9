import Foundation
import QuoinGeometry

extension Path {
  /// Returns whether `point` is inside the path, by the non-zero or even-odd rule; open subpaths
  /// count as closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in Polyline.lines(of: self) {
      let count = line.points.count
      for index in 0..<count {
        let (from, to) = (line.points[index], line.points[(index + 1) % count])
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += from.y < to.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

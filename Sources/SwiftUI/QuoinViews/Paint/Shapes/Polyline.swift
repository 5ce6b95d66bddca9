import Foundation
import QuoinGeometry

/// A subpath flattened to straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// Returns the flattened subpaths of `path`, without repeated points.
  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    for piece in path.pieces {
      if piece.begins || lines.isEmpty {
        lines.append(Polyline(points: [piece.from], isClosed: false))
      }
      let last = lines.count - 1
      for point in piece.flattened where point != lines[last].points.last {
        lines[last].points.append(point)
      }
      if piece.closes {
        lines[last].isClosed = true
        if lines[last].points.count > 1, lines[last].points.first == lines[last].points.last {
          lines[last].points.removeLast()
        }
      }
    }
    return lines.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// Returns the dashes of the line; `pattern` alternates the lengths of dashes and gaps, in
  /// points.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    let corners = isClosed ? points + points.prefix(1) : points
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let isUsable = pattern.allSatisfy { $0 >= 0 } && period > 0 && phase.isFinite
    guard isUsable, length.isFinite, length / period < 100_000 else { return [self] }

    // The position in the pattern at which the line starts.
    var place = phase.truncatingRemainder(dividingBy: period)
    if place < 0 { place += period }
    var step = 0
    while place >= pattern[step] {
      place -= pattern[step]
      step = (step + 1) % pattern.count
    }
    var left = pattern[step] - place

    var dashes: [Polyline] = []
    var dash = step % 2 == 0 ? Array(corners.prefix(1)) : []
    func finish() {
      if dash.count > 1 { dashes.append(Polyline(points: dash, isClosed: false)) }
      dash = []
    }
    for (from, to) in zip(corners, corners.dropFirst()) {
      let side = from.distance(to: to)
      var travelled: CGFloat = 0
      while side - travelled > left {
        travelled += left
        let point = from.towards(to, travelled / side)
        if step % 2 == 0 {
          dash.append(point)
          finish()
        } else {
          dash = [point]
        }
        step = (step + 1) % pattern.count
        left = pattern[step]
      }
      left -= side - travelled
      if step % 2 == 0 { dash.append(to) }
    }
    finish()
    return dashes
  }
}

import SwiftUI

/// The curves between the points of lines and areas (Rules/Charts.md#interpolation).
extension InterpolationMethod {
  /// Appends a curve through `points`, which continues a subpath unless `begins`.
  func add(_ points: [CGPoint], to path: inout Path, begins: Bool) {
    guard let first = points.first else { return }
    if begins { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else {
      // A line of one point is a dot.
      if begins { path.addLine(to: first) }
      return
    }
    switch kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        let x =
          switch kind {
          case .stepStart: from.x
          case .stepEnd: to.x
          default: (from.x + to.x) / 2
          }
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
        path.addLine(to: to)
      }
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
    case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
    }
  }

  /// Adds Bézier curves whose tangents are a part of the chord between the neighbors.
  private func addCardinal(_ points: [CGPoint], _ factor: CGFloat, to path: inout Path) {
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(
          x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// Adds a Catmull–Rom spline whose knots are the distances to the power of `alpha`.
  private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
      var (control1, control2) = (from, to)
      if index > 1, d1 > 0 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        control1 = CGPoint(
          x: (from.x * a - before.x * d2 * d2 + to.x * d1 * d1) / n,
          y: (from.y * a - before.y * d2 * d2 + to.y * d1 * d1) / n)
      }
      if index < points.count - 1, d3 > 0 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        control2 = CGPoint(
          x: (to.x * b + from.x * d3 * d3 - after.x * d2 * d2) / m,
          y: (to.y * b + from.y * d3 * d3 - after.y * d2 * d2) / m)
      }
      path.addCurve(to: to, control1: control1, control2: control2)
    }
  }

  /// Adds cubic curves with the slopes of Fritsch and Carlson, which keep each part monotone.
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = Self.slopes(points)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index - 1]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index]))
    }
  }

  /// Returns the slopes at the points.
  static func slopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    guard let first = secants.first, let last = secants.last else { return points.map { _ in 0 } }
    var slopes = [first]
    for (before, after) in zip(secants, secants.dropFirst()) {
      slopes.append(before * after <= 0 ? 0 : (before + after) / 2)
    }
    slopes.append(last)
    for (index, secant) in secants.enumerated() {
      guard secant != 0 else {
        (slopes[index], slopes[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (slopes[index] / secant, slopes[index + 1] / secant)
      let length = a * a + b * b
      if length > 9 {
        let factor = 3 / length.squareRoot()
        slopes[index] = factor * a * secant
        slopes[index + 1] = factor * b * secant
      }
    }
    return slopes
  }
}

/// Thins out the points of long lines.
enum LinePoints {
  /// Returns the points that matter at a resolution of a quarter of a point: of each column, the
  /// first, the lowest, the highest and the last. Points that go back and forth are kept.
  static func thinned(_ points: [CGPoint], width: CGFloat) -> [CGPoint] {
    guard points.count > 2_000, CGFloat(points.count) > width * 16 else { return points }
    var result: [CGPoint] = []
    var index = 0
    while index < points.count {
      let column = (points[index].x * 4).rounded(.down)
      var (low, high) = (index, index)
      var end = index
      while end + 1 < points.count, (points[end + 1].x * 4).rounded(.down) == column {
        end += 1
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
      }
      for kept in Set([index, low, high, end]).sorted() { result.append(points[kept]) }
      index = end + 1
    }
    return result
  }
}

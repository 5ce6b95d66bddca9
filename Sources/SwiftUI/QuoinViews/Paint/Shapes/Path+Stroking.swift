import Foundation
import QuoinGeometry

extension Path {
  /// Returns the area covered by the stroked path, with curves as polylines.
  ///
  /// It consists of overlapping pieces with the same orientation, so that filling it by the
  /// non-zero rule fills their union.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var lines = Polyline.lines(of: self)
    if !style.dash.isEmpty {
      lines = lines.flatMap { $0.dashed(style.dash, phase: style.dashPhase) }
    }
    var stroker = Stroker(style: style)
    for line in lines { stroker.add(line) }
    return stroker.path
  }
}

/// Collects the pieces of a stroke: a box for each segment, a join for each corner, and caps at the
/// ends.
private struct Stroker {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let radius: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      // A point has no direction, so only round and square caps show it.
      guard let point = points.first, style.lineCap != .butt else { return }
      return style.lineCap == .round ? addDisc(at: point) : addBox(around: point)
    }
    let count = points.count
    for index in 0..<(line.isClosed ? count : count - 1) {
      addSide(from: points[index], to: points[(index + 1) % count])
    }
    for index in 0..<count where line.isClosed || (index > 0 && index < count - 1) {
      addJoint(
        at: points[index], from: points[(index + count - 1) % count],
        to: points[(index + 1) % count])
    }
    guard !line.isClosed else { return }
    addCap(at: points[0], from: points[1])
    addCap(at: points[count - 1], from: points[count - 2])
  }

  private mutating func addSide(from: CGPoint, to: CGPoint) {
    let across = normal(from, to)
    addPolygon([from + across, to + across, to - across, from - across])
  }

  private mutating func addJoint(at corner: CGPoint, from: CGPoint, to: CGPoint) {
    var (first, second) = (normal(from, corner), normal(corner, to))
    let turn = first.x * second.y - first.y * second.x
    // The gap is on the outer side of the turn: on the left for a right turn.
    if turn < 0 { (first, second) = (.zero - first, .zero - second) }
    if style.lineJoin == .round, abs(turn) > radius * radius * 0.05 { return addDisc(at: corner) }
    let sum = first + second
    let squared = sum.x * sum.x + sum.y * sum.y
    // The tip is 2r² / |sum|² sums away; the limit applies to its distance in radii.
    let reach = squared > 0 ? 2 * radius / squared.squareRoot() : .infinity
    if style.lineJoin == .miter, reach <= style.miterLimit {
      let factor = 2 * radius * radius / squared
      let tip = CGPoint(x: corner.x + sum.x * factor, y: corner.y + sum.y * factor)
      addPolygon([corner, corner + first, tip, corner + second])
    } else {
      addPolygon([corner, corner + first, corner + second])
    }
  }

  private mutating func addCap(at end: CGPoint, from: CGPoint) {
    switch style.lineCap {
    case .round: addDisc(at: end)
    case .square:
      let across = normal(from, end)
      let along = CGPoint(x: -across.y, y: across.x)
      addPolygon([end + across, end + across + along, end - across + along, end - across])
    default: break
    }
  }

  private mutating func addDisc(at centre: CGPoint) {
    path.addEllipse(in: square(around: centre))
  }

  private mutating func addBox(around centre: CGPoint) { path.addRect(square(around: centre)) }

  private func square(around centre: CGPoint) -> CGRect {
    CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Adds a polygon, oriented clockwise on screen like rectangles and ellipses.
  private mutating func addPolygon(_ corners: [CGPoint]) {
    var area: CGFloat = 0
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area += from.x * to.y - to.x * from.y
    }
    guard area != 0 else { return }
    path.addLines(area > 0 ? corners : corners.reversed())
    path.closeSubpath()
  }

  /// Returns a normal with half the line's width, to the left of the direction from `from` to `to`
  /// with y pointing down.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = from.distance(to: to)
    guard length > 0 else { return .zero }
    return CGPoint(
      x: (to.y - from.y) / length * radius, y: (from.x - to.x) / length * radius)
  }
}

extension CGPoint {
  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
  fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

import Foundation

extension Path {
  /// Adds an arc around `center`; `clockwise: false` draws clockwise on screen, because the y axis
  /// points down.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    guard sweep.isFinite, radius.isFinite else { return }
    if abs(sweep) >= turn, clockwise == (sweep < 0) {
      sweep = clockwise ? -turn : turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep > 0 { sweep -= turn }
      if !clockwise, sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
  }

  /// Adds an arc from `startAngle` through `delta`.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let quarters = abs(delta.radians) / (.pi / 2)
    guard quarters < 100_000, radius.isFinite else { return }
    let pieces = max(1, Int((quarters - 1e-9).rounded(.up)))
    let step = delta.radians / Double(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    var angle = startAngle.radians
    addLine(to: point(angle).applying(transform))
    for _ in 0..<pieces {
      let (from, to) = (point(angle), point(angle + step))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle))
          .applying(transform),
        control2: CGPoint(
          x: to.x + handle * sin(angle + step), y: to.y - handle * cos(angle + step)
        ).applying(transform))
      angle += step
    }
  }

  /// Adds a rounded corner: a line to an arc that is tangent to the lines from the current point to
  /// `tangent1End` and on to `tangent2End`.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let pen = currentPoint else { return move(to: corner.applying(transform)) }
    let (corner, end) = (corner.applying(transform), end.applying(transform))
    func direction(to point: CGPoint) -> CGVector? {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
    // If the lines are parallel there is no corner to round.
    guard let back = direction(to: pen), let ahead = direction(to: end), radius > 0,
      radius.isFinite, abs(back.dx * ahead.dy - back.dy * ahead.dx) > 1e-9
    else { return addLine(to: corner) }
    let cosine = back.dx * ahead.dx + back.dy * ahead.dy
    let half = acos(min(max(cosine, -1), 1)) / 2
    let reach = radius / tan(half)
    let start = CGPoint(x: corner.x + back.dx * reach, y: corner.y + back.dy * reach)
    let toCentre = radius / sin(half)
    let (x, y) = (back.dx + ahead.dx, back.dy + ahead.dy)
    let length = (x * x + y * y).squareRoot()
    let centre = CGPoint(
      x: corner.x + x / length * toCentre, y: corner.y + y / length * toCentre)
    let first = atan2(start.y - centre.y, start.x - centre.x)
    let turn = CGFloat.pi - 2 * half
    let isRightTurn = back.dx * ahead.dy - back.dy * ahead.dx < 0
    addRelativeArc(
      center: centre, radius: radius, startAngle: Angle(radians: Double(first)),
      delta: Angle(radians: Double(isRightTurn ? turn : -turn)))
  }
}

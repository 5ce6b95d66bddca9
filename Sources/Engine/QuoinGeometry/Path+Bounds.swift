import Foundation

extension Path {
  /// The smallest rectangle around the path's lines and curves, excluding control points; null if
  /// the path is empty.
  public var boundingRect: CGRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: CGFloat.infinity),
      CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    )
    func include(_ point: CGPoint) {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    func isInside(_ point: CGPoint) -> Bool {
      point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
    }
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        include(end)
        (pen, start) = (end, end)
      case .line(let end):
        include(end)
        pen = end
      case .quadCurve(let end, let control):
        include(end)
        if !isInside(control) {
          let control1 = CGPoint(
            x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
          let control2 = CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
          Self.turningPoints(pen, control1, control2, end).forEach(include)
        }
        pen = end
      case .curve(let end, let control1, let control2):
        include(end)
        if !isInside(control1) || !isInside(control2) {
          Self.turningPoints(pen, control1, control2, end).forEach(include)
        }
        pen = end
      case .closeSubpath: pen = start
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the points at which a cubic curve is parallel to one of the axes.
  private static func turningPoints(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint)
    -> [CGPoint]
  {
    func value(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    let places = roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)
    return places.map {
      CGPoint(x: value($0, a.x, b.x, c.x, d.x), y: value($0, a.y, b.y, c.y, d.y))
    }
  }

  /// Returns the parameters between 0 and 1 at which the derivative of one coordinate of a cubic
  /// curve is zero.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (p, q, r) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    var found: [CGFloat] = []
    if abs(p) < 1e-12 {
      if q != 0 { found = [-r / q] }
    } else {
      let discriminant = q * q - 4 * p * r
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}

import Foundation
import QuoinGeometry

/// A line or curve of a path; quadratic curves are converted to cubic ones.
struct PathPiece {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint
  var isLine: Bool
  /// Whether a subpath begins here.
  var begins: Bool
  /// Whether the piece closes its subpath.
  var closes = false

  static func line(from: CGPoint, to: CGPoint, begins: Bool) -> PathPiece {
    PathPiece(from: from, control1: from, control2: to, to: to, isLine: true, begins: begins)
  }

  /// Returns the point at the parameter `t`, in 0…1.
  func point(at t: CGFloat) -> CGPoint {
    if isLine { return from.towards(to, t) }
    let (a, b, c) = (
      from.towards(control1, t), control1.towards(control2, t), control2.towards(to, t)
    )
    return a.towards(b, t).towards(b.towards(c, t), t)
  }

  /// Returns the part between two parameter values.
  func part(from low: CGFloat, to high: CGFloat) -> PathPiece {
    var piece = self
    guard !isLine else {
      (piece.from, piece.to) = (from.towards(to, low), from.towards(to, high))
      return piece
    }
    if high < 1 {
      let (a, b, c) = (
        from.towards(control1, high), control1.towards(control2, high), control2.towards(to, high)
      )
      let (d, e) = (a.towards(b, high), b.towards(c, high))
      (piece.control1, piece.control2, piece.to) = (a, d, d.towards(e, high))
    }
    guard low > 0, high > 0 else { return piece }
    let t = low / high
    let (a, b, c) = (
      piece.from.towards(piece.control1, t), piece.control1.towards(piece.control2, t),
      piece.control2.towards(piece.to, t)
    )
    let (d, e) = (a.towards(b, t), b.towards(c, t))
    (piece.from, piece.control1, piece.control2) = (d.towards(e, t), e, c)
    return piece
  }

  /// Points along the piece after its start, dense enough for straight lines between them to look
  /// smooth.
  var flattened: [CGPoint] {
    guard !isLine else { return [to] }
    let polygon =
      from.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: to)
    guard polygon.isFinite else { return [to] }
    // The error of a flattened circle stays close to a twentieth of a point at any radius.
    let count = Int(min(max(2 * polygon.squareRoot(), 4), 400))
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension CGPoint {
  func towards(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension Path {
  /// The lines and curves of the path in order; closing a subpath adds a line to its start.
  var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var (pen, start, begins) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ piece: PathPiece) {
      pieces.append(piece)
      (pen, begins) = (piece.to, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (pen, start, begins) = (point, point, true)
      case .line(let end): add(.line(from: pen, to: end, begins: begins))
      case .quadCurve(let end, let control):
        add(
          PathPiece(
            from: pen, control1: pen.towards(control, 2 / 3),
            control2: end.towards(control, 2 / 3), to: end, isLine: false, begins: begins))
      case .curve(let end, let control1, let control2):
        add(
          PathPiece(
            from: pen, control1: control1, control2: control2, to: end, isLine: false,
            begins: begins))
      case .closeSubpath:
        var piece = PathPiece.line(from: pen, to: start, begins: begins)
        piece.closes = true
        add(piece)
        begins = true
      }
    }
    return pieces
  }
}

import Foundation
import QuoinGeometry

/// Parses outlines in the format of the symbol table, on the icon font's grid of 24 whose y axis
/// points down.
///
/// The letters are those of SVG (`M`, `L`, `C`, `Q`, `Z`, all with absolute coordinates), and `O`
/// for an ellipse (its center and two radii) and `R` for a rounded rectangle (its corner, its size,
/// the radius). Numbers are separated by commas, and there are no spaces.
enum SymbolOutline {
  /// Returns the path for `text`, for an em of 1, or `nil` if it is malformed.
  static func path(_ text: String) -> Path? {
    var path = Path()
    var rest = text[...]
    while let letter = rest.popFirst() {
      let digits = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(digits.count)
      let numbers = digits.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == digits.split(separator: ",").count,
        add(letter, numbers, to: &path)
      else { return nil }
    }
    return path.isEmpty ? nil : path
  }

  /// Adds a letter with its numbers; returns whether their count is right.
  private static func add(_ letter: Character, _ numbers: [Double], to path: inout Path) -> Bool {
    let counts: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "O": 4, "R": 5, "Z": 0]
    guard let count = counts[letter] else { return false }
    guard count > 0 else {
      path.closeSubpath()
      return numbers.isEmpty
    }
    guard !numbers.isEmpty, numbers.count.isMultiple(of: count) else { return false }
    for start in stride(from: 0, to: numbers.count, by: count) {
      let values = Array(numbers[start..<start + count])
      func point(_ index: Int) -> CGPoint { SymbolFigure.point(values[index], values[index + 1]) }
      switch letter {
      case "M": path.move(to: point(0))
      case "L": path.addLine(to: point(0))
      case "Q": path.addQuadCurve(to: point(2), control: point(0))
      case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case "O":
        path.addEllipse(
          in: SymbolFigure.box(
            values[0] - values[2], values[1] - values[3], 2 * values[2], 2 * values[3]))
      default:
        let box = SymbolFigure.box(values[0], values[1], values[2], values[3])
        let radius = CGFloat(values[4]) * SymbolFigure.unit
        path.addRoundedRect(in: box, cornerSize: CGSize(width: radius, height: radius))
      }
    }
    return true
  }

  /// Returns the area of the stroked `path`, with the font's line width and round caps.
  static func stroked(_ path: Path) -> Path {
    var area = Path()
    for line in path.polygons() {
      for contour in contours(along: line, half: SymbolFigure.line / 2) {
        area.addLines(contour)
        area.closeSubpath()
      }
    }
    return area
  }

  /// Returns the outlines of a line: one around an open line; for a closed line an outer one, and
  /// an inner one in the opposite direction.
  private static func contours(along line: Polygon, half: CGFloat) -> [[CGPoint]] {
    let points = line.points
    guard points.count > 1 else {
      guard let point = points.first else { return [] }
      return [arc(around: point, from: 0, by: 2 * .pi, radius: half)]
    }
    let left = side(of: line, half)
    let right = side(of: line, -half)
    if line.isClosed {
      let (outer, inner) =
        Polygon.area(left).magnitude > Polygon.area(right).magnitude ? (left, right) : (right, left)
      return [oriented(outer), oriented(inner).reversed()]
    }
    let end = angle(from: points[points.count - 2], to: points[points.count - 1])
    let start = angle(from: points[1], to: points[0])
    let around =
      left + arc(around: points[points.count - 1], from: end + .pi / 2, by: -.pi, radius: half)
      + right.reversed() + arc(around: points[0], from: start + .pi / 2, by: -.pi, radius: half)
    return [oriented(around)]
  }

  /// Returns the points beside `line`, on the left of its direction if `distance` is positive, with
  /// the y axis pointing down.
  private static func side(of line: Polygon, _ distance: CGFloat) -> [CGPoint] {
    let points = line.points
    let last = points.count - 1
    return points.indices.flatMap { index -> [CGPoint] in
      let point = points[index]
      let before = index > 0 ? points[index - 1] : line.isClosed ? points[last] : nil
      let after = index < last ? points[index + 1] : line.isClosed ? points[0] : nil
      let turns = [
        before.map { angle(from: $0, to: point) }, after.map { angle(from: point, to: $0) },
      ]
      .compactMap { $0.map { $0 + .pi / 2 } }
      func beside(_ angle: CGFloat, _ length: CGFloat) -> CGPoint {
        CGPoint(x: point.x + length * cos(angle), y: point.y + length * sin(angle))
      }
      guard turns.count == 2 else { return [beside(turns[0], distance)] }
      let bend = atan2(sin(turns[1] - turns[0]), cos(turns[1] - turns[0]))
      // Corners at sharp turns are beveled.
      guard bend.magnitude < 2 else { return turns.map { beside($0, distance) } }
      return [beside(turns[0] + bend / 2, distance / cos(bend / 2))]
    }
  }

  private static func angle(from start: CGPoint, to end: CGPoint) -> CGFloat {
    atan2(end.y - start.y, end.x - start.x)
  }

  private static func arc(
    around centre: CGPoint, from start: CGFloat, by turn: CGFloat, radius: CGFloat
  ) -> [CGPoint] {
    (0...8).map {
      let angle = start + turn * CGFloat($0) / 8
      return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
  }

  private static func oriented(_ points: [CGPoint]) -> [CGPoint] {
    Polygon.area(points) < 0 ? points.reversed() : points
  }
}

/// A part of a path, flattened to straight lines.
struct Polygon {
  var points: [CGPoint] = []
  var isClosed = false

  /// Returns the enclosed area, which is negative for the opposite orientation.
  static func area(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }

  var bounds: CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
    where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < x { isInside.toggle() }
    }
    return isInside
  }
}

extension Path {
  /// Returns the path's parts with curves flattened.
  func polygons() -> [Polygon] {
    var result: [Polygon] = []
    var open = Polygon()
    func finish() {
      if !open.points.isEmpty { result.append(open) }
      open = Polygon()
    }
    func add(_ point: CGPoint) {
      if let last = open.points.last, hypot(last.x - point.x, last.y - point.y) < 1e-6 { return }
      open.points.append(point)
    }
    forEach { element in
      let pen = open.points.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        add(point)
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        for step in 1...12 {
          let (a, b) = (1 - CGFloat(step) / 12, CGFloat(step) / 12)
          add(
            CGPoint(
              x: a * a * pen.x + 2 * a * b * control.x + b * b * end.x,
              y: a * a * pen.y + 2 * a * b * control.y + b * b * end.y))
        }
      case .curve(let end, let first, let second):
        for step in 1...12 {
          let (a, b) = (1 - CGFloat(step) / 12, CGFloat(step) / 12)
          let weights = (a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b)
          add(
            CGPoint(
              x: weights.0 * pen.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
              y: weights.0 * pen.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
          )
        }
      case .closeSubpath:
        if let first = open.points.first, let last = open.points.last, open.points.count > 1,
          hypot(last.x - first.x, last.y - first.y) < 1e-6
        {
          open.points.removeLast()
        }
        open.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }
}

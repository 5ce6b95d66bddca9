import Foundation
import QuoinGeometry

/// A parser of SVG path data.
struct SVGPathData {
  private var scanner: NumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which a smooth curve reflects, and whether it belongs to a cubic
  /// curve.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// Parses the path up to the first error, as SVG requires.
  static func path(_ text: String) -> Path {
    var data = SVGPathData(scanner: NumberScanner(text))
    data.read()
    return data.path
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func read() {
    var command: UInt8 = 0
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      } else if command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard segment(command) else { return }
    }
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    scanner.point().map {
      isRelative ? CGPoint(x: current.x + $0.x, y: current.y + $0.y) : $0
    }
  }

  private mutating func segment(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    var next: (point: CGPoint, isCubic: Bool)?
    switch Character(Unicode.Scalar(command | 0x20)) {
    case "m":
      guard let end = point(isRelative) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
    case "l":
      guard let end = point(isRelative) else { return false }
      line(to: end)
    case "h":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "c":
      guard let first = point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (current, next) = (end, (second, true))
    case "s":
      let first = reflected(isCubic: true)
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      (current, next) = (end, (second, true))
    case "q":
      guard let middle = point(isRelative), let end = point(isRelative) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (current, next) = (end, (middle, false))
    case "t":
      let middle = reflected(isCubic: false)
      guard let end = point(isRelative) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (current, next) = (end, (middle, false))
    case "a":
      guard let radii = scanner.point(), let angle = scanner.number(), let isLarge = scanner.flag(),
        let isSweep = scanner.flag(), let end = point(isRelative)
      else { return false }
      arc(to: end, radii: radii, angle: angle * .pi / 180, isLarge: isLarge, isSweep: isSweep)
    case "z":
      path.closeSubpath()
      current = start
    default: return false
    }
    control = next
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private func reflected(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  /// Appends an elliptical arc as curves of at most a quarter each (SVG 2, appendix B.2.4).
  private mutating func arc(
    to end: CGPoint, radii: CGPoint, angle: CGFloat, isLarge: Bool, isSweep: Bool
  ) {
    defer { current = end }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, end != current else { return path.addLine(to: end) }
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let below = rx * rx * y * y + ry * ry * x * x
    let root = below > 0 ? max(0, rx * rx * ry * ry / below - 1).squareRoot() : 0
    let sign: CGFloat = isLarge == isSweep ? -1 : 1
    let (cx, cy) = (sign * root * rx * y / ry, -sign * root * ry * x / rx)
    let place = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * cx - sine * cy + (current.x + end.x) / 2,
      ty: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    // The squares of very small radii may be 0.
    guard sweep.isFinite, rx.isFinite, ry.isFinite else { return path.addLine(to: end) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
      func on(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
          x: place.a * x + place.c * y + place.tx, y: place.b * x + place.d * y + place.ty)
      }
      path.addCurve(
        to: index == count - 1 ? end : on(cos(to), sin(to)),
        control1: on(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        control2: on(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
    }
  }
}

import Foundation

/// An outline made of lines and curves, in points; y grows downwards.
///
/// Sizing: as a view h-exp, v-exp (a shape).
@frozen
public struct Path: Equatable, Sendable, Codable {
  /// One step of a path.
  @frozen
  public enum Element: Equatable, Sendable, Codable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}
  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is, or `nil` on an empty path or after closing one.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: startPoint
    case nil: nil
    }
  }

  private var startPoint: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) {
    elements.append(isEmpty ? .move(to: end) : .line(to: end))
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    if !isEmpty { elements.append(.closeSubpath) }
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    // The usual cubic approximation of a quarter circle: handles of 0.5523 of the radius.
    let handle = CGSize(
      width: rect.width / 2 * Self.circleHandle, height: rect.height / 2 * Self.circleHandle)
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: rect.maxX, y: y))
    addCurve(
      to: CGPoint(x: x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: y + handle.height),
      control2: CGPoint(x: x + handle.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: y), control1: CGPoint(x: x - handle.width, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: y + handle.height))
    addCurve(
      to: CGPoint(x: x, y: rect.minY), control1: CGPoint(x: rect.minX, y: y - handle.height),
      control2: CGPoint(x: x - handle.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: x + handle.width, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: y - handle.height))
    closeSubpath()
  }

  static let circleHandle: CGFloat = 0.552_284_749_8

  /// An arc around `center`; `clockwise: false` is clockwise on screen, as y grows downwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
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
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
  }

  /// An arc from `startAngle` that turns by `delta`.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
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
    addLine(to: point(angle))
    for _ in 0..<pieces {
      let (from, to) = (point(angle), point(angle + step))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
        control2: CGPoint(
          x: to.x + handle * sin(angle + step), y: to.y - handle * cos(angle + step)))
      angle += step
    }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        .curve(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The rectangle around all points and control points.
  public var boundingRect: CGRect {
    var box: CGRect = .null
    func include(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): include(end)
      case .quadCurve(let end, let control):
        include(end)
        include(control)
      case .curve(let end, let control1, let control2):
        include(end)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    return box
  }
}

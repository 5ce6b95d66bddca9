import Foundation

/// An outline made of lines and curves, in points; the y axis points down.
///
/// Sizing: as a view h-exp, v-exp (a shape).
@frozen
public struct Path: Equatable, Sendable, Codable {
  /// An element of a path.
  @frozen
  public enum Element: Equatable, Sendable, Codable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path that `callback` draws.
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

  /// The current point, or `nil` if the path is empty or its last subpath is closed.
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

  /// Adds lines through the points, starting a new subpath at the first.
  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = lines.first else { return }
    move(to: first.applying(transform))
    for point in lines.dropFirst() { addLine(to: point.applying(transform)) }
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

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
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

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Returns the path with every point transformed by `transform`.
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
}

import CoreGraphics
import Foundation
import QuoinGeometry
import QuoinViews

public typealias NSBezierPathElement = NSBezierPath.ElementType

/// A path, with the settings for filling and stroking it.
open class NSBezierPath: NSObject, NSCopying, @unchecked Sendable {
  public enum ElementType: UInt, Sendable {
    case moveTo, lineTo, cubicCurveTo, closePath, quadraticCurveTo
    public static let curveTo = ElementType.cubicCurveTo
  }
  public enum LineCapStyle: UInt, Sendable { case butt, round, square }
  public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

  /// The part that UIKit's and AppKit's paths have in common.
  private let base: UIBezierPath

  public override init() { base = UIBezierPath() }
  public init(rect: NSRect) { base = UIBezierPath(rect: rect) }
  public init(ovalIn rect: NSRect) { base = UIBezierPath(ovalIn: rect) }
  public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    base = UIBezierPath(
      path: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius)))
  }
  public init(cgPath: CGPath) { base = UIBezierPath(cgPath: cgPath) }

  open var cgPath: CGPath {
    get { base.cgPath }
    set { base.cgPath = newValue }
  }
  open var lineWidth: CGFloat {
    get { base.lineWidth }
    set { base.lineWidth = newValue }
  }
  open var lineCapStyle: LineCapStyle {
    get {
      switch base.lineCapStyle {
      case .round: .round
      case .square: .square
      default: .butt
      }
    }
    set {
      base.lineCapStyle = newValue == .round ? .round : newValue == .square ? .square : .butt
    }
  }
  open var lineJoinStyle: LineJoinStyle {
    get {
      switch base.lineJoinStyle {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    }
    set {
      base.lineJoinStyle = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
    }
  }
  open var windingRule: WindingRule {
    get { base.usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { base.usesEvenOddFillRule = newValue == .evenOdd }
  }
  open var miterLimit: CGFloat {
    get { base.miterLimit }
    set { base.miterLimit = newValue }
  }
  open var flatness: CGFloat {
    get { base.flatness }
    set { base.flatness = newValue }
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    base.setLineDash(pattern, count: count, phase: phase)
  }

  // MARK: Construction

  open func move(to point: NSPoint) { base.move(to: point) }
  open func line(to point: NSPoint) { base.addLine(to: point) }
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    base.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    base.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  open func relativeMove(to point: NSPoint) { base.move(to: after(point)) }
  open func relativeLine(to point: NSPoint) { base.addLine(to: after(point)) }
  private func after(_ point: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }
  open func close() { base.close() }
  open func appendRect(_ rect: NSRect) { base.path.addRect(rect) }
  open func appendOval(in rect: NSRect) { base.path.addEllipse(in: rect) }
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    base.path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
  }
  open func append(_ path: NSBezierPath) { base.append(path.base) }
  /// Appends an arc. Angles are in degrees from the right; they grow counterclockwise if the y
  /// axis points up.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    base.path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle),
      endAngle: .degrees(endAngle), clockwise: clockwise)
  }
  open func transform(using transform: AffineTransform) {
    base.apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.tX, ty: transform.tY))
  }
  open func removeAllPoints() { base.removeAllPoints() }
  open var reversed: NSBezierPath { NSBezierPath(cgPath: base.reversing().cgPath) }

  // MARK: Properties

  open var isEmpty: Bool { base.isEmpty }
  open var bounds: NSRect { base.bounds }
  open var controlPointBounds: NSRect { base.bounds }
  open var currentPoint: NSPoint { base.currentPoint }
  open func contains(_ point: NSPoint) -> Bool { base.contains(point) }
  open var elementCount: Int { elements.count }
  /// Returns the kind of an element and writes its points to `points`.
  open func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?)
    -> ElementType
  {
    let element = elements[index]
    for (place, point) in element.points.enumerated() { points?[place] = point }
    return element.type
  }
  open func element(at index: Int) -> ElementType { elements[index].type }
  private var elements: [(type: ElementType, points: [NSPoint])] {
    var result: [(type: ElementType, points: [NSPoint])] = []
    // This `forEach` is a method of `Path`, which isn't a sequence.
    // swift-format-ignore: ReplaceForEachWithForLoop
    base.path.forEach { element in
      switch element {
      case .move(let end): result.append((.moveTo, [end]))
      case .line(let end): result.append((.lineTo, [end]))
      case .quadCurve(let end, let control): result.append((.quadraticCurveTo, [control, end]))
      case .curve(let end, let first, let second):
        result.append((.cubicCurveTo, [first, second, end]))
      case .closeSubpath: result.append((.closePath, []))
      }
    }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.windingRule) = (miterLimit, windingRule)
    return copy
  }

  // MARK: Drawing

  open func fill() { base.fill() }
  open func stroke() { base.stroke() }
  open func addClip() { base.addClip() }
  open func setClip() { base.addClip() }
  open class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
  open class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  open class func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }
  open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
  nonisolated(unsafe) open class var defaultLineWidth: CGFloat {
    get { 1 }
    set {}
  }
}

extension Path {
  /// Creates a path from an AppKit path.
  public init(_ path: NSBezierPath) { self.init(path.cgPath) }
}

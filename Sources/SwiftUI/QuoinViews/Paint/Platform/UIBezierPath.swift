import Foundation
import QuoinGeometry

#if !canImport(Darwin)
  /// The corners of a rectangle, in UIKit's terms.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// UIKit's path, with its fill and stroke settings.
  open class UIBezierPath: NSObject, NSCopying {
    /// The path as a Core Graphics object, for `Path(_:)`.
    open var cgPath: CGPath {
      get { CGPath(path: path) }
      set { path = newValue.path }
    }
    package final var path: Path

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    package init(path: Path) { self.path = path }

    public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }
    public convenience override init() { self.init(path: Path()) }
    public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(
        roundedRect: rect, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle in which `corners` are rounded; as in UIKit the width of `cornerRadii`
    /// is the radius.
    public convenience init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      func radius(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? cornerRadii.width : 0
      }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
      self.init(path: Path(roundedRect: rect, cornerRadii: radii))
    }

    /// Creates an arc. Angles are in radians from the right, and `clockwise` is as seen on screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIBezierPath(path: path)
      (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
        lineWidth, lineCapStyle, lineJoinStyle
      )
      (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
      (copy.dash, copy.dashPhase) = (dash, dashPhase)
      return copy
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Adds an arc. Angles are in radians from the right, and `clockwise` is as seen on screen.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      // SwiftUI's `clockwise` assumes a y axis that points upwards (Path.addArc).
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func removeAllPoints() { path = Path() }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool {
      path.contains(point, eoFill: usesEvenOddFillRule)
    }

    /// Sets the lengths of alternating dashes and gaps, and the offset at which they start.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
      dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
      dashPhase = phase
    }

    /// The stroke style of the path.
    package var strokeStyle: StrokeStyle {
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
  }
#endif

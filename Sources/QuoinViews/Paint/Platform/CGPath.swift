import Foundation
import QuoinGeometry

#if !canImport(Darwin)
  /// Core Graphics' path: an object around a `Path`.
  open class CGPath: Hashable, @unchecked Sendable {
    // Written by mutable paths alone, which belong to whoever makes them.
    package final var path: Path

    package init(path: Path) { self.path = path }

    /// A rectangle, mapped by `transform`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect), transform)
    }

    /// The ellipse that fills `rect`, mapped by `transform`.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(path: Path(ellipseIn: rect), transform)
    }

    /// A rectangle with circular corners, mapped by `transform`.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let corner = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(path: Path(roundedRect: rect, cornerSize: corner, style: .circular), transform)
    }

    private convenience init(path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    public final var isEmpty: Bool { path.isEmpty }
    /// Where the pen is; zero on an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around the path's points, control points among them.
    public final var boundingBox: CGRect {
      var hull = Path()
      for element in path.elements {
        switch element {
        case .move(let end), .line(let end): hull.addLine(to: end)
        case .quadCurve(let end, let control):
          hull.addLine(to: control)
          hull.addLine(to: end)
        case .curve(let end, let control1, let control2):
          hull.addLine(to: control1)
          hull.addLine(to: control2)
          hull.addLine(to: end)
        case .closeSubpath: break
        }
      }
      return hull.boundingRect
    }
    /// The smallest rectangle around the path's lines and curves.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether `point`, mapped by `transform`, lies inside.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// A copy that never changes.
    public final func copy() -> CGPath? { CGPath(path: path) }

    /// A copy, mapped by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path: path, transform)
    }

    /// The outline of a line along the path.
    public final func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
      miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(path: path.applying(transform).strokedPath(style))
    }

    /// The dashes along the path: where each begins and ends.
    public final func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat],
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      CGPath(path: path.applying(transform).dashed(lengths: lengths, phase: phase))
    }

    /// A copy that can be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    /// Calls `block` with each element in order. The element is there during the call.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for step in path.elements {
        let (type, points) = step.parts
        var room = points + Array(repeating: .zero, count: 3 - points.count)
        room.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: base), block)
        }
      }
    }

    /// Calls `function` with `info` and each element in order.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
      let block = HandedBlock.take(info)
      withExtendedLifetime(block) { applyWithBlock { function(info, $0) } }
    }

    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
    }
    public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding)
      -> CGPath
    { CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd)) }
    public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding)
      -> CGPath
    { CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd)) }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    public final func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
  }

  /// Which points a path has inside.
  public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

  /// What a step of a path is.
  public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }

  /// A step of a path: control points first, the end last.
  public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// What ``CGPath/apply(info:function:)`` calls.
  public typealias CGPathApplierFunction = (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
  ) -> Void

  extension Path.Element {
    /// The step as Core Graphics says it.
    fileprivate var parts: (CGPathElementType, [CGPoint]) {
      switch self {
      case .move(let end): (.moveToPoint, [end])
      case .line(let end): (.addLineToPoint, [end])
      case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2):
        (.addCurveToPoint, [control1, control2, end])
      case .closeSubpath: (.closeSubpath, [])
      }
    }
  }

  extension Path {
    /// A copy of `path`.
    public init(_ path: CGPath) { self = path.path }

    /// The path as Core Graphics' object.
    public var cgPath: CGPath { CGPath(path: self) }

    /// The dashes of `lengths`, drawn and left out by turns, as subpaths of their own.
    fileprivate func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
      guard !lengths.isEmpty else { return self }
      var path = Path()
      for dash in Polyline.lines(of: self).flatMap({ $0.dashed(lengths, phase: phase) }) {
        path.addLines(dash.points)
        if dash.isClosed { path.closeSubpath() }
      }
      return path
    }
  }
#endif

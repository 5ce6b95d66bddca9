import Foundation
import QuoinGeometry

#if !canImport(Darwin)
  /// Core Graphics' path, an object that wraps a `Path`.
  open class CGPath: Hashable, @unchecked Sendable {
    // Only mutable paths, which belong to their creators, write this.
    package final var path: Path

    package init(path: Path) { self.path = path }

    /// Creates a rectangle, transformed by `transform`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect), transform)
    }

    /// Creates the ellipse inscribed in `rect`, transformed by `transform`.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(path: Path(ellipseIn: rect), transform)
    }

    /// Creates a rectangle with circular corners, transformed by `transform`.
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
    /// The current point, or zero for an empty path.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The bounding rectangle of the path's points, including control points.
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
    /// The bounding rectangle of the path's lines and curves.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns whether `point`, transformed by `transform`, is inside the path.
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// Returns an immutable copy.
    public final func copy() -> CGPath? { CGPath(path: path) }

    /// Returns a copy, transformed by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path: path, transform)
    }

    /// Returns the outline of the stroked path.
    public final func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
      miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
      let style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      return CGPath(path: path.applying(transform).strokedPath(style))
    }

    /// Returns the dashes along the path as open subpaths.
    public final func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat],
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      CGPath(path: path.applying(transform).dashed(lengths: lengths, phase: phase))
    }

    /// Returns a mutable copy.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    /// Calls `block` with each element in order. The element is valid only during the call.
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

  /// The rule that determines the inside of a path.
  public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

  /// The kind of a path element.
  public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }

  /// An element of a path: control points first, the end point last.
  public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// The function that ``CGPath/apply(info:function:)`` calls.
  public typealias CGPathApplierFunction = (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
  ) -> Void

  extension Path.Element {
    /// The element in Core Graphics' representation.
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
    /// Creates a copy of `path`.
    public init(_ path: CGPath) { self = path.path }

    /// The path as a Core Graphics object.
    public var cgPath: CGPath { CGPath(path: self) }

    /// Returns the dashes as separate subpaths, alternating the `lengths` of dashes and gaps.
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

import Foundation
import QuoinGeometry

#if !canImport(Darwin)
  /// SwiftUI's path stands in for Core Graphics'.
  public typealias CGPath = Path

  extension Path {
    /// A copy of `path`.
    public init(_ path: CGPath) { self = path }

    /// The path in Core Graphics' vocabulary.
    public var cgPath: CGPath { self }
  }

  /// Corners of a rectangle in UIKit's vocabulary.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// UIKit's path: the part of it that shapes drawn with one need.
  public final class UIBezierPath {
    /// The path as `Path(_:)` takes it.
    public var cgPath: CGPath

    public init(cgPath: CGPath) { self.cgPath = cgPath }
    public convenience init() { self.init(cgPath: Path()) }
    public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(
        roundedRect: rect, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle whose `corners` are rounded; as in UIKit the width of `cornerRadii` is the radius.
    public convenience init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      func radius(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? cornerRadii.width : 0
      }
      let radii = RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
      self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii))
    }

    /// An arc; angles are radians from the right, `clockwise` is as one sees it.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    public func move(to point: CGPoint) { cgPath.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      cgPath.addQuadCurve(to: end, control: controlPoint)
    }
    /// An arc; angles are radians from the right, `clockwise` is as one sees it.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      // SwiftUI's `clockwise` means a y axis that grows upwards (Path.addArc).
      cgPath.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    public func close() { cgPath.closeSubpath() }
    public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
    public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  }
#endif

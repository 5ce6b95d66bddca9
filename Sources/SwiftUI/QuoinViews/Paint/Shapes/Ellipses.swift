import Foundation
import QuoinCore
import QuoinGeometry

/// The largest circle in the proposed size.
///
/// Sizing: h-exp, v-exp (as wide as high: the shorter of the proposed sides).
@frozen
public nonisolated struct Circle: InsettableShape, _InsettablePrimitive, Hashable {
  @inlinable
  public init() {}

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (nil, nil): CGFloat(10)
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }

  public static var _sizing: _ShapeSizing { .square }
  public static var _name: String { "Circle" }
}

/// An ellipse that fills the proposed size.
/// Sizing: h-exp, v-exp.
@frozen
public nonisolated struct Ellipse: InsettableShape, _InsettablePrimitive, Hashable {
  @inlinable
  public init() {}
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(ellipseIn: rect) }
  public static var _name: String { "Ellipse" }
}

/// A rectangle whose shorter sides are semicircles.
/// Sizing: h-exp, v-exp.
public nonisolated struct Capsule: InsettableShape, _InsettablePrimitive, Hashable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public static var _name: String { "Capsule" }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  /// A capsule with this corner style.
  /// Sizing: h-exp, v-exp.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

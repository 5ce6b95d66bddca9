/// An angle; positive angles turn clockwise on screen.
@frozen
public struct Angle: Equatable, Hashable, Comparable, Sendable, Codable {
  /// The angle in radians.
  public var radians: Double

  @inlinable
  public init(radians: Double) { self.radians = radians }
  @inlinable
  public init(degrees: Double) { self.radians = degrees * .pi / 180 }
  /// Creates an angle of zero.
  @inlinable
  public init() { self.init(radians: 0) }

  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle(radians: 0)
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  @inlinable
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  @inlinable
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  @inlinable
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  @inlinable
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  @inlinable
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  @inlinable
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  @inlinable
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  @inlinable
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  @inlinable
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  @inlinable
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

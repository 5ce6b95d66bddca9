// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

#if canImport(Darwin)
  @_exported import QuartzCore
#else
  /// A three-dimensional transform: a 4 × 4 matrix by which a row vector `(x, y, z, 1)` is
  /// multiplied. Geometry effects use it to rotate in space.
  public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    fileprivate init(rows: [[CGFloat]]) {
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
  }

  /// The identity transform.
  public let CATransform3DIdentity = CATransform3D()

  /// Returns `a` followed by `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let columns = b.rows
    return CATransform3D(
      rows: a.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * columns[$1][column] } }
      })
  }

  /// Returns a translation.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scale.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  /// Returns a rotation by `angle` radians about the axis `(x, y, z)`; the identity if the axis has
  /// length 0.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(rows: [
      [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
      [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
      [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
      [0, 0, 0, 1],
    ])
  }

  /// Returns a translation followed by `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// Returns a scale followed by `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// Returns a rotation followed by `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
#endif

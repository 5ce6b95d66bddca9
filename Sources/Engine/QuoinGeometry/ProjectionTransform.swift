import Foundation

/// A projective transform of the plane.
///
/// A row vector `(x, y, 1)` is multiplied by this 3 × 3 matrix and divided by the third component
/// of the result.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  @inlinable
  public init() {}

  /// Creates the transform from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the transform that `m` applies to the plane z = 0, viewed along z.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func cell(_ row: (CGFloat, CGFloat, CGFloat), _ column: (CGFloat, CGFloat, CGFloat)) -> CGFloat
    {
      row.0 * column.0 + row.1 * column.1 + row.2 * column.2
    }
    let rows = [(m11, m12, m13), (m21, m22, m23), (m31, m32, m33)]
    let columns = [
      (rhs.m11, rhs.m21, rhs.m31), (rhs.m12, rhs.m22, rhs.m32), (rhs.m13, rhs.m23, rhs.m33),
    ]
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (
      cell(rows[0], columns[0]), cell(rows[0], columns[1]), cell(rows[0], columns[2])
    )
    (result.m21, result.m22, result.m23) = (
      cell(rows[1], columns[0]), cell(rows[1], columns[1]), cell(rows[1], columns[2])
    )
    (result.m31, result.m32, result.m33) = (
      cell(rows[2], columns[0]), cell(rows[2], columns[1]), cell(rows[2], columns[2])
    )
    return result
  }

  /// Replaces this transform by its inverse.
  ///
  /// - Returns: whether the transform is invertible; otherwise it is unchanged.
  @discardableResult
  public mutating func invert() -> Bool {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    (m11, m21, m31) = (a / determinant, b / determinant, c / determinant)
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// Returns the inverse, or the transform itself if it is not invertible.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }
}

extension ProjectionTransform {
  /// Creates a translation by `offset`.
  package init(translation offset: CGPoint) {
    (m31, m32) = (offset.x, offset.y)
  }

  /// Returns this transform followed by a translation by `offset`.
  package func moved(by offset: CGPoint) -> ProjectionTransform {
    var result = self
    result.m11 += m13 * offset.x
    result.m21 += m23 * offset.x
    result.m31 += m33 * offset.x
    result.m12 += m13 * offset.y
    result.m22 += m23 * offset.y
    result.m32 += m33 * offset.y
    return result
  }

  /// The translation, if the transform is a pure translation.
  package var translation: CGPoint? {
    guard isAffine, m11 == 1, m12 == 0, m21 == 0, m22 == 1 else { return nil }
    return CGPoint(x: m31, y: m32)
  }

  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// Returns the affine approximation of this transform at `point`, with the same value and
  /// derivative there.
  package func affine(at point: CGPoint) -> CGAffineTransform {
    let image = point.applying(self)
    let w = point.x * m13 + point.y * m23 + m33
    guard w != 0 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let slope = CGAffineTransform(
      a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w,
      c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w, tx: 0, ty: 0)
    let moved = point.applying(slope)
    return CGAffineTransform(
      a: slope.a, b: slope.b, c: slope.c, d: slope.d, tx: image.x - moved.x, ty: image.y - moved.y)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = x * m.m11 + y * m.m21 + m.m31
    let py = x * m.m12 + y * m.m22 + m.m32
    if m.isAffine { return CGPoint(x: px, y: py) }
    let w = x * m.m13 + y * m.m23 + m.m33
    return w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the transformed corners; a pure translation keeps the
  /// size, even if infinite.
  package func bounds(after m: ProjectionTransform) -> CGRect {
    if let move = m.translation { return offsetBy(dx: move.x, dy: move.y) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(m) }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return self }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
    return CGRect(
      x: left, y: top, width: xs.reduce(xs[0], max) - left, height: ys.reduce(ys[0], max) - top)
  }
}

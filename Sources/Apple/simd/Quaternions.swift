// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

public typealias simd_quatf = _SIMDQuaternion<Float>
public typealias simd_quatd = _SIMDQuaternion<Double>

/// A rotation in space.
public struct _SIMDQuaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable,
  CustomStringConvertible, CustomDebugStringConvertible
{
  /// The imaginary part, and the real part as the last element.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// Creates a rotation by `angle`, in radians, around `axis`, a vector of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// Creates the shortest rotation between two vectors of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = simd_dot(from, to)
    if cosine > -1 + Scalar.ulpOfOne * 4 {
      self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    } else {
      // Opposite vectors: half a turn around any perpendicular axis.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
    }
  }

  /// Creates the rotation of a matrix without a scale.
  public init(_ rotationMatrix: _SIMDMatrix3x3<Scalar>) {
    let m = rotationMatrix
    let (x, y, z) = (m[0][0], m[1][1], m[2][2])
    // The largest of the four parts is divided by.
    if x + y + z > 0 {
      self.init(
        real: 1 + x + y + z,
        imag: SIMD3(m[1][2] - m[2][1], m[2][0] - m[0][2], m[0][1] - m[1][0]))
    } else if x >= y, x >= z {
      self.init(
        real: m[1][2] - m[2][1], imag: SIMD3(1 + x - y - z, m[0][1] + m[1][0], m[0][2] + m[2][0]))
    } else if y >= z {
      self.init(
        real: m[2][0] - m[0][2], imag: SIMD3(m[0][1] + m[1][0], 1 - x + y - z, m[1][2] + m[2][1]))
    } else {
      self.init(
        real: m[0][1] - m[1][0], imag: SIMD3(m[0][2] + m[2][0], m[1][2] + m[2][1], 1 - x - y + z))
    }
    self = normalized
  }

  /// Creates the rotation of a matrix without a scale.
  public init(_ rotationMatrix: _SIMDMatrix4x4<Scalar>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    let columns = rotationMatrix.columns
    self.init(_SIMDMatrix3x3(part(columns.0), part(columns.1), part(columns.2)))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle in radians, from 0 to 2π.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd_length(imag)), Double(real)))
  }
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self {
    Self(vector: conjugate.vector / simd_length_squared(vector))
  }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// Returns `vector` rotated.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + twice * real + simd_cross(imag, twice)
  }

  public static func + (first: Self, second: Self) -> Self {
    Self(vector: first.vector + second.vector)
  }
  public static func - (first: Self, second: Self) -> Self {
    Self(vector: first.vector - second.vector)
  }
  public static prefix func - (rotation: Self) -> Self { Self(vector: -rotation.vector) }
  /// Returns the rotation by `second` and then by `first`.
  public static func * (first: Self, second: Self) -> Self {
    Self(
      real: first.real * second.real - simd_dot(first.imag, second.imag),
      imag: first.real * second.imag + second.real * first.imag
        + simd_cross(first.imag, second.imag))
  }
  public static func * (scalar: Scalar, rotation: Self) -> Self {
    Self(vector: rotation.vector * scalar)
  }
  public static func * (rotation: Self, scalar: Scalar) -> Self { scalar * rotation }
  public static func / (first: Self, second: Self) -> Self { first * second.inverse }
  public static func / (rotation: Self, scalar: Scalar) -> Self {
    Self(vector: rotation.vector / scalar)
  }
  public static func *= (first: inout Self, second: Self) { first = first * second }

  public var description: String {
    let name = Scalar.self == Float.self ? "simd_quatf" : "simd_quatd"
    return "\(name)(real: \(real), imag: \(imag))"
  }
  public var debugDescription: String { description }
}

extension _SIMDQuaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(angle: angle, axis: axis)
}
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(from: from, to: to)
}
public func simd_quaternion<S>(_ x: S, _ y: S, _ z: S, _ w: S) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(ix: x, iy: y, iz: z, r: w)
}
public func simd_quaternion<S>(_ matrix: _SIMDMatrix3x3<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(matrix)
}
public func simd_quaternion<S>(_ matrix: _SIMDMatrix4x4<S>) -> _SIMDQuaternion<S> {
  _SIMDQuaternion(matrix)
}
public func simd_act<S>(_ q: _SIMDQuaternion<S>, _ v: SIMD3<S>) -> SIMD3<S> { q.act(v) }
public func simd_mul<S>(
  _ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>
) -> _SIMDQuaternion<S> { p * q }
public func simd_dot<S>(_ p: _SIMDQuaternion<S>, _ q: _SIMDQuaternion<S>) -> S {
  simd_dot(p.vector, q.vector)
}
public func simd_length<S>(_ q: _SIMDQuaternion<S>) -> S { q.length }
public func simd_normalize<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.normalized }
public func simd_conjugate<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.conjugate }
public func simd_inverse<S>(_ q: _SIMDQuaternion<S>) -> _SIMDQuaternion<S> { q.inverse }
public func simd_angle<S>(_ q: _SIMDQuaternion<S>) -> S { q.angle }
public func simd_axis<S>(_ q: _SIMDQuaternion<S>) -> SIMD3<S> { q.axis }
public func simd_real<S>(_ q: _SIMDQuaternion<S>) -> S { q.real }
public func simd_imag<S>(_ q: _SIMDQuaternion<S>) -> SIMD3<S> { q.imag }
public func simd_matrix3x3<S>(_ q: _SIMDQuaternion<S>) -> _SIMDMatrix3x3<S> { _SIMDMatrix3x3(q) }
public func simd_matrix4x4<S>(_ q: _SIMDQuaternion<S>) -> _SIMDMatrix4x4<S> { _SIMDMatrix4x4(q) }

/// Returns the rotation between two ones on the shorter way: `q0` for `t` 0, `q1` for `t` 1.
public func simd_slerp<S>(
  _ q0: _SIMDQuaternion<S>, _ q1: _SIMDQuaternion<S>, _ t: S
) -> _SIMDQuaternion<S> {
  let cosine = Double(simd_dot(q0, q1))
  let end = cosine < 0 ? -q1 : q1
  let angle = acos(Swift.min(cosine.magnitude, 1))
  // Between nearly equal rotations the way is straight.
  guard angle > 1e-6 else { return (q0 * (1 - t) + end * t).normalized }
  let (first, second) = (sin((1 - Double(t)) * angle), sin(Double(t) * angle))
  return q0 * S(first / sin(angle)) + end * S(second / sin(angle))
}

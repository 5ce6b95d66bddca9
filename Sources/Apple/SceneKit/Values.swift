// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import UIKit
@_exported import simd

/// A vector of three numbers, such as a position in space.
public struct SCNVector3: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z))
  }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

/// A vector of four numbers, such as an axis and an angle.
public struct SCNVector4: Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Float, y: Float, z: Float, w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.init(x: x, y: y, z: z, w: w)
  }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }
  public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

/// A 4 × 4 matrix of rows, which a row vector multiplies from the left.
public struct SCNMatrix4: Sendable {
  public var (m11, m12, m13, m14): (Float, Float, Float, Float)
  public var (m21, m22, m23, m24): (Float, Float, Float, Float)
  public var (m31, m32, m33, m34): (Float, Float, Float, Float)
  public var (m41, m42, m43, m44): (Float, Float, Float, Float)

  /// Creates a matrix of zeros.
  public init() { self.init(simd_float4x4()) }
  /// Creates the matrix whose rows are the columns of `m`.
  public init(_ m: simd_float4x4) {
    let (first, second, third, fourth) = m.columns
    (m11, m12, m13, m14) = (first.x, first.y, first.z, first.w)
    (m21, m22, m23, m24) = (second.x, second.y, second.z, second.w)
    (m31, m32, m33, m34) = (third.x, third.y, third.z, third.w)
    (m41, m42, m43, m44) = (fourth.x, fourth.y, fourth.z, fourth.w)
  }
}

extension SIMD3<Float> {
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD4<Float> {
  public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

extension simd_float4x4 {
  /// Creates the matrix whose columns are the rows of `m`.
  public init(_ m: SCNMatrix4) {
    self.init(
      SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
      SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44))
  }
}

public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = matrix_identity_float4x4
  matrix.columns.3 = SIMD4(tx, ty, tz, 1)
  return SCNMatrix4(matrix)
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// Returns the rotation by `angle`, in radians, around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float)
  -> SCNMatrix4
{
  SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(SIMD3(x, y, z)))))
}
/// Returns the matrix that applies `a` and then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(m).inverse)
}
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool {
  simd_float4x4(a) == simd_float4x4(b)
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool {
  simd_float4x4(m) == matrix_identity_float4x4
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
  SIMD3(a) == SIMD3(b)
}
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

public typealias SCNQuaternion = SCNVector4
public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

import Foundation

/// The rotation of a node: as a quaternion, an axis with an angle, or three angles.
struct SceneRotation {
  private(set) var quaternion = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  // The values that were set, which a conversion would change slightly.
  private var knownAngles: SIMD3<Float>?
  private var knownAxis: SIMD4<Float>?

  init() {}
  init(_ quaternion: simd_quatf) { self.quaternion = quaternion }

  /// An axis and an angle around it, in radians.
  init(axis: SIMD4<Float>) {
    let direction = SIMD3(axis.x, axis.y, axis.z)
    if direction != .zero {
      quaternion = simd_quatf(angle: axis.w, axis: simd_normalize(direction))
    }
    knownAxis = axis
  }

  /// Pitch, yaw and roll in radians, of which the roll is applied first and the pitch last.
  init(angles: SIMD3<Float>) {
    quaternion =
      simd_quatf(angle: angles.x, axis: SIMD3(1, 0, 0))
      * simd_quatf(angle: angles.y, axis: SIMD3(0, 1, 0))
      * simd_quatf(angle: angles.z, axis: SIMD3(0, 0, 1))
    knownAngles = angles
  }

  var axis: SIMD4<Float> {
    if let knownAxis { return knownAxis }
    return quaternion.imag == .zero ? .zero : SIMD4(quaternion.axis, quaternion.angle)
  }

  var angles: SIMD3<Float> {
    if let knownAngles { return knownAngles }
    let matrix = simd_float3x3(quaternion.normalized)
    let sine = min(max(matrix[2, 0], -1), 1)
    // With the x axis along z, pitch and roll turn around the same axis.
    guard sine.magnitude < 0.999999 else {
      return SIMD3(atan2f(matrix[1, 2], matrix[1, 1]), asinf(sine), 0)
    }
    return SIMD3(
      atan2f(-matrix[2, 1], matrix[2, 2]), asinf(sine), atan2f(-matrix[1, 0], matrix[0, 0]))
  }
}

import Testing
import simd

struct SIMDTests {
  private func isClose(_ first: simd_float3, _ second: simd_float3) -> Bool {
    simd_distance(first, second) < 1e-5
  }

  @Test func vectorsHaveProductsAndLengths() {
    let (x, y) = (simd_float3(1, 2, 3), SIMD3<Float>(4, -5, 6))
    #expect(simd_dot(x, y) == 12 && dot(x, y) == 12)
    #expect(simd_cross(x, y) == simd_float3(27, 6, -13))
    #expect(cross(SIMD2<Double>(1, 2), SIMD2(3, 4)) == SIMD3(0, 0, -2))
    #expect(length(SIMD2<Double>(3, 4)) == 5 && simd_length_squared(simd_float3(1, 2, 2)) == 9)
    #expect(distance(SIMD2<Float>(1, 1), SIMD2(4, 5)) == 5)
    #expect(normalize(SIMD2<Float>(0, -8)) == SIMD2(0, -1))
    #expect(simd_project(SIMD2<Double>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(refract(SIMD2<Double>(0, -1), n: SIMD2(0, 1), eta: 0.5) == SIMD2(0, -1))
  }

  @Test func elementsAreComputedOneByOne() {
    let x = SIMD3<Float>(-1.5, 0, 2.25)
    #expect(abs(x) == SIMD3(1.5, 0, 2.25) && sign(x) == SIMD3(-1, 0, 1))
    #expect(fract(x) == SIMD3(0.5, 0, 0.25) && floor(x) == SIMD3(-2, 0, 2))
    #expect(min(x, SIMD3(repeating: 1)) == SIMD3(-1.5, 0, 1))
    #expect(simd_max(x, SIMD3(repeating: 1)) == SIMD3(1, 1, 2.25))
    #expect(clamp(x, min: -1, max: 1) == SIMD3(-1, 0, 1))
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.25) == SIMD2(2.5, 12.5))
    #expect(simd_mix(2.0, 4.0, 0.5) == 3)
    #expect(smoothstep(0.25, edge0: 0.0, edge1: 1.0) == 0.15625)
    #expect(step(SIMD2<Float>(1, 3), edge: SIMD2(2, 2)) == SIMD2(0, 1))
  }

  @Test func matricesMultiplyColumnsAndInvert() {
    let matrix = simd_float3x3(rows: [[1, 2, 3], [0, 1, 4], [5, 6, 0]])
    #expect(matrix[0] == [1, 0, 5] && matrix[2, 1] == 4)
    #expect(matrix * simd_float3(1, 0, 1) == [4, 4, 5])
    #expect(simd_float3(1, 0, 1) * matrix == [6, 8, 3])
    #expect(abs(matrix.determinant - 1) < 1e-4)
    #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_float3x3, 1e-4))
    #expect(matrix.inverse.transpose[0].x.rounded() == -24)
    #expect(
      simd_mul(simd_double2x2([1, 3], [2, 4]), simd_double2x2(2))
        == simd_double2x2([2, 6], [4, 8]))
    #expect(!simd_double2x2([1, 2], [2, 4]).inverse[0].x.isFinite)
    var move = matrix_identity_float4x4
    move.columns.3 = [1, 2, 3, 1]
    #expect(move * SIMD4(0, 0, 0, 1) == [1, 2, 3, 1])
    #expect((move * move).columns.3 == [2, 4, 6, 1])
    #expect("\(simd_float2x2(1))" == "simd_float2x2([[1.0, 0.0], [0.0, 1.0]])")
  }

  @Test func quaternionsRotate() {
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isClose(quarter.act([1, 0, 0]), [0, 1, 0]))
    #expect(isClose(simd_float3x3(quarter) * [0, 1, 0], [-1, 0, 0]))
    #expect(isClose((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]))
    #expect(isClose((quarter * quarter.inverse).act([3, 4, 5]), [3, 4, 5]))
    #expect(abs(quarter.angle - .pi / 2) < 1e-6 && isClose(quarter.axis, [0, 0, 1]))
    let half = simd_slerp(simd_quatf(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-6)
    // Opposite signs are the same rotation, and the way is the short one.
    #expect(isClose(simd_slerp(quarter, -quarter, 0.5).act([1, 0, 0]), [0, 1, 0]))
  }

  /// The order of a product: the second rotation comes first.
  @Test func aProductAppliesItsSecondRotationFirst() {
    let x = simd_quatd(angle: .pi / 2, axis: [1, 0, 0])
    let y = simd_quatd(angle: .pi / 2, axis: [0, 1, 0])
    #expect(simd_distance((x * y).act([0, 0, 1]), [1, 0, 0]) < 1e-12)
    #expect(simd_distance((y * x).act([0, 0, 1]), [0, -1, 0]) < 1e-12)
  }

  @Test(arguments: [
    simd_float3(0.3, -0.5, 0.8), [1, 0, 0], [0, -1, 0], [0, 0, 1], [-0.2, 0.1, -0.9],
  ])
  func aMatrixHasTheRotationOfItsQuaternion(axis: simd_float3) {
    for angle in [Float(0.1), 1, 2, 3, 3.14] {
      let turn = simd_quatf(angle: angle, axis: simd_normalize(axis))
      let again = simd_quatf(simd_float4x4(turn))
      #expect(isClose(again.act([1, 2, 3]), turn.act([1, 2, 3])))
    }
  }

  @Test func theShortestRotationBetweenVectors() {
    let (from, to) = (simd_normalize(simd_float3(1, 2, 3)), simd_normalize(simd_float3(-3, 1, 2)))
    #expect(isClose(simd_quatf(from: from, to: to).act(from), to))
    for axis in [simd_float3(1, 0, 0), [0, 1, 0], [0, 0, 1]] {
      #expect(isClose(simd_quatf(from: axis, to: -axis).act(axis), -axis))
    }
  }
}

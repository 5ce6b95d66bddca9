import SceneKit
import Testing

@MainActor
struct SceneTransformTests {
  private func isClose(_ first: simd_float3, _ second: simd_float3) -> Bool {
    simd_distance(first, second) < 1e-4
  }

  @Test func vectorsAndMatricesConvert() {
    #expect(SIMD3<Float>(SCNVector3(1, 2, 3)) == [1, 2, 3])
    #expect(SCNVector3(simd_float3(4, 5, 6)).y == 5)
    let move = SCNMatrix4MakeTranslation(1, 2, 3)
    #expect(move.m41 == 1 && move.m43 == 3 && simd_float4x4(move).columns.3 == [1, 2, 3, 1])
    let both = SCNMatrix4Mult(SCNMatrix4MakeScale(2, 2, 2), move)
    #expect(simd_float4x4(both) * SIMD4(1, 0, 0, 1) == [3, 2, 3, 1])
    #expect(SCNMatrix4IsIdentity(SCNMatrix4Mult(move, SCNMatrix4Invert(move))))
  }

  @Test func theFormsOfARotationAgree() {
    let node = SCNNode()
    #expect(node.orientation.w == 1 && node.rotation.w == 0)
    node.eulerAngles = SCNVector3(0.4, -0.7, 1.1)
    let (turn, angles) = (node.simdOrientation, node.simdEulerAngles)
    #expect(angles == [0.4, -0.7, 1.1])
    // Read back from the quaternion alone.
    node.simdOrientation = turn
    #expect(isClose(node.simdEulerAngles, angles))
    node.rotation = SCNVector4(0, 2, 0, Float.pi / 2)
    #expect(isClose(node.simdOrientation.act([1, 0, 0]), [0, 0, -1]))
    #expect(isClose(node.simdEulerAngles, [0, .pi / 2, 0]))
    #expect(node.rotation.y == 2)
    node.simdOrientation = simd_quatf(angle: 1, axis: [1, 0, 0])
    #expect(isClose(node.simdEulerAngles, [1, 0, 0]) && abs(node.simdRotation.w - 1) < 1e-5)
  }

  @Test func aTransformIsScaleRotationAndPosition() {
    let node = SCNNode()
    node.simdPosition = [1, 2, 3]
    node.simdScale = [2, 1, 1]
    node.simdEulerAngles = [0, 0, .pi / 2]
    #expect(isClose(node.simdConvertPosition([1, 0, 0], to: nil), [1, 4, 3]))
    let other = SCNNode()
    other.transform = node.transform
    #expect(isClose(other.simdPosition, [1, 2, 3]) && isClose(other.simdScale, [2, 1, 1]))
    #expect(isClose(other.simdEulerAngles, [0, 0, .pi / 2]))
    #expect(isClose(node.clone().simdEulerAngles, [0, 0, .pi / 2]))
  }

  @Test func nodesAreInTheWorldOfTheirParents() {
    let (parent, child) = (SCNNode(), SCNNode())
    parent.simdPosition = [10, 0, 0]
    parent.simdOrientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
    child.simdPosition = [0, 0, -5]
    parent.addChildNode(child)
    #expect(isClose(child.simdWorldPosition, [5, 0, 0]))
    #expect(isClose(child.simdWorldFront, [-1, 0, 0]))
    child.simdWorldPosition = [10, 1, 0]
    #expect(isClose(child.simdPosition, [0, 1, 0]))
    child.simdLook(at: [10, 1, 7])
    #expect(isClose(child.simdWorldFront, [0, 0, 1]) && isClose(child.simdWorldUp, [0, 1, 0]))
    child.look(at: SCNVector3(10, 9, 0))
    #expect(isClose(child.simdWorldFront, [0, 1, 0]))
    child.simdPosition = .zero
    child.simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    child.simdLocalTranslate(by: [0, 0, -2])
    #expect(isClose(parent.simdConvertPosition(child.simdWorldPosition, from: nil), [0, 0, -2]))
  }
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

extension SCNNode {
  // MARK: Rotation

  /// Pitch, yaw and roll in radians.
  public var eulerAngles: SCNVector3 {
    get { SCNVector3(turn.angles) }
    set { turn = SceneRotation(angles: SIMD3(newValue)) }
  }
  /// An axis and an angle around it, in radians.
  public var rotation: SCNVector4 {
    get { SCNVector4(turn.axis) }
    set { turn = SceneRotation(axis: SIMD4(newValue)) }
  }
  public var orientation: SCNQuaternion {
    get { SCNVector4(turn.quaternion.vector) }
    set { turn = SceneRotation(simd_quatf(vector: SIMD4(newValue))) }
  }
  public var simdEulerAngles: simd_float3 {
    get { turn.angles }
    set { turn = SceneRotation(angles: newValue) }
  }
  public var simdRotation: simd_float4 {
    get { turn.axis }
    set { turn = SceneRotation(axis: newValue) }
  }
  public var simdOrientation: simd_quatf {
    get { turn.quaternion }
    set { turn = SceneRotation(newValue) }
  }

  // MARK: Position, scale and transform

  public var simdPosition: simd_float3 {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  public var simdScale: simd_float3 {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }

  /// The scale, rotation and translation, which a vector gets in this order.
  public var simdTransform: simd_float4x4 {
    get {
      let (turn, scale) = (simd_float3x3(simdOrientation).columns, simdScale)
      return simd_float4x4(
        SIMD4(turn.0 * scale.x, 0), SIMD4(turn.1 * scale.y, 0), SIMD4(turn.2 * scale.z, 0),
        SIMD4(simdPosition, 1))
    }
    set {
      let columns = newValue.columns
      var turn = simd_float3x3(columns.0.xyz, columns.1.xyz, columns.2.xyz)
      simdPosition = columns.3.xyz
      var scale = SIMD3(length(turn[0]), length(turn[1]), length(turn[2]))
      // A mirroring can't be a rotation.
      if turn.determinant < 0 { scale.x = -scale.x }
      simdScale = scale
      for index in 0..<3 where scale[index] != 0 { turn[index] /= scale[index] }
      simdOrientation = simd_quatf(turn)
    }
  }
  public var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = simd_float4x4(newValue) }
  }

  // MARK: The world

  public var simdWorldTransform: simd_float4x4 {
    get {
      var (matrix, ancestor) = (simdTransform, parent)
      while let node = ancestor {
        matrix = node.simdTransform * matrix
        ancestor = node.parent
      }
      return matrix
    }
    set { simdTransform = (parent?.simdWorldTransform.inverse ?? simd_float4x4(1)) * newValue }
  }
  public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  public func setWorldTransform(_ worldTransform: SCNMatrix4) {
    simdWorldTransform = simd_float4x4(worldTransform)
  }
  public var simdWorldPosition: simd_float3 {
    get { simdWorldTransform.columns.3.xyz }
    set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
  }
  public var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }
  public var simdWorldOrientation: simd_quatf {
    get { (parent?.simdWorldOrientation).map { $0 * simdOrientation } ?? simdOrientation }
    set {
      simdOrientation = (parent?.simdWorldOrientation.inverse).map { $0 * newValue } ?? newValue
    }
  }
  public var worldOrientation: SCNQuaternion {
    get { SCNVector4(simdWorldOrientation.vector) }
    set { simdWorldOrientation = simd_quatf(vector: SIMD4(newValue)) }
  }

  public class var simdLocalFront: simd_float3 { SIMD3(0, 0, -1) }
  public class var simdLocalUp: simd_float3 { SIMD3(0, 1, 0) }
  public class var simdLocalRight: simd_float3 { SIMD3(1, 0, 0) }
  public var simdWorldFront: simd_float3 { simdWorldOrientation.act(Self.simdLocalFront) }
  public var simdWorldUp: simd_float3 { simdWorldOrientation.act(Self.simdLocalUp) }
  public var simdWorldRight: simd_float3 { simdWorldOrientation.act(Self.simdLocalRight) }
  public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
  public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
  public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }

  // MARK: Moving and converting

  public func simdLocalTranslate(by translation: simd_float3) {
    simdPosition += simdOrientation.act(translation)
  }
  public func localTranslate(by translation: SCNVector3) {
    simdLocalTranslate(by: SIMD3(translation))
  }
  public func simdLocalRotate(by rotation: simd_quatf) {
    simdOrientation = simdOrientation * rotation
  }
  public func localRotate(by rotation: SCNQuaternion) {
    simdLocalRotate(by: simd_quatf(vector: SIMD4(rotation)))
  }

  /// Turns the front of the node to a position in the world.
  public func simdLook(at worldTarget: vector_float3) {
    simdLook(at: worldTarget, up: Self.simdLocalUp, localFront: Self.simdLocalFront)
  }
  /// Turns `localFront` of the node to a position in the world, with `worldUp` above.
  public func simdLook(
    at worldTarget: vector_float3, up worldUp: vector_float3, localFront: vector_float3
  ) {
    let way = worldTarget - simdWorldPosition
    guard length(way) > 0 else { return }
    let back = -normalize(way)
    var right = cross(worldUp, back)
    // Straight up or down any side is right.
    if length(right) < 1e-6 { right = cross(SIMD3(0, 0, 1), back) }
    right = normalize(right)
    let turn = simd_quatf(simd_float3x3(right, cross(back, right), back))
    simdWorldOrientation = turn * simd_quatf(from: localFront, to: Self.simdLocalFront)
  }
  /// Turns the front of the node to a position in the world.
  public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
  /// Turns `localFront` of the node to a position in the world, with `worldUp` above.
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
  }

  /// Returns the position in `node`, or in the world.
  public func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3 {
    let world = simdWorldTransform * SIMD4(position, 1)
    return ((node?.simdWorldTransform.inverse ?? simd_float4x4(1)) * world).xyz
  }
  /// Returns the position in this node of one in `node`, or in the world.
  public func simdConvertPosition(_ position: simd_float3, from node: SCNNode?) -> simd_float3 {
    let world = (node?.simdWorldTransform ?? simd_float4x4(1)) * SIMD4(position, 1)
    return (simdWorldTransform.inverse * world).xyz
  }
  /// Returns the direction in `node`, or in the world.
  public func simdConvertVector(_ vector: simd_float3, to node: SCNNode?) -> simd_float3 {
    let world = simdWorldTransform * SIMD4(vector, 0)
    return ((node?.simdWorldTransform.inverse ?? simd_float4x4(1)) * world).xyz
  }
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), to: node))
  }
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), from: node))
  }
  public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertVector(SIMD3(vector), to: node))
  }
}

extension SIMD4 {
  fileprivate var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}

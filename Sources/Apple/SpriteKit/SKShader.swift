import Foundation

public enum SKUniformType: Int, Sendable {
  case none, float, floatVector2, floatVector3, floatVector4
  case floatMatrix2, floatMatrix3, floatMatrix4, texture
}

/// A value of a shader, stored as data.
open class SKUniform: NSObject {
  public let name: String
  open private(set) var uniformType = SKUniformType.none
  open var floatValue: Float = 0 { didSet { uniformType = .float } }
  open var textureValue: SKTexture? { didSet { uniformType = .texture } }
  open var vectorFloat2Value = SIMD2<Float>() { didSet { uniformType = .floatVector2 } }
  open var vectorFloat3Value = SIMD3<Float>() { didSet { uniformType = .floatVector3 } }
  open var vectorFloat4Value = SIMD4<Float>() { didSet { uniformType = .floatVector4 } }

  public init(name: String) { self.name = name }
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    floatValue = value
    uniformType = .float
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
    uniformType = .texture
  }
  public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
    self.init(name: name)
    vectorFloat2Value = value
    uniformType = .floatVector2
  }
  public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
    self.init(name: name)
    vectorFloat3Value = value
    uniformType = .floatVector3
  }
  public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
    self.init(name: name)
    vectorFloat4Value = value
    uniformType = .floatVector4
  }
}

/// A fragment shader, stored as data: nodes are drawn without it.
open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform]

  public override convenience init() { self.init(source: "") }
  public convenience init(source: String) { self.init(source: source, uniforms: []) }
  public init(source: String, uniforms: [SKUniform]) {
    (self.source, self.uniforms) = (source, uniforms)
  }

  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

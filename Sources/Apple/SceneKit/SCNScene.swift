// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The visual property of a material.
open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  open var intensity: CGFloat = 1
}

public enum SCNLightingModel: Sendable {
  case phong
  case blinn
  case lambert
  case constant
  case physicallyBased
}

public enum SCNFillMode: UInt, Sendable { case fill, lines }

public enum SCNCullMode: Int, Sendable { case back, front }

public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}

public enum SCNTransparencyMode: Int, Sendable {
  case aOne, rgbZero, singleLayer, dualLayer
  public static let `default` = aOne
}

/// The appearance of a surface, stored as data.
open class SCNMaterial: NSObject {
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  /// Stored only: Quoin doesn't read it.
  open var transparency: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var shininess: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var isDoubleSided = false
  /// Stored only: Quoin doesn't read it.
  open var lightingModel = SCNLightingModel.blinn
  /// Stored only: Quoin doesn't read it.
  open var fillMode = SCNFillMode.fill
  /// Stored only: Quoin doesn't read it.
  open var cullMode = SCNCullMode.back
  /// Stored only: Quoin doesn't read it.
  open var blendMode = SCNBlendMode.alpha
  /// Stored only: Quoin doesn't read it.
  open var transparencyMode = SCNTransparencyMode.default
  open var name: String?
}

/// A three-dimensional shape, stored as data.
open class SCNGeometry: NSObject {
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var name: String?
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
  }
}

open class SCNBox: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat
  open var chamferRadius: CGFloat

  public init(
    width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1, chamferRadius: CGFloat = 0
  ) {
    (self.width, self.height) = (width, height)
    (self.length, self.chamferRadius) = (length, chamferRadius)
  }
}

open class SCNSphere: SCNGeometry {
  open var radius: CGFloat
  open var segmentCount = 48
  /// Stored only: Quoin doesn't read it.
  open var isGeodesic = false

  public init(radius: CGFloat = 0.5) { self.radius = radius }
}

open class SCNPlane: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var cornerRadius: CGFloat = 0

  public init(width: CGFloat = 1, height: CGFloat = 1) {
    (self.width, self.height) = (width, height)
  }
}

open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat
  open var height: CGFloat

  public init(radius: CGFloat = 0.5, height: CGFloat = 1) {
    (self.radius, self.height) = (radius, height)
  }
}

open class SCNCone: SCNGeometry {
  public init(topRadius: CGFloat = 0, bottomRadius: CGFloat = 0.5, height: CGFloat = 1) {}
}

open class SCNTorus: SCNGeometry {
  public init(ringRadius: CGFloat = 0.5, pipeRadius: CGFloat = 0.25) {}
}

open class SCNPyramid: SCNGeometry {
  public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1) {}
}

open class SCNText: SCNGeometry {
  open var string: Any?
  open var font: UIFont! = UIFont.systemFont(ofSize: 36)
  open var extrusionDepth: CGFloat
  open var flatness: CGFloat = 0.6

  public init(string: Any?, extrusionDepth: CGFloat) {
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}

open class SCNCamera: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var fieldOfView: CGFloat = 60
  /// Stored only: Quoin doesn't read it.
  open var zNear = 1.0
  /// Stored only: Quoin doesn't read it.
  open var zFar = 100.0
  /// Stored only: Quoin doesn't read it.
  open var usesOrthographicProjection = false
  /// Stored only: Quoin doesn't read it.
  open var orthographicScale = 1.0
  /// Stored only: Quoin doesn't read it.
  open var wantsHDR = false
}

open class SCNLight: NSObject {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")
  }

  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  /// Stored only: Quoin doesn't read it.
  open var temperature: CGFloat = 6500
  /// Stored only: Quoin doesn't read it.
  open var castsShadow = false
}

/// An action of a node, stored as data.
open class SCNAction: NSObject {
  open var duration: TimeInterval

  init(_ duration: TimeInterval = 0) { self.duration = duration }

  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0)
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(max(count, 0)))
  }
}

open class SCNConstraint: NSObject {}
open class SCNBillboardConstraint: SCNConstraint {}
open class SCNLookAtConstraint: SCNConstraint {
  public init(target: SCNNode?) {}
}

/// An element of a scene, stored as data.
open class SCNNode: NSObject {
  open var name: String?
  open var position = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  /// The rotation in the form in which it was set.
  var turn = SceneRotation()
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var opacity: CGFloat = 1
  open var isHidden = false
  /// Stored only: Quoin doesn't read it.
  open var castsShadow = true
  /// Stored only: Quoin doesn't read it.
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open private(set) var childNodes: [SCNNode] = []
  open private(set) weak var parent: SCNNode?

  public override init() {}
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    for child in childNodes where !stop.boolValue { block(child, &stop) }
  }
  open func clone() -> SCNNode {
    let node = SCNNode(geometry: geometry)
    (node.name, node.position, node.scale, node.turn) = (name, position, scale, turn)
    (node.light, node.camera) = (light, camera)
    for child in childNodes { node.addChildNode(child.clone()) }
    return node
  }
  /// Has no effect: scenes are not animated.
  open func runAction(_ action: SCNAction) {}
  /// Has no effect: scenes are not animated.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Has no effect: scenes are not animated.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
  /// Has no effect: scenes are not animated.
  open func removeAllActions() {}
  /// Has no effect: scenes are not animated.
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
}

/// A three-dimensional scene, stored as data. Scene files can't be read.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var isPaused = false
  /// Stored only: Quoin doesn't read it.
  open var fogStartDistance: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var fogEndDistance: CGFloat = 0

  public override init() {}
  /// Returns `nil`, because scene files can't be read.
  public convenience init?(named name: String) { return nil }
  public convenience init(url: URL) throws { throw CocoaError(.featureUnsupported) }
}

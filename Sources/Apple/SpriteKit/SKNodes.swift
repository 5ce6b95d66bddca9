/// An image or a part of one.
open class SKTexture: NSObject {
  let image: UIImage?
  let name: String
  /// Stored only: Quoin doesn't read it.
  open var filteringMode = SKTextureFilteringMode.linear

  public init(imageNamed name: String) {
    self.name = name
    image = UIImage(named: name)
  }
  public init(image: UIImage) {
    name = ""
    self.image = image
  }
  public init(cgImage image: CGImage) {
    name = ""
    self.image = UIImage(cgImage: image)
  }

  /// Returns the size of the image, or 64 by 64 if there is no such image.
  open func size() -> CGSize { image?.size ?? CGSize(width: 64, height: 64) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest
  case linear
}

/// A collection of images by name.
open class SKTextureAtlas: NSObject {
  public init(named name: String) {}
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// The way in which a node is blended with its background. All modes are drawn as `alpha`.
public enum SKBlendMode: Int, Sendable {
  case alpha
  case add
  case subtract
  case multiply
  case multiplyX2
  case screen
  case replace
}

/// An image or a colored rectangle.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode = SKBlendMode.alpha
  /// Stored only: Quoin doesn't read it.
  open var lightingBitMask: UInt32 = 0
  /// Stored only: Quoin doesn't read it.
  open var shader: SKShader?

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.clear, .zero)
    super.init(coder: aDecoder)
  }
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height, width: width,
      height: height)
  }
  open func scale(to size: CGSize) { self.size = size }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center
  case left
  case right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline
  case center
  case top
  case bottom
}

/// A text label.
open class SKLabelNode: SKNode {
  open var text: String?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
}

/// A shape defined by a path.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var glowWidth: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var isAntialiased = true
  open var lineCap = CGLineCap.butt
  /// Stored only: Quoin doesn't read it.
  open var fillTexture: SKTexture?
  open var blendMode = SKBlendMode.alpha

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  public convenience init(rectOf size: CGSize) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(
        roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }
  public convenience init(ellipseOf size: CGSize) {
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    self.init(path: CGPath(ellipseIn: rect, transform: nil))
  }

  open override var frame: CGRect {
    (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
}

/// A particle emitter, stored as data. Particles aren't drawn, and particle files aren't read.
open class SKEmitterNode: SKNode {
  /// Stored only: Quoin doesn't read it.
  open var particleTexture: SKTexture?
  /// Stored only: Quoin doesn't read it.
  open var particleBirthRate: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var numParticlesToEmit = 0
  /// Stored only: Quoin doesn't read it.
  open var particleLifetime: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particlePositionRange = CGVector(dx: 0, dy: 0)
  /// Stored only: Quoin doesn't read it.
  open var particleSpeed: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var emissionAngle: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleAlpha: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var particleScale: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var particleColor = UIColor.white
  /// Stored only: Quoin doesn't read it.
  open var targetNode: SKNode?
  /// Stored only: Quoin doesn't read it.
  open var particleLifetimeRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleSpeedRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var emissionAngleRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleAlphaRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleAlphaSpeed: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleScaleRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleScaleSpeed: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleRotation: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleRotationRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleRotationSpeed: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleColorBlendFactor: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var particleBlendMode = SKBlendMode.alpha
  /// Stored only: Quoin doesn't read it.
  open var particlePosition = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var particleZPosition: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var xAcceleration: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var yAcceleration: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var fieldBitMask: UInt32 = .max
  /// Stored only: Quoin doesn't read it.
  open var shader: SKShader?

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates an emitter with the numbers of a file of Xcode's particle editor.
  public convenience init?(fileNamed filename: String) {
    let file = filename.hasSuffix(".sks") ? filename : "\(filename).sks"
    guard let url = Bundle.main.url(forResource: file, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    self.init(archive: data)
  }

  /// Creates an emitter with the numbers in a keyed archive.
  convenience init?(archive data: Data) {
    guard let archive = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (archive as? [String: Any])?["$objects"] as? [Any],
      let values = objects.lazy.compactMap({ $0 as? [String: Any] })
        .first(where: { $0["_birthrate"] != nil })
    else { return nil }
    self.init()
    func number(_ key: String) -> CGFloat { CGFloat((values[key] as? Double) ?? 0) }
    particleBirthRate = number("_birthrate")
    (particleLifetime, particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
    (particleSpeed, particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
    (emissionAngle, emissionAngleRange) = (
      number("_emissionAngle"), number("_emissionAngleVariance")
    )
    (particleAlpha, particleAlphaRange) = (
      number("_startOpacity"), number("_startOpacityVariance")
    )
    (particleScale, particleScaleRange) = (number("_startScale"), number("_startScaleVariance"))
  }

  /// Has no effect: particles are not drawn.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Has no effect: particles are not drawn.
  open func resetSimulation() {}
}

/// A sound, which is silent.
open class SKAudioNode: SKNode {
  /// Stored only: Quoin doesn't read it.
  open var autoplayLooped = true
  /// Stored only: Quoin doesn't read it.
  open var isPositional = true

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

/// A node that masks its children. They are drawn whole.
open class SKCropNode: SKNode {
  /// Stored only: Quoin doesn't read it.
  open var maskNode: SKNode?
}

/// A node that applies an effect to its children. They are drawn without it.
open class SKEffectNode: SKNode {
  /// Stored only: Quoin doesn't read it.
  open var shouldEnableEffects = true
  /// Stored only: Quoin doesn't read it.
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
}

/// The camera of a scene.
open class SKCameraNode: SKNode {}

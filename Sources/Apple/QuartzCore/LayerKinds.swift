import Foundation

/// A layer filled with a gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colors. Elements that aren't a `CGColor` are ignored.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The positions of the colors from 0 to 1; by default, evenly spaced.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath? { didSet { setNeedsDisplay() } }
  open var fillColor: CGColor? = .black { didSet { setNeedsDisplay() } }
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

/// A layer of text.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// A `String` or an `NSAttributedString`, of which only the characters are drawn.
  open var string: Any? { didSet { setNeedsDisplay() } }
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer with three-dimensional sublayers, which are drawn flat.
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer that repeats its sublayers, which are drawn once.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var instanceCount = 1
  /// Stored only: Quoin doesn't read it.
  open var instanceDelay: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var instanceTransform = CATransform3DIdentity
  /// Stored only: Quoin doesn't read it.
  open var instanceColor: CGColor?
  /// Stored only: Quoin doesn't read it.
  open var instanceAlphaOffset: Float = 0
}

/// A layer of particles. Compiles only: particles aren't drawn, because they exist only in
/// motion.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var emitterCells: [CAEmitterCell]?
  /// Stored only: Quoin doesn't read it.
  open var emitterPosition = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var emitterSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Stored only: Quoin doesn't read it.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Stored only: Quoin doesn't read it.
  open var birthRate: Float = 1
  /// Stored only: Quoin doesn't read it.
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  /// Stored only: Quoin doesn't read it.
  open var spin: Float = 1
  open var seed: UInt32 = 0
}

/// The appearance of an emitter's particles. Compiles only.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  open var name: String?
  open var isEnabled = true
  open var contents: Any?
  open var color: CGColor?
  /// Stored only: Quoin doesn't read it.
  open var birthRate: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var lifetime: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var velocityRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var xAcceleration: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var yAcceleration: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var zAcceleration: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var emissionLongitude: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var emissionLatitude: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var scaleRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var scaleSpeed: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var spin: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var spinRange: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var alphaRange: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var alphaSpeed: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var redRange: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var greenRange: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var blueRange: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var emitterCells: [CAEmitterCell]?
}

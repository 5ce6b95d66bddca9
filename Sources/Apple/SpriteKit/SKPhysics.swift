/// A body in a physics simulation. It doesn't move; its values are stored.
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  /// Stored only: Quoin doesn't read it.
  open var isDynamic = true
  /// Stored only: Quoin doesn't read it.
  open var usesPreciseCollisionDetection = false
  /// Stored only: Quoin doesn't read it.
  open var allowsRotation = true
  /// Stored only: Quoin doesn't read it.
  open var pinned = false
  /// Stored only: Quoin doesn't read it.
  open var isResting = false
  /// Stored only: Quoin doesn't read it.
  open var friction: CGFloat = 0.2
  /// Stored only: Quoin doesn't read it.
  open var restitution: CGFloat = 0.2
  /// Stored only: Quoin doesn't read it.
  open var linearDamping: CGFloat = 0.1
  /// Stored only: Quoin doesn't read it.
  open var angularDamping: CGFloat = 0.1
  /// Stored only: Quoin doesn't read it.
  open var density: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var mass: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var affectedByGravity = true
  /// Stored only: Quoin doesn't read it.
  open var categoryBitMask: UInt32 = .max
  /// Stored only: Quoin doesn't read it.
  open var collisionBitMask: UInt32 = .max
  /// Stored only: Quoin doesn't read it.
  open var contactTestBitMask: UInt32 = 0
  /// Stored only: Quoin doesn't read it.
  open var fieldBitMask: UInt32 = .max
  open var velocity = CGVector(dx: 0, dy: 0)
  /// Stored only: Quoin doesn't read it.
  open var angularVelocity: CGFloat = 0

  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  /// Has no effect: physics are not simulated.
  open func applyForce(_ force: CGVector) {}
  /// Has no effect: physics are not simulated.
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  /// Has no effect: physics are not simulated.
  open func applyTorque(_ torque: CGFloat) {}
  /// Has no effect: physics are not simulated.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Has no effect: physics are not simulated.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  /// Has no effect: physics are not simulated.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// A contact between two bodies. Quoin never creates one.
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
  open var collisionImpulse: CGFloat { 0 }

  init(bodyA: SKPhysicsBody, bodyB: SKPhysicsBody) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// A connection between two bodies.
open class SKPhysicsJoint: NSObject {}

open class SKPhysicsJointPin: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}

open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed() }
}

open class SKPhysicsJointSpring: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}

/// The physics simulation of a scene. It doesn't run.
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  /// Has no effect: physics are not simulated.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Has no effect: physics are not simulated.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Has no effect: physics are not simulated.
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}

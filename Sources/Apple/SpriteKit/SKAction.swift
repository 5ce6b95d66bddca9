public enum SKActionTimingMode: Int, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut
}

/// An action of a node, with its duration and parts. It isn't performed.
open class SKAction: NSObject {
  open var duration: TimeInterval
  /// Stored only: Quoin doesn't read it.
  open var timingMode = SKActionTimingMode.linear
  open var speed: CGFloat = 1
  /// The actions that this one consists of.
  let parts: [SKAction]

  init(duration: TimeInterval = 0, parts: [SKAction] = []) {
    self.duration = duration
    self.parts = parts
  }

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(duration: actions.reduce(0) { $0 + $1.duration }, parts: actions)
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(duration: actions.map(\.duration).max() ?? 0, parts: actions)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(duration: action.duration * Double(max(count, 0)), parts: [action])
  }
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(duration: .infinity, parts: [action])
  }
  open func reversed() -> SKAction { SKAction(duration: duration, parts: parts.reversed()) }

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool)
    -> SKAction
  { SKAction(duration: duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction
  { SKAction(duration: duration) }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction(duration: duration) }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction(duration: duration) }
  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction(duration: duration) }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { SKAction(duration: duration) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction { SKAction() }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(duration: duration) }
  open class func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval)
    -> SKAction
  { SKAction(duration: duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func stop() -> SKAction { SKAction() }
  open class func play() -> SKAction { SKAction() }
  open class func pause() -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    SKAction()
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction()
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction() }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
  { SKAction() }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
}

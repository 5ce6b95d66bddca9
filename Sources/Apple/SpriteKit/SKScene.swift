import SwiftUI

/// The way in which a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  case fill
  case aspectFill
  case aspectFit
  case resizeFill
}

public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// The root of a node tree. It is drawn in its initial state, because its time doesn't advance.
open class SKScene: SKEffectNode {
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  open var anchorPoint = CGPoint.zero
  open var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open private(set) weak var view: SKView?

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  /// Has no effect: never called, because scenes are drawn at their start.
  open func didEvaluateActions() {}
  /// Has no effect: never called, because scenes are drawn at their start.
  open func didSimulatePhysics() {}
  /// Has no effect: never called, because scenes are drawn at their start.
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    CGPoint(x: frame.minX + point.x, y: frame.maxY - point.y)
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: frame.maxY - point.y)
  }

  /// Moves the scene into a view, once.
  func move(into view: SKView) {
    guard self.view !== view else { return }
    self.view = view
    if scaleMode == .resizeFill, view.bounds.size != .zero { size = view.bounds.size }
    didMove(to: view)
  }
}

/// A transition between scenes, which happens at once.
open class SKTransition: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var pausesIncomingScene = true
  /// Stored only: Quoin doesn't read it.
  open var pausesOutgoingScene = true

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
}

public enum SKTransitionDirection: Int, Sendable {
  case up
  case down
  case right
  case left
}

/// A UIKit view that shows a scene.
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var showsDrawCount = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isPaused = false
  open var preferredFramesPerSecond = 60

  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene { old.willMove(from: self) }
    self.scene = scene
    scene?.move(into: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  open override var _rendering: AnyView? { scene.map { AnyView(RenderedScene(scene: $0)) } }
}

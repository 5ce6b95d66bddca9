@_exported import UIKit

/// A colour in a scene.
public typealias SKColor = UIColor

/// Something in a scene, at a place in the node around it, the y axis pointing up.
///
/// Stored properties: where a node stands and how it looks.
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  /// Radians, counterclockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  private var actions: [(key: String?, action: SKAction)] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// The node in a file. There is no reader for such files, so there is none.
  public convenience init?(fileNamed filename: String) { return nil }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: Tree

  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  /// The first node of a name below, in the order of the tree. Names after `//` are looked for everywhere.
  open func childNode(withName name: String) -> SKNode? { found(name).first }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for node in found(name) where !stop.boolValue { block(node, &stop) }
  }
  open subscript(name: String) -> [SKNode] { found(name) }

  private func found(_ name: String) -> [SKNode] {
    guard name.hasPrefix("//") else { return children.filter { $0.name == name } }
    let plain = String(name.dropFirst(2))
    return children.flatMap { ($0.name == plain ? [$0] : []) + $0.found(name) }
  }

  // MARK: Places

  /// From the node's coordinates to those of the node around.
  private var matrix: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }
  private var toRoot: CGAffineTransform {
    parent.map { matrix.concatenating($0.toRoot) } ?? .identity
  }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().applying(matrix)) }
  }
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.reversed().flatMap { child in
      child.nodes(at: child.convert(p, from: self)) + (child.frame.contains(p) ? [child] : [])
    }
  }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func intersects(_ node: SKNode) -> Bool {
    calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
  }

  // MARK: Actions

  /// Keeps an action. The time of a scene doesn't pass, so nothing is done.
  open func run(_ action: SKAction) { actions.append((nil, action)) }
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    actions.append((key, action))
  }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
  open func run(_ action: SKAction) async { actions.append((nil, action)) }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  open func removeAllActions() { actions = [] }
}

/// What a node must keep. Nothing looks after it here.
open class SKConstraint: NSObject {
  open var enabled = true

  open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
}

open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    lowerLimit = lower
    upperLimit = upper
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}

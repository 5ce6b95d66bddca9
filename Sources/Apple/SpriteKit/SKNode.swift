@_exported import UIKit

/// A color in a scene.
public typealias SKColor = UIColor

/// An element of a scene, positioned in its parent's coordinate space, whose y axis points up.
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  /// Stored only: Quoin doesn't read it.
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open var constraints: [SKConstraint]?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  private var actions: [(key: String?, action: SKAction)] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// Returns `nil`, because scene files can't be read.
  public convenience init?(fileNamed filename: String) { return nil }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: Hierarchy

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

  /// Returns the first child with a name or, for a name after `//`, the first descendant in tree
  /// order.
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

  // MARK: Positions

  /// The transform from the node's coordinates to its parent's.
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

  /// Stores an action. It isn't performed, because the time of a scene doesn't advance.
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

/// A constraint of a node. It isn't applied.
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

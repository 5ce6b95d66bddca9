import Foundation
import QuoinGeometry

/// A rectangle with visual content, stored as data. `RenderedLayer` draws the supported part of
/// it.
open class CALayer: NSObject, @unchecked Sendable {
  // Geometry
  open var bounds = CGRect.zero {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  open var position = CGPoint.zero { didSet { setNeedsDisplay() } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var sublayerTransform = CATransform3DIdentity

  // Appearance
  open var backgroundColor: CGColor? { didSet { setNeedsDisplay() } }
  open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var borderColor: CGColor? = .black { didSet { setNeedsDisplay() } }
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0 { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  /// Stored only: Quoin doesn't read it.
  open var shadowPath: CGPath?
  open var opacity: Float = 1 { didSet { setNeedsDisplay() } }
  open var isHidden = false { didSet { setNeedsDisplay() } }
  open var masksToBounds = false { didSet { setNeedsDisplay() } }
  open var mask: CALayer? { didSet { setNeedsDisplay() } }
  open var isOpaque = false
  /// Stored only: Quoin doesn't read it.
  open var isDoubleSided = true
  /// Stored only: Quoin doesn't read it.
  open var isGeometryFlipped = false
  open var contents: Any? { didSet { setNeedsDisplay() } }
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored only: Quoin doesn't read it.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored only: Quoin doesn't read it.
  open var shouldRasterize = false
  /// Stored only: Quoin doesn't read it.
  open var rasterizationScale: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var allowsEdgeAntialiasing = false
  /// Stored only: Quoin doesn't read it.
  open var allowsGroupOpacity = true
  /// Stored only: Quoin doesn't read it.
  open var drawsAsynchronously = false
  /// Stored only: Quoin doesn't read it.
  open var needsDisplayOnBoundsChange = false
  /// Stored only: Quoin doesn't read it.
  open var compositingFilter: Any?
  /// Stored only: Quoin doesn't read it.
  open var filters: [Any]?
  /// Stored only: Quoin doesn't read it.
  open var backgroundFilters: [Any]?
  /// Stored only: Quoin doesn't read it.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Stored only: Quoin doesn't read it.
  open var magnificationFilter = CALayerContentsFilter.linear
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?

  // Time
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var repeatCount: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var autoreverses = false
  /// Stored only: Quoin doesn't read it.
  open var fillMode = CAMediaTimingFillMode.removed
  open var actions: [String: any CAAction]?
  private var animations: [(key: String, animation: CAAnimation)] = []

  // Hierarchy
  open private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []
  private var needsLayoutNow = true

  /// Called when the layer or a sublayer has changed its appearance.
  package var onChange: (() -> Void)?
  /// Whether the layer belongs to a view, which draws it.
  package var belongsToView = false

  public override init() { super.init() }
  /// Creates a copy of another layer's geometry and appearance.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (bounds, position, anchorPoint, transform) = (
      other.bounds, other.position, other.anchorPoint, other.transform
    )
    (backgroundColor, cornerRadius, opacity) = (
      other.backgroundColor, other.cornerRadius, other.opacity
    )
  }
  public required init?(coder: NSCoder) { super.init() }

  /// The layer's frame in its superlayer, ignoring its transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  // MARK: Hierarchy

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      for layer in newValue ?? [] { addSublayer(layer) }
      setNeedsDisplay()
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsDisplay()
  }

  open func removeFromSuperlayer() {
    guard let around = superlayer else { return }
    around.children.removeAll { $0 === self }
    superlayer = nil
    around.setNeedsDisplay()
  }

  // MARK: Layout and drawing

  open func setNeedsDisplay() {
    var layer: CALayer? = self
    while let next = layer {
      next.onChange?()
      layer = next.superlayer
    }
  }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Has no effect: layers are drawn on demand.
  open func displayIfNeeded() {}
  /// Has no effect: layers are drawn on demand.
  open func display() {}
  /// Compiles only: layers don't draw themselves. A view's `draw(_:)` is called.
  open func draw(in context: CGContext) {}
  open func setNeedsLayout() {
    needsLayoutNow = true
    setNeedsDisplay()
  }
  open func needsLayout() -> Bool { needsLayoutNow }
  open func layoutIfNeeded() {
    guard needsLayoutNow else { return }
    needsLayoutNow = false
    layoutSublayers()
  }
  open func layoutSublayers() {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Returns the layer itself, because animations apply at once.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let inside = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    guard !isHidden, contains(inside) else { return nil }
    return children.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (theirs, own) = (layer?.origin ?? .zero, origin)
    return CGPoint(x: point.x + theirs.x - own.x, y: point.y + theirs.y - own.y)
  }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (theirs, own) = (layer?.origin ?? .zero, origin)
    return CGPoint(x: point.x + own.x - theirs.x, y: point.y + own.y - theirs.y)
  }

  /// The origin of the layer's coordinate space in that of the outermost layer.
  private var origin: CGPoint {
    let outer = superlayer?.origin ?? .zero
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  // MARK: Animations, stored as data

  open func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key ?? "", animation))
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Transforms

  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
      tx: transform.m41, ty: transform.m42)
  }
  open func setAffineTransform(_ map: CGAffineTransform) {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (map.a, map.b, map.c, map.d)
    (transform.m41, transform.m42) = (map.tx, map.ty)
    self.transform = transform
  }
}

/// The delegate of a layer. Compiles only: its methods are never called.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// An action triggered by a change of a layer.
public protocol CAAction {}

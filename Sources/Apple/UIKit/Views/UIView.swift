import Foundation
import QuartzCore
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A rectangle in a view hierarchy. Its layer has its geometry and appearance; ``_rendering``
/// draws its content.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UICoordinateSpace {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  public init(frame: CGRect) {
    layer = CALayer.made(Self.layerClass)
    layer.frame = frame
    layer.belongsToView = true
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view without a frame; `coder` is empty, because views are not archived.
  public required init?(coder: NSCoder) {
    layer = CALayer.made(Self.layerClass)
    layer.belongsToView = true
    super.init()
  }

  // MARK: Geometry

  /// The view's frame in its superview. Setting it sets the size and the center.
  open var frame: CGRect {
    get {
      layer.frame.applying(
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
    set {
      guard newValue.minX.isFinite, newValue.minY.isFinite else { return }
      let old = bounds.size
      layer.frame = newValue
      resized(from: old)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds.size
      layer.bounds = newValue
      resized(from: old)
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func resized(from old: CGSize) {
    guard bounds.size != old else { return }
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(in: bounds.size, from: old)
      }
    }
    setNeedsLayout()
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tintColorDidChange()
      setNeedsDisplay()
    }
  }
  var ownTint: UIColor?
  open func tintColorDidChange() {}
  /// Stored only: Quoin doesn't read it.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// Stored only: Quoin doesn't read it.
  open var contentScaleFactor: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var clearsContextBeforeDrawing = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { setNeedsDisplay() }
  }
  /// Stored only: Quoin doesn't read it.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? superview?.traitCollection ?? .current
      : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
  /// Has no effect: never called, because traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Stored only: Quoin doesn't read it.
  open var cornerConfiguration = UICornerConfiguration()

  // MARK: Behavior

  open var tag = 0
  open var isUserInteractionEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isMultipleTouchEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  /// Stored only: Quoin doesn't read it.
  open var restorationIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  /// Stored only: Quoin doesn't read it.
  open var accessibilityHint: String?
  /// Stored only: Quoin doesn't read it.
  open var accessibilityValue: String?
  /// Stored only: Quoin doesn't read it.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Stored only: Quoin doesn't read it.
  open var isAccessibilityElement = false
  /// Stored only: Quoin doesn't read it.
  open var accessibilityElementsHidden = false
  /// Stored only: Quoin doesn't read it.
  open var accessibilityViewIsModal = false
  /// Stored only: Quoin doesn't read it.
  open var accessibilityElements: [Any]?

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Stored only: Quoin doesn't read it.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Stored only: Quoin doesn't read it.
  open var preservesSuperviewLayoutMargins = false
  /// Stored only: Quoin doesn't read it.
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Has no effect: never called.
  open func safeAreaInsetsDidChange() {}
  /// The constraints of the view. They are stored but not solved; stack views use constant
  /// lengths.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  var hugging = [UILayoutPriority](repeating: .defaultLow, count: 2)
  var resistance = [UILayoutPriority](repeating: .defaultHigh, count: 2)
  open private(set) var layoutGuides: [UILayoutGuide] = []
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self)
  public private(set) lazy var readableContentGuide = UILayoutGuide(owningView: self)
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owningView: self)
  private var needsLayoutNow = true

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  public static let noIntrinsicMetric: CGFloat = -1
  /// The preferred size of the view's content, in points; ``noIntrinsicMetric`` on an axis
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  open func layoutSubviews() {}
  open func setNeedsLayout() {
    needsLayoutNow = true
    setNeedsDisplay()
  }
  open func layoutIfNeeded() {
    if needsLayoutNow {
      needsLayoutNow = false
      layer.layoutIfNeeded()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  /// Has no effect: constraints are stored but not solved.
  open func setNeedsUpdateConstraints() {}
  open func needsUpdateConstraints() -> Bool { false }
  /// Has no effect: never called.
  open func updateConstraints() {}
  /// Has no effect: constraints are stored but not solved.
  open func updateConstraintsIfNeeded() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// The view's own content inside its bounds, below its subviews. Not for users to implement.
  open var _rendering: AnyView? { nil }

  // MARK: Tree

  /// The controller that manages this view.
  package final weak var controller: UIViewController?
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func removeFromSuperview() { remove() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the innermost view that a touch at `point` hits.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// Draws the view and its descendants into the current context.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    context.draw(DisplayList(picturing: self), at: rect.origin)
    return true
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// Has no effect: never called, because there are no nib files.
  open func awakeFromNib() {}
  /// Has no effect: never called, because there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
}

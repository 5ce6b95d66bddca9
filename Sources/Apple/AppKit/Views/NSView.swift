import Foundation
import QuartzCore
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A rectangle in a view hierarchy. Its frame is relative to the bottom-left corner of its
/// superview, or to the top-left corner if that is flipped. ``draw(_:)`` and ``_rendering`` draw
/// its content.
@MainActor @preconcurrency
open class NSView: NSResponder, NSAppearanceCustomization, NSUserInterfaceItemIdentification {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
    prepare()
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view without a frame; `coder` is empty, because views are not archived.
  public required override init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    backing.belongsToView = true
    backing.borderColor = .black
    backing.bounds.size = frame.size
  }

  // MARK: Geometry

  /// The view's frame in its superview.
  open var frame: NSRect {
    didSet {
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
      else {
        frame = oldValue
        return
      }
      backing.bounds.size = frame.size
      if frame.size != oldValue.size { resizeSubviews(withOldSize: oldValue.size) }
      if frame != oldValue { setNeedsDisplay() }
    }
  }
  open var bounds: NSRect {
    get { NSRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
      setNeedsDisplay()
    }
  }
  private var boundsOrigin = NSPoint.zero
  /// Whether the view's origin is at the top left.
  open var isFlipped: Bool { false }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
  /// Stored only: Quoin doesn't read it.
  open var frameRotation: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var frameCenterRotation: CGFloat = 0
  open var visibleRect: NSRect { bounds }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open func scroll(_ point: NSPoint) { enclosingScrollView?.contentView.scroll(to: point) }
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool { false }

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.resize(withOldSuperviewSize: oldSize)
      }
    }
    needsLayout = true
  }
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    if let superview { autoresize(in: superview.frame.size, from: oldSize) }
  }

  // MARK: Appearance

  /// The layer behind ``layer``. It always exists, so that an app's settings on it are drawn.
  final var backing = CALayer()
  open var wantsLayer = false {
    didSet {
      guard wantsLayer, !oldValue else { return }
      let made = makeBackingLayer()
      if Swift.type(of: made) != CALayer.self { layer = made }
    }
  }
  open var layer: CALayer? {
    get { wantsLayer ? backing : nil }
    set {
      guard let newValue, newValue !== backing else { return }
      newValue.belongsToView = true
      newValue.bounds.size = frame.size
      newValue.onChange = backing.onChange
      backing.removeFromSuperlayer()
      for view in subviews { newValue.addSublayer(view.backing) }
      backing = newValue
      superview?.backing.addSublayer(backing)
      wantsLayer = true
    }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  /// Stored only: Quoin doesn't read it.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  /// Stored only: Quoin doesn't read it.
  open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
  /// Stored only: Quoin doesn't read it.
  open var layerUsesCoreImageFilters = false
  /// Stored only: Quoin doesn't read it.
  open var canDrawSubviewsIntoLayer = false
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }
  open var alphaValue: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      guard backing.isHidden != newValue else { return }
      backing.isHidden = newValue
      superview?.needsLayout = true
    }
  }
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false
  }
  open var isOpaque: Bool { false }
  open var shadow: NSShadow? {
    didSet {
      backing.shadowOpacity = shadow == nil ? 0 : 1
      guard let shadow else { return }
      backing.shadowColor = (shadow.shadowColor as? NSColor)?.cgColor
      backing.shadowRadius = shadow.shadowBlurRadius
      backing.shadowOffset = CGSize(
        width: shadow.shadowOffset.width, height: -shadow.shadowOffset.height)
    }
  }
  open var allowsVibrancy: Bool { false }
  open var appearance: NSAppearance? { didSet { setNeedsDisplay() } }
  open var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? .currentDrawing()
  }
  /// Has no effect: never called, because a view keeps its appearance.
  open func viewDidChangeEffectiveAppearance() {}
  /// Has no effect: never called, because a window keeps its scale.
  open func viewDidChangeBackingProperties() {}
  /// Stored only: Quoin doesn't read it.
  open var backgroundFilters: [Any] = []
  /// Stored only: Quoin doesn't read it.
  open var contentFilters: [Any] = []
  /// Stored only: Quoin doesn't read it.
  open var compositingFilter: Any?
  /// Stored only: Quoin doesn't read it.
  open var focusRingType = NSFocusRingType.default

  // MARK: Drawing

  open func draw(_ dirtyRect: NSRect) {}
  open var needsDisplay: Bool {
    get { false }
    set { if newValue { setNeedsDisplay() } }
  }
  open func setNeedsDisplay(_ invalidRect: NSRect) { setNeedsDisplay() }
  /// Has no effect: views are rendered on demand.
  open func display() {}
  /// Has no effect: views are rendered on demand.
  open func displayIfNeeded() {}
  final func setNeedsDisplay() { backing.setNeedsDisplay() }
  open var inLiveResize: Bool { false }
  /// Has no effect: never called, because windows keep their size.
  open func viewWillStartLiveResize() {}
  /// Has no effect: never called, because windows keep their size.
  open func viewDidEndLiveResize() {}

  /// The view's own content inside its bounds, below its subviews. Not for users to implement.
  open var _rendering: AnyView? { nil }

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints = true
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Stored only: Quoin doesn't read it.
  open var additionalSafeAreaInsets = NSEdgeInsets()
  /// The constraints of the view. They are stored but not solved; stack views use constant
  /// lengths.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  final var hugging = [NSLayoutConstraint.Priority](repeating: .defaultLow, count: 2)
  final var resistance = [NSLayoutConstraint.Priority](repeating: .defaultHigh, count: 2)
  open private(set) var layoutGuides: [NSLayoutGuide] = []
  public private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide(owningView: self)
  public private(set) lazy var layoutMarginsGuide = NSLayoutGuide(owningView: self)
  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
  }

  public static let noIntrinsicMetric: CGFloat = -1
  /// The preferred size of the view's content, in points; ``noIntrinsicMetric`` on an axis
  /// without one.
  open var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }
  /// The intrinsic size of the view, or its present size on an axis without one. Constraints have
  /// no effect on it.
  open var fittingSize: NSSize {
    let intrinsic = intrinsicContentSize
    return NSSize(
      width: intrinsic.width >= 0 ? intrinsic.width : frame.width,
      height: intrinsic.height >= 0 ? intrinsic.height : frame.height)
  }
  open var baselineOffsetFromBottom: CGFloat { 0 }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  open var needsLayout = true { didSet { if needsLayout { setNeedsDisplay() } } }
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      backing.layoutIfNeeded()
      controller?.viewWillLayout()
      layout()
      controller?.viewDidLayout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open var needsUpdateConstraints = false
  /// Has no effect: never called, because constraints are not solved.
  open func updateConstraints() {}
  /// Has no effect: constraints are stored but not solved.
  open func updateConstraintsForSubtreeIfNeeded() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Tree

  /// The controller that manages this view.
  final weak var controller: NSViewController?
  final weak var ownWindow: NSWindow?
  open internal(set) weak var superview: NSView?
  open var subviews: [NSView] {
    get { children }
    set {
      for view in children where !newValue.contains(where: { $0 === view }) { view.remove() }
      children = []
      for view in newValue { insert(view, at: children.count) }
    }
  }
  final var children: [NSView] = []
  open var window: NSWindow? { ownWindow ?? superview?.window }
  open func addSubview(_ view: NSView) { insert(view, at: children.count) }
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    view.removeFromSuperview()
    let other = otherView.flatMap { other in children.firstIndex { $0 === other } }
    switch place {
    case .below: insert(view, at: other ?? 0)
    default: insert(view, at: other.map { $0 + 1 } ?? children.count)
    }
  }
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard let index = children.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    insert(newView, at: index)
  }
  open func removeFromSuperview() { remove() }
  open func removeFromSuperviewWithoutNeedingDisplay() { remove() }
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  /// Has no effect: never called.
  open func viewDidHide() {}
  /// Has no effect: never called.
  open func viewDidUnhide() {}
  /// Has no effect: never called, because there are no nib files.
  open func awakeFromNib() {}
  /// Has no effect: never called, because there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Behavior

  open var tag: Int { -1 }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var toolTip: String?
  /// Stored only: Quoin doesn't read it.
  open var nextKeyView: NSView?
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.append(trackingArea)
  }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  /// Has no effect: never called, because there is no pointer.
  open func updateTrackingAreas() {}
  /// Has no effect: there is no pointer.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// Has no effect: there is no pointer.
  open func discardCursorRects() {}
  /// Has no effect: never called, because there is no pointer.
  open func resetCursorRects() {}
  open private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredDraggedTypes += newTypes
  }
  open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Has no effect: never called, because there are no drags.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Has no effect: never called, because there are no drags.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Has no effect: never called, because there are no drags.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Returns the innermost view that a click at `point`, in the superview's coordinates, hits.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inside = convert(point, from: superview)
    return children.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }
  open func menu(for event: NSEvent) -> NSMenu? { menu }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken = accessibilityLabel }
  open func accessibilityLabel() -> String? { spoken }
  final var spoken: String?
  /// Has no effect: these accessibility values are not stored.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
  /// Has no effect: these accessibility values are not stored.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  /// Has no effect: these accessibility values are not stored.
  open func setAccessibilityRole(_ accessibilityRole: Any?) {}
}

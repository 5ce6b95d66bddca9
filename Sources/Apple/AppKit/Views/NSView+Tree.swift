import Foundation
import QuartzCore
import QuoinDrawing
import QuoinGeometry

// Extensions can't contain overridable methods, so those are in the class.

extension NSView {
  func insert(_ view: NSView, at index: Int) {
    // A view can't be inside itself.
    guard !isDescendant(of: view) else { return }
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      view.viewWillMove(toSuperview: self)
      view.viewWillMove(toWindow: window)
    } else {
      children.removeAll { $0 === view }
    }
    children.insert(view, at: min(max(index, 0), children.count))
    backing.insertSublayer(view.backing, at: UInt32(backing.sublayers?.count ?? 0))
    view.superview = self
    guard isNew else { return setNeedsDisplay() }
    view.viewDidMoveToSuperview()
    view.notifyWindow()
    didAddSubview(view)
    needsLayout = true
  }

  func remove() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    viewWillMove(toSuperview: nil)
    superview.children.removeAll { $0 === self }
    superview.needsLayout = true
    backing.removeFromSuperlayer()
    self.superview = nil
    viewDidMoveToSuperview()
  }

  /// Notifies the view and its descendants of their window, if they are in one.
  private func notifyWindow() {
    guard window != nil else { return }
    viewDidMoveToWindow()
    for view in children { view.notifyWindow() }
  }

  public func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the view itself or its first descendant with the tag.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }

  // MARK: Positions

  /// Returns the top-left corner of a subview, relative to the top-left corner of this view.
  func corner(of view: NSView) -> CGPoint {
    let frame = view.frame
    return CGPoint(
      x: frame.minX - bounds.minX,
      y: isFlipped ? frame.minY - bounds.minY : bounds.maxY - frame.maxY)
  }

  /// Converts a rectangle of the view to one relative to its top-left corner.
  func down(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX - bounds.minX,
      y: isFlipped ? rect.minY - bounds.minY : bounds.maxY - rect.maxY, width: rect.width,
      height: rect.height)
  }
  /// Converts a rectangle relative to the top-left corner to the view's coordinates.
  func own(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + bounds.minX,
      y: isFlipped ? rect.minY + bounds.minY : bounds.maxY - rect.maxY, width: rect.width,
      height: rect.height)
  }

  /// The view's top-left corner, relative to that of the outermost view.
  private var root: CGPoint {
    guard let superview else { return .zero }
    let (outer, inner) = (superview.root, superview.corner(of: self))
    return CGPoint(x: outer.x + inner.x, y: outer.y + inner.y)
  }

  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    var result = down(rect)
    let target = view ?? outermost
    result.origin.x += root.x - target.root.x
    result.origin.y += root.y - target.root.y
    return target.own(result)
  }
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    (view ?? outermost).convert(rect, to: self)
  }
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    convert(NSRect(origin: point, size: .zero), to: view).origin
  }
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    convert(NSRect(origin: point, size: .zero), from: view).origin
  }
  /// Converts points to pixels with the screen's scale.
  public func convertToBacking(_ rect: NSRect) -> NSRect {
    let scale = NSScreen.main?.backingScaleFactor ?? 1
    return NSRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
  private var outermost: NSView { superview?.outermost ?? self }

  // MARK: Layout

  /// Adapts the frame to a new size of the superview, according to the autoresizing mask.
  func autoresize(in size: CGSize, from old: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = Autoresizing.span(
      frame.minX, frame.width, in: old.width, by: size.width - old.width,
      flexible: autoresizingMask.contains(.minXMargin), autoresizingMask.contains(.width),
      autoresizingMask.contains(.maxXMargin))
    let (y, height) = Autoresizing.span(
      frame.minY, frame.height, in: old.height, by: size.height - old.height,
      flexible: autoresizingMask.contains(.minYMargin), autoresizingMask.contains(.height),
      autoresizingMask.contains(.maxYMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  public func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  { hugging[orientation.rawValue] }
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    hugging[orientation.rawValue] = priority
    needsLayout = true
  }
  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { resistance[orientation.rawValue] }
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    resistance[orientation.rawValue] = priority
    needsLayout = true
  }

  // MARK: Images of views

  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    NSBitmapImageRep(
      bitmapDataPlanes: nil, pixelsWide: max(Int(rect.width.rounded(.up)), 1),
      pixelsHigh: max(Int(rect.height.rounded(.up)), 1), bitsPerSample: 8, samplesPerPixel: 4,
      hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0,
      bitsPerPixel: 0)
  }
  /// Draws the view and its descendants into `bitmapImageRep`, completely, regardless of `rect`.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    layoutSubtreeIfNeeded()
    bitmapImageRep.context.draw(picture(scale: 1), at: .zero)
  }
  /// Returns the view and its descendants as a PDF page, which is empty in a build without
  /// graphics.
  public func dataWithPDF(inside rect: NSRect) -> Data {
    layoutSubtreeIfNeeded()
    return picture(scale: 1).pdf
  }
  private func picture(scale: CGFloat) -> DisplayList {
    ViewEnvironment.current.list(
      of: RenderedNSView(view: self, isRoot: true), size: frame.size, scale: scale)
  }
}

extension NSView {
  /// The lengths that adapt to a new size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none: AutoresizingMask = []
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
  public enum LayerContentsPlacement: Int, Sendable {
    case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top
    case topRight, right, bottomRight, bottom, bottomLeft, left, topLeft
  }

  /// Returns the view itself: changes are not animated.
  public func animator() -> Self { self }

  public nonisolated static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification")
  public nonisolated static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification")
  public var postsFrameChangedNotifications: Bool {
    get { false }
    set {}
  }
  public var postsBoundsChangedNotifications: Bool {
    get { false }
    set {}
  }
}

extension NSLayoutConstraint {
  public typealias Priority = _LayoutPriority
  public typealias Orientation = Axis
}
extension _LayoutPriority {
  public static let dragThatCanResizeWindow = _LayoutPriority(510)
  public static let windowSizeStayPut = _LayoutPriority(500)
  public static let dragThatCannotResizeWindow = _LayoutPriority(490)
  public static let fittingSizeCompression = _LayoutPriority(50)
}

/// A rectangle that constraints can refer to.
@MainActor @preconcurrency
open class NSLayoutGuide: NSObject, _Constrained {
  open weak var owningView: NSView?
  open var identifier = NSUserInterfaceItemIdentifier("")
  /// The guide's frame in its view: the view's bounds.
  open var frame: NSRect { owningView?.bounds ?? .zero }
  public override init() {}
  init(owningView: NSView) { self.owningView = owningView }
  public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    owningView?._keep(constraint, isActive)
  }
}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

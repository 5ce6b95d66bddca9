import Foundation
import QuartzCore
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A view that shows the part of its document that begins at its bounds' origin.
open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  open var documentRect: NSRect { documentView?.frame ?? .zero }
  open var documentVisibleRect: NSRect { bounds }
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  open var backgroundColor: NSColor = .controlBackgroundColor { didSet { setNeedsDisplay() } }
  open var contentInsets = NSEdgeInsets()
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsContentInsets = true
  /// Stored only: Quoin doesn't read it.
  open var documentCursor: NSCursor?
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  open func scroll(to newOrigin: NSPoint) { bounds.origin = newOrigin }
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
  open override var _rendering: AnyView? {
    drawsBackground ? Color(nsColor: backgroundColor).erased : nil
  }
}

/// A view that shows a part of its document. Scrollers aren't drawn.
open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    clipsToBounds = true
    contentView.clipsToBounds = true
    addSubview(contentView)
  }

  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      contentView.documentView = oldValue.documentView
      oldValue.removeFromSuperview()
      contentView.clipsToBounds = true
      addSubview(contentView)
    }
  }
  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.documentView = newValue
      needsLayout = true
    }
  }
  open var documentVisibleRect: NSRect { contentView.bounds }
  open var contentSize: NSSize { contentView.frame.size }
  open var hasVerticalScroller = false
  /// Stored only: Quoin doesn't read it.
  open var hasHorizontalScroller = false
  /// Stored only: Quoin doesn't read it.
  open var autohidesScrollers = false
  open var scrollerStyle = NSScroller.Style.overlay
  /// Stored only: Quoin doesn't read it.
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  /// Stored only: Quoin doesn't read it.
  open var verticalScroller: NSScroller?
  /// Stored only: Quoin doesn't read it.
  open var horizontalScroller: NSScroller?
  /// Stored only: Quoin doesn't read it.
  open var hasVerticalRuler = false
  /// Stored only: Quoin doesn't read it.
  open var hasHorizontalRuler = false
  /// Stored only: Quoin doesn't read it.
  open var rulersVisible = false
  open var borderType = NSBorderType.noBorder { didSet { setNeedsDisplay() } }
  open var drawsBackground: Bool {
    get { contentView.drawsBackground }
    set { contentView.drawsBackground = newValue }
  }
  open var backgroundColor: NSColor {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  open var contentInsets = NSEdgeInsets()
  /// Stored only: Quoin doesn't read it.
  open var scrollerInsets = NSEdgeInsets()
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsContentInsets = true
  /// Stored only: Quoin doesn't read it.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Stored only: Quoin doesn't read it.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Stored only: Quoin doesn't read it.
  open var usesPredominantAxisScrolling = true
  /// Stored only: Quoin doesn't read it.
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var minMagnification: CGFloat = 0.25
  /// Stored only: Quoin doesn't read it.
  open var maxMagnification: CGFloat = 4
  /// Stored only: Quoin doesn't read it.
  open var lineScroll: CGFloat = 10
  /// Stored only: Quoin doesn't read it.
  open var pageScroll: CGFloat = 10
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = magnification
  }
  /// Has no effect: a scroll view doesn't zoom to a rectangle.
  open func magnify(toFit rect: NSRect) {}
  /// Has no effect: scrollers aren't drawn.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  /// Has no effect: scrollers aren't drawn.
  open func flashScrollers() {}
  open func tile() { layout() }

  /// Gives text and tables the full width and the height of their content.
  open override func layout() {
    super.layout()
    contentView.frame = own(CGRect(origin: .zero, size: frame.size))
    (documentView as? NSTableView)?.fit(in: frame.size)
    guard let text = documentView as? NSTextView else { return }
    text.frame.size.width = frame.width
    text.frame.size.height = max(frame.height, text.fittingSize.height)
  }
  open override var _rendering: AnyView? {
    borderType == .noBorder
      ? nil
      : Rectangle().strokeBorder(Color(nsColor: .separatorColor), lineWidth: 1).erased
  }

  public nonisolated static let didLiveScrollNotification = Notification.Name(
    "NSScrollViewDidLiveScrollNotification")
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
}

public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

/// The scroll position of a view. It isn't drawn.
open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy, overlay }
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
  open var scrollerStyle = Style.overlay
  /// Stored only: Quoin doesn't read it.
  open var knobStyle = KnobStyle.default
  /// Stored only: Quoin doesn't read it.
  open var knobProportion: CGFloat = 1
  open class var preferredScrollerStyle: Style { .overlay }
  open class func scrollerWidth(
    for controlSize: NSControl.ControlSize, scrollerStyle: Style
  ) -> CGFloat { 15 }
}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A view that shows the part of its content that begins at ``contentOffset``.
open class UIScrollView: UIView, _ScrollDelegation {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      layer.bounds.origin = newValue
      setNeedsDisplay()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  open var contentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Stored only: Quoin doesn't read it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Stored only: Quoin doesn't read it.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isDirectionalLockEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isPagingEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var bounces = true
  /// Stored only: Quoin doesn't read it.
  open var alwaysBounceVertical = false
  /// Stored only: Quoin doesn't read it.
  open var alwaysBounceHorizontal = false
  /// Stored only: Quoin doesn't read it.
  open var bouncesZoom = true
  /// Stored only: Quoin doesn't read it.
  open var showsVerticalScrollIndicator = true
  /// Stored only: Quoin doesn't read it.
  open var showsHorizontalScrollIndicator = true
  /// Stored only: Quoin doesn't read it.
  open var indicatorStyle = IndicatorStyle.default
  /// Stored only: Quoin doesn't read it.
  open var decelerationRate = DecelerationRate.normal
  /// Stored only: Quoin doesn't read it.
  open var delaysContentTouches = true
  /// Stored only: Quoin doesn't read it.
  open var canCancelContentTouches = true
  /// Stored only: Quoin doesn't read it.
  open var scrollsToTop = true
  /// Stored only: Quoin doesn't read it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1 {
    didSet {
      guard zoomScale != oldValue, let view = delegate?.viewForZooming(in: self) else { return }
      view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
      delegate?.scrollViewDidZoom(self)
    }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Has no effect: a scroll view doesn't zoom to a rectangle.
  open func zoom(to rect: CGRect, animated: Bool) {}
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  /// Stored only: Quoin doesn't read it.
  open var refreshControl: UIRefreshControl?
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(owningView: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ from: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if start < from { return start }
      return end > from + length ? end - length : from
    }
    contentOffset = CGPoint(
      x: moved(bounds.minX, bounds.width, rect.minX, rect.maxX),
      y: moved(bounds.minY, bounds.height, rect.minY, rect.maxY))
  }
  /// Has no effect: scroll indicators aren't drawn.
  open func flashScrollIndicators() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
}

/// The delegate of a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// An indicator of a running refresh. Pulling the content has no effect.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A view with a scroll view's delegate.
///
/// The delegate of a text view has another type, and a class member can hide one of a protocol.
@MainActor @preconcurrency
public protocol _ScrollDelegation: AnyObject {
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollDelegation {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

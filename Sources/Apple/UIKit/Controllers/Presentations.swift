import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The presentation of a controller. Stored as data.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var overrideTraitCollection: UITraitCollection?
  open private(set) var containerView: UIView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .automatic }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  /// Has no effect: never called, because transitions are not animated.
  open func containerViewWillLayoutSubviews() {}
  /// Has no effect: never called, because transitions are not animated.
  open func containerViewDidLayoutSubviews() {}
  /// Has no effect: never called, because transitions are not animated.
  open func presentationTransitionWillBegin() {}
  /// Has no effect: never called, because transitions are not animated.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Has no effect: never called, because transitions are not animated.
  open func dismissalTransitionWillBegin() {}
  /// Has no effect: never called, because transitions are not animated.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

open class UISheetPresentationController: UIPresentationController {
  @MainActor @preconcurrency
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
  /// Stored only: Quoin doesn't read it.
  open var detents: [Detent] = []
  /// Stored only: Quoin doesn't read it.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Stored only: Quoin doesn't read it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored only: Quoin doesn't read it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored only: Quoin doesn't read it.
  open var prefersGrabberVisible = false
  /// Stored only: Quoin doesn't read it.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored only: Quoin doesn't read it.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored only: Quoin doesn't read it.
  open var prefersPageSizing = true
  /// Stored only: Quoin doesn't read it.
  open var preferredCornerRadius: CGFloat?
  /// Stored only: Quoin doesn't read it.
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Has no effect: a presented controller isn't drawn.
  open func invalidateDetents() {}
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

open class UIPopoverPresentationController: UIPresentationController {
  /// Stored only: Quoin doesn't read it.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Stored only: Quoin doesn't read it.
  open var sourceView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var sourceRect = CGRect.null
  /// Stored only: Quoin doesn't read it.
  open var sourceItem: Any?
  /// Stored only: Quoin doesn't read it.
  open var barButtonItem: UIBarButtonItem?
  /// Stored only: Quoin doesn't read it.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var canOverlapSourceViewRect = false
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var percentComplete: CGFloat { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "fromView")
  public static let to = UITransitionContextViewKey(rawValue: "toView")
}

@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open var percentComplete: CGFloat { 0 }
  /// Stored only: Quoin doesn't read it.
  open var completionSpeed: CGFloat = 1
  /// Has no effect: transitions are not animated.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Has no effect: transitions are not animated.
  open func update(_ percentComplete: CGFloat) {}
  /// Has no effect: transitions are not animated.
  open func cancel() {}
  /// Has no effect: transitions are not animated.
  open func finish() {}
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

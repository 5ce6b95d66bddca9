import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The manager of a view hierarchy.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller without content; `coder` is empty, because controllers are not
  /// archived.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  private var loaded: UIView?
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        if loaded == nil {
          loaded = UIView()
          loaded?.controller = self
        }
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }
  open func loadViewIfNeeded() { _ = view }
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Has no effect: never called.
  open func updateViewConstraints() {}
  /// Has no effect: never called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Has no effect: never called.
  open func viewLayoutMarginsDidChange() {}
  /// Has no effect: never called, because there are no memory warnings.
  open func didReceiveMemoryWarning() {}
  /// Has no effect: never called, because traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Has no effect: never called, because windows keep their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Has no effect: never called, because traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Has no effect: never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Has no effect: never called.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  private var hasAppeared = false
  /// Calls the lifecycle methods for a view that appears, once.
  package func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in children { child.appear() }
    viewDidAppear(false)
  }
  /// Calls the lifecycle methods for a view that disappears.
  package func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }

  open override var next: UIResponder? { loaded?.superview ?? parent }
  open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }

  // MARK: Settings

  open var title: String? { didSet { titleChanged() } }
  private func titleChanged() {
    navigationItem.title = title
    tabBarItem.title = title
  }
  open var preferredContentSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stored only: Quoin doesn't read it.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsScrollViewInsets = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Stored only: Quoin doesn't read it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Stored only: Quoin doesn't read it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Stored only: Quoin doesn't read it.
  open var isModalInPresentation = false
  /// Stored only: Quoin doesn't read it.
  open var definesPresentationContext = false
  /// Stored only: Quoin doesn't read it.
  open var providesPresentationContextTransitionStyle = false
  /// Stored only: Quoin doesn't read it.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Stored only: Quoin doesn't read it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var hidesBottomBarWhenPushed = false
  /// Stored only: Quoin doesn't read it.
  open var restorationIdentifier: String?
  open var storyboard: UIStoryboard? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect: the status bar isn't drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Has no effect: the orientation of the rendered device is fixed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has no effect: there are no system gestures.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Has no effect: there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }

  // MARK: Children

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  // MARK: Presentations, stored as data: a presented controller isn't drawn

  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear()
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presentedViewController = nil
      presented.presentingViewController = nil
      presented.disappear()
    } else if let presenting = presentingViewController {
      return presenting.dismiss(animated: flag, completion: completion)
    }
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  public private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: nil)
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  /// Has no effect: there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Has no effect: bars don't follow a scroll view.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
}

extension UIViewController: _PlatformObject {
  public func _appear() -> any _PlatformView {
    appear()
    return view
  }
  public func _disappear() { disappear() }
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: preferredContentSize)
  }
}

/// A container of views that reports changes of its size.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, blurOverFullScreen
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeLeft = 4
  case landscapeRight = 3
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
}

/// An Interface Builder storyboard. Compiles only: controllers are not archived.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}

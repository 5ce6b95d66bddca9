import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A container controller's view, which gives the child's view the remaining space.
final class ContainerView: UIView {
  var arrange: (CGRect) -> Void = { _ in }
  override func layoutSubviews() { arrange(bounds) }
}

/// A stack of pages below a navigation bar.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }
  public let navigationBar: UINavigationBar
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true
  /// Stored only: Quoin doesn't read it.
  open var hidesBarsOnSwipe = false
  /// Stored only: Quoin doesn't read it.
  open var hidesBarsOnTap = false
  /// Stored only: Quoin doesn't read it.
  open var hidesBarsWhenKeyboardAppears = false
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    view.addSubview(navigationBar)
    view.arrange = { [unowned self] in arrange(in: $0) }
    self.view = view
    show()
  }

  private func arrange(in room: CGRect) {
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
    topViewController?.view.frame = CGRect(
      x: 0, y: height, width: room.width, height: max(room.height - height, 0))
  }

  private func changed(from old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    if isViewLoaded { show() }
  }

  /// Shows the top page.
  private func show() {
    for page in view.subviews where page !== navigationBar { page.removeFromSuperview() }
    navigationBar.items = viewControllers.map(\.navigationItem)
    guard let top = topViewController else { return }
    view.insertSubview(top.view, at: 0)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    if !gone.isEmpty { viewControllers = Array(viewControllers.prefix(1)) }
    return gone
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return gone
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A row of pages above a tab bar, which shows the selected one.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? { didSet { changed(from: oldValue ?? []) } }
  public let tabBar = UITabBar()
  open var selectedIndex = 0 { didSet { if isViewLoaded { show() } } }
  open var selectedViewController: UIViewController? {
    get {
      let pages = viewControllers ?? []
      return pages.indices.contains(selectedIndex) ? pages[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var customizableViewControllers: [UIViewController]?
  /// The list of pages that don't fit in the bar. Empty, because the bar shows all of them.
  public private(set) lazy var moreNavigationController = UINavigationController()
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    view.addSubview(tabBar)
    view.arrange = { [unowned self] room in
      tabBar.isHidden = isTabBarHidden
      let height: CGFloat = isTabBarHidden ? 0 : 49
      tabBar.frame = CGRect(x: 0, y: room.height - height, width: room.width, height: height)
      selectedViewController?.view.frame = CGRect(
        x: 0, y: 0, width: room.width, height: max(room.height - height, 0))
    }
    tabBar.onSelect = { [weak self] in self?.select($0) }
    self.view = view
    show()
  }

  private func changed(from old: [UIViewController]) {
    for controller in old { controller.removeFromParent() }
    for controller in viewControllers ?? [] { addChild(controller) }
    if isViewLoaded { show() }
  }

  private func select(_ index: Int) {
    guard let page = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: page) ?? true
    else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: page)
  }

  private func show() {
    for page in view.subviews where page !== tabBar { page.removeFromSuperview() }
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if let page = selectedViewController { view.insertSubview(page.view, at: 0) }
  }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Pages that the user turns. The first of the pages that were set is shown.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var isDoubleSided = false
  open private(set) var viewControllers: [UIViewController]?
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] { old.removeFromParent() }
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] { addChild(new) }
    if isViewLoaded { show() }
    completion?(true)
  }

  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    view.arrange = { [unowned self] in viewControllers?.first?.view.frame = $0 }
    self.view = view
    show()
  }
  private func show() {
    for page in view.subviews { page.removeFromSuperview() }
    if let page = viewControllers?.first { view.addSubview(page.view) }
  }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages in columns. Only the last one is shown.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  public let style: Style
  open var viewControllers: [UIViewController] = [] {
    didSet { viewControllers.forEach(addChild) }
  }
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// Stored only: Quoin doesn't read it.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var isCollapsed: Bool { true }
  /// Stored only: Quoin doesn't read it.
  open var presentsWithGesture = true
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc { viewControllers.append(vc) }
  }
  /// Has no effect: only the last column is shown.
  open func show(_ column: Column) {}
  /// Has no effect: only the last column is shown.
  open func hide(_ column: Column) {}
  open override func loadView() {
    let view = ContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    view.arrange = { [unowned self, unowned view] room in
      guard let page = viewControllers.last?.view else { return }
      if page.superview !== view { view.addSubview(page) }
      page.frame = room
    }
    self.view = view
  }
}

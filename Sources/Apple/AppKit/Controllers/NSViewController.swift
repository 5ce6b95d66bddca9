import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The manager of a view hierarchy.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller without content; `coder` is empty, because controllers are not
  /// archived.
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  private var loaded: NSView?
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? NSView()
      if loaded == nil { adopt(view) }
      viewDidLoad()
      return loaded ?? view
    }
    set { adopt(newValue) }
  }
  private func adopt(_ view: NSView) {
    loaded?.controller = nil
    loaded = view
    view.controller = self
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: NSView? { loaded }
  open func loadViewIfNeeded() { _ = view }
  open func loadView() { view = NSView() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  /// Has no effect: never called, because constraints are not solved.
  open func updateViewConstraints() {}
  /// Has no effect: never called, because windows keep their size.
  open func viewWillTransition(to newSize: NSSize) {}

  open var title: String?
  /// Stored only: Quoin doesn't read it.
  open var representedObject: Any?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var preferredContentSize = NSSize.zero
  open var nibName: String? { nil }
  open var storyboard: Any? { nil }

  open weak var parent: NSViewController?
  open private(set) var children: [NSViewController] = []
  open func addChild(_ childViewController: NSViewController) {
    childViewController.parent = self
    children.append(childViewController)
  }
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.parent = self
    children.insert(childViewController, at: min(max(index, 0), children.count))
  }
  open func removeChild(at index: Int) {
    if children.indices.contains(index) { children.remove(at: index).parent = nil }
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open private(set) var presentedViewControllers: [NSViewController]?
  open weak var presentingViewController: NSViewController?
  /// Stores the controller; a presented view isn't drawn.
  open func presentAsSheet(_ viewController: NSViewController) { keep(viewController) }
  open func presentAsModalWindow(_ viewController: NSViewController) { keep(viewController) }
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) { keep(viewController) }
  private func keep(_ viewController: NSViewController) {
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
    viewController.presentingViewController = self
  }
  open func dismiss(_ viewController: NSViewController) {
    presentedViewControllers?.removeAll { $0 === viewController }
  }
  open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

  private var hasAppeared = false
  /// Calls the lifecycle methods for a view that appears, once.
  package func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear()
    for child in children { child.appear() }
    viewDidAppear()
  }
  /// Calls the lifecycle methods for a view that disappears.
  package func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    viewWillDisappear()
    for child in children { child.disappear() }
    viewDidDisappear()
  }
}

extension NSViewController: _PlatformObject {
  public func _appear() -> any _PlatformView {
    appear()
    return view
  }
  public func _disappear() { disappear() }
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: preferredContentSize)
  }
}

/// An accessory view below the title bar. It isn't drawn.
open class NSTitlebarAccessoryViewController: NSViewController {
  /// Stored only: Quoin doesn't read it.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  /// Stored only: Quoin doesn't read it.
  open var fullScreenMinHeight: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsSize = true
}

/// A controller in a split view.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
  open var viewController: NSViewController
  public private(set) var behavior = Behavior.default
  open var isCollapsed = false
  open var canCollapse = false
  /// Stored only: Quoin doesn't read it.
  open var minimumThickness: CGFloat = -1
  /// Stored only: Quoin doesn't read it.
  open var maximumThickness: CGFloat = -1
  /// Stored only: Quoin doesn't read it.
  open var preferredThicknessFraction: CGFloat = -1
  /// Stored only: Quoin doesn't read it.
  open var holdingPriority = NSLayoutConstraint.Priority(250)
  /// Stored only: Quoin doesn't read it.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  public init(viewController: NSViewController) { self.viewController = viewController }
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    (behavior, canCollapse) = (.sidebar, true)
  }
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .contentList
  }
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    (behavior, canCollapse) = (.inspector, true)
  }
}

/// Views of equal size, side by side or one above the other.
open class NSSplitView: NSView {
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin, paneSplitter
  }
  open var isVertical = false { didSet { needsLayout = true } }
  open var dividerStyle = DividerStyle.thick
  open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
  open var dividerColor: NSColor { .separatorColor }
  /// Stored only: Quoin doesn't read it.
  open var autosaveName: String?
  open weak var delegate: (any NSSplitViewDelegate)?
  open var arrangedSubviews: [NSView] { subviews }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  open func insertArrangedSubview(_ view: NSView, at index: Int) { insert(view, at: index) }
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  /// Has no effect: all views have equal lengths.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func adjustSubviews() { layout() }
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  open override var isFlipped: Bool { true }

  open override func layout() {
    super.layout()
    let views = subviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    let whole = isVertical ? frame.width : frame.height
    let gaps = dividerThickness * CGFloat(views.count - 1)
    let length = max(whole - gaps, 0) / CGFloat(views.count)
    for (index, view) in views.enumerated() {
      let start = CGFloat(index) * (length + dividerThickness)
      view.frame =
        isVertical
        ? NSRect(x: start, y: 0, width: length, height: frame.height)
        : NSRect(x: 0, y: start, width: frame.width, height: length)
    }
  }
}
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: NSObjectProtocol {}

/// Controllers side by side.
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  public private(set) lazy var ownSplitView: NSSplitView = {
    let view = NSSplitView()
    view.isVertical = true
    view.dividerStyle = .thin
    return view
  }()
  open var splitView: NSSplitView {
    get { ownSplitView }
    set { ownSplitView = newValue }
  }
  open private(set) var splitViewItems: [NSSplitViewItem] = []
  open override func loadView() { view = splitView }
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: splitViewItems.count)
  }
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: min(max(index, 0), splitViewItems.count))
    addChild(splitViewItem.viewController)
    splitView.insert(splitViewItem.viewController.view, at: index)
  }
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
    splitViewItem.viewController.view.removeFromSuperview()
    splitViewItem.viewController.removeFromParent()
  }
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Has no effect: all columns stay visible.
  open func toggleSidebar(_ sender: Any?) {}
  /// Has no effect: all columns stay visible.
  open func toggleInspector(_ sender: Any?) {}
}

/// A stack of views that shows one of them.
open class NSTabView: NSView {
  /// The position of the tabs, which are not drawn.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
  /// The side with the tabs, which are not drawn.
  public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
  /// The border around the content, which is not drawn.
  public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
  /// Stored only: Quoin doesn't read it.
  open var tabViewType: TabType = .topTabsBezelBorder
  /// Stored only: Quoin doesn't read it.
  open var tabPosition: TabPosition = .top
  /// Stored only: Quoin doesn't read it.
  open var tabViewBorderType: TabViewBorderType = .bezel
  open private(set) var tabViewItems: [NSTabViewItem] = []
  open private(set) var selectedTabViewItem: NSTabViewItem?
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
  }
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.removeAll { $0 === tabViewItem }
    if selectedTabViewItem === tabViewItem { selectTabViewItem(tabViewItems.first) }
  }
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    selectedTabViewItem?.view?.removeFromSuperview()
    selectedTabViewItem = tabViewItem
    guard let view = tabViewItem?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.width, .height]
    addSubview(view)
  }
  open func selectTabViewItem(at index: Int) {
    if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
  }
}
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
  open var identifier: Any?
  open var label = ""
  open var image: NSImage?
  open var toolTip: String?
  open var view: NSView?
  open var viewController: NSViewController? { didSet { view = viewController?.view } }
  public init(identifier: Any?) { self.identifier = identifier }
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    view = viewController.view
  }
}

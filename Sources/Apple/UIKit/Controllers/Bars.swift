import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent = 2
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The common properties of bar items.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  /// Stored only: Quoin doesn't read it.
  open var imageInsets = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var landscapeImagePhone: UIImage?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  public required override init() { super.init() }

  public class func appearance() -> Self { Appearances.proxy(Self.self) { Self() } }
  public class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// A button in a bar. Stored as data; one with a ``UIAction`` responds to taps where a bar is
/// drawn.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case pageCurl, close
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isHidden = false
  open var isSelected = false
  /// Stored only: Quoin doesn't read it.
  open var possibleTitles: Set<String>?

  public required init() { super.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init(title: item.title, style: .plain, target: target, action: action)
    image = item.symbol.flatMap { UIImage(systemName: $0) }
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public class func flexibleSpace() -> Self {
    let item = Self()
    item.title = nil
    return item
  }
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.width = width
    return item
  }
  /// Has no effect: the position of the title is fixed.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Has no effect: background images aren't drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// The button's rendered representation in a bar.
  @ViewBuilder var rendered: some View {
    if let view = customView {
      RenderedView(view: view, isRoot: true)
    } else {
      Button { [self] in
        primaryAction?.run(from: self)
      } label: {
        if let image {
          Image(uiImage: image)
        } else {
          Text(verbatim: title ?? "")
        }
      }
      .disabled(!isEnabled)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// A controller's contribution to the navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var title: String?
  open var prompt: String?
  open var subtitle: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Stored only: Quoin doesn't read it.
  open var backBarButtonItem: UIBarButtonItem?
  /// Stored only: Quoin doesn't read it.
  open var backButtonTitle: String?
  /// Stored only: Quoin doesn't read it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  /// Stored only: Quoin doesn't read it.
  open var leftItemsSupplementBackButton = false
  /// Stored only: Quoin doesn't read it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  /// Stored only: Quoin doesn't read it.
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Stored only: Quoin doesn't read it.
  open var compactAppearance: UINavigationBarAppearance?
  public init(title: String) { self.title = title }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  open var selectedImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var badgeValue: String?
  /// Stored only: Quoin doesn't read it.
  open var badgeColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public required init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let looks: [SystemItem: (String, String)] = [
      .more: ("More", "ellipsis"), .favorites: ("Favorites", "star.fill"),
      .featured: ("Featured", "star.fill"), .topRated: ("Top Rated", "star.fill"),
      .recents: ("Recents", "clock.fill"), .contacts: ("Contacts", "person.crop.circle.fill"),
      .history: ("History", "clock.fill"), .bookmarks: ("Bookmarks", "book.fill"),
      .search: ("Search", "magnifyingglass"), .downloads: ("Downloads", "arrow.down.circle.fill"),
      .mostRecent: ("Most Recent", "clock.fill"), .mostViewed: ("Most Viewed", "list.number"),
    ]
    let (title, symbol) = looks[systemItem] ?? ("", "circle")
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }
  /// Has no effect: badges have a fixed style.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

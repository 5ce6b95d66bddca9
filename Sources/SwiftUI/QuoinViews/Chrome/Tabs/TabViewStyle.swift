import QuoinCore
import QuoinGeometry

/// The bars, dots or sidebar that a tab view draws beside its page.
public enum _TabViewLook: Hashable, Sendable {
  case automatic
  /// A bar in compact widths, a sidebar on macOS.
  case sidebar
  case page(PageTabViewStyle.IndexDisplayMode)
  /// Pages one below the other, as on watchOS.
  case verticalPage

  /// Returns the look on a platform; watchOS has only pages
  /// (Rules/Navigation.md#other-tab-bars).
  func resolved(on platform: Platform) -> _TabViewLook {
    if case .page = self { return self }
    return platform == .watchOS ? .verticalPage : self
  }

  /// Returns whether there is a bar below the page.
  func hasBottomBar(in environment: EnvironmentValues) -> Bool {
    switch resolved(on: environment.platform) {
    case .page, .verticalPage: return false
    case .automatic, .sidebar:
      return environment.platform == .iOS && environment.horizontalSizeClass != .regular
    }
  }

  /// Returns the placement of the bar.
  func placement(in environment: EnvironmentValues) -> TabBarPlacement {
    if case .page = self { return .pageIndicator }
    if hasBottomBar(in: environment) { return .bottomBar }
    return self == .sidebar && environment.platform == .macOS ? .sidebar : .topBar
  }
}

/// The style of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
  var _look: _TabViewLook { get }
}

/// A style that shows a bar of buttons.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _look: _TabViewLook { .automatic }
}

/// A style that shows a bar of buttons and nothing else.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _look: _TabViewLook { .automatic }
}

/// A style that shows a bar of buttons, or a sidebar on platforms that have one.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _look: _TabViewLook { .sidebar }
}

/// A style that shows a bar of buttons in groups, as macOS shows them.
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public var _look: _TabViewLook { .automatic }
}

/// A style that shows pages side by side with dots below.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Dots are shown if there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  let indexDisplayMode: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  public var _look: _TabViewLook { .page(indexDisplayMode) }
}

/// A style of watchOS that shows pages one below the other, with dots at the trailing side. The
/// transitions aren't shown.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The way in which one page replaces another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = TransitionStyle(name: "automatic")
    public static let identity = TransitionStyle(name: "identity")
    public static let blur = TransitionStyle(name: "blur")
  }
  nonisolated public init() {}
  nonisolated public init(transitionStyle: TransitionStyle) {}
  public var _look: _TabViewLook { .verticalPage }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The style of page dots.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  var _backgroundMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A style that shows dots, optionally on a capsule.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a capsule behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// A capsule while the user touches the dots, which no picture shows.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public let _backgroundMode: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewLook { .automatic }
}
private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views in the view.
  /// Sizing: neutral.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._look)
  }

  /// Sets the style of page dots in the view.
  /// Sizing: neutral.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._backgroundMode)
  }

  /// Sets whether the tab bar shrinks when the page scrolls, which no picture shows.
  /// Sizing: neutral.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// The condition under which a tab bar shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

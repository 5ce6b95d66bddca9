import QuoinCore
import QuoinGeometry

/// The placement of a tab view's bar.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The placement of a tab in an adaptable tab view.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  /// A tab at the trailing edge of the bar, separate from the others.
  public static let pinned = TabPlacement(name: "pinned")
  /// A tab that only the sidebar shows.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The event that selects a search tab's search field.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The field is activated when the user selects the search tab.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In one row with the minimized bar.
  case inline
  /// Above the bar.
  case expanded
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The placement of the bar of the enclosing tab view; `nil` outside of one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// The placement of the enclosing accessory of a tab view: above the bar; `nil` elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension TabContent {
  /// Sets the placement of the tab, which no picture shows.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

extension View {
  /// Compiles only: sets the event that activates the search field of a search tab.
  /// Sizing: neutral.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

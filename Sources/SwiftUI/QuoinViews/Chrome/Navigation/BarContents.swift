import Foundation
import QuoinCore

/// Bar settings from the views in a navigation container or window.
struct BarContents {
  var title: Text?
  var subtitle: Text?
  /// The menu that the title opens.
  var titleMenu: CapturedView?
  /// The file that the title bar of a window represents.
  var document: URL?
  /// The title, subtitle and file of the page in a navigation container, which a window shows.
  var page: (title: Text?, subtitle: Text?, document: URL?)
  var titleMode = ToolbarTitleDisplayMode.automatic
  var isBackButtonHidden = false
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var foregrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var items: [BarItem] = []
  var search: SearchContents?
  var searchScopes: SearchScopes?
  /// The views that are suggested while the search is active.
  var searchSuggestions: CapturedView?
  /// The destinations, which create the pages for values on the path.
  var destinations: [Destination] = []
  /// The pages above the page that set this.
  var pushed: [CapturedView] = []
  /// Whether the page contains a navigation container of its own.
  var containsNavigation = false
  /// Whether that is a stack that takes the place of the column's own navigation.
  var isColumnsStack = false
  /// The page that the next column shows.
  var beside: PageBeside?
  var removesSidebarToggle = false
  /// Whether an active search leaves the title and the items.
  var staysBesideSearch = false
  /// The search that the bar of another column shows.
  var handedOver: InnerBars?

  /// The settings that a container passes to outer bars because it doesn't show them itself.
  var outside: BarContents {
    var rest = BarContents()
    rest.page = (title ?? page.title, subtitle ?? page.subtitle, document ?? page.document)
    rest.visibility = visibility.filter { $0.key == .tabBar }
    rest.backgrounds = backgrounds.filter { $0.key == .tabBar }
    rest.backgroundVisibility = backgroundVisibility.filter { $0.key == .tabBar }
    rest.colorSchemes = colorSchemes.filter { $0.key == .tabBar }
    rest.foregrounds = foregrounds.filter { $0.key == .tabBar }
    rest.removesSidebarToggle = removesSidebarToggle
    rest.handedOver = handedOver
    if search?.place == .tabBar { rest.search = search }
    return rest
  }

  /// Returns whether an active search hides the title and the items of the top bar
  /// (Rules/Navigation.md#search-hides).
  @MainActor
  func isReplacedBySearch(in environment: EnvironmentValues) -> Bool {
    search?.isActive == true && !staysBesideSearch && environment.platform == .iOS
      && environment.horizontalSizeClass != .regular
  }

  @MainActor
  func isHidden(_ bar: ToolbarPlacement) -> Bool {
    visibility[bar] == .hidden || BarDefaults.hiddenBars.contains(bar)
  }
}

/// Settings for all bars of the process, which UIKit's appearance proxies make.
@MainActor
package enum BarDefaults {
  /// The bars that are hidden everywhere. A change has an effect when a view is evaluated again.
  package static var hiddenBars: Set<ToolbarPlacement> = []
}

/// One item of a bar.
struct BarItem {
  enum Content {
    case view(CapturedView)
    /// A separator between the neighboring items; a fixed spacer is only a gap.
    case spacer(isFlexible: Bool)
    /// The place of the search field at the bottom of iOS.
    case search
  }
  let placement: ToolbarItemPlacement
  let content: Content
  /// Whether the item has no capsule.
  var isBare = false
}

/// A function that creates the page for a path value of some type.
struct Destination {
  let environment: EnvironmentValues
  /// Returns the page for a value, or `nil` for a value of a different type.
  let page: (AnyHashable) -> _StyleContent?
}

/// A key for the settings of bars. The first of several sibling views takes precedence, and an
/// outer view overrides the settings of inner ones.
enum BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.document = value.document ?? next.document
    value.page.title = value.page.title ?? next.page.title
    value.page.subtitle = value.page.subtitle ?? next.page.subtitle
    value.page.document = value.page.document ?? next.page.document
    if value.titleMode == .automatic { value.titleMode = next.titleMode }
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    value.foregrounds.merge(next.foregrounds) { first, _ in first }
    value.items += next.items
    value.search = value.search ?? next.search
    value.searchScopes = value.searchScopes ?? next.searchScopes
    value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
    value.destinations += next.destinations
    value.pushed += next.pushed
    value.containsNavigation = value.containsNavigation || next.containsNavigation
    value.isColumnsStack = value.isColumnsStack || next.isColumnsStack
    value.beside = value.beside ?? next.beside
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    value.staysBesideSearch = value.staysBesideSearch || next.staysBesideSearch
    value.handedOver = value.handedOver ?? next.handedOver
  }
}

/// Changes the settings of the bars around a view.
struct BarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarContents, EnvironmentValues) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let environment = emission.environment
    // Only the first of several views applies the change.
    let first = emission.tree.first(after: mark)
    emission.writePreference(BarContentsKey.self, since: mark, replaces: false) { bars, node, _ in
      if node == first { modifier.change(&bars, environment) }
    }
  }
}

extension View {
  func bars(_ change: @escaping @MainActor (inout BarContents, EnvironmentValues) -> Void)
    -> some View
  {
    modifier(BarModifier(change: change))
  }
}

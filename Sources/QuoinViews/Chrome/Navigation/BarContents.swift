import QuoinCore

/// The settings of bars that the views inside a navigation container or a window make.
struct BarContents {
  var title: Text?
  var subtitle: Text?
  var titleMode = ToolbarTitleDisplayMode.automatic
  var isBackButtonHidden = false
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var items: [BarItem] = []
  var search: SearchContents?
  /// Pages for the values of a path.
  var destinations: [Destination] = []
  /// Pages that lie above the page that set this.
  var pushed: [BarPage] = []

  /// The settings for the bars outside, after a container has shown the others.
  var outside: BarContents {
    var rest = BarContents()
    rest.visibility = visibility.filter { $0.key == .tabBar }
    rest.backgrounds = backgrounds.filter { $0.key == .tabBar }
    rest.backgroundVisibility = backgroundVisibility.filter { $0.key == .tabBar }
    rest.colorSchemes = colorSchemes.filter { $0.key == .tabBar }
    return rest
  }

  func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }
}

/// One entry of a bar.
struct BarItem {
  enum Content {
    case view(BarPage)
    /// Separates the entries before from those after; a fixed spacer only by a gap.
    case spacer(isFlexible: Bool)
  }
  let placement: ToolbarItemPlacement
  let content: Content
}

/// The page for a value of some type on a path.
struct Destination {
  let environment: EnvironmentValues
  /// `nil` for a value of another type.
  let page: (AnyHashable) -> _StyleContent?
}

/// Of several views side by side the first decides, and a view outside replaces the settings of those inside.
enum BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }
  static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    if value.titleMode == .automatic { value.titleMode = next.titleMode }
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    value.items += next.items
    value.search = value.search ?? next.search
    value.destinations += next.destinations
    value.pushed += next.pushed
  }
}

/// Changes the settings of the bars around a view.
struct BarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarContents, EnvironmentValues) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let environment = emission.environment
    // Of a list of views only the first makes the change.
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

import QuoinCore

/// What the views inside a navigation container or a window say about the bars around them.
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
  /// Pages that are shown above the one that says so.
  var pushed: [BarPage] = []

  /// What concerns the bars outside a container that has shown the rest.
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
    /// Parts the entries before from those after; a fixed one only by a gap.
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

/// The first of several views side by side decides, and one outside replaces what those inside say.
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

/// Says something about the bars around a view.
struct BarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarContents, EnvironmentValues) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let environment = emission.environment
    // Of a list of views the first one says it.
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

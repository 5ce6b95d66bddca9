import QuoinCore

/// The search of a view around navigation, and on macOS its items, which the bars of the navigation
/// show (Rules/Navigation.md#inner-bars).
@MainActor
final class InnerBars: DeclaredBars {
  let contents: BarContents

  init(_ contents: BarContents) {
    self.contents = contents
    super.init()
  }

  /// Returns these contents with the search of `other`.
  func adding(_ other: InnerBars) -> InnerBars {
    var contents = contents
    (contents.search, contents.searchScopes) = (other.contents.search, other.contents.searchScopes)
    contents.searchSuggestions = other.contents.searchSuggestions
    return InnerBars(contents)
  }
}

extension BarContents {
  /// Adds what a view around the navigation has declared.
  @MainActor
  mutating func add(_ outer: DeclaredBars?, in environment: EnvironmentValues) {
    guard let outer = (outer as? InnerBars)?.contents, !isColumnsStack else { return }
    items += outer.items
    guard search == nil, var wanted = outer.search else { return }
    wanted.place = wanted.placement.place(in: environment)
    search = wanted
    searchScopes = searchScopes ?? outer.searchScopes
    searchSuggestions = searchSuggestions ?? outer.searchSuggestions
    staysBesideSearch = staysBesideSearch || outer.staysBesideSearch
  }

  /// Removes a search whose field is in the row of items, and returns it for another column's bar.
  @MainActor
  mutating func handOverSearch() -> InnerBars? {
    guard let wanted = search, wanted.place == .row else { return nil }
    var contents = BarContents()
    contents.search = wanted
    (contents.searchScopes, contents.searchSuggestions) = (searchScopes, searchSuggestions)
    (search, searchScopes, searchSuggestions) = (nil, nil, nil)
    return InnerBars(contents)
  }
}

/// Changes the settings of the bars around a view or, if it contains navigation, of those inside.
struct InnerBarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarContents, EnvironmentValues) -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let environment = emission.environment
    var contents = (environment.innerBars as? InnerBars)?.contents ?? BarContents()
    modifier.change(&contents, environment)
    // A new object, because the search may have other closures and bindings.
    let inner = InnerBars(contents)
    emission.withEnvironment(
      { $0.innerBars = inner },
      {
        BarModifier._emit(
          BarModifier { bars, environment in
            if !bars.containsNavigation { modifier.change(&bars, environment) }
          }, content: content, into: emission)
      })
  }
}

extension View {
  /// Changes the settings of the bars around the view, or of those of the navigation in it.
  func innerBars(_ change: @escaping @MainActor (inout BarContents, EnvironmentValues) -> Void)
    -> some View
  {
    modifier(InnerBarModifier(change: change))
  }
}

private struct HandsSearchOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the enclosing column leaves its search field to the bar of the last column.
  var handsSearchOver: Bool {
    get { self[HandsSearchOverKey.self] }
    set { self[HandsSearchOverKey.self] = newValue }
  }
}

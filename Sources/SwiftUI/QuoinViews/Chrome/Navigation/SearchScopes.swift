import QuoinCore
import QuoinGeometry

/// The choice of a search's scope.
struct SearchScopes {
  let picker: CapturedView
  let activation: SearchScopeActivation

  /// Whether the scopes are shown once the user has typed, and not already while there is no text.
  @MainActor func waitsForText(on platform: Platform) -> Bool {
    activation == .onTextEntry || activation == .automatic && platform != .macOS
  }
}

extension View {
  /// Sets the scopes of a search, which are shown below the bar while it is active
  /// (Rules/Navigation.md#search-scopes).
  /// Sizing: neutral.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Sets the scopes of a search, and the event that shows them.
  /// Sizing: neutral.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return innerBars { bars, environment in
      let picker = Picker(selection: scope) {
        scopes
      } label: {
        Text(verbatim: "Scope")
      }
      bars.searchScopes = SearchScopes(
        picker: CapturedView(
          environment: environment,
          content: _StyleContent(picker.labelsHidden().pickerStyle(.segmented))),
        activation: activation)
    }
  }
}

/// The scopes of an active search.
/// Sizing: h-exp, v-hug.
struct SearchScopesBar: View {
  let scopes: SearchScopes
  let search: SearchContents
  @Environment(\.platform) private var platform

  var body: some View {
    let isShown = search.session?.showsScopes(
      for: search.text.wrappedValue, waitsForText: scopes.waitsForText(on: platform))
    if isShown == true {
      BarPageContent(page: scopes.picker).frame(maxWidth: .infinity)
        .padding(.bottom, BarMetrics.searchGap)
    }
  }
}

import QuoinCore
import QuoinGeometry

extension View {
  /// Sets the suggestions that the page shows while its search is active
  /// (Rules/Navigation.md#search-suggestions). Partly: macOS doesn't show them.
  /// Sizing: neutral.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let content = _StyleContent(suggestions())
    return bars { bars, environment in
      bars.searchSuggestions = CapturedView(environment: environment, content: content)
    }
  }

  /// Hides suggestions in some placements; pictures show only those in the page.
  /// Sizing: neutral.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(
      SuggestionsVisibility(isHidden: visibility == .hidden && placements.contains(.content)))
  }

  /// Sets the text with which a suggestion completes the search when it is chosen.
  /// Sizing: neutral; h-exp in a list of suggestions.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(text: completion))
  }
}

/// Omits suggestions that are hidden in the page.
private struct SuggestionsVisibility: ViewModifier {
  let isHidden: Bool
  @Environment(\.suggestingSession) private var session

  func body(content: Content) -> some View {
    if !isHidden || session == nil { content }
  }
}

/// Lets the user choose a suggestion.
struct SearchCompletion: ViewModifier {
  let text: String
  /// Another effect of the choice than the text.
  var action: @MainActor () -> Void = {}
  @Environment(\.suggestingSession) private var session

  func body(content: Content) -> some View {
    if let session {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .tappable {
          session.complete(text)
          action()
        }
        .accessibilityAddTraits(.isButton)
    } else {
      content
    }
  }
}

/// Shows the suggestions of an active search over the page. The overlay always exists, so that the
/// bars keep their identity.
struct SuggestionsLayer: PrimitiveModifier {
  let bars: BarContents

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let search = modifier.bars.search, let session = search.session,
      emission.environment.platform != .macOS, let suggestions = modifier.bars.searchSuggestions
    else { return V._emit(content, into: emission) }
    emission.emit(
      content.overlay { Suggestions(page: suggestions, search: search, session: session) })
  }
}

/// A list of suggestions, which is absent once one is chosen, until the text changes.
/// Sizing: h-exp, v-exp.
private struct Suggestions: View {
  let page: CapturedView
  let search: SearchContents
  let session: SearchSession

  var body: some View {
    if search.isActive, session.chosen != search.text.wrappedValue {
      SuggestionsList(page: page, session: session)
    }
  }
}

/// The list, in the environment of the suggestions' declaration.
private struct SuggestionsList: PrimitiveView {
  let page: CapturedView
  let session: SearchSession

  static func _emit(_ list: Self, into emission: Emission) {
    emission.withEnvironment(
      {
        $0 = list.page.environment
        $0.controlPlace = .content
        $0.suggestingSession = list.session
      },
      {
        emission.emit(
          Group(subviews: list.page.content) { suggestions in
            if !suggestions.isEmpty { List { suggestions }.listStyle(.plain) }
          })
      })
  }
}

private struct SuggestingSessionKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

extension EnvironmentValues {
  /// The search whose list of suggestions contains the view.
  var suggestingSession: SearchSession? {
    get { self[SuggestingSessionKey.self] }
    set { self[SuggestingSessionKey.self] = newValue }
  }

  /// The placement of the search's suggestions that contain the view; otherwise automatic.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    suggestingSession == nil ? .automatic : .content
  }
}

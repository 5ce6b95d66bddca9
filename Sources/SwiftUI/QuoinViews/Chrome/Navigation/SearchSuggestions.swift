import QuoinCore
import QuoinGeometry

extension View {
  /// Sets the suggestions that are shown while the search is active
  /// (Rules/Navigation.md#search-suggestions).
  /// Sizing: neutral.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let content = _StyleContent(suggestions())
    return innerBars { bars, environment in
      bars.searchSuggestions = CapturedView(environment: environment, content: content)
    }
  }

  /// Hides suggestions in some placements: a menu on macOS, and elsewhere the page.
  /// Sizing: neutral.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionsVisibility(hidden: visibility == .hidden ? placements : []))
  }

  /// Sets the text with which a suggestion completes the search when it is chosen.
  /// Sizing: neutral; h-exp in a list of suggestions.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.complete(completion) })
  }

  /// Makes a suggestion that adds a token to the search, in place of its text, when it is chosen.
  /// Sizing: neutral; h-exp in a list of suggestions.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletion { $0.complete(with: token) })
  }
}

/// Omits suggestions that are hidden where they would be shown.
private struct SuggestionsVisibility: ViewModifier {
  let hidden: SearchSuggestionsPlacement.Set
  @Environment(\.searchSuggestionsPlacement) private var placement

  func body(content: Content) -> some View {
    if !(placement == .menu && hidden.contains(.menu)
      || placement == .content && hidden.contains(.content))
    {
      content
    }
  }
}

/// Lets the user choose a suggestion.
struct SearchCompletion: ViewModifier {
  let choose: @MainActor (SearchSession) -> Void
  @Environment(\.suggestingSession) private var session

  func body(content: Content) -> some View {
    if let session {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .tappable { choose(session) }
        .accessibilityAddTraits(.isButton)
    } else {
      content
    }
  }
}

/// Shows the suggestions of a search over the page: in a list, and on macOS in a menu below the
/// field. The overlay always exists, so that the bars keep their identity.
struct SuggestionsLayer: PrimitiveModifier {
  let bars: BarContents

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let search = modifier.bars.search, let session = search.session,
      let suggestions = modifier.bars.searchSuggestions
    else { return V._emit(content, into: emission) }
    let isMenu = emission.environment.platform == .macOS
    emission.emit(
      content.overlay(alignment: search.place == .row ? .topTrailing : .top) {
        Suggestions(page: suggestions, search: search, session: session, isMenu: isMenu)
      })
  }
}

/// A list of suggestions, or while the field has the focus a menu. It is absent once one is
/// chosen, until the text changes.
/// Sizing: h-exp, v-exp; a menu h-fix, v-hug.
private struct Suggestions: View {
  let page: CapturedView
  let search: SearchContents
  let session: SearchSession
  let isMenu: Bool

  var body: some View {
    if isMenu ? search.isEditing : search.isActive, session.chosen != search.text.wrappedValue {
      SuggestionsList(page: page, session: session, isMenu: isMenu)
    }
  }
}

/// The list, in the environment of the suggestions' declaration.
private struct SuggestionsList: PrimitiveView {
  let page: CapturedView
  let session: SearchSession
  let isMenu: Bool

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
            if suggestions.isEmpty {
              EmptyView()
            } else if list.isMenu {
              SuggestionsMenu { suggestions }
            } else {
              List { suggestions }.listStyle(.plain)
            }
          })
      })
  }
}

/// The menu below a search field of macOS. Its lengths are estimated.
/// Sizing: h-fix, v-hug.
private struct SuggestionsMenu<Rows: View>: View {
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(subviews: rows) { row in
        row.frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
      }
    }
    .font(.system(size: 13))
    .padding(.horizontal, 12)
    .padding(.vertical, 5)
    .frame(width: BarMetrics.macSearchWidth)
    .glass(
      in: RoundedRectangle(cornerRadius: PresentationMetrics.menuRadius(.macOS)), tone: 0.92
    )
    .padding(.horizontal, BarMetrics.macOS26.sideInset)
    .padding(.top, 4)
    .chrome("searchMenu")
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
    suggestingSession == nil ? .automatic : platform == .macOS ? .menu : .content
  }
}

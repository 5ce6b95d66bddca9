import Foundation
import QuoinCore

/// The search field requested by a view.
struct SearchContents {
  var text: Binding<String>
  var prompt: Text?
  /// The views of the tokens before the text.
  var tokens: [AnyView] = []
  /// The state of the search in a live tree.
  var session: SearchSession?
  /// Whether the field is one of the bottom items.
  var isAtBottom = false
}

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// A field among the items of a toolbar.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A field among the items of a toolbar: at the bottom on a phone without a tab bar, otherwise
  /// below the title.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// A field below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// A field below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }

  fileprivate func isAtBottom(in environment: EnvironmentValues) -> Bool {
    (self == .automatic || self == .toolbar) && environment.platform != .macOS
      && environment.horizontalSizeClass != .regular && !environment.isAboveTabBar
  }

  /// Whether the field below the title stays visible when the page scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

extension View {
  func searchField(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ isPresented: Binding<Bool>? = nil, tokens: [AnyView] = []
  ) -> some View {
    bars { bars, environment in
      bars.search = SearchContents(
        text: text, prompt: prompt, tokens: tokens, session: environment.searchSession,
        isAtBottom: placement.isAtBottom(in: environment))
    }
    .modifier(SearchScope(text: text, isPresented: isPresented))
  }

  /// Adds a search field to the page's bars, at `placement`.
  /// Sizing: neutral.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, placement, prompt)
  }

  /// Adds a search field to the page's bars, at `placement`.
  /// Sizing: neutral.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, placement, Text(prompt))
  }

  /// Adds a search field to the page's bars, at `placement`.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchField(text, placement, Text(prompt))
  }

  /// Adds a search field to the page's bars, at `placement`.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, placement, Text(prompt))
  }

  /// Adds a search field whose search is active while `isPresented` is true.
  /// Sizing: neutral.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, placement, prompt, isPresented)
  }

  /// Adds a search field whose search is active while `isPresented` is true.
  /// Sizing: neutral.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, placement, Text(prompt), isPresented)
  }

  /// Adds a search field whose search is active while `isPresented` is true.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchField(text, placement, Text(prompt), isPresented)
  }

  /// Adds a search field whose search is active while `isPresented` is true.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, placement, Text(prompt), isPresented)
  }

  /// Adds a search field. Partly: suggestions aren't shown while the search is active.
  /// Sizing: neutral.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, prompt)
  }

  /// Adds a search field. Partly: suggestions aren't shown while the search is active.
  /// Sizing: neutral.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, Text(prompt))
  }

  /// Adds a search field. Partly: suggestions aren't shown while the search is active.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, Text(prompt))
  }

  /// Compiles only: sets the suggestions that would be shown while the search is active.
  /// Sizing: neutral.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    unsupported("searchSuggestions has no effect: suggestions aren't shown.")
  }

  /// Compiles only: sets the text with which a suggestion completes the search.
  /// Sizing: neutral.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Compiles only: sets the scopes of a search, which would be shown while it is active.
  /// Sizing: neutral.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { unsupported("searchScopes has no effect: the scopes aren't shown.") }

  /// Compiles only: sets the behavior of the search field in a toolbar.
  /// Sizing: neutral.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets the changes of the top bar while the search is active.
  /// Sizing: neutral.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
}

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The changes of a bar while the search is active.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// The capsule of a search field: 48 high, with the magnifying glass at 12 and the text at 40.67
/// (Rules/Navigation.md#search-field); on macOS 28 high, estimated.
/// Sizing: h-exp, v-hug.
struct SearchField: View {
  let search: SearchContents
  @Environment(\.platform) private var platform

  private var prompt: Text { search.prompt ?? Text("Search") }

  var body: some View {
    let isMac = platform == .macOS
    let text = search.text.wrappedValue
    HStack(spacing: 0) {
      Image(systemName: "magnifyingglass")
        .frame(
          width: isMac ? 18 : SearchMetrics.textStart - SearchMetrics.iconStart, alignment: .leading
        )
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      if !search.tokens.isEmpty { SearchTokens(tokens: search.tokens) }
      Group {
        if text.isEmpty, search.tokens.isEmpty {
          prompt.foregroundStyle(.secondary)
        } else {
          Text(verbatim: text)
        }
      }
      .accessibilityLabel(prompt)
      .accessibilityValue(Text(verbatim: text))
      .accessibilityAddTraits(.isSearchField)
      Spacer(minLength: 0)
      if !text.isEmpty {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
          .tappable { search.text.wrappedValue = "" }
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: "Clear text"))
          .accessibilityAction { search.text.wrappedValue = "" }
      }
    }
    .modifier(FieldCaret(isEmpty: text.isEmpty && search.tokens.isEmpty))
    .lineLimit(1)
    .font(.system(size: isMac ? 13 : 17, weight: isMac ? .regular : .medium))
    .padding(.horizontal, isMac ? 8 : SearchMetrics.iconStart)
    .frame(height: isMac ? 28 : BarMetrics.searchHeight)
    .glassCapsule()
    .modifier(SearchInput(search: search))
    .chrome("searchField")
  }
}

private enum SearchMetrics {
  static let iconStart: CGFloat = 12
  static let textStart: CGFloat = 40.67
}

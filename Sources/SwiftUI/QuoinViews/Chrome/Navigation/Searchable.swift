import Foundation
import QuoinCore

/// The search field requested by a view.
struct SearchContents {
  var text: Binding<String>
  var prompt: Text?
  /// The tokens before the text.
  var tokens = SearchTokenList()
  /// The state of the search in a live tree.
  var session: SearchSession?
  var placement = SearchFieldPlacement.automatic
  var place = Place.belowTitle
  /// Whether the search is active.
  var isActive = false
  /// Whether the field has the focus.
  var isEditing = false
  /// Whether a button is in its place until the search is active.
  var isMinimized = false

  /// The place of a search field (Rules/Navigation.md#search-field).
  enum Place {
    case belowTitle
    /// At the end of the row of items.
    case row
    /// Among the items at the bottom.
    case bottom
    /// In place of the tabs, in a tab for searching.
    case tabBar
  }
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

  func place(in environment: EnvironmentValues) -> SearchContents.Place {
    if environment.platform == .macOS { return self == .sidebar ? .belowTitle : .row }
    guard self == .automatic || self == .toolbar, environment.horizontalSizeClass != .regular else {
      return .belowTitle
    }
    return environment.isInSearchTab
      ? .tabBar : environment.isAboveTabBar ? .belowTitle : .bottom
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
    _ isPresented: Binding<Bool>? = nil, tokens: SearchTokenList = SearchTokenList(),
    suggestions: _StyleContent? = nil
  ) -> some View {
    innerBars { bars, environment in
      let session = environment.searchSession
      bars.search = SearchContents(
        text: text, prompt: prompt, tokens: tokens, session: session,
        placement: placement, place: placement.place(in: environment),
        isActive: environment.isSearching,
        isEditing: session?.isEditing == true)
      if let suggestions, bars.searchSuggestions == nil {
        bars.searchSuggestions = CapturedView(environment: environment, content: suggestions)
      }
    }
    .modifier(SearchScope(text: text, isPresented: isPresented, tokens: tokens))
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

  /// Adds a search field with suggestions (Rules/Navigation.md#search-suggestions).
  /// Sizing: neutral.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, prompt, suggestions: _StyleContent(suggestions()))
  }

  /// Adds a search field with suggestions (Rules/Navigation.md#search-suggestions).
  /// Sizing: neutral.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, Text(prompt), suggestions: _StyleContent(suggestions()))
  }

  /// Adds a search field with suggestions (Rules/Navigation.md#search-suggestions).
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, placement, Text(prompt), suggestions: _StyleContent(suggestions()))
  }

  /// Sets whether a search field at the bottom is a button until the search is active
  /// (Rules/Navigation.md#search-field).
  /// Sizing: neutral.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    innerBars { bars, _ in bars.search?.isMinimized = behavior == .minimize }
  }

  /// Sets whether an active search hides the title and items (Rules/Navigation.md#search-hides).
  /// Sizing: neutral.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    innerBars { bars, _ in bars.staysBesideSearch = behavior == .avoidHidingContent }
  }
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
/// (Rules/Navigation.md#search-field); on macOS as high as the items beside it, estimated.
/// Sizing: h-exp, v-hug.
struct SearchField: View {
  let search: SearchContents
  @Environment(\.platform) private var platform

  private var prompt: Text { search.prompt ?? Text("Search") }
  private var height: CGFloat {
    guard platform == .macOS else { return BarMetrics.searchHeight }
    return search.place == .row ? BarMetrics.macOS26.itemHeight : BarMetrics.macOS26.buttonHeight
  }

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
      if !search.tokens.isEmpty { SearchTokens(tokens: search.tokens.views) }
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
    .frame(height: height)
    .glassCapsule()
    .modifier(SearchInput(search: search))
    .chrome("searchField")
  }
}

/// A search field, and on iOS the button that ends an active search. Its look is estimated.
/// Sizing: h-exp, v-hug.
struct SearchRow: View {
  let search: SearchContents
  @Environment(\.systemLook) private var look

  var body: some View {
    HStack(spacing: SearchMetrics.cancelGap) {
      if search.isMinimized, search.place == .bottom, !search.isActive,
        search.text.wrappedValue == ""
      {
        Spacer(minLength: 0)
        Image(systemName: "magnifyingglass").modifier(SearchCircle())
          .tappable { search.session?.begin() }
          .accessibilityElement()
          .accessibilityLabel(search.prompt ?? Text("Search"))
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { search.session?.begin() }
      } else {
        SearchField(search: search)
      }
      if search.isActive, look.family == .iOS, let session = search.session {
        cancel
          .tappable { session.dismiss() }
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: "Cancel"))
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { session.dismiss() }
      }
    }
  }

  @ViewBuilder private var cancel: some View {
    if look == .iOS18 {
      Text(verbatim: "Cancel").font(.system(size: 17)).foregroundStyle(.tint)
    } else {
      Image(systemName: "xmark").modifier(SearchCircle())
    }
  }
}

/// A symbol in a circle of glass as high as a search field.
private struct SearchCircle: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 17, weight: .medium))
      .frame(width: BarMetrics.searchHeight, height: BarMetrics.searchHeight)
      .glassCapsule()
  }
}

private enum SearchMetrics {
  static let iconStart: CGFloat = 12
  static let textStart: CGFloat = 40.67
  static let cancelGap: CGFloat = 8
}

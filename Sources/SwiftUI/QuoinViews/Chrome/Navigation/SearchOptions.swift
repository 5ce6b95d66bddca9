import QuoinCore
import QuoinGeometry

/// The event that shows the scopes of a search.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}

/// The placement of a search's suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  /// A menu at the search field.
  public static var menu: Self { Self(name: "menu") }
  /// The page.
  public static var content: Self { Self(name: "content") }

  /// A set of placements.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// The placement of the search's suggestions, which aren't shown; always automatic.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  /// Compiles only: sets the scopes of a search, and the event that would show them.
  /// Sizing: neutral.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { unsupported("searchScopes has no effect: the scopes aren't shown.") }

  /// Compiles only: shows or hides suggestions, which aren't shown.
  /// Sizing: neutral.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Compiles only: binds the selection in the search field, which no input changes.
  /// Sizing: neutral.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

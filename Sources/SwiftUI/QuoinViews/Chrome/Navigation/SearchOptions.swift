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

extension View {
  /// Compiles only: binds the selection in the search field, which no input changes.
  /// Sizing: neutral.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

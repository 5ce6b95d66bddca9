import QuoinCore

/// The extent to which writing tools may change text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let complete = Self(name: "complete")
  public static let limited = Self(name: "limited")
  public static let disabled = Self(name: "disabled")
}

extension View {
  /// Compiles only: sets how far writing tools may change text in the view.
  /// Sizing: neutral.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Compiles only: shows or hides the writing tools button.
  /// Sizing: neutral.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Compiles only: sets the text suggestions for the field.
  /// Sizing: neutral.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// Compiles only: sets the text suggestions for the field.
  /// Sizing: neutral.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Compiles only: sets the text with which a suggestion completes the field.
  /// Sizing: neutral.
  public func textInputCompletion(_ completion: String) -> some View { self }

  /// Compiles only: shows the find interface for text in the view.
  /// Sizing: neutral.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Compiles only: binds the focus of the search field to a state.
  /// Sizing: neutral.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Compiles only: binds the focus of the search field to a value.
  /// Sizing: neutral.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { self }
}

import QuoinCore

// Search fields with tokens.

extension View {
  /// Adds a search field with tokens before its text.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, prompt,
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt),
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt),
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, prompt, isPresented,
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt), isPresented,
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt), isPresented,
      tokens: SearchTokenList(tokens, token))
  }

  /// Adds a search field with tokens before its text.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, prompt,
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt),
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt),
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, prompt, isPresented,
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt), isPresented,
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text, whose search is active while `isPresented` is
  /// true.
  ///
  /// While the search is active, `suggestedTokens` are its suggestions.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, Text(prompt), isPresented,
      tokens: SearchTokenList(tokens, token),
      suggestions: tokenSuggestions(suggestedTokens, token))
  }

  /// Adds a search field with tokens before its text, which receive bindings.
  /// Sizing: neutral.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchField(
      text, placement, prompt,
      tokens: SearchTokenList(editableTokens, editing: token))
  }
}

/// Returns the suggested tokens, each of which becomes a token of the search when it is chosen.
@MainActor
private func tokenSuggestions<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
  _ suggested: Binding<C>, _ token: @escaping (C.Element) -> T
) -> _StyleContent where C.Element: Identifiable {
  _StyleContent(
    ForEach(suggested.wrappedValue) { element in token(element).searchCompletion(element) })
}

/// The tokens of a search, as views, and the action that appends one.
@MainActor
struct SearchTokenList {
  var views: [AnyView] = []
  /// Appends a token if it has the type of the search's tokens.
  var append: (Any) -> Void = { _ in }
  var isEmpty: Bool { views.isEmpty }

  nonisolated init() {}

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ view: (C.Element) -> T
  ) {
    views = tokens.wrappedValue.map { AnyView(view($0)) }
    append = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }

  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, editing view: (Binding<C.Element>) -> T
  ) {
    views = tokens.wrappedValue.indices.map { AnyView(view(tokens[$0])) }
    append = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }
}

/// The tokens of a search field: capsules side by side, whose lengths are estimated.
/// Sizing: h-hug, v-hug.
struct SearchTokens: View {
  let tokens: [AnyView]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(tokens.indices, id: \.self) { index in
        tokens[index].labelStyle(.titleAndIcon).padding(.horizontal, 8).padding(.vertical, 2)
          .background(.quaternary, in: .capsule)
      }
    }
    .padding(.trailing, 4)
  }
}

import QuoinCore

/// The state of a search in a live tree.
@MainActor
final class SearchSession {
  let editing = TextEditing()
  /// Sets whether the search is active: the user has touched the field and hasn't left the search
  /// since.
  var setSearching: (Bool) -> Void = { _ in }
  var text: Binding<String> = .constant("")
  var isPresented: Binding<Bool>?
  /// Appends a token to the search's.
  var appendToken: (Any) -> Void = { _ in }
  /// Whether the field has the focus, and the action that sets it.
  fileprivate(set) var isEditing = false
  fileprivate var setEditing: (Bool) -> Void = { _ in }
  weak var center: FocusManager?
  weak var emission: Emission?
  /// The text of the suggestion that was chosen, until the text changes.
  private(set) var chosen: String?
  /// Whether the user has typed since the search became active.
  private var hasTyped = false
  private var wasPresented = false

  /// Replaces the text by that of the chosen suggestion.
  func complete(_ completion: String) {
    chosen = completion
    text.wrappedValue = completion
    editing.moveToEnd()
  }

  /// Replaces the text by a token.
  func complete(with token: Any) {
    complete("")
    appendToken(token)
  }

  /// Returns whether the scopes of the active search are shown.
  func showsScopes(for text: String, waitsForText: Bool) -> Bool {
    hasTyped || !text.isEmpty || !waitsForText
  }

  /// Returns a binding to the text that records that the user has typed.
  func typing(into text: Binding<String>) -> Binding<String> {
    Binding(
      get: { text.wrappedValue },
      set: { [weak self] in
        self?.hasTyped = true
        text.wrappedValue = $0
      })
  }

  /// Gives the field the focus when the search is presented, and removes it when it is dismissed.
  func follow(isPresented: Bool) {
    guard isPresented != wasPresented else { return }
    wasPresented = isPresented
    center?.wait { [weak self] emission in
      guard let self, let center else { return }
      if isPresented {
        let items = center.items(inside: emission.nodes.frontNode, in: emission)
        guard let item = items.first(where: { $0.editing === self.editing }) else { return }
        center.focus(item, in: emission)
      } else if center.focused?.editing === editing {
        center.focus(nil, in: emission)
      }
    }
  }

  /// Starts the search with the focus in the field.
  func begin() {
    setSearching(true)
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
    wasPresented = false
    follow(isPresented: true)
  }

  /// Activates the search when the field gains the focus.
  func focusChanged(_ isFocused: Bool) {
    setEditing(isFocused)
    guard isFocused else { return }
    setSearching(true)
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  /// Ends the search: clears the field and removes its focus.
  func dismiss() {
    text.wrappedValue = ""
    leave()
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// Deactivates the search.
  func leave() {
    setSearching(false)
    wasPresented = false
    (chosen, hasTyped) = (nil, false)
    if let center, let emission, center.focused?.editing === editing {
      center.focus(nil, in: emission)
    }
  }
}

/// Passes the search's state to the views inside, in a live tree.
struct SearchScope: _LivingOnlyModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let tokens: SearchTokenList

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let isSearching = emission.keepState("isSearching", false)
    let session = emission.keep { SearchSession() }
    session.setSearching = { if isSearching.wrappedValue != $0 { isSearching.wrappedValue = $0 } }
    (session.text, session.isPresented) = (modifier.text, modifier.isPresented)
    session.appendToken = modifier.tokens.append
    if emission.environment.platform == .macOS {
      let isEditing = emission.keepState("isEditing", false)
      session.setEditing = { if isEditing.wrappedValue != $0 { isEditing.wrappedValue = $0 } }
      session.isEditing = emission.evaluating { isEditing.wrappedValue }
    }
    (session.center, session.emission) = (emission.service(FocusManager.self), emission)
    session.editing.submission = emission.environment.submission
    let isUsed = emission.evaluating {
      modifier.isPresented?.wrappedValue ?? isSearching.wrappedValue
    }
    if modifier.isPresented != nil { session.follow(isPresented: isUsed) }
    emission.withEnvironment(
      {
        $0.searchSession = session
        $0.isSearching = isUsed
      }, { V._emit(content, into: emission) })
  }
}

/// Lets the user type in the search field, in a live tree.
/// Sizing: neutral.
struct SearchInput: _LivingOnlyModifier {
  let search: SearchContents

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let session = modifier.search.session else {
      return V._emit(content, into: emission)
    }
    let submission = session.editing.submission
    let isFocused = emission.keepState("isFocused", false)
    session.editing.showFocus = { isFocused.wrappedValue = $0 }
    session.editing.moves = emission.keepState("moves", 0)
    let editing = emission.evaluating { isFocused.wrappedValue } ? session.editing : nil
    emission.emit(
      content.environment(\.focusedEditing, editing)
        .environment(\.fieldEditing, session.editing).modifier(
          TextDriver(
            editing: session.editing, kind: "search field",
            label: modifier.search.prompt ?? Text("Search")
          ) { editing, _ in
            editing.text = EditedText(session.typing(into: modifier.search.text))
            editing.trigger = .search
            editing.onEditingChanged = { [weak session] in session?.focusChanged($0) }
          }))
    // The bar is outside the view that sets the action for a submitted search, so the action is
    // passed on here.
    session.editing.submission = submission
  }
}

private struct SearchSessionKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The search of the nearest enclosing searchable view.
  var searchSession: SearchSession? {
    get { self[SearchSessionKey.self] }
    set { self[SearchSessionKey.self] = newValue }
  }

  /// Whether the search of the nearest enclosing searchable view is active.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the nearest enclosing searchable view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}

/// Ends a search: clears the field and removes its focus. Pictures don't change.
public struct DismissSearchAction {
  let session: SearchSession?
  @MainActor @preconcurrency public func callAsFunction() { session?.dismiss() }
}

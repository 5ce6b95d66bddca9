import QuoinCore

/// The button of a split view that hides and shows its sidebar
/// (Rules/Navigation.md#sidebar-toggle).
struct SidebarToggle: Equatable {
  let isSidebarShown: Bool
  let visibility: Binding<NavigationSplitViewVisibility>
  /// The visibility that the button sets.
  let next: NavigationSplitViewVisibility

  static func == (first: Self, second: Self) -> Bool {
    first.isSidebarShown == second.isSidebarShown && first.next == second.next
  }

  /// The button, in the environment of a column's bar.
  @MainActor
  fileprivate func item(in environment: EnvironmentValues) -> BarItem {
    let button = Button(
      isSidebarShown ? "Hide Sidebar" : "Show Sidebar", systemImage: "sidebar.leading"
    ) {
      withAnimation { visibility.wrappedValue = next }
    }
    let isTrailing = environment.platform == .macOS && isSidebarShown
    return BarItem(
      placement: isTrailing ? .primaryAction : .navigation,
      content: .view(CapturedView(environment: environment, content: _StyleContent(button))))
  }
}

extension BarContents {
  /// Adds the button for the sidebar, unless it is removed or a stack inside shows it.
  @MainActor
  mutating func add(_ toggle: SidebarToggle, in environment: EnvironmentValues) {
    guard !removesSidebarToggle, !isColumnsStack else { return }
    items.insert(toggle.item(in: environment), at: 0)
  }
}

private struct SidebarToggleKey: EnvironmentKey {
  static var defaultValue: SidebarToggle? { nil }
}

extension EnvironmentValues {
  /// The button that the bar of the enclosing column shows.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}

import QuoinCore

extension View {
  /// Compiles only: adds a view above the tabs of a sidebar; tabs are shown in a bar.
  /// Sizing: neutral.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { self }

  /// Compiles only: adds a view below the tabs of a sidebar; tabs are shown in a bar.
  /// Sizing: neutral.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { self }

  /// Compiles only: adds a view at the bottom of a sidebar; tabs are shown in a bar.
  /// Sizing: neutral.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
}

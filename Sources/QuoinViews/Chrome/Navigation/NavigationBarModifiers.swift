import QuoinCore

// The modifiers of bars from before toolbars.

extension View {
  /// The title of the page. Sizing: neutral.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page. Sizing: neutral.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page. Sizing: neutral.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title of the page and how it is shown. Sizing: neutral.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how it is shown. Sizing: neutral.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page and how it is shown. Sizing: neutral.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar at the top. Sizing: neutral.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { bars, _ in bars.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the button that goes back. Sizing: neutral.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars { bars, _ in bars.isBackButtonHidden = hidesBackButton }
  }

  /// Shows views at both ends of the bar. Sizing: neutral.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Shows a view at the beginning of the bar. Sizing: neutral.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Shows a view at the end of the bar. Sizing: neutral.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

import QuoinCore

// Bar modifiers that predate toolbars.

extension View {
  /// Sets the title of the page.
  /// Sizing: neutral.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  /// Sizing: neutral.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and its display mode.
  /// Sizing: neutral.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode.
  /// Sizing: neutral.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the top bar.
  /// Sizing: neutral.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars { bars, _ in bars.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the back button.
  /// Sizing: neutral.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars { bars, _ in bars.isBackButtonHidden = hidesBackButton }
  }

  /// Adds views to both ends of the bar.
  /// Sizing: neutral.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading end of the bar.
  /// Sizing: neutral.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing end of the bar.
  /// Sizing: neutral.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

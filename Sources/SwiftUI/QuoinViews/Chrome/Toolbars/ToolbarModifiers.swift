import QuoinCore

// Swift tells a closure of entries from one of views by its content, as in SwiftUI.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds items to the enclosing bars.
  /// Sizing: neutral.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    modifier(ToolbarModifier(entries: content()))
  }

  /// Adds customizable items to the enclosing bars.
  /// Sizing: neutral.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds views to the top bar.
  /// Sizing: neutral.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Shows or hides the enclosing bars.
  /// Sizing: neutral.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setBars(bars) { $0.visibility[$1] = visibility }
  }

  /// Shows or hides the enclosing bars.
  /// Sizing: neutral.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.visibility[$1] = visibility }
  }

  /// Removes a system item from the enclosing bars.
  /// Sizing: neutral.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    bars { bars, _ in
      if defaultItemKind == .title { bars.title = nil }
      if defaultItemKind == .search { bars.search = nil }
      if defaultItemKind == .sidebarToggle { bars.removesSidebarToggle = true }
    }
  }

  /// Shows or hides the background of enclosing bars.
  /// Sizing: neutral.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.backgroundVisibility[$1] = visibility }
  }

  /// Shows or hides the background of enclosing bars.
  /// Sizing: neutral.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.backgroundVisibility[$1] = visibility }
  }

  /// Fills the background of enclosing bars with `style`.
  /// Sizing: neutral.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.backgrounds[$1] = AnyShapeStyle(style) }
  }

  /// Sets the color scheme of enclosing bars.
  /// Sizing: neutral.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.colorSchemes[$1] = colorScheme }
  }

  /// Sets the style of the title and the items of enclosing bars. Partly: not of a bottom bar.
  /// Sizing: neutral.
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    setBars(bars) { $0.foregrounds[$1] = AnyShapeStyle(style) }
  }

  /// Compiles only: sets the purpose of the toolbar.
  /// Sizing: neutral.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the title in the row of items, on iOS (Rules/Navigation.md#title-menu).
  /// Sizing: neutral.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }

  private func setBars(
    _ placements: [ToolbarPlacement],
    _ change: @escaping (inout BarContents, ToolbarPlacement) -> Void
  ) -> some View {
    bars { bars, _ in
      for placement in placements.isEmpty ? [.automatic] : placements { change(&bars, placement) }
    }
  }
}

/// Adds items to the bars around a view. The items are created in the view's place and environment.
private struct ToolbarModifier<Entries: ToolbarContent>: PrimitiveModifier {
  let entries: Entries

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    var list = _BarItemList(environment: emission.environment, place: emission.place)
    emission.evaluating { Entries._collect(modifier.entries, into: &list) }
    let (items, titleMenu) = (list.items, list.titleMenu)
    let change: @MainActor (inout BarContents, EnvironmentValues) -> Void = { bars, _ in
      bars.items += items
      bars.titleMenu = titleMenu ?? bars.titleMenu
    }
    if emission.environment.platform == .macOS {
      // The items around navigation are in the window's bar.
      InnerBarModifier._emit(InnerBarModifier(change: change), content: content, into: emission)
    } else {
      BarModifier._emit(BarModifier(change: change), content: content, into: emission)
    }
  }
}

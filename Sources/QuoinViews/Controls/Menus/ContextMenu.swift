import QuoinCore

extension View {
  /// Opens a menu above the window when the user holds the view, in a living tree. Sizing: neutral.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(LivingModifier(modifier: ContextMenuOpener(entries: menuItems())))
  }

  /// Opens a menu above the window when the user holds the view, in a living tree; the preview is not shown.
  /// Sizing: neutral.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Compiles only: the menu for the selected rows of the list inside. Sizing: neutral.
  public func contextMenu<I: Hashable, MenuItems: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Opens a menu above the window when the user holds the view, in a living tree; `nil` opens none. Sizing:
  /// neutral.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(
      LivingModifier(
        modifier: ContextMenuOpener(
          entries: contextMenu?.entries, isAllowed: contextMenu != nil)))
  }
}

/// The menu of a view as a value: the older shape.
public struct ContextMenu<MenuItems: View> {
  let entries: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { entries = menuItems() }
}

/// Opens a menu when the user holds the view. Sizing: neutral.
private struct ContextMenuOpener<Entries: View>: ViewModifier {
  let entries: Entries
  var isAllowed = true
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .gesture(LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: isAllowed)
      .attribute { emission, mark in
        guard isAllowed else { return }
        var handle = ControlHandle("Menu", in: emission.environment)
        handle.press = { isOpen = true }
        emission.carry(handle, since: mark)
      }
      .modifier(MenuPresenter(entries: entries, isOpen: $isOpen))
  }
}

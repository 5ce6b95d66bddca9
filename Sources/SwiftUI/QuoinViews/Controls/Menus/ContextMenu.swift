import QuoinCore

extension View {
  /// Opens a menu above the window on a long press or a secondary click, in a live tree.
  /// Sizing: neutral.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(LivingModifier(modifier: ContextMenuOpener(entries: menuItems())))
  }

  /// Opens a menu above the window on a long press, in a live tree; the preview isn't shown.
  /// Sizing: neutral.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Compiles only: sets the menu for the selected rows of the list inside.
  /// Sizing: neutral.
  public func contextMenu<I: Hashable, MenuItems: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Opens a menu above the window on a long press, in a live tree; `nil` disables it.
  /// Sizing:
  /// neutral.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(
      LivingModifier(
        modifier: ContextMenuOpener(
          entries: contextMenu?.entries, isAllowed: contextMenu != nil)))
  }
}

/// The older form of a view's menu, as a value.
public struct ContextMenu<MenuItems: View> {
  let entries: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { entries = menuItems() }
}

/// The context menu of a view in a live tree, which a secondary click opens.
@MainActor
package struct ContextMenuHandle {
  package let open: () -> Void
}

/// Opens a menu on a long press or a secondary click.
/// Sizing: neutral.
private struct ContextMenuOpener<Entries: View>: ViewModifier {
  let entries: Entries
  var isAllowed = true
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platform) private var platform

  func body(content: Content) -> some View {
    content
      .environment(\.isEnabled, isEnabled)
      .gesture(LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: isAllowed)
      // On macOS the menu of a disabled view opens, with disabled items.
      .environment(\.isEnabled, isEnabled || platform == .macOS)
      .attribute { emission, mark in
        guard isAllowed else { return }
        if emission.environment.isEnabled {
          emission.attach(ContextMenuHandle { isOpen = true }, since: mark)
        }
        var handle = ControlHandle("Menu", in: emission.environment)
        handle.press = { isOpen = true }
        emission.attach(handle, since: mark)
      }
      .modifier(MenuPresenter(entries: entries, isOpen: $isOpen))
  }
}

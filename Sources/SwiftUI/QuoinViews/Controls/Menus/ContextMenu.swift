import QuoinCore

extension View {
  /// Opens a menu above the window on a long press, on macOS on a secondary click, in a live tree.
  /// Without items there is no menu.
  /// Sizing: neutral.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    let entries = menuItems()
    let isEmpty =
      entries is EmptyView
      || Mirror(reflecting: entries).displayStyle == .optional
        && Mirror(reflecting: entries).children.isEmpty
    return modifier(
      LivingModifier(modifier: ContextMenuOpener(entries: entries, isAllowed: !isEmpty)))
  }

  /// Opens a menu above the window on a long press, in a live tree; the preview isn't shown.
  /// Sizing: neutral.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Opens a menu for rows of the list inside on a secondary click, in a live tree: for the
  /// selected rows, or for the row under the pointer if it isn't one of them, or for none.
  /// Sizing: neutral.
  ///
  /// - `primaryAction`: has no effect.
  public func contextMenu<I: Hashable, MenuItems: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(LivingModifier(modifier: SelectionMenuOpener(entries: menu)))
  }

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

/// The context menu of a list in a live tree for some of its rows.
@MainActor
package struct SelectionMenuHandle {
  package let open: (Set<AnyHashable>) -> Void
}

/// Opens a menu for rows of a list. Sizing: neutral.
private struct SelectionMenuOpener<Tag: Hashable, Entries: View>: ViewModifier {
  let entries: (Set<Tag>) -> Entries
  @State private var tags: Set<Tag> = []
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .attribute { emission, mark in
        let handle = SelectionMenuHandle { rows in
          tags = Set(rows.compactMap { SelectionTag($0).value(Tag.self) })
          isOpen = true
        }
        emission.attach(handle, since: mark)
      }
      .modifier(MenuPresenter(entries: entries(tags), isOpen: $isOpen))
  }
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
      // On macOS a long press opens no menu, but the view is touched.
      .gesture(
        LongPressGesture().onEnded { _ in isOpen = platform != .macOS }, isEnabled: isAllowed
      )
      // On macOS the menu of a disabled view opens, with disabled items.
      .environment(\.isEnabled, isEnabled || platform == .macOS)
      .attribute { emission, mark in
        guard isAllowed else { return }
        if isEnabled || platform == .macOS {
          emission.attach(ContextMenuHandle { isOpen = true }, since: mark)
        }
        var handle = ControlHandle("Menu", in: emission.environment)
        handle.press = { isOpen = true }
        emission.attach(handle, since: mark)
      }
      .modifier(MenuPresenter(entries: entries, isOpen: $isOpen))
  }
}

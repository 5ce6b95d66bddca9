import Foundation
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
  /// selected rows, or for the row under the pointer if it isn't one of them, or for none. A tap on
  /// a row, on macOS a double click, performs the primary action (Rules/Lists.md#primary-action).
  /// Sizing: neutral.
  public func contextMenu<I: Hashable, MenuItems: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      LivingModifier(modifier: SelectionMenuOpener(entries: menu, primaryAction: primaryAction)))
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

/// The primary action for rows of the list inside.
@MainActor
final class RowPrimaryAction {
  fileprivate(set) var perform: (AnyHashable) -> Void = { _ in }
  private var lastClick: (row: AnyHashable, time: TimeInterval)?

  /// Performs the action if this is the second of two quick clicks on `row`.
  func click(_ row: AnyHashable, at time: TimeInterval) {
    let isSecond = lastClick.map {
      $0.row == row && time <= $0.time + TapRecognizer.interval
    }
    lastClick = isSecond == true ? nil : (row, time)
    if isSecond == true { perform(row) }
  }
}

private struct RowPrimaryActionKey: EnvironmentKey {
  static var defaultValue: RowPrimaryAction? { nil }
}

extension EnvironmentValues {
  /// The primary action for rows of the enclosing list.
  var rowPrimaryAction: RowPrimaryAction? {
    get { self[RowPrimaryActionKey.self] }
    set { self[RowPrimaryActionKey.self] = newValue }
  }
}

/// Opens a menu for rows of a list, and sets their primary action. Sizing: neutral.
private struct SelectionMenuOpener<Tag: Hashable, Entries: View>: ViewModifier {
  let entries: (Set<Tag>) -> Entries
  let primaryAction: ((Set<Tag>) -> Void)?
  @State private var primary = RowPrimaryAction()
  @State private var tags: Set<Tag> = []
  @State private var isOpen = false

  func body(content: Content) -> some View {
    primary.perform = { row in
      if let value = SelectionTag(row).value(Tag.self) { primaryAction?([value]) }
    }
    return
      content
      .environment(\.rowPrimaryAction, primaryAction == nil ? nil : primary)
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
        handle.isContextMenu = true
        emission.attach(handle, since: mark)
      }
      .modifier(MenuPresenter(entries: entries, isOpen: $isOpen))
  }
}

import QuoinCore

/// The place of items in the menu bar, attached to their views.
package enum MenuBarPart {
  case menu(title: String)
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
  /// Items that the system knows.
  case standard(StandardItems)
  /// The items of a menu inside another.
  case submenu(title: String)

  package enum StandardItems { case sidebar, inspector, toolbar, textEditing, textFormatting }
}

extension Scene {
  /// Adds the items of `commands` to the menu bar, or replaces those of the scene with them.
  func menus<C: Commands>(_ commands: @escaping () -> C, replacesOthers: Bool = false)
    -> some Scene
  {
    let menus = SceneMenus(replacesOthers: replacesOthers) {
      AnyView(MenuBarItems(content: C._items(of: commands())))
    }
    return _ChangedScene(scene: self) {
      AnyView($0.attribute { emission, mark in emission.attach(menus, since: mark) })
    }
  }
}

extension View {
  /// Marks the views as items of the menu bar. Sizing: neutral.
  func menuPart(_ part: @escaping @MainActor (Emission) -> MenuBarPart) -> AnyView {
    // A frame, because a stack of one view would be that view, whose marks it has.
    AnyView(
      VStack { MenuSections(entries: self) }.frame(minWidth: 0)
        .attribute { emission, mark in emission.attach(part(emission), since: mark) })
  }
}

extension AnyView {
  /// A mark for items that the system knows.
  static func standardItems(_ items: MenuBarPart.StandardItems) -> AnyView {
    EmptyView().menuPart { _ in .standard(items) }
  }
}

/// The items of the menu bar, each control in a form that shows what a menu shows.
/// Sizing: h-hug, v-hug.
private struct MenuBarItems: View {
  let content: AnyView

  var body: some View {
    VStack { content }
      .buttonStyle(.plain).menuStyle(SubmenuStyle()).pickerStyle(.inline)
      .environment(\.labelsVisibility, .automatic)
  }
}

/// A style that shows the items of a menu in place.
private struct SubmenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.menuPart { emission in
      .submenu(title: emission.labelText(of: configuration.label)())
    }
  }
}

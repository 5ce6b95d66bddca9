import QuoinCore
import QuoinLayout
import QuoinViews

/// A menu of an app's menu bar.
public struct AppMenu: Hashable, Sendable {
  /// An item of a menu, or a line between items.
  public struct Item: Hashable, Sendable {
    /// The title; empty for a line.
    public var title = ""
    /// The key as the menu shows it, such as ⇧⌘S; empty without one.
    public var shortcut = ""
    public var isEnabled = true
    /// Whether the item has a checkmark.
    public var isOn = false
    public var isSeparator = false
    /// The items of the submenu.
    public var items: [Item] = []

    static let separator = Item(isSeparator: true)
  }

  public let title: String
  public var items: [Item]

  /// Returns the item called `title`, in submenus too.
  public func item(_ title: String) -> Item? {
    var waiting = items[...]
    while let item = waiting.popFirst() {
      if item.title == title { return item }
      waiting += item.items
    }
    return nil
  }
}

extension ViewHost {
  /// Returns the menu bar of the app on macOS: the system's menus with the items that the scene's
  /// `commands` add or replace, and its own menus between View and Window
  /// (Rules/Windows.md#menu-bar).
  ///
  /// Items of the system do nothing here; ``press(key:modifiers:)`` runs those of the app.
  ///
  /// - Throws: errors of ``update()``.
  public func menuBar() throws -> [AppMenu] {
    try update()
    let name = tree.emission.windowSettings.appName ?? "App"
    return MenuBarBuilder(app: name, parts: try tree.emission.sceneMenus()).menus
  }
}

/// Builds a menu bar from the system's menus and the parts of a scene.
@MainActor
private struct MenuBarBuilder {
  private typealias Group = (place: CommandGroupPlacement, items: [AppMenu.Item])

  /// The system's menus, in groups between which there are lines.
  private var system: [(title: String, groups: [Group])]
  private var added: [AppMenu] = []

  init(app: String, parts: [LivingTree<AnyView>]) {
    system = Self.system(of: app)
    for part in parts {
      let nodes = part.emission.nodes
      for found in nodes.attachments(MenuBarPart.self, inside: nodes.tree.root ?? .absent) {
        add(found.thing, MenuItemReader(views: part.tree, nodes: nodes).items(in: found.node))
      }
    }
  }

  var menus: [AppMenu] {
    var menus = system.map { menu in
      let groups = menu.groups.map(\.items).filter { !$0.isEmpty }
      return AppMenu(title: menu.title, items: Array(groups.joined(separator: [.separator])))
    }
    menus.insert(contentsOf: added, at: menus.count - 2)
    return menus
  }

  private mutating func add(_ part: MenuBarPart, _ items: [AppMenu.Item]) {
    switch part {
    case .menu(let title): added.append(AppMenu(title: title, items: items))
    case .before(let place): change(place) { $0.insert(contentsOf: items, at: 0) }
    case .after(let place): change(place) { $0 += items }
    case .replacing(let place): change(place) { $0 = items }
    case .standard(let items): addStandard(items)
    case .submenu: break
    }
  }

  private mutating func change(
    _ place: CommandGroupPlacement, _ body: (inout [AppMenu.Item]) -> Void
  ) {
    for menu in system.indices {
      for group in system[menu].groups.indices where system[menu].groups[group].place == place {
        body(&system[menu].groups[group].items)
      }
    }
  }

  private mutating func addStandard(_ items: MenuBarPart.StandardItems) {
    switch items {
    case .sidebar: change(.sidebar) { $0.insert(Self.item("Toggle Sidebar", "⌃⌘S"), at: 0) }
    case .inspector: change(.sidebar) { $0.insert(Self.item("Toggle Inspector", "⌃⌘I"), at: 0) }
    case .toolbar:
      change(.toolbar) {
        $0 += [Self.item("Hide Toolbar", "⌥⌘T"), Self.item("Customize Toolbar…")]
      }
    case .textEditing: change(.textEditing) { $0.append(AppMenu.Item(title: "Find")) }
    case .textFormatting:
      added.append(AppMenu(title: "Format", items: [Self.item("Font"), Self.item("Text")]))
    }
  }

  private static func item(_ title: String, _ shortcut: String = "") -> AppMenu.Item {
    AppMenu.Item(title: title, shortcut: shortcut)
  }

  private static func system(of app: String) -> [(title: String, groups: [Group])] {
    [
      (
        app,
        [
          (.appInfo, [item("About \(app)")]),
          (.appSettings, []),
          (.systemServices, [item("Services")]),
          (
            .appVisibility,
            [item("Hide \(app)", "⌘H"), item("Hide Others", "⌥⌘H"), item("Show All")]
          ),
          (.appTermination, [item("Quit \(app)", "⌘Q")]),
        ]
      ),
      (
        "File",
        [
          (.newItem, [item("New \(app) Window", "⌘N")]),
          (.saveItem, [item("Close", "⌘W"), item("Close All", "⌥⌘W")]),
          (.importExport, []),
          (.printItem, []),
        ]
      ),
      (
        "Edit",
        [
          (.undoRedo, [item("Undo", "⌘Z"), item("Redo", "⇧⌘Z")]),
          (
            .pasteboard,
            [
              item("Cut", "⌘X"), item("Copy", "⌘C"), item("Paste", "⌘V"), item("Delete"),
              item("Select All", "⌘A"),
            ]
          ),
          (.textEditing, []),
          (.textFormatting, []),
        ]
      ),
      ("View", [(.toolbar, []), (.sidebar, [item("Enter Full Screen")])]),
      (
        "Window",
        [
          (.windowSize, [item("Minimize", "⌘M"), item("Zoom")]),
          (.singleWindowList, []),
          (.windowList, []),
          (.windowArrangement, [item("Bring All to Front")]),
        ]
      ),
      ("Help", [(.help, [item("\(app) Help", "⌘?")])]),
    ]
  }
}

/// Reads the items of a menu from the views that declare them.
@MainActor
private struct MenuItemReader {
  let views: ViewTree
  let nodes: EmittedNodes

  func items(in node: LayoutTree.NodeID) -> [AppMenu.Item] {
    nodes.tree.children(of: node).flatMap(items(at:))
  }

  private func items(at node: LayoutTree.NodeID) -> [AppMenu.Item] {
    if case .submenu(let title)? = nodes.attachments(MenuBarPart.self, at: node).last {
      return [AppMenu.Item(title: title, items: items(in: node))]
    }
    if let handle = nodes.attachments(ControlHandle.self, at: node).last {
      let shortcut = nodes.attachments(ShortcutItem.self, at: node).last?.shortcut
      let title = handle.label?() ?? nodes.labelText(inside: node)
      return [item(of: handle, title, shortcut?.symbols ?? "")]
    }
    if views.name(of: node) == "Divider" { return [.separator] }
    guard let text = nodes.drawing(of: node)?.text else { return items(in: node) }
    return [AppMenu.Item(title: text, isEnabled: false)]
  }

  private func item(of handle: ControlHandle, _ title: String, _ shortcut: String)
    -> AppMenu.Item
  {
    var item = AppMenu.Item(title: title, shortcut: shortcut, isEnabled: handle.isEnabled)
    item.isOn = handle.value?() as? Bool ?? false
    if let options = handle.options?() {
      let value = handle.value?() as? AnyHashable
      item.items = options.map {
        AppMenu.Item(title: $0.title, isEnabled: $0.isEnabled, isOn: $0.value == value)
      }
    }
    return item
  }
}

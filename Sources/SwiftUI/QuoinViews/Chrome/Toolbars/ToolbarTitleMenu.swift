import QuoinCore

/// The menu of a page's title (Rules/Navigation.md#title-menu).
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  let content: Content

  /// Creates the menu of the page's document, which has no items here.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _collect(_ menu: Self, into items: inout _BarItemList) {
    guard Content.self != EmptyView.self else { return }
    items.titleMenu = CapturedView(
      environment: items.environment, content: _StyleContent(menu.content))
  }
  public var body: Never { fatalError("a primitive item has no body") }
}

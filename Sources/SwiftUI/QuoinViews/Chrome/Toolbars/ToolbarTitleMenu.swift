import QuoinCore

/// Compiles only: the menu of a page's title, which would open on a tap.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// Creates the menu of the page's document.
  public init() where Content == EmptyView {}

  /// Creates a menu with the given content.
  public init(@ViewBuilder content: () -> Content) {}

  public static func _collect(_ content: Self, into items: inout _BarItemList) {}
  public var body: Never { fatalError("a primitive item has no body") }
}

import QuoinCore

/// Compiles only: the menu behind the title of a page, which would open on a tap.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// The menu of the document that the page is for.
  public init() where Content == EmptyView {}

  /// A menu of what `content` makes.
  public init(@ViewBuilder content: () -> Content) {}

  public static func _collect(_ content: Self, into items: inout _BarItemList) {}
  public var body: Never { fatalError("a primitive entry has no body") }
}

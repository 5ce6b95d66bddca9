import QuoinCore

/// A controller of the view that a notification shows on a watch. No notification arrives.
@MainActor @preconcurrency
open class WKUserNotificationHostingController<Content: View> {
  public required init() {}

  /// The view of the notification; subclasses override it.
  open var body: Content { fatalError("\(Self.self) doesn't override body") }
}

/// Compiles only: a scene for the notifications of a watch with a category.
public struct WKNotificationScene<
  Content: View, Controller: WKUserNotificationHostingController<Content>
>: _PrimitiveScene {
  /// Creates a scene whose view is made by `controller`.
  public init(controller: Controller.Type, category: String) {}
}

import QuoinCore

/// When a window that fills the screen shows its toolbar.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension View {
  /// Compiles only: sets when a window that fills the screen shows its toolbar.
  /// Sizing: neutral.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
}

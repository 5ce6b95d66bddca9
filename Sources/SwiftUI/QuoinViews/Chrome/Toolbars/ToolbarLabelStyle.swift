import QuoinCore

/// The parts of a toolbar item's label that macOS shows.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

private struct ToolbarLabelStyleKey: EnvironmentKey {
  static let defaultValue = ToolbarLabelStyle.automatic
}

extension EnvironmentValues {
  /// The parts of labels that the window's toolbar shows; automatic by default.
  public internal(set) var toolbarLabelStyle: ToolbarLabelStyle {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

extension Scene {
  /// Sets the parts of labels that window toolbars show, which the user may change.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  { windowToolbarLabelStyle(fixed: toolbarLabelStyle.wrappedValue) }

  /// Sets the parts of labels that window toolbars show.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle)
  }
}

extension View {
  /// Hides the view in a toolbar item, where it takes no space.
  /// Sizing: neutral.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ToolbarItemVisibility(isHidden: hidden))
  }
}

/// Omits a view if it is hidden.
private struct ToolbarItemVisibility: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    if !isHidden { content }
  }
}

import QuoinCore

/// The appearance of a quick action on a watch.
public protocol AccessibilityQuickActionStyle {}

/// A style that shows a message with the action.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  public init() {}
}

/// A style that outlines the action's view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A style that shows a message with the action.
  public static var prompt: AccessibilityQuickActionPromptStyle { Self() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A style that outlines the action's view.
  public static var outline: AccessibilityQuickActionOutlineStyle { Self() }
}

extension View {
  /// Compiles only: adds a quick action for a gesture of the hand, which doesn't exist here.
  /// Sizing: neutral.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Compiles only: adds a quick action for a gesture of the hand, which doesn't exist here.
  /// Sizing: neutral.
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Compiles only: sets the icon of the page's title in Assistive Access.
  /// Sizing: neutral.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Compiles only: sets the icon of the page's title in Assistive Access.
  /// Sizing: neutral.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

extension EnvironmentValues {
  /// Whether quick actions are enabled; always `false`.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the user prefers another anchor than the head; always `false`.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

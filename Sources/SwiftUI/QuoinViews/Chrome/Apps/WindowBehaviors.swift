import QuoinCore
import QuoinGeometry

/// Whether an interaction with a window is available.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let isEnabled: Bool?
  public static let automatic = Self(isEnabled: nil)
  public static let enabled = Self(isEnabled: true)
  public static let disabled = Self(isEnabled: false)
}

extension View {
  /// Compiles only: sets whether people can close the window. Sizing: neutral.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can make the window fill the screen.
  /// Sizing: neutral.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can minimize the window.
  /// Sizing: neutral.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can resize the window. Sizing: neutral.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets the point of the window that stays fixed while it is resized.
  /// Sizing: neutral.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

/// A drag that moves the window around the view. In a picture the drag is recognized but the window
/// doesn't move.
public struct WindowDragGesture: Gesture {
  /// The value of the drag, which only indicates that it is in progress.
  public struct Value: Equatable, Sendable {}

  nonisolated public init() {}

  public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

extension View {
  /// Compiles only: sets whether the view's gestures act in inactive windows.
  /// Sizing: neutral.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the view's window is active; always `true` in a picture.
  public var appearsActive: Bool { true }

  /// Whether the display is dimmed, as on an idle watch; always `false`.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is being recorded; always `false`.
  public var isSceneCaptured: Bool { false }

  /// Whether the tab bar shows its sections, as a sidebar does; always `false`.
  public var isTabBarShowingSections: Bool { false }

  /// Whether views react to a hovering pointer.
  public var isHoverEffectEnabled: Bool { true }

  /// Resets the focus to its default. The focus doesn't move.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Resets the focus to its default. Compiles only: the focus doesn't move.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

import QuoinCore
import QuoinGeometry

/// Whether something can be done with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let isEnabled: Bool?
  public static let automatic = Self(isEnabled: nil)
  public static let enabled = Self(isEnabled: true)
  public static let disabled = Self(isEnabled: false)
}

extension View {
  /// Compiles only: sets whether people can close the window. Sizing: neutral.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can have the window fill the screen. Sizing: neutral.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can put the window away. Sizing: neutral.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets whether people can resize the window. Sizing: neutral.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Compiles only: sets which point of the window stays while it is resized. Sizing: neutral.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

/// A drag that moves the window around the view. A picture's window stays: the drag is recognized, and moves nothing.
public struct WindowDragGesture: Gesture {
  /// What is known of the drag: that it goes on.
  public struct Value: Equatable, Sendable {}

  nonisolated public init() {}

  public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

extension View {
  /// Compiles only: sets whether gestures of the view act in a window that isn't active, too. Sizing: neutral.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the view's window is the one that people work with: always, in a picture.
  public var appearsActive: Bool { true }

  /// Whether the display is dimmed, as that of a watch at rest: never.
  public var isLuminanceReduced: Bool { false }

  /// Whether somebody records the screen: never.
  public var isSceneCaptured: Bool { false }

  /// Whether the bar of tabs shows its sections, as a sidebar does: never.
  public var isTabBarShowingSections: Bool { false }

  /// Whether views change under a pointer.
  public var isHoverEffectEnabled: Bool { true }

  /// Moves the focus back to where it was first: it stays.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Moves the focus back to where it was first. Compiles only: it stays where it is.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

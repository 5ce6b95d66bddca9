import Foundation
import QuoinCore
import QuoinGeometry

// Window settings. Callers set the size of a picture, and pictures show no window frames.

extension Scene {
  /// Adds items to the menu bar of the app. No picture shows them.
  public func commands<C: Commands>(@CommandsBuilder content: @escaping () -> C) -> some Scene {
    menus(content)
  }
  /// Removes the menus of the scene.
  public func commandsRemoved() -> some Scene {
    menus({ EmptyCommands() }, replacesOthers: true)
  }
  /// Replaces the menus of the scene.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: @escaping () -> C)
    -> some Scene
  {
    menus(content, replacesOthers: true)
  }
  /// Sets the style of windows. No picture shows their frames, and the safe area keeps the place
  /// of the title bar.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Compiles only: sets the style of window toolbars.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets whether the content limits the size of windows (Rules/Windows.md#window-size).
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    window { settings, _ in settings.resizability = resizability }
  }
  /// Compiles only: sets the level of windows above others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets the size of new windows, in points (Rules/Windows.md#window-size).
  public func defaultSize(_ size: CGSize) -> some Scene {
    window { settings, _ in settings.defaultSize = size }
  }
  /// Sets the size of new windows, in points (Rules/Windows.md#window-size).
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  /// Compiles only: sets whether dragging a window's background moves it.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  /// Compiles only: sets the position of new windows on the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Compiles only: sets whether the window opens with the app.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Compiles only: sets whether windows are restored when the app starts.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Compiles only: sets the style of a menu bar extra.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Compiles only: sets the events that open the scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Compiles only: calls `action` when the value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Compiles only: calls `action` when the value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Compiles only: calls `action` when the value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { self }

  /// Sets an environment value for the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    _ChangedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Stores the `@AppStorage` values of the scene's views in `store`.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _ChangedScene(scene: self) { AnyView($0.defaultAppStorage(store)) }
  }
}

/// A scene with a change to its window's view.
public struct _ChangedScene<Content: Scene>: _PrimitiveScene {
  let scene: Content
  let change: @MainActor (AnyView) -> AnyView
  public static func _window(of scene: Self) -> AnyView? {
    Content._window(of: scene.scene).map(scene.change)
  }
}

/// The style of windows.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// The style of window toolbars.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}

/// The style of a menu bar extra.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}

/// Whether the user or the content determines a window's size.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window above others.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether a scene is shown when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene is restored when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

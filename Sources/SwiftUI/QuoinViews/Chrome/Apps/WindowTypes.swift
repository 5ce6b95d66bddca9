import Foundation
import QuoinCore
import QuoinGeometry

/// A window of tools, which floats above the other windows.
public struct UtilityWindow<Content: View>: _PrimitiveScene {
  let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _window(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The windows of an app in Assistive Access, of which a picture shows none.
public struct AssistiveAccess<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
}

/// A task that the system would run while the app is in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task that refreshes the app.
  public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }

  /// Returns the task that handles the events of the URL session with an identifier.
  public static func urlSession(_ identifier: String) -> Self { Self(name: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The task that handles the events of any URL session, whose identifier it receives.
  public static var urlSession: Self { Self(name: "urlSession") }
}

/// The size of a window that people zoom.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The content's ideal size.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// The role of a window in full screen and beside other windows.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

extension Scene {
  /// Compiles only: sets the size of zoomed windows.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Compiles only: sets the role of windows in full screen and beside other windows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Compiles only: sets the action of a task in the background, which never runs here.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// The default label of a button that shows or hides a window.
/// Sizing: h-hug, v-hug.
public struct DefaultWindowVisibilityToggleLabel: View {
  public init() {}
  public var body: some View { Text("Show Window") }
}

/// A button that shows or hides a window.
///
/// Partly: there are no windows that it could show.
/// Sizing: h-hug, v-hug (as its label).
public struct WindowVisibilityToggle<Label: View>: View {
  private let label: Label
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  public init(windowID: String) { label = DefaultWindowVisibilityToggleLabel() }
}

/// The view of a window that is opened for a value.
/// Sizing: none; the container around it sees its content.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: Content
  public var body: some View { content }
}

/// The menus that import pictures from other devices, which don't exist here.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// The manner in which a window closes.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// The window asks whether to save changes.
  public static let interactive = DismissBehavior(name: "interactive")
  /// The window closes without saving changes.
  public static let destructive = DismissBehavior(name: "destructive")
}

private struct DismissBehaviorKey: TransactionKey {
  static let defaultValue = DismissBehavior.interactive
}

extension Transaction {
  /// The manner in which `dismissWindow` closes a window.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether the presentation of a Live Activity fills the screen; always `false`.
  public var isActivityFullscreen: Bool { false }
}

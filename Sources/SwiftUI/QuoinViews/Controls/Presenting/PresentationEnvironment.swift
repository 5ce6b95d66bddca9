import Foundation
import QuoinCore

// Actions that views request from their window and the system. They do nothing in a picture, which
// can't dismiss or open anything.

/// Ends the enclosing presentation (a sheet, popover or alert), or pops the enclosing page. It does
/// nothing in a picture or in the root view.
public struct DismissAction {
  let dismissal: Dismissal?

  @MainActor @preconcurrency public func callAsFunction() { dismissal?.end() }
}

/// Opens a window. In a picture, which has only one, it does nothing.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. In a picture it does nothing.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings. In a picture it does nothing.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// The older form of a value that indicates whether a view is presented.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  /// Ends the enclosing presentation or page, like ``DismissAction``.
  public mutating func dismiss() { isPresented = false }
}

/// The activity state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether another view presents this view.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Ends the enclosing presentation or page.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }
  /// The older form of a reference to the enclosing presentation.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismissal) = (isPresented, dismissal)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismissal?.end() } } })
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool { platform == .macOS }
  /// The phase of the scene; active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

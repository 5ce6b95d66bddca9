import Foundation
import QuoinCore

// Actions that views ask of the window and the system around them. A picture can dismiss and open nothing, so there
// the actions do nothing.

/// Ends the presentation around the view (a sheet, a popover, an alert), or its page above others. It does nothing
/// in a picture and in the view at the root.
public struct DismissAction {
  let dismissal: Dismissal?

  @MainActor @preconcurrency public func callAsFunction() { dismissal?.end() }
}

/// Opens an address; a picture opens none, unless a handler was set.
public struct OpenURLAction {
  /// Whether an address was opened, and by whom.
  public struct Result: Hashable, Sendable {
    private let name: String
    private let url: URL?
    public static let handled = Result(name: "handled", url: nil)
    public static let discarded = Result(name: "discarded", url: nil)
    public static let systemAction = Result(name: "systemAction", url: nil)
    public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction", url: url) }
  }
  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

/// Opens a window; a picture has one.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a picture keeps its own.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings of the app; a picture has none.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

/// Whether a view is presented, as older sources read it.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  /// Ends the presentation or page around, as ``DismissAction`` does.
  public mutating func dismiss() { isPresented = false }
}

/// How near the app is to the user.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether the view is presented by another one.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Ends the presentation or page around the view.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }
  /// The presentation around, as older sources read it.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismissal) = (isPresented, dismissal)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismissal?.end() } } })
  }
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool { platform == .macOS }
  /// Active unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// The window of an app on macOS, around a live view.
public struct AppWindow: Hashable, Sendable {
  /// The title: of the content (`navigationTitle`), or else of the scene, or else of the app.
  public let title: String
  public let subtitle: String
  /// The file that the title bar represents (`navigationDocument`).
  public let representedURL: URL?
  /// The size with the title bar, in points.
  public let size: CGSize
  /// The least size to which a user can resize the window.
  public let minimumSize: CGSize
  /// The largest size to which a user can resize the window; infinite without a limit.
  public let maximumSize: CGSize

  /// The height of a title bar (Rules/Windows.md#window-size).
  static let titleBarHeight: CGFloat = 32
  /// The size of a new window (Rules/Windows.md#window-size).
  static let standardSize = CGSize(width: 900, height: 450)
}

/// An app that can't be shown.
public enum AppError: Error, CustomStringConvertible {
  /// None of the app's scenes has a window.
  case noWindow(String)

  public var description: String {
    switch self {
    case .noWindow(let app):
      "the app \(app) has no window; add a WindowGroup or a Window to its body"
    }
  }
}

extension ViewHost where Content == AnyView {
  /// Opens the first window of `app` as macOS does, and keeps its content alive.
  ///
  /// - Parameters:
  ///   - app: The type of the app.
  ///   - shaper: The text shaper.
  /// - Throws: ``AppError/noWindow(_:)``, and errors of ``update()``.
  public convenience init<A: App>(app: A.Type, shaper: any TextShaper = SystemShaper.shared) throws
  {
    try self.init(scene: A().body, appName: "\(app)", shaper: shaper)
  }

  /// Opens the first window of `scene` as macOS does, and keeps its content alive: with the size
  /// that the scene and the content determine, and a title bar in the safe area
  /// (Rules/Windows.md#window-size).
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - appName: The name of the app, which titles a window without a title.
  ///   - shaper: The text shaper.
  /// - Throws: ``AppError/noWindow(_:)``, and errors of ``update()``.
  public convenience init<S: Scene>(
    scene: @autoclosure () -> S, appName: String = "App",
    shaper: any TextShaper = SystemShaper.shared
  ) throws {
    var environment = EnvironmentValues.processDefault
    environment.platform = .macOS
    let window = Emission.evaluate(in: environment) { S._window(of: scene()) }
    guard let window else { throw AppError.noWindow(appName) }
    self.init(
      AnyView(window.appName(appName)), size: ProposedViewSize(AppWindow.standardSize),
      platform: .macOS,
      safeAreaInsets: EdgeInsets(
        top: AppWindow.titleBarHeight, leading: 0, bottom: 0, trailing: 0),
      shaper: shaper)
    isOpaque = true
    let limits = try appWindow()
    let size = tree.emission.windowSettings.defaultSize ?? AppWindow.standardSize
    proposedSize = ProposedViewSize(
      width: max(min(size.width, limits.maximumSize.width), limits.minimumSize.width),
      height: max(min(size.height, limits.maximumSize.height), limits.minimumSize.height))
    try update()
  }
}

extension ViewHost {
  /// Returns the window around the view, as its scene and the views in it determine it.
  ///
  /// - Throws: errors of ``update()``.
  public func appWindow() throws -> AppWindow {
    try update()
    let settings = tree.emission.windowSettings
    let insets = tree.window?.container ?? EdgeInsets()
    let layout = tree.tree.layout.copyForMeasuring()
    func content(_ proposal: ProposedViewSize) -> CGSize {
      let size = layout.root.map { layout.sizeThatFits($0, proposal) } ?? .zero
      return CGSize(
        width: size.width + insets.leading + insets.trailing,
        height: size.height + insets.top + insets.bottom)
    }
    let isBounded = settings.resizability == .contentSize
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    return AppWindow(
      title: settings.title ?? settings.appName ?? "", subtitle: settings.subtitle,
      representedURL: settings.document,
      size: proposedSize.replacingUnspecifiedDimensions(by: size), minimumSize: content(.zero),
      maximumSize: isBounded ? content(.infinity) : unlimited)
  }

  /// Opens `url` from outside, which runs each `onOpenURL` of the view. On macOS a `WindowGroup`
  /// opens a new window for it: make a new host for that.
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `InteractionError.closed` if the host is closed.
  @discardableResult
  public func open(_ url: URL) throws -> UpdateRecord {
    try perform {
      guard let root = tree.emission.tree.root else { return }
      let handlers = tree.emission.nodes.attachments(URLHandler.self, inside: root)
      if handlers.isEmpty {
        tree.emission.diagnostics.addWarning("No view opens the URL: none has onOpenURL.")
      }
      for handler in handlers { handler.thing.action(url) }
    }
  }
}

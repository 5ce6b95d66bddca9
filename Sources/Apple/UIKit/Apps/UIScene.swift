// The names are UIKit's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// One instance of an app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
  }

  open class ActivationRequestOptions: NSObject {
    /// Stored only: Quoin doesn't read it.
    open var requestingScene: UIScene?
  }

  public private(set) lazy var session = UISceneSession(scene: self)
  open weak var delegate: (any UISceneDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var activationConditions = UISceneActivationConditions()
  open var activationState: ActivationState { .foregroundActive }
  open var title: String!
  open var subtitle = ""
  public override init() { super.init() }
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init()
    self.session = session
  }
  open func open(
    _ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The content that a scene accepts, stored as data: an image has one scene.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Stored only: Quoin doesn't read it.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A scene that contains windows.
open class UIWindowScene: UIScene {
  private var own: [UIWindow] = []
  private lazy var first: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }()
  /// The windows that the app created for the scene, or a default window if it created none.
  open var windows: [UIWindow] { own.isEmpty ? [first] : own }
  open var keyWindow: UIWindow? { windows.first }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var effectiveGeometry: UIWindowScene.Geometry { Geometry() }
  open var coordinateSpace: any UICoordinateSpace { windows[0] }
  open var traitCollection: UITraitCollection { .current }
  /// Stored only: Quoin doesn't read it.
  open var sizeRestrictions: UISceneSizeRestrictions?
  /// Stored only: Quoin doesn't read it.
  open var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  open var titlebar: UITitlebar? { nil }

  @MainActor @preconcurrency
  open class Geometry: NSObject {
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var isInterfaceOrientationLocked: Bool { false }
  }
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    open class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }
  /// Has no effect: the geometry of a scene is fixed.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  func add(_ window: UIWindow) {
    if !own.contains(where: { $0 === window }) { own.append(window) }
  }
  func remove(_ window: UIWindow) { own.removeAll { $0 === window } }
}

@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var allowsFullScreen = true
}
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, as high as the top safe area.
  open var statusBarFrame: CGRect {
    let device = ViewEnvironment.current.environment.deviceInUse
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
  }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
@MainActor @preconcurrency
open class UITitlebar: NSObject {
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  /// Stored only: Quoin doesn't read it.
  open var titleVisibility = TitleVisibility.visible
  open var toolbar: Any?
}

/// A scene's session in the app switcher.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  open private(set) weak var scene: UIScene?
  init(scene: UIScene?) { self.scene = scene }
  open var role: Role { .windowApplication }
  public private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  open var persistentIdentifier: String { "scene" }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}

/// The configuration from which a scene is created.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Stored only: Quoin doesn't read it.
  open var sceneClass: AnyClass?
  /// Stored only: Quoin doesn't read it.
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

/// A URL that a scene is asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UISceneOpenURLOptions()
  init(url: URL) { self.url = url }
}
@MainActor @preconcurrency
open class UISceneOpenURLOptions: NSObject {
  open var sourceApplication: String? { nil }
  open var openInPlace: Bool { false }
}

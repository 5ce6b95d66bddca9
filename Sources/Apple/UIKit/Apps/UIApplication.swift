// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The running app. It has one scene with one window, which fills the screen.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }
  public enum BackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  /// Stored only: Quoin doesn't read it.
  open var isIdleTimerDisabled = false
  /// Stored only: Quoin doesn't read it.
  open var applicationIconBadgeNumber = 0
  /// Stored only: Quoin doesn't read it.
  open var applicationSupportsShakeToEdit = true
  /// Stored only: Quoin doesn't read it.
  open var isNetworkActivityIndicatorVisible = false
  open var isStatusBarHidden = false
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var statusBarFrame: CGRect { .zero }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(ViewEnvironment.current.environment.dynamicTypeSize)
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewEnvironment.current.environment.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// Stored only: Quoin doesn't read it.
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Windows

  private let scene = UIWindowScene()
  open var connectedScenes: Set<UIScene> { [scene] }
  open var openSessions: Set<UISceneSession> { [scene.session] }
  open var supportsMultipleScenes: Bool { false }
  open var windows: [UIWindow] { scene.windows }
  open var keyWindow: UIWindow? { scene.keyWindow }
  /// Has no effect: an app has one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Has no effect: an app has one scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  // MARK: Other apps and services

  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme)
  }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// Sends `action` to the first responder. Of the standard actions, only `resignFirstResponder`
  /// and `endEditing` are supported.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  )
    -> Bool
  {
    let name = action.description
    guard target == nil, name.hasSuffix("resignFirstResponder") || name.hasSuffix("endEditing")
    else {
      return false
    }
    return UIResponder.current?.resignFirstResponder() ?? false
  }
  /// Has no effect: events are not delivered.
  open func sendEvent(_ event: UIEvent) {}
  /// Has no effect: there are no remote notifications.
  open func registerForRemoteNotifications() {}
  /// Has no effect: there are no remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// Has no effect: there are no remote-control events.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect: there are no remote-control events.
  open func endReceivingRemoteControlEvents() {}
  /// Has no effect: there is no background execution.
  open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  )
    -> UIBackgroundTaskIdentifier
  { .invalid }
  /// Has no effect: there is no background execution.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  open var supportsAlternateIcons: Bool { true }
  open private(set) var alternateIconName: String?
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    self.alternateIconName = alternateIconName
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  private nonisolated static func note(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
  public nonisolated static let didBecomeActiveNotification = note("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = note("WillResignActive")
  public nonisolated static let didEnterBackgroundNotification = note("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = note("WillEnterForeground")
  public nonisolated static let willTerminateNotification = note("WillTerminate")
  public nonisolated static let didFinishLaunchingNotification = note("DidFinishLaunching")
  public nonisolated static let didReceiveMemoryWarningNotification = note(
    "DidReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = note("SignificantTimeChange")
  public nonisolated static let userDidTakeScreenshotNotification = note("UserDidTakeScreenshot")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = note(
    "ProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = note(
    "ProtectedDataWillBecomeUnavailable")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = note(
    "BackgroundRefreshStatusDidChange")
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A Home Screen quick action.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Compiles only: previews render without starting the app.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

public typealias UIBackgroundFetchResult = UIApplication.BackgroundFetchResult

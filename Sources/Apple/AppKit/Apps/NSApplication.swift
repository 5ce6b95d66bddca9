// The names are AppKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The running app, ``NSApplication/shared``.
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// The running app. It has one window, which fills the screen, unless the app creates its own.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    public static let autoHideToolbar = PresentationOptions(rawValue: 1 << 11)
    public static let fullScreen = PresentationOptions(rawValue: 1 << 10)
  }
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  open weak var delegate: (any NSApplicationDelegate)?
  open var isActive: Bool { true }
  open var isHidden: Bool { false }
  open var isRunning: Bool { true }
  open var currentEvent: NSEvent? { nil }
  open var mainMenu: NSMenu?
  /// Stored only: Quoin doesn't read it.
  open var servicesMenu: NSMenu?
  /// Stored only: Quoin doesn't read it.
  open var windowsMenu: NSMenu?
  /// Stored only: Quoin doesn't read it.
  open var helpMenu: NSMenu?
  /// Stored only: Quoin doesn't read it.
  open var applicationIconImage: NSImage! = NSImage()
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  /// Stored only: Quoin doesn't read it.
  open var presentationOptions: PresentationOptions = []
  public let dockTile = NSDockTile()
  open var isFullKeyboardAccessEnabled: Bool { false }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    ViewEnvironment.current.environment.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  private var policy = ActivationPolicy.regular

  // MARK: Windows

  private var own: [NSWindow] = []
  private lazy var first = NSWindow()
  /// The windows that the app created, or a default window if it created none.
  open var windows: [NSWindow] { own.isEmpty ? [first] : own }
  open var keyWindow: NSWindow? { windows.last }
  open var mainWindow: NSWindow? { windows.last }
  open var orderedWindows: [NSWindow] { windows.reversed() }
  open var modalWindow: NSWindow? { nil }
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }

  func add(_ window: NSWindow) {
    own.removeAll { $0 === window }
    own.append(window)
  }
  func remove(_ window: NSWindow) { own.removeAll { $0 === window } }

  // MARK: Other apps and the system

  /// Has no effect: the app is always active.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Has no effect: the app is always active.
  open func activate() {}
  /// Has no effect: the app is always active.
  open func deactivate() {}
  /// Has no effect: apps can't be hidden.
  open func hide(_ sender: Any?) {}
  /// Has no effect: apps can't be hidden.
  open func unhide(_ sender: Any?) {}
  /// Has no effect: apps can't be hidden.
  open func hideOtherApplications(_ sender: Any?) {}
  /// Has no effect: previews render without starting the app.
  open func run() {}
  /// Has no effect: previews render without starting the app.
  open func stop(_ sender: Any?) {}
  /// Has no effect: no modal window is shown.
  open func stopModal() {}
  /// Has no effect: no modal window is shown.
  open func stopModal(withCode returnCode: ModalResponse) {}
  /// Has no effect: no modal window is shown.
  open func abortModal() {}
  /// Returns `.cancel`, because no modal window is shown.
  open func runModal(for window: NSWindow) -> ModalResponse { .cancel }
  /// Has no effect: the image is rendered to its end.
  open func terminate(_ sender: Any?) {}
  /// Has no effect: the app never terminates.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  /// Has no effect: events are not delivered.
  open func sendEvent(_ event: NSEvent) {}
  /// Has no effect: events are not delivered.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  open func activationPolicy() -> ActivationPolicy { policy }
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// Has no effect: there is no Dock.
  open func cancelUserAttentionRequest(_ request: Int) {}
  /// Has no effect: system panels aren't shown.
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Has no effect: system panels aren't shown.
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  /// Has no effect: system panels aren't shown.
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  /// Has no effect: there are no remote notifications.
  open func registerForRemoteNotifications() {}
  /// Has no effect: there are no remote notifications.
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect: there is no login session.
  open func enableRelaunchOnLogin() {}
  /// Has no effect: there is no login session.
  open func disableRelaunchOnLogin() {}

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public nonisolated static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification")
  public nonisolated static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

/// The delegate of an app. Its methods are never called.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillHide(_ notification: Notification)
  func applicationDidHide(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
    -> Bool
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
  func application(
    _ application: NSApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: NSApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  func application(
    _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillHide(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication)
    -> NSApplication.TerminateReply
  { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
  public func application(
    _ application: NSApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: NSApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]
  ) {}
  /// Compiles only: previews render without starting the app.
  public static func main() {}
}

public protocol NSUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Compiles only: previews render without starting the app.
@MainActor @preconcurrency @discardableResult
public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 { 0 }

/// Creates an app's delegate, which receives no calls.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = _MadeObject.made(delegateType)
    NSApplication.shared.delegate = wrappedValue
  }
  public var projectedValue: NSApplicationDelegateAdaptor { self }
}

/// The app's tile in the Dock. Compiles only: there is no Dock.
@MainActor @preconcurrency
open class NSDockTile: NSObject {
  open var contentView: NSView?
  /// Stored only: Quoin doesn't read it.
  open var badgeLabel: String?
  /// Stored only: Quoin doesn't read it.
  open var showsApplicationBadge = true
  open var size: NSSize { NSSize(width: 128, height: 128) }
  /// Has no effect: there is no Dock.
  open func display() {}
}

/// A light or dark appearance.
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua")

    var isDark: Bool { rawValue.contains("Dark") }
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
  private init(_ name: Name) { self.name = name }

  /// Returns this appearance's name if it is in the list, else the first name that is equally
  /// light or dark.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

  /// Returns the appearance of the image that is being rendered.
  open class func currentDrawing() -> NSAppearance {
    let isDark = MainActor.assumeIsolated {
      ViewEnvironment.current.environment.colorScheme == .dark
    }
    return NSAppearance(isDark ? .darkAqua : .aqua)
  }
  open class var current: NSAppearance! { currentDrawing() }
}

/// An object with an appearance of its own or an inherited one.
@MainActor @preconcurrency
public protocol NSAppearanceCustomization: NSObjectProtocol {
  var appearance: NSAppearance? { get set }
  var effectiveAppearance: NSAppearance { get }
}
